import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { moderationRoutes, QueuedText } from '../../../_shared/contract/people/moderation.ts';
import { decide, queuePage, type Queued } from '../../../_shared/db/people/moderation.ts';
import { workAddress } from '../../../_shared/works/address.ts';
import type { Handlers } from '../../calls.ts';
import type { LiveDeps } from '../../deps.ts';

/** A text of the queue; of a work with its picture, which operators see also where it was taken down. */
async function withPicture({ clock, keys }: LiveDeps, text: Queued): Promise<QueuedText> {
  const sight = { id: text.id, size: 'small', view: 'queue' } as const;
  const picture = text.kind === 'work' ? await workAddress(sight, clock.now(), keys) : null;
  return { ...text, picture };
}

export const moderationHandlers: Handlers<typeof moderationRoutes> = {
  'GET /api/console/moderation': {
    async procedure({ deps, who }, { queue, ...asked }) {
      const { items, next } = await deps.db.transaction(who.wallet, (tx) => queuePage(tx, queue, asked));
      return ok({ texts: await Promise.all(items.map((text) => withPicture(deps, text))), next });
    },
  },

  async 'POST /api/console/moderation/decision'(tx, { wallet }, decided) {
    const outcome = await decide(tx, wallet, decided);
    if (outcome === 'unknown') return fail('NOT_FOUND', 'There is no such text.');
    return outcome === 'done' ? ok({}) : fail('CONFLICT', 'It is so already.');
  },
};
