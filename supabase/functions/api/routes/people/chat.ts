import { z } from 'zod';
import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import { isRoomKey, roomKey } from '../../../_shared/auth/roomKey.ts';
import { mintTicket, TICKET_SECONDS } from '../../../_shared/auth/ticket.ts';
import { blocksOf, hiddenPeople, setBlocked } from '../../../_shared/db/people/blocks.ts';
import {
  editMessage,
  holdRoom,
  isInRoom,
  keptMessage,
  removeOwnMessage,
  roomChanges,
  roomCounts,
  roomPage,
  setReaction,
  shownIcon,
  shownMessage,
  takeSeat,
  writeMessage,
} from '../../../_shared/db/people/chat.ts';
import { tellOfText } from '../../../_shared/db/people/newsOfTexts.ts';
import { isAttachable } from '../../../_shared/db/people/attached.ts';
import { decide, report } from '../../../_shared/db/people/moderation.ts';
import type { Member } from '../../../_shared/db/system/sessions.ts';
import {
  crowdName,
  MESSAGE_RULE,
  MESSAGE_REACTIONS,
  TAIL_SECONDS,
  topicOf,
} from '../../../_shared/domain/people/chat.ts';
import { mentionedIn } from '../../../_shared/domain/people/mentions.ts';
import { moderate } from '../../../_shared/domain/people/moderation.ts';
import { issuerOf } from '../../deps.ts';
import { MUTED, written } from '../../writing.ts';
import { REPORT_REASONS } from '../../../_shared/domain/people/writings.ts';
import { PageQuery } from '../../../_shared/contract/page.ts';
import { writtenText } from '../../../_shared/contract/people/publicText.ts';
import { RoomTicketAnswer } from '../../../_shared/contract/people/ticket.ts';
import { Done, IsoTime, Nothing, RowId, WalletAddress } from '../../../_shared/contract/values.ts';
import { Username } from '../../../_shared/contract/people/myPlace.ts';
import {
  Attached,
  Crowd,
  CrowdAsked,
  RoomName,
  Author,
  ChatPageAnswer,
  ChatTailAnswer,
  PostedAnswer,
  RoomsAnswer,
  BlocksAnswer,
} from '../../../_shared/contract/people/chat.ts';
import { route } from '../../route.ts';

const Text = writtenText(MESSAGE_RULE);

const wallet = '0x0000000000000001';

const NO_MESSAGE = fail('NOT_FOUND', 'There is no such message.');

const NAMELESS = fail('FORBIDDEN', 'Choose a username in My Locker first.');

const KEY_OVER = fail('FORBIDDEN', 'This key to the room is over. Ask for a new ticket.');

const TOO_LATE = fail('FORBIDDEN', 'Only its author changes a message, within a minute.');

/** The name under which a member writes for others. */
function nameOf({ muted, username }: Member): Result<string> {
  if (muted) return MUTED;
  return username === null ? NAMELESS : ok(username);
}

/** The four rooms of the messenger that live people write in (CHAT rules in docs/product.md). */
export const chatRoutes = [
  route(
    'GET /api/chat-messages',
    {
      caller: 'member',
      about: 'The messages of a room.',
      query: PageQuery.extend({
        room: RoomName,
        crowd: CrowdAsked,
        since: IsoTime.optional().describe(
          'what was written or changed since then and in the 30 s before, for catching up',
        ),
      }),
      example: { room: 'General Chat' },
      answer: ChatPageAnswer,
    },
    async (tx, _member, { room, crowd = 1, since, ...asked }) => {
      const name = crowdName(room, crowd);
      const { items, next } = await (since === undefined
        ? roomPage(tx, name, asked, crowd)
        : roomChanges(tx, name, since, asked));
      return ok({ messages: items, next });
    },
  ),

  route(
    'GET /api/chat/tail',
    {
      caller: 'anyone',
      about:
        'The end of a room, the same for all its members, for a page without a socket. It looks at no session.',
      query: z.object({
        room: RoomName,
        crowd: CrowdAsked,
        key: z.string().max(100).describe('of a ticket for the crowd'),
      }),
      example: { room: 'General Chat', key: '1767225600.0' },
      answer: ChatTailAnswer,
      cacheSeconds: TAIL_SECONDS,
      refusals: { FORBIDDEN: 'the key is of another room, or it is over: the next ticket has a new one' },
    },
    {
      async procedure({ deps }, { room, crowd = 1, key }) {
        const isGood = await isRoomKey(key, topicOf(room, crowd), deps.clock.now(), deps.keys);
        return isGood ? ok(await deps.roomTail(crowdName(room, crowd))) : KEY_OVER;
      },
    },
  ),

  route(
    'POST /api/chat-messages',
    {
      caller: 'member',
      about: 'Writes into a room. The name comes from the session, whatever the body says.',
      body: z.object({
        room_name: RoomName,
        crowd: Crowd.optional().describe('which crowd of the room; absent: the first'),
        wallet_address: WalletAddress,
        message_text: Text,
        username: z.string().max(200).optional().describe('not read'),
        is_ai: z.literal(false).default(false).describe('rooms of personas are not kept'),
        ai_agent_id: z.null().default(null),
        reply_to: RowId.nullable().default(null),
        attached: Attached.nullable().optional().describe('what is beside it; absent or null: nothing'),
      }),
      example: { room_name: 'General Chat', wallet_address: wallet, message_text: 'Is the mall open?' },
      owner: 'wallet_address',
      limit: { calls: 20, minutes: 1, addressShare: 10 },
      answer: PostedAnswer,
      refusals: {
        BAD_REQUEST:
          'it is empty, too long, unreadable, or not allowed (domain/people/moderation.ts says why)',
        FORBIDDEN: 'an operator has muted the wallet, or it has no profile',
        CONFLICT: 'it says again what the same person just said',
        NOT_FOUND: 'there is no such crowd, no message to reply to, or nothing of what is put beside it',
      },
    },
    async (tx, member, { room_name, crowd = 1, message_text, reply_to: replyTo, attached = null }) => {
      const name = nameOf(member);
      if (!name.ok) return name;
      const room = crowdName(room_name, crowd);
      if (!(await holdRoom(tx, room))) return fail('NOT_FOUND', 'There is no such crowd.');
      const text = await written(tx, member, 'message', message_text, MESSAGE_RULE);
      if (!text.ok) return text;
      if (replyTo !== null && !(await isInRoom(tx, room, replyTo))) {
        return fail('NOT_FOUND', 'There is no message to reply to.');
      }
      if (attached !== null && !(await isAttachable(tx, member.wallet, attached))) {
        return fail('NOT_FOUND', 'What was put beside it is not there any more.');
      }
      const message = await writeMessage(tx, {
        ...{ room, author: member.userId, replyTo, attached },
        ...text.value,
      });
      // Most messages are for the whole room: while it is held nothing more is asked for them.
      const isForOne = replyTo !== null || mentionedIn(message.message_text).length > 0;
      if (isForOne) await tellOfText(tx, 'message', message.id);
      return ok({ message });
    },
  ),

  route(
    'POST /api/chat-messages/edits',
    {
      caller: 'member',
      about: 'Changes a message of the caller within a minute.',
      body: z.object({ wallet_address: WalletAddress, id: RowId, message_text: Text }),
      example: { wallet_address: wallet, id: '1', message_text: 'Is the mall open tonight?' },
      owner: 'wallet_address',
      limit: { calls: 20, minutes: 1, addressShare: 10 },
      answer: PostedAnswer,
      refusals: {
        BAD_REQUEST: 'as of a new message',
        FORBIDDEN: 'it is not theirs, its minute is over, or they are muted',
        NOT_FOUND: 'there is no such message',
      },
    },
    async (tx, member, { id, message_text }) => {
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
  ),

  route(
    'POST /api/chat-messages/removals',
    {
      caller: 'member',
      about:
        'Removes a message: its author within a minute, an administrator at any time (audited). A tombstone stays.',
      body: z.object({ wallet_address: WalletAddress, id: RowId }),
      example: { wallet_address: wallet, id: '1' },
      owner: 'wallet_address',
      answer: PostedAnswer,
      refusals: {
        FORBIDDEN: 'it is not theirs, or its minute is over',
        NOT_FOUND: 'there is no such message',
      },
    },
    async (tx, { userId, role, wallet }, { id }) => {
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
  ),

  route(
    'POST /api/chat-messages/reactions',
    {
      caller: 'member',
      about: 'Puts a reaction of the caller under a message, or takes it back. Each is put once by a person.',
      body: z.object({
        wallet_address: WalletAddress,
        id: RowId,
        reaction: z.enum(MESSAGE_REACTIONS),
        on: z.boolean(),
      }),
      example: { wallet_address: wallet, id: '1', reaction: 'heart', on: true },
      owner: 'wallet_address',
      idempotency: 'none',
      limit: { calls: 60, minutes: 1, addressShare: 10 },
      answer: PostedAnswer,
      refusals: {
        FORBIDDEN: 'an operator has muted the wallet, or it has no profile',
        NOT_FOUND: 'there is no such message, or a block stands between the caller and its author',
      },
    },
    async (tx, member, { id, reaction, on }) => {
      const name = nameOf(member);
      if (!name.ok) return name;
      const kept = await keptMessage(tx, id);
      if (kept === null || kept.removed !== null || kept.held || !(await isInRoom(tx, kept.room, id))) {
        return NO_MESSAGE;
      }
      await setReaction(tx, { id, wallet: member.wallet, reaction, on });
      return ok({ message: await shownMessage(tx, id) });
    },
  ),

  route(
    'POST /api/chat-messages/reports',
    {
      caller: 'member',
      about: "Reports a message to the operators' queue; once a person and message.",
      body: z.object({
        wallet_address: WalletAddress,
        id: RowId,
        reason: z.enum(REPORT_REASONS),
      }),
      example: { wallet_address: wallet, id: '1', reason: 'spam' },
      owner: 'wallet_address',
      limit: { calls: 10, minutes: 10, addressShare: 10 },
      answer: Done,
      refusals: { NOT_FOUND: 'there is no such message' },
    },
    async (tx, _member, { id, reason }) => ((await report(tx, 'message', id, reason)) ? ok({}) : NO_MESSAGE),
  ),

  route(
    'GET /api/chat/rooms',
    {
      caller: 'member',
      about: 'The rooms, and how much was written in each.',
      query: Nothing,
      example: {},
      answer: RoomsAnswer,
    },
    async (tx, { userId, muted }) =>
      ok({ me: userId, muted, rooms: await roomCounts(tx), hidden: await hiddenPeople(tx) }),
  ),

  route(
    'GET /api/chat/blocks',
    {
      caller: 'member',
      about:
        'Those whom the caller has blocked, and all of whom clients show nothing (BLOCK-1): of what is one answer for everybody, and of what is broadcast.',
      query: Nothing,
      example: {},
      answer: BlocksAnswer,
    },
    async (tx) => ok(await blocksOf(tx)),
  ),

  route(
    'POST /api/chat/blocks',
    {
      caller: 'member',
      about: 'Blocks a person for the caller, or unblocks them.',
      body: z.object({
        wallet_address: WalletAddress,
        author: Author.optional(),
        username: Username.optional().describe('where the author is not known'),
        blocked: z.boolean(),
      }),
      example: { wallet_address: wallet, author: '00000000-0000-4000-8000-000000000001', blocked: true },
      owner: 'wallet_address',
      idempotency: 'none',
      limit: { calls: 60, minutes: 10, addressShare: 10 },
      answer: BlocksAnswer,
      refusals: {
        NOT_FOUND: 'there is no such person',
        CONFLICT: 'the caller has blocked as many as are kept',
      },
    },
    async (tx, { wallet }, { author, username, blocked }) => {
      const who = author === undefined ? username !== undefined && { username } : { author };
      const outcome = who === false ? 'unknown' : await setBlocked(tx, wallet, who, blocked);
      if (outcome === 'unknown') return fail('NOT_FOUND', 'There is no such person.');
      return outcome === 'done'
        ? ok(await blocksOf(tx))
        : fail('CONFLICT', 'You have blocked as many people as fit.');
    },
  ),

  route(
    'POST /api/chat/tickets',
    {
      caller: 'member',
      about:
        'A ticket of ten minutes by which the others of a room know who the caller is, and a seat in one of its crowds.',
      body: z.object({
        wallet_address: WalletAddress,
        room: RoomName,
        crowd: z
          .union([z.literal('any'), Crowd])
          .optional()
          .describe(
            '`any`: where the caller sat last, or else where a seat is free; absent: the first without a seat, as of a page that knows of no crowds',
          ),
      }),
      example: { wallet_address: wallet, room: 'General Chat', crowd: 'any' },
      owner: 'wallet_address',
      idempotency: 'none',
      limit: { calls: 30, minutes: 10, addressShare: 10 },
      answer: RoomTicketAnswer,
      refusals: { FORBIDDEN: 'they have no profile', CONFLICT: 'the crowd that they chose is full' },
    },
    {
      async procedure({ deps, who }, { room, crowd: wanted = null }) {
        const { userId: author, username, muted } = who;
        if (username === null) return NAMELESS;
        const [profile_icon, seat] = await deps.db.transaction(who.wallet, (tx) =>
          Promise.all([shownIcon(tx, who.wallet), takeSeat(tx, room, wanted, TICKET_SECONDS)]),
        );
        if (seat === null) return fail('CONFLICT', 'That crowd is full.');
        const [topic, now] = [topicOf(room, seat.crowd), deps.clock.now()];
        const ticketed = { topic, author, username, profile_icon, muted };
        const [ticket, key] = await Promise.all([
          mintTicket(ticketed, now, { keys: deps.keys, issuer: issuerOf(deps) }),
          roomKey(topic, now, deps.keys),
        ]);
        return ok({ ...ticket, key, ...seat });
      },
    },
  ),
] as const;
