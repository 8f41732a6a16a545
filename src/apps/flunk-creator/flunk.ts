import { decodeFlunk, encodeFlunk } from '../../../supabase/functions/_shared/domain/traits/flunkCode.ts';
import { NOTHING_CHOSEN, type Selection } from '../../../supabase/functions/_shared/domain/traits/trait.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import { DEFAULT_NAME } from './texts.ts';

/** A character while it is made: what it has, and what it is called. */
export interface Flunk {
  readonly selection: Selection;
  readonly name: string;
}

export const NEW_FLUNK: Flunk = { selection: NOTHING_CHOSEN, name: DEFAULT_NAME };

/** The longest file name that is given to a picture, without its ending. */
const LONGEST_FILE = 60;

/** The name of the file that the picture is saved as. */
export function fileNameOf({ name }: Flunk): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_FILE)
    .replace(/^-|-$/g, '');
  return `${words || 'flunk'}.png`;
}

/** What of a character is kept: its name as it was typed, and its traits by their code. */
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
