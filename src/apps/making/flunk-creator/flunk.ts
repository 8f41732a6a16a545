import { NOTHING_CHOSEN, type Selection } from '@shared/domain/collection/traits/trait.ts';
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
