import { fail, ok, type Result } from '../../_shared/kernel/result.ts';
import { mintTicket } from '../../_shared/auth/ticket.ts';
import type { chatRoutes } from '../../_shared/contract/chat.ts';
import { record } from '../../_shared/db/auditLog.ts';
import {
  blockedAuthors,
  editMessage,
  holdRoom,
  isInRoom,
  keptMessage,
  recentTexts,
  removeMessage,
  reportMessage,
  roomChanges,
  roomCounts,
  roomPage,
  setBlocked,
  shownIcon,
  shownMessage,
  writeMessage,
} from '../../_shared/db/chat.ts';
import type { Member } from '../../_shared/db/sessions.ts';
import { MESSAGE_RULE, topicOf } from '../../_shared/domain/chat.ts';
import { moderate } from '../../_shared/domain/moderation.ts';
import type { Handlers } from '../calls.ts';
import { issuerOf } from '../deps.ts';

const NO_MESSAGE = fail('NOT_FOUND', 'There is no such message.');
const NAMELESS = fail('FORBIDDEN', 'Choose a username in My Locker first.');
const TOO_LATE = fail('FORBIDDEN', 'Only its author changes a message, within a minute.');

/** The name under which a member writes for others. */
function nameOf({ muted, username }: Member): Result<string> {
  if (muted) return fail('FORBIDDEN', 'An operator has muted this wallet. It can read, and not write.');
  return username === null ? NAMELESS : ok(username);
}

export const chatHandlers: Handlers<typeof chatRoutes> = {
  async 'GET /api/chat-messages'(tx, _member, { room, since, ...asked }) {
    const { items, next } = await (since === undefined
      ? roomPage(tx, room, asked)
      : roomChanges(tx, room, since, asked));
    return ok({ messages: items, next });
  },

  async 'POST /api/chat-messages'(tx, member, { room_name: room, message_text, reply_to: replyTo }) {
    const name = nameOf(member);
    if (!name.ok) return name;
    const author = member.userId;
    // Held before the past is read, so that the same text from two tabs at once is one message.
    await holdRoom(tx, room);
    const verdict = moderate(message_text, MESSAGE_RULE, await recentTexts(tx, author));
    if (verdict.verdict === 'refused') {
      return fail(verdict.because === 'repeat' ? 'CONFLICT' : 'BAD_REQUEST', verdict.says);
    }
    if (replyTo !== null && !(await isInRoom(tx, room, replyTo))) {
      return fail('NOT_FOUND', 'There is no message to reply to.');
    }
    const { text } = verdict;
    const held = verdict.verdict === 'held';
    return ok({ message: await writeMessage(tx, { room, author, text, replyTo, held }) });
  },

  async 'POST /api/chat-messages/edits'(tx, member, { id, message_text }) {
    const name = nameOf(member);
    if (!name.ok) return name;
    const kept = await keptMessage(tx, id);
    if (kept === null || kept.removed !== null) return NO_MESSAGE;
    if (kept.author !== member.userId || !kept.young) return TOO_LATE;
    // What all have read already is not taken back to be read by operators first.
    const verdict = moderate(message_text, { ...MESSAGE_RULE, doubtful: kept.held ? 'held' : 'refused' });
    if (verdict.verdict === 'refused') return fail('BAD_REQUEST', verdict.says);
    if (!(await editMessage(tx, id, verdict.text))) return TOO_LATE;
    return ok({ message: await shownMessage(tx, id) });
  },

  async 'POST /api/chat-messages/removals'(tx, { userId, role, wallet }, { id }) {
    const kept = await keptMessage(tx, id);
    if (kept === null) return NO_MESSAGE;
    const isOwn = kept.author === userId;
    const by = isOwn && kept.young ? 'author' : 'operator';
    if (by === 'operator' && role !== 'ADMIN') return TOO_LATE;
    if (kept.removed === null) {
      if (!(await removeMessage(tx, id, by))) return TOO_LATE;
      if (by === 'operator')
        await record(tx, wallet, { act: 'message-removed', subject: id, was: { ...kept } });
    }
    return ok({ message: await shownMessage(tx, id) });
  },

  async 'POST /api/chat-messages/reports'(tx, { userId, wallet }, { id, reason }) {
    const kept = await keptMessage(tx, id);
    if (kept === null || kept.removed !== null || kept.author === userId) return NO_MESSAGE;
    await reportMessage(tx, id, wallet, reason);
    return ok({});
  },

  'GET /api/chat/rooms': async (tx, { userId, muted }) =>
    ok({ me: userId, muted, rooms: await roomCounts(tx) }),

  'GET /api/chat/blocks': async (tx) => ok({ blocked: await blockedAuthors(tx) }),

  'POST /api/chat/blocks': async (tx, { wallet }, { author, blocked }) =>
    (await setBlocked(tx, wallet, author, blocked)) ? ok({}) : fail('NOT_FOUND', 'There is no such person.'),

  'POST /api/chat/tickets': {
    async procedure({ deps, who }, { room }) {
      const { userId: author, username, muted } = who;
      if (username === null) return NAMELESS;
      const profile_icon = await deps.db.transaction(who.wallet, (tx) => shownIcon(tx, who.wallet));
      return ok(
        await mintTicket(
          { topic: topicOf(room), author, username, profile_icon, muted },
          deps.clock.now(),
          { keys: deps.keys, issuer: issuerOf(deps) },
        ),
      );
    },
  },
};
