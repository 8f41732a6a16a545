import * as shape from '../../../kernel/shape.ts';
import type { DraftPlace } from '../../../services/drafts/drafts.ts';
import type { RoomId } from './rooms.ts';

/** What is being written: a new message, an answer to one, or another wording of one's own. */
export type Writing =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply'; readonly to: string; readonly name: string; readonly text: string }
  /** `text` is the new wording as far as it is written. */
  | { readonly kind: 'edit'; readonly id: string; readonly text: string };

const WRITING = shape.anyOf(
  shape.object({ kind: shape.literal('reply'), to: shape.string, name: shape.string, text: shape.string }),
  shape.object({ kind: shape.literal('edit'), id: shape.string, text: shape.string }),
);

/** Where it is kept which message of a room is answered or worded anew, and how far (PRODUCT-11); nothing for a new message. */
export const writingPlace = (room: RoomId): DraftPlace<Writing> => ({
  name: `answer or edit in ${room}`,
  read: shape.reader(WRITING),
});
