import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import {
  type QueuedText,
  QUEUES,
  Kind,
  QueueAnswer,
  ReportsAnswer,
} from '../../../_shared/contract/people/moderation.ts';
import { decide, ownReports, queuePage, type Queued } from '../../../_shared/db/people/moderation.ts';
import { workAddress } from '../../../_shared/works/address.ts';
import type { LiveDeps } from '../../deps.ts';
import { DECISIONS } from '../../../_shared/domain/people/writings.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { Done, Reason, RowId, WalletAddress } from '../../../_shared/contract/values.ts';
import { route } from '../../route.ts';

/** A text of the queue; of a work with its picture, which operators see also where it was taken down. */
async function withPicture({ clock, keys }: LiveDeps, text: Queued): Promise<QueuedText> {
  const sight = { id: text.id, size: 'small', view: 'queue' } as const;
  const picture = text.kind === 'work' ? await workAddress(sight, clock.now(), keys) : null;
  return { ...text, picture };
}

/** What operators decide about texts that people reported, or that wait to be read (CONSOLE-18). */
export const moderationRoutes = [
  route(
    'GET /api/console/moderation',
    {
      caller: 'administrator',
      about:
        'Messages, comments, lines of the guest book, signatures and works that are reported or held, or that an operator removed.',
      query: PageQuery.extend({ queue: z.enum(QUEUES).default('waiting') }),
      example: { queue: 'waiting' },
      answer: QueueAnswer,
      cost: 5,
    },
    {
      async procedure({ deps, who }, { queue, ...asked }) {
        const { items, next } = await deps.db.transaction(who.wallet, (tx) => queuePage(tx, queue, asked));
        return ok({ texts: await Promise.all(items.map((text) => withPicture(deps, text))), next });
      },
    },
  ),

  route(
    'GET /api/reports',
    {
      caller: 'member',
      about: 'What the caller has reported, and what became of it.',
      query: z.object({ wallet: WalletAddress }),
      example: { wallet: '0x0000000000000001' },
      owner: 'wallet',
      answer: ReportsAnswer,
    },
    async (tx) => ok({ reports: await ownReports(tx) }),
  ),

  route(
    'POST /api/console/moderation/decision',
    {
      caller: 'administrator',
      about: 'Removes a text, puts it back, releases it where it is held, or dismisses its reports.',
      body: z.object({ kind: Kind, id: RowId, decision: z.enum(DECISIONS), reason: Reason }),
      example: { kind: 'message', id: '1', decision: 'remove', reason: 'for an example' },
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such text', CONFLICT: 'it is so already' },
    },
    async (tx, { wallet }, decided) => {
      const outcome = await decide(tx, wallet, decided);
      if (outcome === 'unknown') return fail('NOT_FOUND', 'There is no such text.');
      return outcome === 'done' ? ok({}) : fail('CONFLICT', 'It is so already.');
    },
  ),
] as const;
