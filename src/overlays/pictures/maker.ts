import * as shape from '../../kernel/shape.ts';

/*
 * A picture of a program says in itself how it was made, so that the program opens it again (REOPEN-1): a chunk of text in
 * the PNG, which others leave alone. It may come from anyone. It names one of these purposes and a text, which the
 * program reads as any text from outside.
 */

/** What the programs are for whose pictures are opened again. */
const PURPOSES = ['character', 'duel', 'meme'] as const;

/** `params` is empty for a meme, which is opened by its file: what it was made of is in a chunk of its own (`moreOf`). */
export interface Maker {
  readonly opens: (typeof PURPOSES)[number];
  readonly params: string;
}

/** The text's name in the chunk. */
const KEYWORD = 'Flunks';
/** A longer text (bytes) is none of ours. */
const TEXT_MOST = 2_000;
const PARAMS_MOST = 300;

const read = shape.reader(
  shape.object({
    opens: shape.picklist(PURPOSES),
    params: shape.checked(shape.string, ({ length }) => length <= PARAMS_MOST),
  }),
);

/** The type of a chunk that holds more than a text: private, and not to be copied into a picture that was changed. */
const MORE = 'flMM';

/** Behind the signature comes the header, of 13 bytes: what is beside them in every chunk is 12. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const BESIDE = 12;
const AFTER_HEADER = SIGNATURE.length + BESIDE + 13;

/**
 * The PNG with what it was made of; as it is where it is none, and where the browser has no memory left to read it.
 *
 * @param more what is too long for `params`
 */
export async function withMaker(picture: Blob, maker: Maker, more?: Uint8Array): Promise<Blob> {
  try {
    const bytes = new Uint8Array(await picture.arrayBuffer());
    if (!isPng(bytes)) return picture;
    const encoder = new TextEncoder();
    const chunks = [chunkOf('tEXt', encoder.encode(`${KEYWORD}\0${plain(maker)}`))];
    if (more !== undefined) chunks.push(chunkOf(MORE, more));
    const parts = [bytes.slice(0, AFTER_HEADER), ...chunks, bytes.slice(AFTER_HEADER)];
    return new Blob(parts, { type: picture.type });
  } catch {
    return picture;
  }
}

/** In plain letters alone: the chunk has no others. */
const plain = (maker: Maker): string =>
  JSON.stringify(maker).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What a PNG says that it was made of; null: nothing. `unreadable`: no version of ours writes so. */
export function makerOf(bytes: Uint8Array): Maker | 'unreadable' | null {
  for (const { type, at, length } of chunksBeforePixels(bytes)) {
    const found = type === 'tEXt' ? textIn(bytes, at, length) : null;
    if (found !== null) return parsed(found);
  }
  return null;
}

/** What else a PNG says of how it was made, as it was given to `withMaker`; null: nothing. */
export function moreOf(bytes: Uint8Array): Uint8Array | null {
  for (const { type, at, length } of chunksBeforePixels(bytes)) {
    if (type === MORE) return bytes.slice(at, at + length);
  }
  return null;
}

/** Where the data of its chunks begin, and how long they are. Ours stand before the pixels, or nowhere. */
function* chunksBeforePixels(
  bytes: Uint8Array,
): Generator<{ readonly type: string; readonly at: number; readonly length: number }> {
  if (!isPng(bytes)) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at: number = SIGNATURE.length;
  while (at + BESIDE <= bytes.length) {
    const length = view.getUint32(at);
    const type = latin(bytes.subarray(at + 4, at + 8));
    if (type === 'IDAT' || at + BESIDE + length > bytes.length) return;
    yield { type, at: at + 8, length };
    at += BESIDE + length;
  }
}

const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte);
const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Our text in such a chunk; null: it is another's. */
function textIn(bytes: Uint8Array, at: number, length: number): string | null {
  const head = `${KEYWORD}\0`;
  if (length < head.length || latin(bytes.subarray(at, at + head.length)) !== head) return null;
  return length > TEXT_MOST ? '' : latin(bytes.subarray(at + head.length, at + length));
}

function parsed(text: string): Maker | 'unreadable' {
  try {
    return read(JSON.parse(text)) ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}

function chunkOf(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(data.length + BESIDE);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc(chunk.subarray(4, data.length + 8)));
  return chunk;
}

/** The checksum of a chunk's type and data, as PNG has it. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
