import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { LOCK_NAMES, type LockName } from './locks.ts';
import type { LOCATIONS } from './town.ts';
import type { Chapter } from './townEvents.ts';

/** A location that belongs to a clique. */
export type HouseId = Extract<(typeof LOCATIONS)[number], { readonly group: 'Clique Houses' }>['id'];

export const HOUSE_IDS = [
  'jocks-house',
  'freaks-house',
  'geeks-house',
  'preps-house',
] as const satisfies readonly HouseId[];

/** The house of that name; null: it is no clique's. */
export const houseNamed = (text: string | undefined): HouseId | null =>
  HOUSE_IDS.find((house) => house === text) ?? null;

/** The chapter that a wallet opens with the code of its own, at each lock that has such codes (QUARTER-1). */
export const OWN_CODES: Readonly<Partial<Record<LockName, Chapter>>> = { cellar: 5, shed: 6 };

export const OWN_LOCKS: readonly LockName[] = LOCK_NAMES.filter((lock) => lock in OWN_CODES);

/** Which house keeps which digit of a lock's code (QUARTER-2): the first of a row keeps the first. */
const KEEPERS: Readonly<Partial<Record<LockName, readonly HouseId[]>>> = {
  cellar: ['jocks-house', 'geeks-house', 'preps-house', 'freaks-house'],
  shed: ['preps-house', 'freaks-house', 'geeks-house', 'jocks-house'],
};

/** One digit of a code, and where it stands in it, counted from 1. */
export interface Quarter {
  readonly lock: LockName;
  readonly position: number;
  readonly digit: string;
}

/** Which digit of a lock's code a house keeps, counted from 1; null: none. */
export function positionAt(lock: LockName, house: HouseId): number | null {
  const nth = KEEPERS[lock]?.indexOf(house) ?? -1;
  return nth < 0 ? null : nth + 1;
}

/** For so long a name hangs on the board, unless it is renewed (s). */
export const REQUEST_FOR = 86_400;

/** As long as a night of Arcadia: a quarter that no one has told by then lies at the door (QUARTER-6, s). */
export const NIGHT_FOR = 36_000;

/** When the quarter lies at the door of a person who asked at that moment. */
export const passedOnAt = (askedAt: EpochMs): EpochMs => epochMs(askedAt + NIGHT_FOR * 1000);

/** So many names are read on a board at once. */
export const MOST_ON_BOARD = 50;

/** So many people a member lets in between two mornings (QUARTER-8). */
export const GUESTS_A_NIGHT = 3;

/** So many people a helper has to have helped to get the sticker (QUARTER-5). */
export const HELPED_FOR_STICKER = 10;
