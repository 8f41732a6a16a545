import { epochMs, type EpochMs } from '../../kernel/units.ts';

const DAY_MS = 86_400_000;

/** How long a browser waits after midnight before it asks again (ms): the server may still see the old day. */
export const NEW_DAY_GRACE_MS = 1_500;

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Whole UTC days since the Unix epoch. */
export const utcDay = (at: EpochMs): number => Math.floor(at / DAY_MS);

/** The first midnight UTC after `at`: when every daily reward comes back (GUM-4). */
export const nextMidnight = (at: EpochMs): EpochMs => epochMs((utcDay(at) + 1) * DAY_MS);

/** A UTC day (see utcDay) as ISO 8601 has it, such as 2028-02-29. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The UTC day of a date such as 2028-02-29; NaN where the text is no date. */
export const dayOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The UTC days from the first of a month, such as 2028-02, to the first of the month after, which is not among them. */
export function daysOfMonth(month: string): { readonly from: number; readonly until: number } {
  const from = dayOfDate(`${month}-01`);
  // 31 days after the first of any month it is the next month.
  return { from, until: dayOfDate(`${dateOf(from + 31).slice(0, 7)}-01`) };
}

const DAYS_OF_WEEK = 7;
/** Day 0 of the epoch was a Thursday, so that the first whole week began on day 4, a Monday. */
const FIRST_MONDAY = 4;

/** Whole weeks from Monday to Sunday since the epoch, by UTC. */
export const weekNumber = (at: EpochMs): number => Math.floor((utcDay(at) - FIRST_MONDAY) / DAYS_OF_WEEK);

/** The UTC day of the Monday with which a week (see weekNumber) begins. */
export const mondayOf = (week: number): number => FIRST_MONDAY + DAYS_OF_WEEK * week;

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
