import { epochMs, type EpochMs } from '../../kernel/units.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK = 7;

/**
 * What calendar and clock in Chicago show, as the UTC fields of a date, by the rule of 2007: summer time from the second
 * Sunday of March to the first of November. A browser's Intl, which knows the rule of every zone, takes 20 ms to wake, and
 * 90 on a cheap phone.
 */
export function clockInChicago(at: EpochMs): Date {
  const year = new Date(at).getUTCFullYear();
  // Clocks change at two: eight by UTC in spring, seven in autumn.
  const summer = sundayOf(year, 2, 2) + 8 * HOUR_MS <= at && at < sundayOf(year, 10, 1) + 7 * HOUR_MS;
  return new Date(at - (summer ? 5 : 6) * HOUR_MS);
}

/** The hour that a clock in Chicago shows. */
export const hourInChicago = (at: EpochMs): number => clockInChicago(at).getUTCHours();

/** When the day in Chicago began that `at` is in, or the one so many days after it. */
export function midnightInChicago(at: EpochMs, daysAfter = 0): EpochMs {
  const local = clockInChicago(at).getTime();
  const midnight = local - (local % DAY_MS) + daysAfter * DAY_MS;
  // The clocks change after midnight, so that one of the two is it.
  const inSummer = epochMs(midnight + 5 * HOUR_MS);
  return clockInChicago(inSummer).getTime() === midnight ? inSummer : epochMs(midnight + 6 * HOUR_MS);
}

/** When the `count`th Sunday of a month begins by UTC; January is 0. */
function sundayOf(year: number, month: number, count: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((WEEK - first) % WEEK) + (count - 1) * WEEK);
}
