/** The seven passes of an interlaced PNG: the first column and row of each, and the steps between them. */
const PASSES = [
  { x: 0, y: 0, across: 8, down: 8 },
  { x: 4, y: 0, across: 8, down: 8 },
  { x: 0, y: 4, across: 4, down: 8 },
  { x: 2, y: 0, across: 4, down: 4 },
  { x: 0, y: 2, across: 2, down: 4 },
  { x: 1, y: 0, across: 2, down: 2 },
  { x: 0, y: 1, across: 1, down: 2 },
] as const;
const WHOLE = [{ x: 0, y: 0, across: 1, down: 1 }] as const;

/** How many numbers a pixel has, by the kind of color in the header. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** How many bytes the rows of a PNG come to by its header, each with a byte for its filter. */
function bytesOfRows(view: DataView): number {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const bits = view.getUint8(24) * (CHANNELS[view.getUint8(25)] ?? 0);
  let bytes = 0;
  for (const { x, y, across, down } of view.getUint8(28) === 0 ? WHOLE : PASSES) {
    const columns = Math.ceil(Math.max(0, width - x) / across);
    const rows = Math.ceil(Math.max(0, height - y) / down);
    if (columns > 0) bytes += rows * (1 + Math.ceil((columns * bits) / 8));
  }
  return bytes;
}

/** The content of all chunks named IDAT, of a PNG whose chunks are whole. */
function* packedRows(bytes: Uint8Array<ArrayBuffer>, view: DataView): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at);
    // 'IDAT'
    if (view.getUint32(at + 4) === 0x49444154) yield bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
}

/** Whether the rows of a PNG, from `bare`, unpack to no more than its header says. It stops where they do. */
export async function rowsFit(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = bytesOfRows(view);
  const packed = new Blob([...packedRows(bytes, view)]).stream();
  const reader = packed.pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      left -= value.length;
      if (left < 0) {
        await reader.cancel();
        return false;
      }
    }
  } catch {
    // It is broken where the decoder, too, will find it.
    return true;
  }
}
