import { z } from 'zod';
import { ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { activeHours, changeHours } from '../../../_shared/db/system/hours.ts';
import { TimeConfigBody, TimeConfigAnswer } from '../../../_shared/contract/system/time.ts';
import { route } from '../../route.ts';

/** The hours of day and night (TIME-1, TIME-5). */
export const timeRoutes = [
  route(
    'GET /api/time-config',
    {
      caller: 'anyone',
      about: 'The hours of day and night in force.',
      query: z.object({}),
      example: {},
      answer: TimeConfigAnswer,
      // The same for everyone, so that caches may keep it; a change is visible some seconds later.
      cacheSeconds: 5,
    },
    async (tx) => ok({ config: await activeHours(tx) }),
  ),

  route(
    'POST /api/time-config',
    {
      caller: 'administrator',
      about: 'Puts other hours in force.',
      sets: true,
      body: TimeConfigBody,
      example: { day_start_hour: 6, night_start_hour: 20, timezone: 'America/Chicago' },
      answer: TimeConfigAnswer,
    },
    async (tx, { wallet }, hours) => {
      const { day_start_hour, night_start_hour, timezone } = await activeHours(tx);
      const config = await changeHours(tx, hours);
      const was = { day_start_hour, night_start_hour, timezone };
      await record(tx, wallet, { act: 'time-config', subject: 'Arcadia', was, became: hours });
      return ok({ config });
    },
  ),
] as const;
