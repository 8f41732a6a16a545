import { DEFAULT_TIME_CONFIG, isNight, isTimeZone, type TimeConfig } from '@shared/domain/town/dayNight.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

/**
 * The hours that the server last sent; null for anything invalid, including a time zone that this browser does not
 * know.
 */
export const TIME_CONFIG: StoredValue<TimeConfig> = {
  name: 'time-config',
  version: 1,
  read: shape.reader(
    shape.object({
      dayStartHour: shape.whole(0, 23),
      nightStartHour: shape.whole(0, 23),
      timezone: shape.checked(shape.string, isTimeZone),
    }),
  ),
};

/** The hours as far as this browser knows them without asking. */
export const knownTimeConfig = (lasting: Store): TimeConfig =>
  lasting.get(TIME_CONFIG) ?? DEFAULT_TIME_CONFIG;

/** Whether it is night, for the first screen, which is drawn before there are services. */
export const nightByKnownHours = (lasting: Store, now: EpochMs): boolean =>
  isNight(now, knownTimeConfig(lasting));
