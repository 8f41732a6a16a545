import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { bare } from '@shared/chain/bare.ts';
import { drawn } from '@shared/chain/drawn.ts';
import type { Photon } from '@shared/chain/photon.ts';
import { inTurn, photonHere } from '@shared/chain/photonInTurn.ts';
import { DRAWINGS_IN_TURN } from '@shared/domain/system/limits.ts';
import { drawOffLoop } from './offLoop.ts';
import { pngBomb, pngOfZeros } from '../../tests/support/bombs.ts';

const SECRET = 'where I live';

const plain = () =>
  sharp({ create: { width: 90, height: 70, channels: 3, background: { r: 200, g: 30, b: 60 } } });
const bytesOf = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer());
const pixelsOf = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes, { animated: true }).raw().toBuffer();
const labelled = (picture: Sharp): Sharp =>
  picture
    .withIccProfile('srgb')
    .withExif({ IFD0: { Copyright: SECRET } })
    .withXmp(`<x>${SECRET}</x>`);

/** A picture of noise that is decoded for some hundred milliseconds. */
const heavy = (): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf(
    sharp({
      create: {
        width: 2048,
        height: 1536,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    }).jpeg({ progressive: true }),
  );

/** What reaches the decoder of a picture; null: nothing does. */
async function reaching(bytes: Uint8Array<ArrayBuffer>, type: 'image/png' | 'image/jpeg') {
  let reached: number | null = null;
  const decoder: Pick<Photon, 'decoded'> = {
    decoded(given) {
      reached = given.length;
      throw new Error('seen enough');
    },
  };
  // No more of it is used before it has decoded.
  const photon = decoder as Photon;
  await drawn((work) => work(photon), 'work', { bytes, type }).catch(() => null);
  return reached;
}

describe('a picture without what its pixels do not need', () => {
  it.each([
    ['image/png', (picture: Sharp) => picture.png()],
    ['image/png', (picture: Sharp) => picture.png({ palette: true, progressive: true })],
    ['image/jpeg', (picture: Sharp) => picture.jpeg()],
    ['image/jpeg', (picture: Sharp) => picture.jpeg({ progressive: true })],
    ['image/webp', (picture: Sharp) => picture.webp()],
    ['image/webp', (picture: Sharp) => picture.webp({ lossless: true })],
    ['image/webp', (picture: Sharp) => picture.ensureAlpha(0.5).webp()],
  ])('has the same pixels and no metadata: %s', async (type, encode) => {
    const bytes = await bytesOf(encode(labelled(plain())));
    expect(Buffer.from(bytes).includes(SECRET)).toBe(true);
    const stripped = bare(bytes, type) ?? new Uint8Array();
    expect(Buffer.from(stripped).includes(SECRET)).toBe(false);
    expect((await sharp(stripped).metadata()).icc).toBeUndefined();
    const same = await bytesOf(encode(plain()));
    expect((await pixelsOf(stripped)).equals(await pixelsOf(bare(same, type) ?? new Uint8Array()))).toBe(
      true,
    );
  });

  it('keeps what says how the colors of a JPEG are written', async () => {
    const bytes = await bytesOf(plain().toColourspace('cmyk').jpeg());
    const adobe = [0xff, 0xee, 0, 14, ...Buffer.from('Adobe')];
    expect(Buffer.from(bare(bytes, 'image/jpeg') ?? []).includes(Buffer.from(adobe))).toBe(true);
  });

  it('goes on moving', async () => {
    const frames = await Promise.all([plain().png(), plain().negate().png()].map(bytesOf));
    for (const [type, encode] of [
      ['image/gif', (picture: Sharp) => picture.gif({ loop: 0 })],
      ['image/webp', (picture: Sharp) => picture.webp({ lossless: true })],
    ] as const) {
      const bytes = await bytesOf(encode(sharp(frames, { join: { animated: true } })));
      const stripped = bare(bytes, type) ?? new Uint8Array();
      expect([type, (await sharp(stripped, { animated: true }).metadata()).pages]).toEqual([type, 2]);
      expect((await pixelsOf(stripped)).equals(await pixelsOf(bytes))).toBe(true);
    }
  });

  it('ends where the picture does, and is none that breaks off or has too many scans', async () => {
    const png = await bytesOf(plain().png());
    expect(bare(new Uint8Array([...png, ...Buffer.from('<script>')]), 'image/png')?.length).toBe(
      bare(png, 'image/png')?.length,
    );
    expect(bare(png.slice(0, -20), 'image/png')).toBeNull();
    const jpeg = await bytesOf(plain().jpeg());
    const scan = jpeg.slice(jpeg.lastIndexOf(0xda) - 1, -2);
    const many = Buffer.concat([
      jpeg.slice(0, -2),
      ...Array.from({ length: 40 }, () => scan),
      jpeg.slice(-2),
    ]);
    expect(bare(new Uint8Array(many), 'image/jpeg')).toBeNull();
  });
});

describe('a small file that unpacks to a large one', () => {
  const MEGABYTES = 200;

  it.each(['iCCP', 'zTXt', 'iTXt'] as const)('reaches the decoder without its %s (WORK-2)', async (where) => {
    const bytes = await pngBomb(where, MEGABYTES * 1e6);
    expect(bytes.length).toBeGreaterThan(MEGABYTES * 900);
    expect(await reaching(bytes, 'image/png')).toBeLessThan(1000);
  });

  it('is no picture where its rows unpack to more than its size needs (WORK-2)', async () => {
    expect(await reaching(await pngBomb('IDAT', MEGABYTES * 1e6), 'image/png')).toBeNull();
    expect(await reaching(await pngOfZeros(64, 16), 'image/png')).not.toBeNull();
    for (const side of [1, 3, 8, 61]) {
      const interlaced = sharp({ create: { width: side, height: 5, channels: 4, background: '#f008' } });
      const bytes = await bytesOf(interlaced.png({ progressive: true }));
      expect(await reaching(bytes, 'image/png')).not.toBeNull();
    }
  });

  it('is redrawn as the picture that it also is', async () => {
    const bytes = await pngBomb('iCCP', MEGABYTES * 1e6);
    const made = await photonHere()('work', { bytes, type: 'image/png' });
    expect(made).toMatchObject({ width: 64, height: 64 });
  });
});

describe('drawing', () => {
  it('makes one at a time, and takes no more than may wait', async () => {
    let atOnce = 0;
    let most = 0;
    const draw = inTurn(async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((done) => setTimeout(done));
      atOnce -= 1;
      return null;
    });
    const asked = { bytes: new Uint8Array(), type: 'image/png' };
    const all = Array.from({ length: DRAWINGS_IN_TURN.waiting + 3 }, () => draw('portraits', asked));
    const taken = all.filter((one) => one !== null);
    expect(taken.length).toBe(DRAWINGS_IN_TURN.waiting + 1);
    await Promise.all(taken);
    expect(most).toBe(1);
    expect(draw('portraits', asked)).not.toBeNull();
  });

  it('lets the thread that answers go on meanwhile (WORK-2)', async () => {
    const faults: unknown[] = [];
    const drawing = drawOffLoop((fault) => faults.push(fault));
    const bytes = await heavy();
    // The thread has begun.
    await drawing.draw('portraits', { bytes: await pngOfZeros(64), type: 'image/png' });
    let longest = 0;
    let last = performance.now();
    const ticking = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    });
    const began = performance.now();
    const made = await drawing.draw('work', { bytes, type: 'image/jpeg' });
    const took = performance.now() - began;
    clearInterval(ticking);
    await drawing.close();
    expect([made?.width, made?.whole.type, faults]).toEqual([2048, 'image/jpeg', []]);
    expect(longest).toBeLessThan(took / 2);
  });

  it('gives up a picture that takes too long, and goes on with the next', async () => {
    const faults: unknown[] = [];
    const drawing = drawOffLoop((fault) => faults.push(fault), { patience: 1 });
    const asked = { bytes: await pngOfZeros(64), type: 'image/png' };
    expect(await drawing.draw('portraits', asked)).toBeNull();
    expect(await drawing.draw('portraits', asked)).toBeNull();
    expect(faults.length).toBe(2);
    await drawing.close();
  });
});
