import * as shape from '../../kernel/shape.ts';
import type { StoredValue } from '../../services/storage/storage.ts';

/** The part of a character that is kept: its name as it was typed, and its traits by their code. */
export interface KeptFlunk {
  readonly name: string;
  readonly code: string;
}

/** Where a character waits in this browser until the window of the Flunk Creator is opened again. */
export const KEPT_FLUNK: StoredValue<KeptFlunk> = {
  name: 'flunk-creator',
  version: 1,
  read: shape.reader(shape.object({ name: shape.string, code: shape.string })),
};
