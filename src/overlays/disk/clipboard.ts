import { store } from '../../kernel/store.ts';

/** What was cut or copied of the disk in this page, to be pasted into another folder. */
export interface Clip {
  readonly ids: readonly string[];
  readonly isCut: boolean;
}

/** Null: nothing. All windows of the page share it. */
export const clipboard = store<Clip | null>(null);
