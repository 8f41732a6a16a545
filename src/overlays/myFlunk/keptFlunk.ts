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
  read: (found) => {
    if (typeof found !== 'object' || found === null || !('name' in found) || !('code' in found)) return null;
    const { name, code } = found;
    return typeof name === 'string' && typeof code === 'string' ? { name, code } : null;
  },
};
