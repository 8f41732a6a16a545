import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { isOpen, localMinute, type TimeWindow } from '../system/timeWindows.ts';

/** The hours in which a person is pushed nothing, by the clock of where they are (PUSH-4). */
export interface QuietHours extends Pick<TimeWindow, 'startHour' | 'endHour'> {
  /** An IANA name. */
  readonly zone: string;
}

/** As a setting keeps it: hours and zone, such as `22-8 Europe/Berlin`. */
export const writeQuiet = ({ startHour, endHour, zone }: QuietHours): string =>
  `${startHour}-${endHour} ${zone}`;

const SETTING = /^(\d\d?)-(\d\d?) ([\w/+-]{1,40})$/;

/** The hours of a setting; null: it has none. */
export function readQuiet(setting: string | null | undefined): QuietHours | null {
  const found = SETTING.exec(setting ?? '');
  const [startHour, endHour, zone] = [Number(found?.[1]), Number(found?.[2]), found?.[3] ?? ''];
  const areHours = startHour <= 23 && endHour <= 23 && startHour !== endHour;
  return areHours ? { startHour, endHour, zone } : null;
}

const QUARTER_MS = 900_000;
const QUARTERS_AHEAD = 26 * 4;

/**
 * When the quiet hours end that a moment is in; null: it is in none. Of a zone that this server does not know there are none. Every
 * zone is a whole number of quarter hours from UTC, so that to look at each quarter is exact through summer time too.
 */
export function quietUntil(at: EpochMs, quiet: QuietHours | null): EpochMs | null {
  if (quiet === null) return null;
  const isQuiet = (then: EpochMs): boolean => isOpen([quiet], localMinute(quiet.zone, then));
  try {
    if (!isQuiet(at)) return null;
    const first = (Math.floor(at / QUARTER_MS) + 1) * QUARTER_MS;
    for (let step = 0; step < QUARTERS_AHEAD; step += 1) {
      const then = epochMs(first + step * QUARTER_MS);
      if (!isQuiet(then)) return then;
    }
  } catch {
    // The zone of a newer browser.
  }
  return null;
}
