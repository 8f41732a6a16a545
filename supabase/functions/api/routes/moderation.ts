import { fail, ok } from '../../_shared/kernel/result.ts';
import type { moderationRoutes } from '../../_shared/contract/moderation.ts';
import { record } from '../../_shared/db/auditLog.ts';
import { carryOut, holdMessage, queuePage, type MessageStanding } from '../../_shared/db/moderation.ts';
import type { Decision } from '../../_shared/domain/chat.ts';
import type { OperatorAct } from '../../_shared/domain/operatorActs.ts';
import type { Handlers } from '../calls.ts';

interface Deed {
  readonly act: OperatorAct;
  readonly isOpen: (standing: MessageStanding) => boolean;
  readonly becomes: Partial<MessageStanding>;
}

const DEEDS: Readonly<Record<Decision, Deed>> = {
  remove: {
    act: 'message-removed',
    isOpen: ({ removed }) => removed === null,
    becomes: { removed: 'operator', reports: 0 },
  },
  'put-back': {
    act: 'message-restored',
    isOpen: ({ removed }) => removed === 'operator',
    becomes: { removed: null, reports: 0 },
  },
  release: {
    act: 'message-released',
    isOpen: ({ removed, held }) => removed === null && held,
    becomes: { held: false, reports: 0 },
  },
  dismiss: {
    act: 'reports-dismissed',
    isOpen: ({ removed, reports }) => removed === null && reports > 0,
    becomes: { reports: 0 },
  },
};

export const moderationHandlers: Handlers<typeof moderationRoutes> = {
  async 'GET /api/console/moderation'(tx, _admin, { queue, ...asked }) {
    const { items, next } = await queuePage(tx, queue, asked);
    return ok({ messages: items, next });
  },

  async 'POST /api/console/moderation/decision'(tx, { wallet }, { id, decision, reason }) {
    const was = await holdMessage(tx, id);
    if (was === null) return fail('NOT_FOUND', 'There is no such message.');
    const { act, isOpen, becomes } = DEEDS[decision];
    if (!isOpen(was)) return fail('CONFLICT', 'It is so already.');
    await carryOut(tx, id, was.room, decision);
    await record(tx, wallet, { act, subject: id, was: { ...was }, became: { ...was, ...becomes }, reason });
    return ok({});
  },
};
