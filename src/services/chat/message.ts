import { ATTACHED_KINDS, type Attached } from '@shared/domain/people/attached.ts';
import { MESSAGE_REACTIONS, ROOMS } from '@shared/domain/people/chat.ts';
import * as shape from '../../kernel/shape.ts';
import type { ChatMessage } from './calls.ts';

/** What is beside a message, or is to be. */
export const ATTACHED: shape.Shape<Attached> = shape.object({
  kind: shape.picklist(ATTACHED_KINDS),
  ref: shape.string,
});

/**
 * A message as the contract has it (contract/people/chat.ts), whose schemas weigh too much for a page. A page of the version
 * before loses no message for a kind of thing beside it, or a reaction, that it does not know (CHAT-15, CHAT-16).
 */
const MESSAGE: shape.Shape<ChatMessage> = shape.object({
  id: shape.string,
  room_name: shape.picklist(ROOMS),
  crowd: shape.optional(shape.whole(1)),
  author: shape.nullable(shape.string),
  username: shape.string,
  profile_icon: shape.nullable(shape.string),
  message_text: shape.string,
  created_at: shape.string,
  is_ai: shape.boolean,
  reply_to: shape.nullable(shape.string),
  edited_at: shape.nullable(shape.string),
  removed: shape.nullable(shape.picklist(['author', 'operator'])),
  attached: shape.ifKnown(ATTACHED),
  reactions: shape.optional(
    shape.object({
      nth: shape.whole(1),
      given: shape.each(
        shape.object({
          reaction: shape.picklist(MESSAGE_REACTIONS),
          count: shape.whole(1),
          by: shape.each(shape.string),
        }),
      ),
    }),
  ),
  held: shape.optional(shape.literal(true)),
});

/** The messages before the last of a broadcast. */
const BATCH = shape.object({ earlier: shape.fallback(shape.each(MESSAGE), []) });

/** The messages that a broadcast of the database tells of, in their order (CHAT-14); none: it is something else. */
export function readBroadcast(payload: unknown): readonly ChatMessage[] {
  const last = MESSAGE(payload);
  return last === undefined ? [] : [...(BATCH(payload)?.earlier ?? []), last];
}
