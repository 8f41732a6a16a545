import { decodeFlunk, encodeFlunk } from '../../../supabase/functions/_shared/domain/traits/flunkCode.ts';
import type { KeptFlunk } from '../../overlays/myFlunk/keptFlunk.ts';
import { NEW_FLUNK, type Flunk } from './flunk.ts';

export const keptOf = ({ selection, name }: Flunk): KeptFlunk => ({ name, code: encodeFlunk(selection) });

/** The character that was kept; a new one where there is none, or one of another catalogue. */
export function flunkOf(kept: KeptFlunk | null): Flunk {
  const selection = kept === null ? null : decodeFlunk(kept.code);
  return kept === null || selection === null ? NEW_FLUNK : { name: kept.name, selection };
}
