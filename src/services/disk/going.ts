import type { DiskWriting } from '@shared/contract/system/disk.ts';
import {
  contentKind,
  FOLLOW_MOST,
  type FollowedEntry,
  type Going,
} from '@shared/domain/system/disk/follow.ts';
import { bytesOf } from './content.ts';
import type { StuckReason } from './disk.ts';
import { hasPicture, type Sent } from './pictures.ts';
import type { Content } from './store.ts';

/** What a text cannot have: NUL, and half of a letter. */
const NO_TEXT = /\u0000|\p{Cs}/u;

/** The words of a file; null: it holds something else, whatever its name says. */
async function textOf(content: Content): Promise<string | null> {
  if (typeof content === 'string') return NO_TEXT.test(content) ? null : content;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      await content.arrayBuffer(),
    );
    return NO_TEXT.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Whether a file says the same here as there. */
export const saysSame = async (
  content: Content,
  { text, picture }: Pick<FollowedEntry, 'picture' | 'text'>,
): Promise<boolean> =>
  picture === null ? text !== null && (await textOf(content)) === text : hasPicture(content, picture);

type Entry = NonNullable<DiskWriting['entry']>;
export type Writing =
  | { readonly ok: true; readonly value: DiskWriting }
  | { readonly ok: false; readonly error: StuckReason };

/**
 * A change as it is sent, or why it is not; null: the server was not reached.
 *
 * @param contentOf the content of a file here; null: it is gone
 * @param sendPicture sends a picture ahead, and answers its hash, or why it does not go; null: the server was not reached
 */
export async function writingOf(
  { id, base, entry, folder, isSaved }: Going,
  contentOf: (id: string) => Promise<Content | null>,
  sendPicture: (content: Content) => Promise<Sent | null>,
): Promise<Writing | 'gone' | null> {
  const sent = (more: Partial<Entry> = {}): Writing => {
    if (entry === null) return { ok: true, value: { id, base, entry } };
    const { kind, name, lay = null, made, changed } = entry;
    const size = entry.kind === 'file' ? entry.size : 0;
    const lying = { kind, name, folder, lay, made, changed, size, text: null, picture: null };
    return { ok: true, value: { id, base, entry: { ...lying, ...more } } };
  };
  if (entry?.kind !== 'file' || !isSaved) return sent();
  const content = await contentOf(id);
  // Another tab has deleted it meanwhile: the next look at the disk finds that.
  if (content === null) return 'gone';
  if (contentKind(entry.name) === 'picture') {
    const found = await sendPicture(content);
    if (found === null) return null;
    return found.ok ? sent({ picture: found.value }) : found;
  }
  if (bytesOf(content) > FOLLOW_MOST.bytes) return { ok: false, error: 'large' };
  const text = await textOf(content);
  return text === null ? { ok: false, error: 'not-it' } : sent({ text });
}
