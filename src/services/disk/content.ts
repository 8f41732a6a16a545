import { kindOf, mediaTypeOf } from '@shared/domain/system/disk/kinds.ts';
import type { Content } from './store.ts';

/** How many bytes a content is, words in UTF-8. */
export const bytesOf = (content: Content): number =>
  typeof content === 'string' ? new TextEncoder().encode(content).length : content.size;

/** A content as a file of the browser, of the media type of its name. */
export const fileOf = (name: string, content: Content): Blob =>
  typeof content === 'string' ? new Blob([content], { type: `${mediaTypeOf(name)};charset=utf-8` }) : content;

/** A longer file (bytes) stays as it is: what opens texts here takes less. */
const TEXT_MOST = 1_048_576;

/** A file of the browser as the content of one of this name. */
export const contentOf = async (name: string, file: Blob): Promise<Content> =>
  ['text', 'shortcut'].includes(kindOf(name)) && file.size <= TEXT_MOST
    ? file.text()
    : new Blob([file], { type: file.type });

/** Whether two files have the same bytes. */
export async function hasSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, others] = [
    new Uint8Array(await one.arrayBuffer()),
    new Uint8Array(await other.arrayBuffer()),
  ];
  return bytes.every((byte, index) => byte === others[index]);
}
