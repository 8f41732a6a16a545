import { z } from 'zod';
import { MESSAGE_RULE, ROOMS } from '../../domain/people/chat.ts';
import { REPORT_REASONS } from '../../domain/people/writings.ts';
import { PageAnswer, PageQuery } from '../page.ts';
import { writtenText } from './publicText.ts';
import type { RouteTable } from '../table.ts';
import { TicketAnswer } from './ticket.ts';
import { Done, IsoTime, Nothing, RowId, WalletAddress } from '../values.ts';

const RoomName = z.enum(ROOMS);
const Author = z.uuid().describe('who wrote it: the same for one person everywhere, and no wallet');

const Message = z.object({
  id: RowId.describe('ascends with time; a room shows each id once'),
  room_name: RoomName,
  author: Author.nullable().describe('null: the system wrote it'),
  username: z.string().describe('as they are called now'),
  profile_icon: z.string().nullable(),
  message_text: z.string().describe('empty: it was removed'),
  created_at: IsoTime,
  is_ai: z.boolean(),
  reply_to: RowId.nullable(),
  edited_at: IsoTime.nullable(),
  removed: z.enum(['author', 'operator']).nullable().describe('who took it away; null: it is there'),
  held: z
    .literal(true)
    .optional()
    .describe('its author alone reads it until an operator has released it; never broadcast so'),
});
/** A message as every caller of a room reads it, and as the database broadcasts it on `topicOf(room)` as `message` and `changed`. */
export type ChatMessage = z.infer<typeof Message>;

export const ChatPageAnswer = PageAnswer.extend({
  messages: z.array(Message).describe('newest first; with `since`: oldest first, changed ones too'),
});
export const PostedAnswer = Done.extend({ message: Message });
export const RoomsAnswer = Done.extend({
  me: Author,
  muted: z.boolean().describe('whether an operator has muted the caller'),
  rooms: z.array(
    z.object({
      name: RoomName,
      last: RowId.nullable(),
      written: z.int().min(0).describe('ever, so that a client counts what it has not seen'),
    }),
  ),
});
export const BlocksAnswer = Done.extend({
  blocked: z.array(z.object({ author: Author, username: z.string() })),
});

const Text = writtenText(MESSAGE_RULE);
const wallet = '0x0000000000000001';

/** The four rooms of the messenger that live people write in (CHAT rules in docs/product.md). */
export const chatRoutes = {
  'GET /api/chat-messages': {
    caller: 'member',
    about: 'The messages of a room.',
    query: PageQuery.extend({
      room: RoomName,
      since: IsoTime.optional().describe(
        'what was written or changed since then and in the 30 s before, for catching up',
      ),
    }),
    example: { room: 'General Chat' },
    answer: ChatPageAnswer,
  },
  'POST /api/chat-messages': {
    caller: 'member',
    about: 'Writes into a room. The name comes from the session, whatever the body says.',
    body: z.object({
      room_name: RoomName,
      wallet_address: WalletAddress,
      message_text: Text,
      username: z.string().max(200).optional().describe('not read'),
      is_ai: z.literal(false).default(false).describe('rooms of personas are not kept'),
      ai_agent_id: z.null().default(null),
      reply_to: RowId.nullable().default(null),
    }),
    example: { room_name: 'General Chat', wallet_address: wallet, message_text: 'Is the mall open?' },
    owner: 'wallet_address',
    limit: { calls: 20, minutes: 1, addressShare: 10 },
    answer: PostedAnswer,
    refusals: {
      BAD_REQUEST: 'it is empty, too long, unreadable, or not allowed (domain/people/moderation.ts says why)',
      FORBIDDEN: 'an operator has muted the wallet, or it has no profile',
      CONFLICT: 'it says again what the same person just said',
      NOT_FOUND: 'there is no message to reply to',
    },
  },
  'POST /api/chat-messages/edits': {
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
  'POST /api/chat-messages/removals': {
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
  'POST /api/chat-messages/reports': {
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
  'GET /api/chat/rooms': {
    caller: 'member',
    about: 'The rooms, and how much was written in each.',
    query: Nothing,
    example: {},
    answer: RoomsAnswer,
  },
  'GET /api/chat/blocks': {
    caller: 'member',
    about: 'Those whom the caller has blocked: clients show nothing of theirs.',
    query: Nothing,
    example: {},
    answer: BlocksAnswer,
  },
  'POST /api/chat/blocks': {
    caller: 'member',
    about: 'Blocks a person for the caller, or unblocks them.',
    body: z.object({ wallet_address: WalletAddress, author: Author, blocked: z.boolean() }),
    example: { wallet_address: wallet, author: '00000000-0000-4000-8000-000000000001', blocked: true },
    owner: 'wallet_address',
    idempotency: 'none',
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such person' },
  },
  'POST /api/chat/tickets': {
    caller: 'member',
    about: 'A ticket of ten minutes by which the others of a room know who the caller is.',
    body: z.object({ wallet_address: WalletAddress, room: RoomName }),
    example: { wallet_address: wallet, room: 'General Chat' },
    owner: 'wallet_address',
    idempotency: 'none',
    limit: { calls: 30, minutes: 10, addressShare: 10 },
    answer: TicketAnswer,
    refusals: { FORBIDDEN: 'they have no profile' },
  },
} as const satisfies RouteTable;
