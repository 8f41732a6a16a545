import { z } from 'zod';
import { CROWDS_MOST, MESSAGE_REACTIONS, ROOMS } from '../../domain/people/chat.ts';
import { ATTACHED_KINDS, REF_MOST } from '../../domain/people/attached.ts';
import { PageAnswer } from '../page.ts';
import { Done, IsoTime, RowId } from '../values.ts';

export const RoomName = z.enum(ROOMS);

/** A crowd of a room, in a body and in an answer. */
export const Crowd = z.int().min(1).max(CROWDS_MOST);
/** The same in a query. */
export const CrowdAsked = z.coerce
  .number()
  .int()
  .min(1)
  .max(CROWDS_MOST)
  .optional()
  .describe('which crowd of the room; absent: the first');
/** How many are in a crowd. */
export const CrowdCount = z.object({ crowd: Crowd, here: z.int().min(0) });
export type CrowdCount = z.infer<typeof CrowdCount>;

export const Author = z.uuid().describe('who wrote it: the same for one person everywhere, and no wallet');

/** Something that is put into a room beside a message. */
export const Attached = z.object({
  kind: z.enum(ATTACHED_KINDS),
  ref: z
    .string()
    .min(1)
    .max(REF_MOST)
    .describe(
      'of a work and a place its id; of a run its game, id and score: `flappy-flunk/<id>/41`; of a duel and a character its code; of a fortune its play and sum: `7/<sum>`',
    ),
});

const Reactions = z.object({
  nth: z.int().min(1).describe('counts up with each change, so that of two answers the later one is known'),
  given: z.array(
    z.object({
      reaction: z.enum(MESSAGE_REACTIONS),
      count: z.int().min(1),
      by: z.array(Author).describe('the first 24 who gave it'),
    }),
  ),
});

const Message = z.object({
  id: RowId.describe('ascends with time; a room shows each id once'),
  room_name: RoomName,
  crowd: Crowd.optional().describe('of the room; absent: the first'),
  author: Author.nullable().describe('null: the system wrote it'),
  username: z.string().describe('as they are called now'),
  profile_icon: z.string().nullable(),
  message_text: z.string().describe('empty: it was removed'),
  created_at: IsoTime,
  is_ai: z.boolean(),
  reply_to: RowId.nullable(),
  edited_at: IsoTime.nullable(),
  removed: z.enum(['author', 'operator']).nullable().describe('who took it away; null: it is there'),
  attached: Attached.optional().describe('what is beside it; absent: nothing'),
  reactions: Reactions.optional().describe('absent: there never was one, or the message was removed'),
  held: z
    .literal(true)
    .optional()
    .describe('its author alone reads it until an operator has released it; never broadcast so'),
});

/** A message as every caller of a room reads it. */
export type ChatMessage = z.infer<typeof Message>;

/**
 * What the database broadcasts on `topicOf(room)` as `message`, when messages were written or changed (CHAT-14): the last of
 * them, which is all that a page of the version before takes, and those before it.
 */
export const ChatBroadcast = Message.extend({ earlier: z.array(Message).optional() });

export const ChatPageAnswer = PageAnswer.extend({
  messages: z.array(Message).describe('newest first; with `since`: oldest first, changed ones too'),
});

/** The end of a room, the same for all its members: what one person alone may read is not in it (CHAT-11). */
export const ChatTailAnswer = Done.extend({
  at: IsoTime.describe('when it was read'),
  messages: z.array(Message).describe('the newest, newest first'),
  changed: z.array(Message).describe('those before them that were changed in the last minutes'),
});
export type ChatTail = Omit<z.infer<typeof ChatTailAnswer>, 'success'>;

export const PostedAnswer = Done.extend({ message: Message });

const Named = z.object({ author: Author, username: z.string() });

const Hidden = z
  .array(Named)
  .describe('of whom clients show nothing, whichever of the two blocked the other (BLOCK-2)');

export const RoomsAnswer = Done.extend({
  me: Author,
  muted: z.boolean().describe('whether an operator has muted the caller'),
  rooms: z.array(
    z.object({
      name: RoomName,
      crowd: Crowd.describe('where the caller sat last, which is what is counted'),
      last: RowId.nullable(),
      written: z.int().min(0).describe('ever, so that a client counts what it has not seen'),
    }),
  ),
  hidden: Hidden,
});

export const BlocksAnswer = Done.extend({
  blocked: z.array(Named).describe('whom the caller has blocked, newest first'),
  hidden: Hidden,
});

/** Whom a person has blocked, and who is hidden from them. */
export type Blocks = Omit<z.infer<typeof BlocksAnswer>, 'success'>;
