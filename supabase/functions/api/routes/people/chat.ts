import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import { mintTicket } from '../../../_shared/auth/ticket.ts';
import type { chatRoutes } from '../../../_shared/contract/people/chat.ts';
import {
  blockedAuthors,
  editMessage,
  holdRoom,
  isInRoom,
  keptMessage,
  removeOwnMessage,
  roomChanges,
  roomCounts,
  roomPage,
  setBlocked,
  shownIcon,
  shownMessage,
  writeMessage,
} from '../../../_shared/db/people/chat.ts';
import { decide, report } from '../../../_shared/db/people/moderation.ts';
import type { Member } from '../../../_shared/db/system/sessions.ts';
import { MESSAGE_RULE, topicOf } from '../../../_shared/domain/people/chat.ts';
import { moderate } from '../../../_shared/domain/people/moderation.ts';
import type { Handlers } from '../../calls.ts';
import { issuerOf } from '../../deps.ts';
import { MUTED, written } from '../../writing.ts';

const NO_MESSAGE = fail('NOT_FOUND', 'There is no such message.');
const NAMELESS = fail('FORBIDDEN', 'Choose a username in My Locker first.');
const TOO_LATE = fail('FORBIDDEN', 'Only its author changes a message, within a minute.');

/** The name under which a member writes for others. */
function nameOf({ muted, username }: Member): Result<string> {
  if (muted) return MUTED;
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
    await holdRoom(tx, room);
    const text = await written(tx, member, 'message', message_text, MESSAGE_RULE);
    if (!text.ok) return text;
    if (replyTo !== null && !(await isInRoom(tx, room, replyTo))) {
      return fail('NOT_FOUND', 'There is no message to reply to.');
    }
    const message = await writeMessage(tx, { room, author: member.userId, replyTo, ...text.value });
    return ok({ message });
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
    const isTheirs = kept.author === userId && kept.young;
    if (!isTheirs && role !== 'ADMIN') return TOO_LATE;
    if (kept.removed === null) {
      if (!isTheirs) await decide(tx, wallet, { kind: 'message', id, decision: 'remove' });
      else if (!(await removeOwnMessage(tx, id))) return TOO_LATE;
    }
    return ok({ message: await shownMessage(tx, id) });
  },

  'POST /api/chat-messages/reports': async (tx, _member, { id, reason }) =>
    (await report(tx, 'message', id, reason)) ? ok({}) : NO_MESSAGE,

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
        await mintTicket({ topic: topicOf(room), author, username, profile_icon, muted }, deps.clock.now(), {
          keys: deps.keys,
          issuer: issuerOf(deps),
        }),
      );
    },
  },
};
