import * as shape from '../../../kernel/shape.ts';
import { moreOf, withMaker } from '../../../overlays/pictures/maker.ts';
import { withinLimits } from '../../../overlays/works/withinLimits.ts';
import type { Meme } from './document.ts';
import { MEME } from './drafts.ts';

/*
 * A meme on the disk has in it what it was made of (REOPEN-1): how long its texts are as JSON (four bytes), the JSON, and the
 * picture under the texts.
 */

const HEAD = 4;
const readMeme = shape.reader(MEME);

/** What a meme was made of. */
export interface MemeParts {
  readonly meme: Meme;
  /** The picture under its texts. */
  readonly picture: Blob;
}

/** The meme's PNG with what it was made of; as it is where that cannot be read. */
export async function withMeme(png: Blob, meme: Meme, picture: Blob | null): Promise<Blob> {
  const light = picture && (await withinLimits(picture));
  if (light === null) return png;
  const document = new TextEncoder().encode(JSON.stringify(meme));
  const under = new Uint8Array(await light.arrayBuffer());
  const more = new Uint8Array(HEAD + document.length + under.length);
  new DataView(more.buffer).setUint32(0, document.length);
  more.set(document, HEAD);
  more.set(under, HEAD + document.length);
  return withMaker(png, { opens: 'meme', params: '' }, more);
}

/** What a meme's file says that it was made of; it may come from anyone. Null: nothing that can be read. */
export async function memeIn(file: Blob): Promise<MemeParts | null> {
  const more = moreOf(new Uint8Array(await file.arrayBuffer()));
  if (more === null || more.length < HEAD) return null;
  const end = HEAD + new DataView(more.buffer, more.byteOffset).getUint32(0);
  try {
    const meme = readMeme(JSON.parse(new TextDecoder().decode(more.subarray(HEAD, end))));
    return meme && { meme, picture: new Blob([more.slice(end)]) };
  } catch {
    return null;
  }
}
