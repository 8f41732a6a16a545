import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { pictureHeader } from './pictureHeader.ts';

const bytesOf = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [...part])),
  );
const png = (width: number, height: number) =>
  bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', be(width), be(height), [8, 6, 0, 0, 0]);
const be = (n: number): number[] => [24, 16, 8, 0].map((shift) => (n / 2 ** shift) & 255);

describe('the header of a picture', () => {
  it('is found by what is in the file, of each kind that is opened (MEME-4)', () => {
    expect(pictureHeader(png(20_000, 10_000))).toEqual({
      type: 'image/png',
      width: 20_000,
      height: 10_000,
    });
    expect(pictureHeader(bytesOf('GIF89a', [0x2c, 1, 0xc8, 0], [0, 0]))).toEqual({
      type: 'image/gif',
      width: 300,
      height: 200,
    });
    const riff = (kind: string, rest: readonly number[]) => bytesOf('RIFF', be(0), 'WEBP', kind, be(0), rest);
    expect(pictureHeader(riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x60, 1, 0xd0, 0]))).toMatchObject({
      width: 352,
      height: 208,
    });
    expect(pictureHeader(riff('VP8X', [0, 0, 0, 0, 0x5f, 1, 0, 0xcf, 0, 0]))).toMatchObject({
      width: 352,
      height: 208,
    });
    expect(pictureHeader(riff('VP8L', [0x2f, 0x5f, 0xc1, 0x33, 0, 0, 0, 0, 0, 0]))).toMatchObject({
      width: 352,
      height: 208,
    });
    const jpeg = bytesOf([
      0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc0, 0, 17, 8, 0, 208, 1, 0x60, 3, 0, 0,
    ]);
    expect(pictureHeader(jpeg)).toEqual({ type: 'image/jpeg', width: 352, height: 208 });
  });

  it.each([
    [
      'an SVG with a script',
      bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page that calls itself a picture', bytesOf('<!doctype html><title>cat.png</title>')],
    ['a picture without a side', png(0, 10)],
    ['nothing', new Uint8Array()],
  ])('is not there in %s (MEME-4)', (_, bytes) => expect(pictureHeader(bytes)).toBeNull());

  it('is looked for in any bytes without a fault or an end', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        fc.constantFrom([], [0xff, 0xd8, 0xff]),
        (rest, first) => {
          const header = pictureHeader(Uint8Array.from([...first, ...rest]));
          expect(header === null || header.width > 0).toBe(true);
        },
      ),
    );
  });
});
