import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { localMinute } from '../system/timeWindows.ts';

/**
 * The evening that comes again each Friday by Arcadia's clock (EVENING-1): at eight the tape goes on the air, four minutes
 * later the power fails, and at half past the lights come back.
 */
export const EVENING = { day: 5, hour: 20, darkAfterMs: 240_000, litAfterMs: 1_800_000 } as const;

/** What it is like in town: as ever; the tape is on the air; the power has failed. */
export type EveningPart = 'ordinary' | 'tape' | 'dark';

/** The evening that it is, or the next. */
export interface Evening {
  readonly part: EveningPart;
  readonly darkAt: EpochMs;
  readonly litAt: EpochMs;
  /** When the part changes next. */
  readonly until: EpochMs;
}

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/** What the evening of a moment is by the clock of this zone: everybody sees the same. Throws a RangeError when the zone is unknown. */
export function eveningAt(at: EpochMs, timezone: string): Evening {
  const began = beganBy(at, timezone);
  const [darkAt, litAt] = [epochMs(began + EVENING.darkAfterMs), epochMs(began + EVENING.litAfterMs)];
  if (at < began) return { part: 'ordinary', darkAt, litAt, until: epochMs(began) };
  return at < darkAt
    ? { part: 'tape', darkAt, litAt, until: darkAt }
    : { part: 'dark', darkAt, litAt, until: litAt };
}

/** When the evening of this moment began, or when the next one does. */
function beganBy(at: EpochMs, timezone: string): number {
  const isEight = (then: EpochMs): boolean => {
    const { day, hour } = localMinute(timezone, then);
    return day === EVENING.day && hour === EVENING.hour;
  };
  const minute = at - (at % MINUTE_MS);
  const began = minute - localMinute(timezone, at).minute * MINUTE_MS;
  if (isEight(at) && at < began + EVENING.litAfterMs) return began;
  // Every zone is a whole number of quarter hours from UTC.
  let then = at - (at % QUARTER_HOUR_MS) + QUARTER_HOUR_MS;
  while (!isEight(epochMs(then)) || localMinute(timezone, epochMs(then)).minute !== 0)
    then += QUARTER_HOUR_MS;
  return then;
}
