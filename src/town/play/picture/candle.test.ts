// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overPixel } from './candle.ts';

const opacity = (x: number, y: number, reach = 0): number => overPixel(x, y, reach)[3];

describe('the light of a candle', () => {
  it('is whole near the flame, nothing far from it, and less and less between', () => {
    const ring = (away: number): number => {
      const all = Array.from({ length: 64 }, (_, step) => (step / 32) * Math.PI);
      const sum = all.reduce(
        (total, turn) => total + opacity(away * Math.cos(turn), away * Math.sin(turn)),
        0,
      );
      return sum / all.length;
    };
    const rings = [0, 25, 38, 50, 62, 76, 200].map(ring);
    expect(rings).toEqual(rings.toSorted((a, b) => a - b));
    expect(ring(10)).toBeLessThan(40);
    expect(ring(80)).toBeGreaterThan(240);
  });

  it('never reaches less far with a longer reach', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 }), (x, y) => {
        expect(opacity(x, y, 3)).toBeLessThanOrEqual(opacity(x, y, -3));
      }),
    );
  });
});
