import { epochMs, type Address, type EpochMs } from '../../kernel/units.ts';
import type { TextRule } from './moderation.ts';

/** How long a bio may be, in UTF-16 units; the database counts characters, which are never more. */
export const BIO_MOST = 160;

/** What a bio may be, of which there need be none (domain/people/moderation.ts). */
export const BIO_RULE: TextRule = { most: BIO_MOST, links: 0, shortens: false, doubtful: 'refused' };

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

/** A new name is kept for a day, so that no wallet slips from name to name. The first may be corrected at once. */
const RENAME_PAUSE_MS = 24 * 60 * 60 * 1000;

/** When a wallet that was renamed at this time (null: never) may be renamed; null: at once. */
export function nextRename(renamedAt: EpochMs | null, now: EpochMs): EpochMs | null {
  if (renamedAt === null) return null;
  const at = epochMs(renamedAt + RENAME_PAUSE_MS);
  return at > now ? at : null;
}
