import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { bare } from './bare.ts';
import { photonInTurn } from './photonInTurn.ts';
import { photonResizer } from './photonResizer.ts';
import { shrunk } from './shrunk.ts';
import { sizeOf } from './pictureSize.ts';
import { pngOfZeros } from '../../../tests/support/bombs.ts';

const resizer = photonResizer(photonInTurn());

/** A picture of `width` x `height`: red to the left of the middle, blue to the right. */
function halves(width: number, height: number, opacity = 1) {
  const half = `<rect width="${width / 2}" height="${height}"`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" opacity="${opacity}">
         ${half} fill="#f00"/>${half} x="${width / 2}" fill="#00f"/></svg>`,
    ),
  );
}
const bytesOf = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer());

/** The colors at the middle of both halves of a portrait, and its sides. */
async function seen(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => [
    ...data.subarray(
      ((info.height >> 1) * info.width + x) * 4,
      ((info.height >> 1) * info.width + x) * 4 + 4,
    ),
  ];
  return {
    sides: [info.width, info.height],
    left: at(info.width >> 2),
    right: at(info.width - (info.width >> 2) - 1),
  };
}
const near = (color: readonly number[], to: readonly number[]) =>
  color.every((part, index) => Math.abs(part - (to[index] ?? 0)) <= 8);

describe('a resizer', () => {
  it.each([
    ['image/png', (picture: Sharp) => picture.png()],
    ['image/png', (picture: Sharp) => picture.png({ palette: true })],
    ['image/png', (picture: Sharp) => picture.removeAlpha().toColourspace('rgb16').png()],
    ['image/jpeg', (picture: Sharp) => picture.flatten().jpeg({ quality: 100 })],
    ['image/jpeg', (picture: Sharp) => picture.flatten().jpeg({ progressive: true, quality: 100 })],
    ['image/webp', (picture: Sharp) => picture.webp({ quality: 100 })],
    ['image/webp', (picture: Sharp) => picture.webp({ lossless: true })],
    ['image/gif', (picture: Sharp) => picture.gif()],
  ])('makes a square of the middle of a picture of %s (PORTRAIT-1)', async (type, encode) => {
    // The square of 400 in the middle of 600.
    const portrait = await resizer.portrait({ bytes: await bytesOf(encode(halves(600, 400))), type }, 96);
    if (!portrait) throw new Error('no portrait');
    expect(portrait.type).toBe('image/jpeg');
    const { sides, left, right } = await seen(portrait.bytes);
    expect(sides).toEqual([96, 96]);
    expect([near(left, [255, 0, 0, 255]), near(right, [0, 0, 255, 255])]).toEqual([true, true]);
  });

  it('takes the first frame of what moves', async () => {
    const frames = await Promise.all(
      [halves(300, 300), halves(300, 300).negate({ alpha: false })].map(bytesOf),
    );
    const moving = sharp(frames, { join: { animated: true } });
    for (const [type, encoded] of [
      ['image/gif', moving.clone().gif()],
      ['image/webp', moving.clone().webp({ lossless: true })],
    ] as const) {
      const portrait = await resizer.portrait({ bytes: await bytesOf(encoded), type }, 96);
      expect([type, near((await seen(portrait?.bytes ?? new Uint8Array())).left, [255, 0, 0, 255])]).toEqual([
        type,
        true,
      ]);
    }
  });

  it('keeps what is transparent, without loss', async () => {
    const bytes = await bytesOf(halves(600, 600, 0.5).png());
    const portrait = await resizer.portrait({ bytes, type: 'image/png' }, 192);
    expect(portrait?.type).toBe('image/webp');
    expect((await seen(portrait?.bytes ?? new Uint8Array())).left).toEqual([255, 0, 0, 128]);
  });

  it('leaves a light picture as it is that is no larger, and enlarges none', async () => {
    const small = { bytes: await bytesOf(halves(64, 64).png()), type: 'image/png' };
    expect((await resizer.portrait(small, 96))?.bytes).toEqual(bare(small.bytes, 'image/png'));
    // Of noise, which no encoding makes small.
    const noise = sharp({
      create: {
        width: 150,
        height: 150,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const heavy = { bytes: await bytesOf(noise.png()), type: 'image/png' };
    expect(heavy.bytes.length).toBeGreaterThan(32 * 1024);
    const portrait = await resizer.portrait(heavy, 192);
    expect(sizeOf(portrait?.bytes ?? new Uint8Array(), 'image/jpeg')).toEqual({ width: 150, height: 150 });
  });

  it('makes nothing of what is no picture, ends too early, lies of its kind or is too large (PORTRAIT-1)', async () => {
    const png = await bytesOf(halves(600, 400).png());
    const lying = png.slice();
    // A header that promises more than there is.
    new DataView(lying.buffer).setUint32(16, 2_000);
    const huge = png.slice();
    new DataView(huge.buffer).setUint32(16, 60_000);
    const hidden = await bytesOf(halves(600, 400, 0.5).webp({ lossless: true }));
    for (const [bytes, type] of [
      [png.slice(0, png.length / 2), 'image/png'],
      [(await bytesOf(halves(600, 400).gif())).slice(0, 200), 'image/gif'],
      [hidden.slice(0, hidden.length / 2), 'image/webp'],
      [png, 'image/jpeg'],
      [png, 'image/svg+xml'],
      [new TextEncoder().encode('<html>no picture</html>'), 'image/png'],
      [new Uint8Array(), 'image/png'],
      [lying, 'image/png'],
      [huge, 'image/png'],
      [await pngOfZeros(2048, 16, 1025), 'image/png'],
      [
        await bytesOf(
          sharp({ create: { width: 4096, height: 1200, channels: 3, background: '#000' } }).png(),
        ),
        'image/png',
      ],
    ] as const) {
      expect([type, await resizer.portrait({ bytes, type }, 96)]).toEqual([type, null]);
    }
    // It goes on after all of these.
    expect(await resizer.portrait({ bytes: png, type: 'image/png' }, 96)).not.toBeNull();
  });
});

describe('shrinking', () => {
  it('gives every pixel the same share, whatever the ratio', () => {
    for (const [width, height, size] of [
      [7, 7, 3],
      [1000, 1000, 96],
      [97, 301, 96],
      [5, 3, 3],
    ] as const) {
      const data = new Uint8Array(width * height * 4).fill(200);
      const small = shrunk({ width, height, data }, size);
      expect([small.width, small.height, new Set(small.data)]).toEqual([size, size, new Set([200])]);
    }
  });

  it('takes no color from what is transparent', () => {
    const data = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255]);
    expect([...shrunk({ width: 2, height: 2, data }, 1).data]).toEqual([255, 0, 0, 128]);
  });
});
