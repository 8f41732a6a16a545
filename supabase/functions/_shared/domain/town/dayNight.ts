import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { hourInChicago } from '../system/chicagoTime.ts';

/** A row of time_config (TIME-1). Hours are whole, 0 to 23, in `timezone`. */
export interface TimeConfig {
  readonly dayStartHour: number;
  readonly nightStartHour: number;
  /** An IANA name, for example America/Chicago. */
  readonly timezone: string;
}

type DayHours = Pick<TimeConfig, 'dayStartHour' | 'nightStartHour'>;

export const DEFAULT_TIME_CONFIG: TimeConfig = {
  dayStartHour: 6,
  nightStartHour: 20,
  timezone: 'America/Chicago',
};

export interface Transition {
  readonly at: EpochMs;
  readonly to: 'day' | 'night';
  /** For example 'Night falls at 8 PM'. */
  readonly label: string;
}

/** Whether it is the name of a time zone; 'UTC' is, an offset such as '+05:00' is not. */
export function isTimeZone(name: string): boolean {
  // This one is known without waking Intl.
  if (name === DEFAULT_TIME_CONFIG.timezone) return true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}

const QUARTER_HOUR_MS = 900_000;
/** A day, and the hour that the end of summer time adds, and another to be sure. */
const QUARTER_HOURS_AHEAD = 26 * 4;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The hour that a clock in this zone shows; where Arcadia lies, by the rule. Throws a RangeError when the zone is unknown. */
export function hourIn(timezone: string, at: EpochMs): number {
  if (timezone === DEFAULT_TIME_CONFIG.timezone) return hourInChicago(at);
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, hour: 'numeric', hourCycle: 'h23' });
    formats.set(timezone, format);
  }
  return Number(format.format(at));
}

/**
 * Whether this hour of the clock is outside the day, which runs from dayStartHour up to nightStartHour. Equal hours
 * mean no night.
 */
export function isNightHour(hour: number, { dayStartHour: day, nightStartHour: night }: DayHours): boolean {
  return day < night ? hour < day || hour >= night : hour >= night && hour < day;
}

/** Whether it is night in the configuration's time zone. */
export function isNight(at: EpochMs, config: TimeConfig = DEFAULT_TIME_CONFIG): boolean {
  return isNightHour(hourIn(config.timezone, at), config);
}

/** An hour as a clock of twelve says it, for example '8 PM'. */
export const clockHour = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

/**
 * The next change after `at`, or null where there is none. Every zone is a whole number of quarter hours from
 * UTC, so looking at each quarter hour is exact through summer time too.
 */
export function nextTransition(at: EpochMs, config: TimeConfig = DEFAULT_TIME_CONFIG): Transition | null {
  const night = isNight(at, config);
  const first = (Math.floor(at / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS;
  for (let step = 0; step < QUARTER_HOURS_AHEAD; step += 1) {
    const then = epochMs(first + step * QUARTER_HOUR_MS);
    if (isNight(then, config) === night) continue;
    return night
      ? { at: then, to: 'day', label: `Day breaks at ${clockHour(config.dayStartHour)}` }
      : { at: then, to: 'night', label: `Night falls at ${clockHour(config.nightStartHour)}` };
  }
  return null;
}

/** When the next morning of Arcadia comes; where there is no night, a day later. */
export function morningAfter(at: EpochMs, config: TimeConfig = DEFAULT_TIME_CONFIG): EpochMs {
  const next = nextTransition(at, config);
  if (next === null) return epochMs(at + 86_400_000);
  return next.to === 'day' ? next.at : (nextTransition(next.at, config)?.at ?? next.at);
}
