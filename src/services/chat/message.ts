import { ROOMS } from '@shared/domain/people/chat.ts';
import * as shape from '../../kernel/shape.ts';
import type { ChatMessage } from './calls.ts';

/** A message as the contract has it (contract/people/chat.ts), whose schemas weigh too much for a page. */
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
  held: shape.optional(shape.literal(true)),
});

/** A message in a broadcast, as the database sends it; null: it is something else. */
export const readMessage = shape.reader(MESSAGE);
