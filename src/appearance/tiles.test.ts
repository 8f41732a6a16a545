import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADIENTS, PATTERNS } from './backgrounds.ts';
import { gradientPixels, patternPixels } from './tiles.ts';

describe('a pattern', () => {
  it('is the background color with ink on it that can be seen', () => {
    const rows = ['#.......', ...Array.from({ length: 7 }, () => '........')];
    expect(patternPixels(rows, 0xc0c0c0).slice(0, 2)).toEqual([0x000000, 0xc0c0c0]);
    expect(patternPixels(rows, 0x000000).slice(0, 2)).toEqual([0x808080, 0x000000]);
  });

  it.each(PATTERNS)('$name is eight rows of eight', ({ rows }) => {
    expect(rows).toHaveLength(8);
    for (const row of rows) expect(row).toMatch(/^[#.]{8}$/);
  });
});

describe('a gradient', () => {
  it('has only its own colors: the first above, the last below, half of each between', () => {
    const pixels = gradientPixels([0x000000, 0xffffff], 401);
    expect(new Set(pixels)).toEqual(new Set([0x000000, 0xffffff]));
    expect(pixels.slice(0, 8)).toEqual(Array(8).fill(0x000000));
    expect(pixels.slice(-8)).toEqual(Array(8).fill(0xffffff));
    const middle = pixels.slice(197 * 8, 205 * 8).filter((color) => color === 0xffffff);
    expect(middle.length).toBeGreaterThan(26);
    expect(middle.length).toBeLessThan(38);
  });

  it('dithers by 64 thresholds, each of them once', () => {
    const shares = Array.from({ length: 64 }, (_, level) => {
      const flat = gradientPixels([0, 1], 6401).slice(level * 100 * 8, (level * 100 + 8) * 8);
      return flat.filter((color) => color === 1).length;
    });
    for (let level = 1; level < 64; level++) {
      expect(shares[level]).toBeGreaterThanOrEqual(shares[level - 1] ?? 0);
    }
  });

  it('fits any height', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GRADIENTS), fc.integer({ min: 1, max: 300 }), ({ colors }, height) => {
        const pixels = gradientPixels(colors, height);
        expect(pixels).toHaveLength(8 * height);
        expect(pixels.every((color) => colors.includes(color))).toBe(true);
      }),
    );
  });
});
