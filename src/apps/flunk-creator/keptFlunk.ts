import { decodeFlunk, encodeFlunk } from '../../../supabase/functions/_shared/domain/traits/flunkCode.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import { NEW_FLUNK, type Flunk } from './flunk.ts';

/** The part of a character that is kept: its name as it was typed, and its traits by their code. */
export interface KeptFlunk {
  readonly name: string;
  readonly code: string;
}

/** Where a character waits in this browser until the window is opened again. */
export const KEPT_FLUNK: StoredValue<KeptFlunk> = {
  name: 'flunk-creator',
  version: 1,
  read: (found) => {
    if (typeof found !== 'object' || found === null || !('name' in found) || !('code' in found)) return null;
    const { name, code } = found;
    return typeof name === 'string' && typeof code === 'string' ? { name, code } : null;
  },
};

export const keptOf = ({ selection, name }: Flunk): KeptFlunk => ({ name, code: encodeFlunk(selection) });

/** The character that was kept; a new one where there is none, or one of another catalogue. */
export function flunkOf(kept: KeptFlunk | null): Flunk {
  const selection = kept === null ? null : decodeFlunk(kept.code);
  return kept === null || selection === null ? NEW_FLUNK : { name: kept.name, selection };
}
