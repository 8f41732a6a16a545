import type { EpochMs } from '../../kernel/units.ts';
import { clockInChicago } from './chicagoTime.ts';
import { DEFAULT_TIME_CONFIG } from '../town/dayNight.ts';

/** A part of the day in which something is open: from one hour up to another, on all days or some (DOOR-1). */
export interface TimeWindow {
  /** 0 to 23. */
  readonly startHour: number;
  /** 0 to 24, and closed itself; before startHour: the window spans midnight. */
  readonly endHour: number;
  /** 0 is Sunday; absent: every day. */
  readonly days?: readonly number[];
}

/** A moment as a calendar and a clock on the wall show it. */
export interface LocalTime {
  /** 0 to 23. */
  readonly hour: number;
  /** 0 is Sunday. */
  readonly day: number;
}

/** A moment on the wall, to the minute. */
export interface LocalMinute extends LocalTime {
  /** 0 to 59. */
  readonly minute: number;
}

/** Whether it is open then (DOOR-1). */
export function isOpen(windows: readonly TimeWindow[], { hour, day }: LocalTime): boolean {
  return windows.some(({ startHour, endHour, days }) => {
    if (days !== undefined && !days.includes(day)) return false;
    return startHour <= endHour ? hour >= startHour && hour < endHour : hour >= startHour || hour < endHour;
  });
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** What calendar and clock show in this zone. Throws a RangeError when the zone is unknown. */
export function localTime(timezone: string, at: EpochMs): LocalTime {
  const { hour, day } = localMinute(timezone, at);
  return { hour, day };
}

/** By zone: to make one costs as much as many readings of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timezone, format);
  return format;
}

/** The same, to the minute. */
export function localMinute(timezone: string, at: EpochMs): LocalMinute {
  // Where Arcadia lies is known without waking Intl.
  if (timezone === DEFAULT_TIME_CONFIG.timezone) {
    const clock = clockInChicago(at);
    return { hour: clock.getUTCHours(), day: clock.getUTCDay(), minute: clock.getUTCMinutes() };
  }
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    hour: Number(parts.get('hour')),
    day: DAYS.indexOf(parts.get('weekday') ?? ''),
    minute: Number(parts.get('minute')),
  };
}
