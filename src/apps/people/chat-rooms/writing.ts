import type { DraftPlace } from '../../../services/drafts/drafts.ts';
import type { RoomId } from './rooms.ts';

/** What is being written: a new message, an answer to one, or another wording of one's own. */
export type Writing =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply'; readonly to: string; readonly name: string; readonly text: string }
  /** `text` is the new wording as far as it is written. */
  | { readonly kind: 'edit'; readonly id: string; readonly text: string };

/** Where it is kept which message of a room is answered or worded anew, and how far (PRODUCT-11); nothing for a new message. */
export const writingPlace = (room: RoomId): DraftPlace<Writing> => ({
  name: `answer or edit in ${room}`,
  read: readWriting,
});

function readWriting(found: unknown): Writing | null {
  if (typeof found !== 'object' || found === null) return null;
  const { kind, id, to, name, text } = found as Partial<Record<string, unknown>>;
  const isReply = kind === 'reply' && typeof to === 'string' && typeof name === 'string';
  const isEdit = kind === 'edit' && typeof id === 'string';
  return (isReply || isEdit) && typeof text === 'string' ? (found as Writing) : null;
}
