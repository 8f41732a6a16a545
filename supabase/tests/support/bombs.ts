import { createDeflate } from 'node:zlib';

/** A chunk of a PNG: its name and its content. */
export type PngChunk = readonly [name: string, content: Uint8Array];

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
};

/** A PNG of these chunks, each with the right checksum. */
export function pngOf(chunks: readonly PngChunk[]): Uint8Array<ArrayBuffer> {
  const parts = chunks.flatMap(([name, content]) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    crc.writeUInt32BE(crcOf(body));
    return [length, body, crc];
  });
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}

/** What inflates to so many zeros. */
export function zerosOf(bytes: number): Promise<Uint8Array> {
  const deflate = createDeflate({ level: 9 });
  const zeros = Buffer.alloc(1024 * 1024);
  const made: Buffer[] = [];
  return new Promise((done, failed) => {
    deflate.on('data', (part: Buffer) => made.push(part));
    deflate.once('end', () => done(Buffer.concat(made)));
    deflate.once('error', failed);
    let left = bytes;
    const write = (): void => {
      while (left > 0) {
        const part = Math.min(left, zeros.length);
        left -= part;
        if (!deflate.write(zeros.subarray(0, part))) {
          deflate.once('drain', write);
          return;
        }
      }
      deflate.end();
    };
    write();
  });
}

/** The header of a PNG: 8 or 16 bits a number, color 6 with opacity, interlaced or not. */
export function pngHeader(width: number, height: number, bits = 8, interlaced = false): PngChunk {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([bits, 6, 0, 0, interlaced ? 1 : 0], 8);
  return ['IHDR', content];
}

/** What the rows of such a PNG come to that is not interlaced (bytes). */
export const pngRows = (width: number, height: number, bits = 8): number => height * (1 + (width * bits) / 2);

const IEND: PngChunk = ['IEND', new Uint8Array()];

/** A PNG of 64 x 64 with a chunk that inflates to so many bytes; 'IDAT': its rows do. */
export async function pngBomb(
  where: 'iCCP' | 'zTXt' | 'iTXt' | 'IDAT',
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await zerosOf(bytes);
  if (where === 'IDAT') return pngOf([pngHeader(64, 64), ['IDAT', packed], IEND]);
  // A name and its end, how it is packed, and in iTXt two texts more that are empty.
  const head = { iCCP: 'x\0\0', zTXt: 'x\0\0', iTXt: 'x\0\x01\0\0\0' }[where];
  const bomb = Buffer.concat([Buffer.from(head, 'latin1'), packed]);
  return pngOf([pngHeader(64, 64), [where, bomb], ['IDAT', await zerosOf(pngRows(64, 64))], IEND]);
}

/** A picture of one color, of so many bits a number. */
export const pngOfZeros = async (width: number, bits = 8, height = width): Promise<Uint8Array<ArrayBuffer>> =>
  pngOf([pngHeader(width, height, bits), ['IDAT', await zerosOf(pngRows(width, height, bits))], IEND]);
