import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artPixel, isCompact, isLow, scaleFor, thumbAt, thumbOn, type DesktopArea } from './scale.ts';

const RATIOS = [1, 1.25, 1.5, 2, 2.625, 3];
const NEARLY = 1e-6;

/** The desktop that a page of this size in CSS pixels has, in logical pixels. */
function desktopOf(width: number, height: number, ratio: number, area: DesktopArea = 'automatic') {
  const page = { width, height };
  const scale = scaleFor(page, ratio, artPixel(page, ratio, area));
  return [scale.width, scale.height, scale.cssPerPixel] as const;
}

const pages = fc.tuple(
  fc.integer({ min: 200, max: 5000 }),
  fc.integer({ min: 200, max: 3000 }),
  fc.oneof(fc.constantFrom(...RATIOS), fc.double({ min: 0.25, max: 5, noNaN: true })),
);
const areas = fc.constantFrom<DesktopArea>('automatic', 1, 2, 3);

describe('how large art is drawn', () => {
  it.each([
    ['a laptop', 1280, 800, 1, 1280, 800],
    ['a laptop at 125 %', 1280, 800, 1.25, 800, 500],
    ['a laptop at 150 %', 1280, 800, 1.5, 960, 600],
    ['a large laptop at 125 %', 1536, 864, 1.25, 960, 540],
    ['a laptop with twice the pixels', 1280, 800, 2, 1280, 800],
    ['a desk', 1920, 1080, 1, 1920, 1080],
    ['a large screen', 2560, 1440, 1, 1280, 720],
    ['a browser on a large screen', 2560, 1300, 1, 1280, 650],
    ['a very large screen', 3840, 2160, 1, 1280, 720],
    ['a very large screen at 150 %', 2560, 1440, 1.5, 1280, 720],
    ['a tablet', 768, 1024, 2, 768, 1024],
  ])('suits %s: %i by %i at %f has a desktop of %i by %i', (_name, width, height, ratio, wide, high) => {
    expect(desktopOf(width, height, ratio).slice(0, 2)).toEqual([wide, high]);
  });

  it.each([
    ['is a step larger than CSS asks on a fine phone', 390, 844, 3, 293, 633],
    ['is so on its side too', 844, 390, 3, 633, 293],
    ['is as large as CSS asks on a narrower one', 360, 800, 3, 360, 800],
    ['is as large as CSS asks on a coarser one', 414, 896, 2, 414, 896],
    ['never falls between two pixels', 412, 915, 2.625, 361, 801],
  ])('%s: %i by %i at %f', (_name, width, height, ratio, wide, high) => {
    expect(desktopOf(width, height, ratio).slice(0, 2)).toEqual([wide, high]);
  });

  it('stays at least as large as CSS asks wherever there is room, but for the smallest zooms', () => {
    expect(desktopOf(1920, 1080, 1.1)).toEqual([2112, 1188, 1 / 1.1]);
    for (const ratio of [1, 1.25, 1.5, 1.75, 2, 2.5, 3]) {
      expect(desktopOf(1920, 1080, ratio)[2]).toBeGreaterThanOrEqual(1);
    }
  });

  it('is what a person chose, as long as that leaves a desktop', () => {
    expect(desktopOf(1280, 800, 1, 2).slice(0, 2)).toEqual([640, 400]);
    expect(desktopOf(1280, 800, 1, 3).slice(0, 2)).toEqual([640, 400]);
    expect(desktopOf(2560, 1440, 1, 1).slice(0, 2)).toEqual([2560, 1440]);
    expect(desktopOf(1920, 1200, 1, 3).slice(0, 2)).toEqual([640, 400]);
  });

  it.each([
    ['by itself on a large screen', 2400, 1280, 1, 'automatic', 2],
    ['by itself on a large screen', 2399, 1280, 1, 'automatic', 1],
    ['by itself on a large screen', 2400, 1279, 1, 'automatic', 1],
    ['where the system asks for it', 1280, 704, 1.25, 'automatic', 2],
    ['where the system asks for it', 1279, 704, 1.25, 'automatic', 1],
    ['where the system asks for it', 1280, 703, 1.25, 'automatic', 1],
    ['where a person asks for it', 1280, 800, 1, 2, 2],
    ['where a person asks for it', 1279, 800, 1, 2, 1],
    ['where a person asks for it', 1280, 639, 1, 2, 1],
    ['where a person asks for it, on a small laptop at 125 %', 1093, 520, 1.25, 2, 2],
    ['by itself there', 1093, 520, 1.25, 'automatic', 1],
    ['on a fine phone', 374, 800, 3, 'automatic', 4],
    ['on a fine phone', 373, 800, 3, 'automatic', 3],
    ['at a zoom worth it', 1920, 1080, 1.21, 'automatic', 2],
    ['at a zoom worth it', 1920, 1080, 1.19, 'automatic', 1],
  ] as const)(
    'grows %s only as far as that leaves a desktop: %i by %i at %f',
    (_why, width, height, ratio, area, pixel) => {
      expect(artPixel({ width, height }, ratio, area)).toBe(pixel);
    },
  );

  it('is what a thumb needs on a phone, whatever was chosen', () => {
    for (const area of [1, 2, 3] as const) {
      expect(desktopOf(390, 844, 3, area)).toEqual(desktopOf(390, 844, 3));
    }
  });

  it('is a whole number of device pixels, at least one (DRAW-4)', () => {
    fc.assert(
      fc.property(pages, areas, ([width, height, ratio], area) => {
        const pixel = artPixel({ width, height }, ratio, area);
        expect(Number.isInteger(pixel)).toBe(true);
        expect(pixel).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('the canvas', () => {
  it('covers its part of the page, and reaches less than a logical pixel over it', () => {
    fc.assert(
      fc.property(pages, areas, ([width, height, ratio], area) => {
        const [wide, high, cssPerPixel] = desktopOf(width, height, ratio, area);
        for (const [css, logical] of [
          [width, wide],
          [height, high],
        ] as const) {
          expect(Number.isInteger(logical)).toBe(true);
          expect(logical * cssPerPixel).toBeGreaterThan(css - 2 * NEARLY * cssPerPixel);
          if (logical > 1) expect((logical - 1) * cssPerPixel).toBeLessThan(css + NEARLY);
        }
      }),
    );
  });
});

describe('isCompact', () => {
  it.each([
    ['a phone', 390, 844, true],
    ['a phone on its side', 844, 390, true],
    ['a tablet', 768, 1024, false],
    ['a desk', 1280, 800, false],
    ['a window that is just too narrow', 767, 1024, true],
    ['a window that is just too low', 1280, 479, true],
    ['a window that is just high enough', 1280, 480, false],
  ])('tells whether a thumb is at work: %s (SHELL-3)', (_name, width, height, compact) => {
    expect(isCompact({ width, height })).toBe(compact);
  });
});

describe('a thumb', () => {
  it.each([
    [1, 44],
    [4 / 3, 34],
    [1.5, 30],
  ])('at %s CSS pixels each is %s logical pixels wide, an even number', (cssPerPixel, thumb) => {
    expect(thumbAt(cssPerPixel)).toBe(thumb);
    expect(thumb * cssPerPixel).toBeGreaterThanOrEqual(44);
  });
});

describe('isLow', () => {
  it.each([
    [844, 390, true],
    [390, 844, false],
    [1280, 800, false],
    [300, 400, false],
    [400, 400, false],
    [1280, 479, true],
    [1280, 480, false],
  ])('of %i x %i is %s', (width, height, low) => {
    expect(isLow({ width, height })).toBe(low);
  });
});

describe('the width of a thumb', () => {
  it('counts on a phone, and on any screen that a finger points at (SHELL-3)', () => {
    const tablet = { width: 1024, height: 768 };
    expect(thumbOn({ width: 390, height: 844 }, false, 1)).toBe(44);
    expect(thumbOn(tablet, true, 1)).toBe(44);
    expect(thumbOn(tablet, false, 1)).toBe(0);
  });
});
