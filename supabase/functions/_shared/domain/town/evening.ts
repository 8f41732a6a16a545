import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { dateOf } from '../system/days.ts';
import { localMinute } from '../system/timeWindows.ts';

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The evening that comes again each Friday by Arcadia's clock (EVENING-1): at eight the tape goes on the air, four minutes
 * later the power fails, at twenty past a train halts for a minute, and at half past the lights come back. At eleven there is
 * a light over the lake, for ten minutes.
 */
export const EVENING = {
  day: 5,
  hour: 20,
  darkAfterMs: 4 * MINUTE_MS,
  trainAfterMs: 20 * MINUTE_MS,
  trainLeavesAfterMs: 21 * MINUTE_MS,
  litAfterMs: 30 * MINUTE_MS,
  lakeLightAfterMs: 180 * MINUTE_MS,
  lakeDarkAfterMs: 190 * MINUTE_MS,
} as const;

/** What it is like in town: as ever; the tape is on the air; the power has failed. */
export type EveningPart = 'ordinary' | 'tape' | 'dark';

/** The evening that it is, until its light over the lake has gone out, or the next. */
export interface Evening {
  /** The date of its Friday, as '2026-11-27'. */
  readonly id: string;
  readonly part: EveningPart;
  readonly beganAt: EpochMs;
  readonly darkAt: EpochMs;
  readonly trainAt: EpochMs;
  readonly trainLeavesAt: EpochMs;
  readonly litAt: EpochMs;
  readonly lakeLightAt: EpochMs;
  readonly lakeDarkAt: EpochMs;
  /** Whether the train stands at Depot Lane. */
  readonly isTrainIn: boolean;
  readonly isLakeLit: boolean;
  /** When anything of this changes next. */
  readonly until: EpochMs;
}

/** What the evening of a moment is by the clock of this zone: everybody sees the same. Throws a RangeError when the zone is unknown. */
export function eveningAt(at: EpochMs, timezone: string): Evening {
  const began = beganBy(at, timezone);
  const after = (ms: number): EpochMs => epochMs(began + ms);
  const times = {
    beganAt: after(0),
    darkAt: after(EVENING.darkAfterMs),
    trainAt: after(EVENING.trainAfterMs),
    trainLeavesAt: after(EVENING.trainLeavesAfterMs),
    litAt: after(EVENING.litAfterMs),
    lakeLightAt: after(EVENING.lakeLightAfterMs),
    lakeDarkAt: after(EVENING.lakeDarkAfterMs),
  };
  const { beganAt, darkAt, trainAt, trainLeavesAt, litAt, lakeLightAt, lakeDarkAt } = times;
  const isBetween = (from: EpochMs, to: EpochMs): boolean => from <= at && at < to;
  return {
    id: dateOfFriday(began),
    part: isBetween(beganAt, darkAt) ? 'tape' : isBetween(darkAt, litAt) ? 'dark' : 'ordinary',
    ...times,
    isTrainIn: isBetween(trainAt, trainLeavesAt),
    isLakeLit: isBetween(lakeLightAt, lakeDarkAt),
    until: Object.values(times).find((then) => at < then) ?? lakeDarkAt,
  };
}

/** The evening that began last, by this moment. */
export function lastEvening(at: EpochMs, timezone: string): Evening {
  const evening = eveningAt(at, timezone);
  if (evening.beganAt <= at) return evening;
  // The first moment by UTC of its Friday's date lies before it wherever the zone is.
  return eveningAt(epochMs(Date.parse(evening.id) - 7 * DAY_MS), timezone);
}

/** When the next evening begins that has not begun by this moment. */
export function nextEveningAt(at: EpochMs, timezone: string): EpochMs {
  const evening = eveningAt(at, timezone);
  return at < evening.beganAt ? evening.beganAt : eveningAt(evening.lakeDarkAt, timezone).beganAt;
}

/** The evening whose recording is shown: on Saturday and Sunday that of the day before (EVENING-9); null on other days. */
export function recordedEvening(at: EpochMs, timezone: string): Evening | null {
  const { day } = localMinute(timezone, at);
  return day === 6 || day === 0 ? lastEvening(at, timezone) : null;
}

/** The date of the Friday on which an evening began then. */
function dateOfFriday(began: number): string {
  // What a clock shows differs from UTC by less than half a week, and 2 January 1970 was a Friday.
  const days = (began - EVENING.hour * HOUR_MS) / DAY_MS;
  return dateOf(1 + 7 * Math.round((days - 1) / 7));
}

/** When the evening of this moment began, or when the next one does. */
function beganBy(at: EpochMs, timezone: string): number {
  const isEight = (then: number): boolean => {
    const { day, hour, minute } = localMinute(timezone, epochMs(then));
    return day === EVENING.day && hour === EVENING.hour && minute === 0;
  };
  // Every zone is a whole number of quarter hours from UTC.
  let then = Math.ceil((at - EVENING.lakeDarkAfterMs + 1) / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  while (!isEight(then)) then += QUARTER_HOUR_MS;
  return then;
}
