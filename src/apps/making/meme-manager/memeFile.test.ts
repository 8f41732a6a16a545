import { Blob as ReadableBlob } from 'node:buffer';
import { beforeEach, expect, it, vi } from 'vitest';
import { makerOf, withMaker } from '../../../overlays/pictures/maker.ts';
import { DEFAULT_STYLE, withAdded, type Meme } from './document.ts';
import { memeIn, withMeme } from './memeFile.ts';

/** A PNG as far as it is read here. */
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(17)]);
const PHOTOGRAPH = Buffer.from('the pixels under the words');
const ORIGINAL = { id: 'kept', name: 'dog.jpg', width: 400, height: 300, pixelated: false, template: null };
const MEME: Meme = withAdded({ picture: ORIGINAL, elements: [] }, 'text-1', 'Zoë ✨', DEFAULT_STYLE);

beforeEach(() => {
  vi.stubGlobal('Blob', ReadableBlob);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }));
});

const blobOf = (bytes: Uint8Array, type = 'image/png'): Blob => new Blob([new Uint8Array(bytes)], { type });
const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

it('keeps with a meme its texts, and the picture under them, and reads both again (REOPEN-1)', async () => {
  const made = await withMeme(blobOf(PNG), MEME, blobOf(PHOTOGRAPH, 'image/jpeg'));
  expect(makerOf(await bytesOf(made))).toEqual({ opens: 'meme', params: '' });
  const read = await memeIn(made);
  expect(read?.meme).toEqual(MEME);
  expect(await bytesOf(read?.picture ?? new Blob())).toEqual(PHOTOGRAPH);
});

it('gives a meme whose picture is kept no more as it is', async () => {
  const png = blobOf(PNG);
  expect(await withMeme(png, MEME, null)).toBe(png);
  expect(await memeIn(png)).toBeNull();
});

it.each([
  ['nothing', []],
  ['no JSON', [0, 0, 0, 2, 0x7b, 0x7b]],
  ['a length that is none', [0xff, 0xff, 0xff, 0xff, 0x7b]],
  ['another shape', [0, 0, 0, 2, 0x31, 0x31]],
])('reads no meme from a file that says %s (REOPEN-1)', async (_what, more) => {
  const hostile = await withMaker(blobOf(PNG), { opens: 'meme', params: '' }, new Uint8Array(more));
  expect(await memeIn(hostile)).toBeNull();
});
