import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompact, scaleFor } from './scale.ts';

const RATIOS = [1, 1.25, 1.5, 2, 2.625, 3];
const NEARLY = 1e-6;

describe('scaleFor', () => {
  it.each(RATIOS)('draws a logical pixel as whole device pixels at a device pixel ratio of %f', (ratio) => {
    const devicePixels = scaleFor(1280, 800, ratio).cssPerPixel * ratio;
    expect(devicePixels).toBeCloseTo(Math.round(devicePixels), 9);
    expect(devicePixels).toBeGreaterThan(0.5);
  });

  it.each([
    [1280, 800, 1, 1280, 800],
    [1280, 800, 1.25, 1600, 1000],
    [1280, 800, 1.5, 960, 600],
    [390, 844, 3, 390, 844],
    [412, 915, 2.625, 360, 800],
  ])('makes %i by %i at ratio %f a desktop of %i by %i', (width, height, ratio, wide, high) => {
    expect(scaleFor(width, height, ratio)).toMatchObject({ width: wide, height: high });
  });

  it('fills the viewport up to less than a logical pixel, and never leaves it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.integer({ min: 200, max: 3000 }),
        fc.oneof(fc.constantFrom(...RATIOS), fc.double({ min: 0.25, max: 5, noNaN: true })),
        (width, height, ratio) => {
          const scale = scaleFor(width, height, ratio);
          for (const [css, logical] of [
            [width, scale.width],
            [height, scale.height],
          ] as const) {
            expect(Number.isInteger(logical)).toBe(true);
            expect(logical * scale.cssPerPixel).toBeLessThanOrEqual(css + NEARLY);
            expect((logical + 1) * scale.cssPerPixel).toBeGreaterThan(css - NEARLY);
          }
        },
      ),
    );
  });
});

describe('isCompact', () => {
  it.each([
    ['a phone', 390, 844, true],
    ['a phone on its side', 844, 390, true],
    ['a tablet', 768, 1024, false],
    ['a desk', 1280, 800, false],
  ])('tells whether a thumb is at work: %s', (_name, width, height, compact) => {
    expect(isCompact(width, height)).toBe(compact);
  });
});
