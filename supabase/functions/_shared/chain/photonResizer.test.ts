import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { MOST_PORTRAIT_BYTES, PORTRAIT_SIZES } from '../domain/collection/portraits.ts';
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
/** The smallest portrait of a picture. */
const smallOf = async (bytes: Uint8Array<ArrayBuffer>, type: string) =>
  (await resizer.portraits({ bytes, type }))?.bySize[96] ?? new Uint8Array();
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
    const portraits = await resizer.portraits({ bytes: await bytesOf(encode(halves(600, 400))), type });
    if (!portraits) throw new Error('no portraits');
    expect(portraits.type).toBe('image/jpeg');
    for (const size of PORTRAIT_SIZES) {
      const { sides, left, right } = await seen(portraits.bySize[size]);
      expect(sides).toEqual([size, size]);
      expect([near(left, [255, 0, 0, 255]), near(right, [0, 0, 255, 255])]).toEqual([true, true]);
    }
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
      const small = await smallOf(await bytesOf(encoded), type);
      expect([type, near((await seen(small)).left, [255, 0, 0, 255])]).toEqual([type, true]);
    }
  });

  it('keeps what is transparent, without loss', async () => {
    const bytes = await bytesOf(halves(600, 600, 0.5).png());
    expect((await resizer.portraits({ bytes, type: 'image/png' }))?.type).toBe('image/webp');
    expect((await seen(await smallOf(bytes, 'image/png'))).left).toEqual([255, 0, 0, 128]);
  });

  it('keeps the colors of a light picture that is no larger, and enlarges none', async () => {
    const light = await smallOf(await bytesOf(halves(64, 64).png()), 'image/png');
    expect(sizeOf(light, 'image/webp')).toEqual({ width: 64, height: 64 });
    expect((await seen(light)).left).toEqual([255, 0, 0, 255]);
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
    const portraits = await resizer.portraits(heavy);
    expect(
      PORTRAIT_SIZES.map((size) => sizeOf(portraits?.bySize[size] ?? new Uint8Array(), 'image/jpeg')),
    ).toEqual([96, 150, 150].map((side) => ({ width: side, height: side })));
  });

  it('makes a JPEG over white of what would be too heavy without loss', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const opaque = sharp({ create: { width: 800, height: 800, channels: 3, background: '#888', noise } });
    const bytes = await bytesOf(opaque.ensureAlpha(0.5).png());
    const portraits = await resizer.portraits({ bytes, type: 'image/png' });
    expect(portraits?.type).toBe('image/jpeg');
    expect(portraits?.bySize[384].length).toBeLessThan(MOST_PORTRAIT_BYTES);
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
      expect([type, await resizer.portraits({ bytes, type })]).toEqual([type, null]);
    }
    // It goes on after all of these.
    expect(await resizer.portraits({ bytes: png, type: 'image/png' })).not.toBeNull();
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
