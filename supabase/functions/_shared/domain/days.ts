import { epochMs, type EpochMs } from '../kernel/units.ts';

const DAY_MS = 86_400_000;

/** Whole UTC days since the Unix epoch. */
export const utcDay = (at: EpochMs): number => Math.floor(at / DAY_MS);

/** The first midnight UTC after `at`: when every daily reward comes back (GUM-4). */
export const nextMidnight = (at: EpochMs): EpochMs => epochMs((utcDay(at) + 1) * DAY_MS);

/**
 * The login streak: how many consecutive days of `loginDays` (see utcDay; any order, repeats allowed) end today.
 * Until today's login a streak that ended yesterday still stands.
 */
export function streak(loginDays: Iterable<number>, today: number): number {
  const days = new Set(loginDays);
  const last = days.has(today) ? today : today - 1;
  let length = 0;
  while (days.has(last - length)) length += 1;
  return length;
}
