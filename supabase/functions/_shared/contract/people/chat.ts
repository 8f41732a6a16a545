import { z } from 'zod';
import { CROWDS_MOST, ROOMS } from '../../domain/people/chat.ts';
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

/** The end of a room, the same for all its members: what one person alone may read is not in it (CHAT-11). */
export const ChatTailAnswer = Done.extend({
  at: IsoTime.describe('when it was read'),
  messages: z.array(Message).describe('the newest, newest first'),
  changed: z.array(Message).describe('those before them that were changed in the last minutes'),
});
export type ChatTail = Omit<z.infer<typeof ChatTailAnswer>, 'success'>;

export const PostedAnswer = Done.extend({ message: Message });

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
});

export const BlocksAnswer = Done.extend({
  blocked: z.array(z.object({ author: Author, username: z.string() })),
});
