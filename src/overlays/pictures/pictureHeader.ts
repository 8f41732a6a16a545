/** The kinds of pictures that are opened. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

export interface PictureHeader {
  readonly type: PictureType;
  /** In pixels, as the file says; a picture that is turned by its camera may have them the other way round. */
  readonly width: number;
  readonly height: number;
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const little = (bytes: Uint8Array, at: number, count: number): number =>
  [...bytes.subarray(at, at + count)].reduceRight((sum, byte) => sum * 256 + byte, 0);

const big = (bytes: Uint8Array, at: number, count: number): number =>
  [...bytes.subarray(at, at + count)].reduce((sum, byte) => sum * 256 + byte, 0);

/**
 * What kind of picture a file is and how large, by what is in it and not by its name. Nothing is decoded.
 *
 * @returns null where it is none of these kinds, such as an SVG, or its beginning is broken
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const header = pngHeader(bytes) ?? gifHeader(bytes) ?? webpHeader(bytes) ?? jpegHeader(bytes);
  return header !== null && header.width > 0 && header.height > 0 ? header : null;
}

function pngHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 24 || big(bytes, 0, 4) !== 0x89504e47 || text(bytes, 12, 16) !== 'IHDR') return null;
  return { type: 'image/png', width: big(bytes, 16, 4), height: big(bytes, 20, 4) };
}

function gifHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 10 || !['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6))) return null;
  return { type: 'image/gif', width: little(bytes, 6, 2), height: little(bytes, 8, 2) };
}

function webpHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 30 || text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return null;
  const sized = (width: number, height: number): PictureHeader => ({ type: 'image/webp', width, height });
  switch (text(bytes, 12, 16)) {
    case 'VP8 ':
      return sized(little(bytes, 26, 2) % 0x4000, little(bytes, 28, 2) % 0x4000);
    case 'VP8L': {
      const bits = little(bytes, 21, 4);
      return sized((bits % 0x4000) + 1, (Math.floor(bits / 0x4000) % 0x4000) + 1);
    }
    case 'VP8X':
      return sized(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1);
    default:
      return null;
  }
}

/** Markers of a JPEG that say how large it is: all SOF but the three that are something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 4 || big(bytes, 0, 3) !== 0xffd8ff) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Bytes that only fill.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      return { type: 'image/jpeg', width: big(bytes, at + 7, 2), height: big(bytes, at + 5, 2) };
    }
    at += 2 + big(bytes, at + 2, 2);
  }
  return null;
}
