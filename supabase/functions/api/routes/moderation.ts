import { fail, ok } from '../../_shared/kernel/result.ts';
import type { moderationRoutes } from '../../_shared/contract/moderation.ts';
import { decide, queuePage } from '../../_shared/db/moderation.ts';
import type { Handlers } from '../calls.ts';

export const moderationHandlers: Handlers<typeof moderationRoutes> = {
  async 'GET /api/console/moderation'(tx, _admin, { queue, ...asked }) {
    const { items, next } = await queuePage(tx, queue, asked);
    return ok({ texts: items, next });
  },

  async 'POST /api/console/moderation/decision'(tx, { wallet }, decided) {
    const outcome = await decide(tx, wallet, decided);
    if (outcome === 'unknown') return fail('NOT_FOUND', 'There is no such text.');
    return outcome === 'done' ? ok({}) : fail('CONFLICT', 'It is so already.');
  },
};
