/** Reads the parts of a picture one after the other and keeps those that its pixels need. Null: it is broken. */
type Strip = (bytes: Uint8Array<ArrayBuffer>) => readonly Uint8Array[] | null;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** What a PNG is drawn from; `tRNS` says what of it is transparent, by 256 numbers at most. */
const PNG_PARTS: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  IDAT: Infinity,
  IEND: 0,
};
const PNG_SIGNATURE = 8;

const png: Strip = (bytes) => {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, PNG_SIGNATURE)];
  const once = new Set<string>();
  for (let at = PNG_SIGNATURE; ;) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const most = PNG_PARTS[name];
    if (most !== undefined) {
      if (length > most || (name !== 'IDAT' && once.has(name))) return null;
      once.add(name);
      kept.push(bytes.subarray(at, end));
    }
    if (name === 'IEND') return kept;
    at = end;
  }
};

/** Markers of JPEG by their second byte. */
const JPEG = { start: 0xd8, end: 0xd9, scan: 0xda, adobe: 0xee } as const;
/** A progressive picture has about ten scans; each costs a pass over all its pixels, however few bytes it has. */
const MOST_SCANS = 32;

/** Tables, frames and scans, and Adobe's fourteen bytes, which say how colors are written. */
const isDrawn = (marker: number, length: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) ||
  (marker >= JPEG.scan && marker <= 0xdd) ||
  (marker === JPEG.adobe && length === 14);

/** Where the entropy-coded bytes after a scan's header end: at the next marker that is neither a zero nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const jpeg: Strip = (bytes) => {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 2)];
  let scans = 0;
  for (let at = 2; at < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === JPEG.end) break;
    const length = view.getUint16(at + 2);
    const isScan = marker === JPEG.scan;
    const end = isScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (isScan && (scans += 1) > MOST_SCANS) return null;
    if (isDrawn(marker, length)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return scans === 0 ? null : [...kept, Uint8Array.of(0xff, JPEG.end)];
};

const WEBP_PARTS = ['VP8X', 'ALPH', 'VP8 ', 'VP8L', 'ANIM', 'ANMF'];
/** Of the flags of VP8X: those of a profile of colors, EXIF and XMP. */
const WEBP_METADATA = 0x20 | 0x08 | 0x04;

const webp: Strip = (bytes) => {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = nameAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > bytes.length) return null;
    if (WEBP_PARTS.includes(name)) {
      const part = bytes.slice(at, end);
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~WEBP_METADATA;
      // A part of an odd length has a byte behind it, which some leave out at the end.
      kept.push(part, new Uint8Array(length & 1));
    }
    at = end + (length & 1);
  }
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(
    4,
    kept.reduce((sum, part) => sum + part.length, 4),
    true,
  );
  return kept.length === 0 ? null : [head, ...kept];
};

const GIF = { extension: 0x21, frame: 0x2c, end: 0x3b, control: 0xf9, application: 0xff } as const;
/** How many bytes a table of colors takes, by the flags before it. */
const colorsOf = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Where the blocks that begin at `at` end: each names its length, the last is empty. */
function endOfBlocks(view: DataView, at: number): number {
  let end = at;
  for (let size = view.getUint8(end); size > 0; size = view.getUint8(end)) end += size + 1;
  return end + 1;
}

/** The extension that says how often what moves is repeated. */
const isLoop = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 1] === GIF.application && nameAt(bytes, at + 3) === 'NETS';

const gif: Strip = (bytes) => {
  const view = viewOf(bytes);
  const screen = 13 + colorsOf(view.getUint8(10));
  const kept = [bytes.subarray(0, screen)];
  for (let at = screen; at < bytes.length && bytes[at] !== GIF.end;) {
    const isFrame = bytes[at] === GIF.frame;
    if (!isFrame && bytes[at] !== GIF.extension) return null;
    const head = isFrame ? 10 + colorsOf(view.getUint8(at + 9)) + 1 : 2;
    const end = endOfBlocks(view, at + head);
    const isLight = end - at <= 19 && (bytes[at + 1] === GIF.control || isLoop(bytes, at));
    if (isFrame || isLight) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return [...kept, Uint8Array.of(GIF.end)];
};

const STRIPS = new Map<string, Strip>(
  Object.entries({ 'image/png': png, 'image/jpeg': jpeg, 'image/webp': webp, 'image/gif': gif }),
);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * A picture of this type without anything that its pixels do not need: no profiles of colors, texts, metadata,
 * thumbnails, nor what follows its end. A decoder would unpack them, of 1.4 MB to 1.5 GB. Null: it is broken, or of no
 * kind that sizeOf knows.
 */
export function bare(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> | null {
  try {
    const parts = STRIPS.get(type)?.(bytes) ?? null;
    return parts && joined(parts);
  } catch (error) {
    // It ends in the middle of a part.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
