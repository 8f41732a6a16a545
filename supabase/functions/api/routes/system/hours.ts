import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { hoursRoutes } from '../../../_shared/contract/system/hours.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { activeHours, changeHours, holdHours, hoursSoFar } from '../../../_shared/db/system/hours.ts';
import { DEFAULT_TIME_CONFIG } from '../../../_shared/domain/town/dayNight.ts';
import type { Handlers } from '../../calls.ts';

export const hoursHandlers: Handlers<typeof hoursRoutes> = {
  'GET /api/console/hours': async (tx) => ok({ rows: await hoursSoFar(tx) }),

  async 'POST /api/console/hours'(tx, { wallet }, { day_start_hour, night_start_hour, reason }) {
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
};
