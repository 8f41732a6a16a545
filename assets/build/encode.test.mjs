import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeSmallest } from './encode.mjs';

/** A picture of so many colours, some of them half transparent. */
const pictures = fc
  .record({
    width: fc.integer({ min: 1, max: 33 }),
    height: fc.integer({ min: 1, max: 20 }),
    colours: fc.integer({ min: 1, max: 400 }),
    seed: fc.integer({ min: 1, max: 1e6 }),
  })
  .map(({ width, height, colours, seed }) => {
    const data = Buffer.alloc(width * height * 4);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const colour = ((pixel * 7919 + seed) % colours) * 2654435761;
      data.writeUInt32BE(colour >>> 0, pixel * 4);
    }
    return { width, height, data };
  });

describe('encoding a picture', () => {
  it('loses nothing but the colour of what cannot be seen', async () => {
    await fc.assert(
      fc.asyncProperty(pictures, async (picture) => {
        const { bytes } = await encodeSmallest(picture);
        const decoded = await sharp(bytes).ensureAlpha().raw().toBuffer();
        expect(visible(decoded)).toEqual(visible(picture.data));
      }),
      { numRuns: 60 },
    );
  });

  it.each([2, 4, 16, 256])('packs %i colours into as few bits as they need', async (colours) => {
    const data = Buffer.alloc(64 * 64 * 4);
    for (let pixel = 0; pixel < 64 * 64; pixel += 1)
      data.writeUInt32BE(((pixel % colours) << 8) | 0xff, pixel * 4);
    const { bytes } = await encodeSmallest({ width: 64, height: 64, data });
    expect(bytes.length).toBeLessThan(1400);
    expect(await sharp(bytes).ensureAlpha().raw().toBuffer()).toEqual(data);
  });
});

function visible(data) {
  const pixels = [];
  for (let i = 0; i < data.length; i += 4) pixels.push(data[i + 3] === 0 ? 0 : data.readUInt32BE(i));
  return pixels;
}
