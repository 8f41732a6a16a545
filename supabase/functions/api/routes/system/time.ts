import { ok } from '../../../_shared/kernel/result.ts';
import type { timeRoutes } from '../../../_shared/contract/system/time.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { activeHours, changeHours } from '../../../_shared/db/system/hours.ts';
import type { Handlers } from '../../calls.ts';

export const timeHandlers: Handlers<typeof timeRoutes> = {
  'GET /api/time-config': async (tx) => ok({ config: await activeHours(tx) }),

  async 'POST /api/time-config'(tx, { wallet }, hours) {
    const { day_start_hour, night_start_hour, timezone } = await activeHours(tx);
    const config = await changeHours(tx, hours);
    const was = { day_start_hour, night_start_hour, timezone };
    await record(tx, wallet, { act: 'time-config', subject: 'Arcadia', was, became: hours });
    return ok({ config });
  },
};
