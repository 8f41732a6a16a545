import { DEFAULT_TIME_CONFIG, isNight, isTimeZone, type TimeConfig } from '@shared/domain/town/dayNight.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

const isHour = (found: unknown): found is number =>
  Number.isInteger(found) && 0 <= Number(found) && Number(found) < 24;

/**
 * The hours that the server last sent; null for anything invalid, including a time zone that this browser does not
 * know.
 */
export const TIME_CONFIG: StoredValue<TimeConfig> = {
  name: 'time-config',
  version: 1,
  read(found) {
    if (typeof found !== 'object' || found === null) return null;
    const { dayStartHour, nightStartHour, timezone } = found as Partial<Record<keyof TimeConfig, unknown>>;
    if (!isHour(dayStartHour) || !isHour(nightStartHour)) return null;
    if (typeof timezone !== 'string' || !isTimeZone(timezone)) return null;
    return { dayStartHour, nightStartHour, timezone };
  },
};

/** The hours as far as this browser knows them without asking. */
export const knownTimeConfig = (lasting: Store): TimeConfig =>
  lasting.get(TIME_CONFIG) ?? DEFAULT_TIME_CONFIG;

/** Whether it is night, for the first screen, which is drawn before there are services. */
export const nightByKnownHours = (lasting: Store, now: EpochMs): boolean =>
  isNight(now, knownTimeConfig(lasting));
