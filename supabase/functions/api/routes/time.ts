import { ok } from '../../_shared/kernel/result.ts';
import type { timeRoutes } from '../../_shared/contract/time.ts';
import { audit } from '../../_shared/db/guards.ts';
import { activeHours, changeHours } from '../../_shared/db/hours.ts';
import type { Handlers } from '../calls.ts';

export const timeHandlers: Handlers<typeof timeRoutes> = {
  'GET /api/time-config': async (tx) => ok({ config: await activeHours(tx) }),

  async 'POST /api/time-config'(tx, { wallet }, hours) {
    const config = await changeHours(tx, hours);
    await audit(tx, wallet, 'time-config', hours);
    return ok({ config });
  },
};
