import type { StoredValue } from '../../../services/storage/storage.ts';

/** The scene at which each chapter was left, by the chapter's id. */
export type Progress = Readonly<Record<string, number>>;

const isScene = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export const PROGRESS: StoredValue<Progress> = {
  name: 'semester-zero-progress',
  version: 1,
  read(found) {
    if (typeof found !== 'object' || found === null) return null;
    const entries = Object.entries(found);
    return entries.every(([, scene]) => isScene(scene)) ? Object.fromEntries(entries) : null;
  },
};

/** That the opener was seen in this browser, by any person: what is known of a wallet comes later than the window. */
export const OPENER_SEEN: StoredValue<boolean> = {
  name: 'semester-zero-seen',
  version: 1,
  read: (found) => (typeof found === 'boolean' ? found : null),
};
