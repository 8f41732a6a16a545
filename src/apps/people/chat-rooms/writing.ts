import * as shape from '../../../kernel/shape.ts';
import { attachedTo, messageTo } from '../../../overlays/attached.ts';
import type { Services } from '../../../kernel/app.ts';
import type { Waiting } from '../../../services/chat/outbox.ts';
import { textPlace, type DraftPlace } from '../../../services/drafts/drafts.ts';
import type { RoomId } from './rooms.ts';

/** What is being written: a new message, an answer to one, or another wording of one's own. */
export type Writing =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply'; readonly to: string; readonly name: string; readonly text: string }
  /** A message that was refused is written anew: why it was, and what it answers. */
  | { readonly kind: 'mend'; readonly to: string | null; readonly why: string }
  /** `text` is the new wording as far as it is written. */
  | { readonly kind: 'edit'; readonly id: string; readonly text: string };

const WRITING = shape.anyOf(
  shape.object({ kind: shape.literal('reply'), to: shape.string, name: shape.string, text: shape.string }),
  shape.object({ kind: shape.literal('mend'), to: shape.textOrNull, why: shape.string }),
  shape.object({ kind: shape.literal('edit'), id: shape.string, text: shape.string }),
);

/** Where it is kept which message of a room is answered or worded anew, and how far (PRODUCT-11); nothing for a new message. */
export const writingPlace = (room: RoomId): DraftPlace<Writing> => ({
  name: `answer or edit in ${room}`,
  read: shape.reader(WRITING),
});

/** Puts the words of a refused message into the field of its room, before what stands there, with why it was refused. */
export function mend(
  { drafts }: Pick<Services, 'drafts'>,
  { room, text, replyTo, attached, refusal }: Waiting,
): void {
  const field = drafts.at(textPlace(messageTo(room)));
  const begun = field.get();
  field.set(begun === null ? text : `${text} ${begun}`);
  if (attached !== null) drafts.at(attachedTo(room)).set(attached);
  drafts.at(writingPlace(room)).set({ kind: 'mend', to: replyTo, why: refusal ?? '' });
}
