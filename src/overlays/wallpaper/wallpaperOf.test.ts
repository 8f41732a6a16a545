// Files whose bytes can be read, as jsdom's cannot.
import { Blob as ReadableBlob } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blindPens } from '../../testing/blindPens.ts';
import { WALLPAPER_TEXTS as TEXTS } from './texts.ts';
import { FILE_MOST, wallpaperOf } from './wallpaperOf.ts';

/** The beginning of a PNG of this size, which is all that is read here. */
function png(width: number, height: number): Blob {
  const bytes = new Uint8Array(32);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Blob([bytes]);
}

/** What the browser decodes it to. */
let decoded = { width: 0, height: 0 };
const decode = vi.fn((_file: Blob, _how: ImageBitmapOptions) =>
  Promise.resolve({ ...decoded, close: () => undefined }),
);
beforeEach(() => {
  decode.mockClear();
  vi.stubGlobal('Blob', ReadableBlob);
  vi.stubGlobal('createImageBitmap', decode);
  blindPens('drawn');
});

describe('a picture for behind the icons (WALLPAPER-1)', () => {
  it('keeps its size and its kind where it is no larger than a desktop', async () => {
    decoded = { width: 640, height: 400 };
    const copy = await wallpaperOf(png(640, 400));
    expect(copy).toMatchObject({ ok: true, value: { width: 640, height: 400, blob: { type: 'image/png' } } });
    expect(decode.mock.lastCall?.[1]).toEqual({});
  });

  it('is made small as it is decoded, also a photograph of 48 megapixels that its camera has turned', async () => {
    // The browser turns it, so that the side that was asked for is the other one.
    decoded = { width: 2560, height: 3413 };
    const copy = await wallpaperOf(png(8000, 6000));
    expect(decode.mock.lastCall?.[1]).toEqual({ resizeWidth: 2560, resizeQuality: 'high' });
    expect(copy).toMatchObject({ ok: true, value: { width: 1920, height: 2560 } });
  });

  it.each([
    ['more than 64 megapixels', () => png(10_000, 6_500), TEXTS.tooLarge(65)],
    ['no picture', () => new Blob(['<svg/>']), TEXTS.notPicture],
    ['a file that is too long', () => ({ size: FILE_MOST + 1 }) as Blob, TEXTS.tooLong],
  ])('is not %s, which is told and not decoded', async (_what, file, message) => {
    expect(await wallpaperOf(file())).toMatchObject({ ok: false, error: { message } });
    expect(decode).not.toHaveBeenCalled();
  });

  it('is told to be broken where it cannot be decoded', async () => {
    decode.mockRejectedValueOnce(new Error('broken'));
    expect(await wallpaperOf(png(8, 8))).toMatchObject({ ok: false, error: { message: TEXTS.broken } });
  });
});
