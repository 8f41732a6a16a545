import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sizeOf } from './pictureSize.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } });

it.each([
  ['image/png', drawn(300, 20).png()],
  [
    'image/jpeg',
    drawn(300, 20)
      .withExif({ IFD0: { Copyright: 'the school' } })
      .jpeg(),
  ],
  ['image/jpeg', drawn(300, 20).jpeg({ progressive: true })],
  ['image/webp', drawn(300, 20).webp({ lossless: true })],
  ['image/webp', drawn(300, 20).webp()],
  ['image/webp', drawn(300, 20).removeAlpha().webp()],
  ['image/gif', drawn(300, 20).gif()],
])(
  'reads from a picture of %s how large it is, and from no part of it that ends before',
  async (type, made) => {
    const bytes = new Uint8Array(await made.toBuffer());
    expect(sizeOf(bytes, type)).toEqual({ width: 300, height: 20 });
    expect(sizeOf(bytes.subarray(0, 15), type)).toBeNull();
    for (const other of ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']) {
      if (other !== type) expect([other, sizeOf(bytes, other)]).toEqual([other, null]);
    }
  },
);

it('takes the size of a GIF from its first picture where that is larger than its screen', async () => {
  const bytes = new Uint8Array(await drawn(300, 20).gif().toBuffer());
  const view = new DataView(bytes.buffer);
  view.setUint16(6, 1, true);
  view.setUint16(8, 1, true);
  expect(sizeOf(bytes, 'image/gif')).toEqual({ width: 300, height: 20 });
});

it('takes the size of a WebP from its first picture where that is larger than its canvas', async () => {
  const frames = [drawn(300, 20), drawn(300, 20).negate()].map((frame) => frame.png().toBuffer());
  const moving = sharp(await Promise.all(frames), { join: { animated: true } });
  for (const made of [drawn(300, 20).webp(), moving.webp()]) {
    const bytes = new Uint8Array(await made.toBuffer());
    expect(String.fromCharCode(...bytes.subarray(12, 16))).toBe('VP8X');
    // A canvas of one pixel.
    bytes.fill(0, 24, 30);
    expect(sizeOf(bytes, 'image/webp')).toEqual({ width: 300, height: 20 });
  }
});
