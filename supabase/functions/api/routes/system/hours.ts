import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { activeHours, changeHours, holdHours, hoursSoFar } from '../../../_shared/db/system/hours.ts';
import { DEFAULT_TIME_CONFIG } from '../../../_shared/domain/town/dayNight.ts';
import { Hour } from '../../../_shared/contract/system/time.ts';
import { Done, Nothing, Reason } from '../../../_shared/contract/values.ts';
import { HoursAnswer } from '../../../_shared/contract/system/hours.ts';
import { route } from '../../route.ts';

/** The hours of day and night as the console has them, with a reason (CONSOLE-17). */
export const hoursRoutes = [
  route(
    'GET /api/console/hours',
    {
      caller: 'administrator',
      about: 'The hours of day and night in force, and those that were.',
      query: Nothing,
      example: {},
      answer: HoursAnswer,
    },
    async (tx) => ok({ rows: await hoursSoFar(tx) }),
  ),

  route(
    'POST /api/console/hours',
    {
      caller: 'administrator',
      about: 'Puts other hours in force, in the time zone of Arcadia.',
      sets: true,
      body: z.object({ day_start_hour: Hour, night_start_hour: Hour, reason: Reason }),
      example: { day_start_hour: 6, night_start_hour: 20, reason: 'as it was' },
      answer: Done,
      refusals: { CONFLICT: 'they are in force already' },
    },
    async (tx, { wallet }, { day_start_hour, night_start_hour, reason }) => {
      await holdHours(tx);
      const before = await activeHours(tx);
      const was = {
        day_start_hour: before.day_start_hour,
        night_start_hour: before.night_start_hour,
        timezone: before.timezone,
      };
      const became = { day_start_hour, night_start_hour, timezone: DEFAULT_TIME_CONFIG.timezone };
      if (
        was.day_start_hour === day_start_hour &&
        was.night_start_hour === night_start_hour &&
        was.timezone === became.timezone
      ) {
        return fail('CONFLICT', 'These hours are in force already.');
      }
      await changeHours(tx, became);
      await record(tx, wallet, { act: 'time-config', subject: 'Arcadia', was, became, reason });
      return ok({});
    },
  ),
] as const;
