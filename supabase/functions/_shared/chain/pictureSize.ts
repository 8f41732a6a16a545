/** What a browser decodes a picture to, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The pixels that a picture is decoded to, where one of 16 bits a number takes the memory of two: only a PNG has those. */
export const pixelsDecoded = (bytes: Uint8Array, type: string, { width, height }: PictureSize): number =>
  width * height * (type === 'image/png' && bytes[24] === 16 ? 2 : 1);

type Reader = (view: DataView) => PictureSize | null;

const startsWith = (view: DataView, at: number, text: string): boolean =>
  [...text].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));

const png: Reader = (view) =>
  startsWith(view, 0, '\x89PNG\r\n\x1a\n') && startsWith(view, 12, 'IHDR')
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : null;

/** The markers that a frame of a JPEG begins with: SOF0 to SOF15, without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg: Reader = (view) => {
  if (!startsWith(view, 0, '\xff\xd8\xff')) return null;
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A marker may be padded with 0xff, and some have no segment behind them.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
};

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

/** The size that a chunk of a WebP states; its content begins at `at`. Null: it states none. */
function webpChunk(view: DataView, name: string, at: number): PictureSize | null {
  if (name === 'VP8X') return { width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 };
  if (name === 'ANMF') return { width: uint24(view, at + 6) + 1, height: uint24(view, at + 9) + 1 };
  if (name === 'VP8L') {
    const bits = view.getUint32(at + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (name !== 'VP8 ') return null;
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
}

/** How many parts a WebP may have before its first picture: colors, opacity, a frame. */
const MOST_CHUNKS = 16;

/** A WebP's canvas or, where it is larger, its first picture: decoders take either at its word. */
const webp: Reader = (view) => {
  if (!startsWith(view, 0, 'RIFF') || !startsWith(view, 8, 'WEBP')) return null;
  let [width, height, at] = [0, 0, 12];
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));
    const size = webpChunk(view, name, at + 8);
    width = Math.max(width, size?.width ?? 0);
    height = Math.max(height, size?.height ?? 0);
    if (name === 'VP8 ' || name === 'VP8L') return { width, height };
    const length = view.getUint32(at + 4, true);
    // A frame has parts of its own behind its 16 bytes.
    at += name === 'ANMF' ? 8 + 16 : 8 + length + (length & 1);
  }
  return null;
};

/** How many bytes a table of colors takes, by the flags before it. */
const colorsOf = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** A GIF's screen or, where it is larger, its first picture, to which browsers widen the screen. */
const gif: Reader = (view) => {
  if (!startsWith(view, 0, 'GIF8')) return null;
  let at = 13 + colorsOf(view.getUint8(10));
  while (view.getUint8(at) === 0x21) {
    at += 2;
    for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) at += size + 1;
    at += 1;
  }
  if (view.getUint8(at) !== 0x2c) return null;
  const number = (index: number) => view.getUint16(index, true);
  return {
    width: Math.max(number(6), number(at + 1) + number(at + 5)),
    height: Math.max(number(8), number(at + 3) + number(at + 7)),
  };
};

const READERS = new Map<string, Reader>(
  Object.entries({ 'image/png': png, 'image/jpeg': jpeg, 'image/webp': webp, 'image/gif': gif }),
);

/** The kinds of pictures whose size can be read, such as `image/png`. */
export const isKnownType = (type: string): boolean => READERS.has(type);

/** The size of a picture of this type, by its first bytes; null: it is none, whatever it says of itself. */
export function sizeOf(bytes: Uint8Array, type: string): PictureSize | null {
  try {
    return READERS.get(type)?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? null;
  } catch (error) {
    // It ends before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
