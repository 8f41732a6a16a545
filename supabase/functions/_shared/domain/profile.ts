import { epochMs, type Address, type EpochMs } from '../kernel/units.ts';

/** How long a bio may be, in UTF-16 units; the database counts characters, which are never more. */
export const BIO_MOST = 160;

/** The pictures that a student can choose from, by their names in the bundle `faces`. */
export const FACES = [
  'beanie',
  'glasses',
  'cap',
  'curls',
  'quiff',
  'pigtails',
  'shades',
  'bob',
  'helmet',
  'braids',
  'headphones',
  'mohawk',
  'tiara',
  'bandana',
  'robot',
  'hood',
  'cat',
  'flunko',
] as const;
export type Face = (typeof FACES)[number];

export const isFace = (name: unknown): name is Face => FACES.some((face) => face === name);

/** The face of a wallet that has chosen none: always the same one. */
export const faceOf = (wallet: Address): Face =>
  FACES[Number.parseInt(wallet.slice(-4), 16) % FACES.length] ?? FACES[0];

/** Control characters, and those that turn the direction of the text after them. */
const UNWRITABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** A text as it is kept: one paragraph, with single spaces. Null: it is too long, or has unwritable characters. */
export function tidyText(text: string, most: number): string | null {
  const tidy = text.trim().replace(/\s+/g, ' ');
  return tidy.length > most || UNWRITABLE.test(tidy) ? null : tidy;
}

/** A bio as it is kept (tidyText). */
export const tidyBio = (text: string): string | null => tidyText(text, BIO_MOST);

/** A new name is kept for a day, so that no wallet slips from name to name. The first may be corrected at once. */
const RENAME_PAUSE_MS = 24 * 60 * 60 * 1000;

/** When a wallet that was renamed at this time (null: never) may be renamed; null: at once. */
export function nextRename(renamedAt: EpochMs | null, now: EpochMs): EpochMs | null {
  if (renamedAt === null) return null;
  const at = epochMs(renamedAt + RENAME_PAUSE_MS);
  return at > now ? at : null;
}
