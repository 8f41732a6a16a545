import { z } from 'zod';
import { isTimeZone } from '../../domain/town/dayNight.ts';
import { Done, IsoTime } from '../values.ts';

/** An hour of the clock. */
export const Hour = z.int().min(0).max(23);

/** Equal hours are allowed: they mean that there is no night (domain/town/dayNight.ts). */
export const TimeConfigBody = z.object({
  day_start_hour: Hour,
  night_start_hour: Hour,
  timezone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'expected a time zone such as America/Chicago')
    .describe('a time zone such as America/Chicago'),
});

export type TimeConfigBody = z.infer<typeof TimeConfigBody>;

export const TimeConfigRow = TimeConfigBody.extend({
  id: z.int(),
  is_active: z.boolean(),
  created_at: IsoTime,
});

export type TimeConfigRow = z.infer<typeof TimeConfigRow>;

export const TimeConfigAnswer = Done.extend({ config: TimeConfigRow.describe('the row that is in force') });

export type TimeConfigAnswer = z.infer<typeof TimeConfigAnswer>;
