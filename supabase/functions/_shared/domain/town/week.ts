import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { dateOf as dateOfDay } from '../system/days.ts';
import { localMinute } from '../system/timeWindows.ts';

/** The Monday from which weeks are counted: the first episode's (EPISODE-1). */
export const FIRST_WEEK = '2026-11-30';

/** A week of the town, Monday to Sunday by Arcadia's clock: its episode, its evening and its vote. */
export interface Week {
  /** The date of its Monday, as '2026-11-30'. */
  readonly id: string;
  /** The first moment of its Monday, and of the next one. */
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  /** Its Sunday: votes are taken until the week ends. */
  readonly voteOpensAt: EpochMs;
  /** From when on the result is told, and leans the week that begins. */
  readonly votesToldAt: EpochMs;
  /** The date of its Friday, by which its evening is known. */
  readonly eveningId: string;
}

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const ORIGIN = Date.parse(FIRST_WEEK);
const [FRIDAY, SUNDAY] = [4, 6];

/** What the week of a moment is by the clock of this zone. Throws a RangeError when the zone is unknown. */
export function weekAt(at: EpochMs, timezone: string): Week {
  const { day, hour, minute } = localMinute(timezone, at);
  const monday = at - ((day + 6) % 7) * DAY_MS - hour * HOUR_MS - minute * MINUTE_MS;
  // Where the zone lies, or its clock was changed since, moves this by less than half a week.
  return weekOf(ORIGIN + Math.round((monday - ORIGIN) / WEEK_MS) * WEEK_MS, timezone);
}

/** The week that this id names; null: it is the date of no Monday. */
export function weekNamed(id: string, timezone: string): Week | null {
  return isWeekId(id) ? weekOf(Date.parse(id), timezone) : null;
}

/** Whether this is spelled as the date of a Monday. */
export function isWeekId(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = Date.parse(text);
  return !Number.isNaN(date) && dateOf(date) === text && Number.isInteger((date - ORIGIN) / WEEK_MS);
}

/** How many weeks after the first one this is; negative before it. */
export const numberOfWeek = (id: string): number => Math.round((Date.parse(id) - ORIGIN) / WEEK_MS);

/** The id of the week that is so many after the one of this id. */
export const weekAfter = (id: string, weeks = 1): string => dateOf(Date.parse(id) + weeks * WEEK_MS);

function weekOf(monday: number, timezone: string): Week {
  const endsAt = beginOf(monday + WEEK_MS, timezone);
  return {
    id: dateOf(monday),
    startsAt: beginOf(monday, timezone),
    endsAt,
    voteOpensAt: beginOf(monday + SUNDAY * DAY_MS, timezone),
    votesToldAt: endsAt,
    eveningId: dateOf(monday + FRIDAY * DAY_MS),
  };
}

/** A day of Arcadia within its week. */
export interface Day {
  /** Its date, as '2026-12-02'. */
  readonly id: string;
  /** The id of its week, and which day of that it is: 0 is its Monday. */
  readonly week: string;
  readonly nth: number;
  /** The first moment of the next day. */
  readonly endsAt: EpochMs;
}

/** What the day of a moment is by the clock of this zone. Throws a RangeError when the zone is unknown. */
export function dayAt(at: EpochMs, timezone: string): Day {
  const { id: week } = weekAt(at, timezone);
  const nth = (localMinute(timezone, at).day + 6) % 7;
  const date = Date.parse(week) + nth * DAY_MS;
  return { id: dateOf(date), week, nth, endsAt: beginOf(date + DAY_MS, timezone) };
}

/** The day before one, without its end. */
export function dayBefore({ id, week, nth }: Day): Omit<Day, 'endsAt'> {
  const before = dateOf(Date.parse(id) - DAY_MS);
  return nth > 0 ? { id: before, week, nth: nth - 1 } : { id: before, week: weekAfter(week, -1), nth: 6 };
}

const dateOf = (ms: number): string => dateOfDay(ms / DAY_MS);

/** The first moment of a date in this zone; the date is given by its midnight in UTC. */
function beginOf(date: number, timezone: string): EpochMs {
  const weekday = new Date(date).getUTCDay();
  const { day, hour, minute } = localMinute(timezone, epochMs(date));
  const ahead = day === weekday ? 0 : day === (weekday + 1) % 7 ? DAY_MS : -DAY_MS;
  // Two hours before what would be midnight: no clock is changed by more. Every zone is whole quarter hours from UTC.
  let then = date - ahead - hour * HOUR_MS - minute * MINUTE_MS - 2 * HOUR_MS;
  while (localMinute(timezone, epochMs(then)).day !== weekday) then += QUARTER_HOUR_MS;
  return epochMs(then);
}
