import { describe, expect, it } from 'vitest';
import { isDark, litLamps, type MapLights } from './lights.ts';

const HOUR = 1_000 * 3_600_000;
const lamp = (x: number) => ({ x, y: 90, w: 4, h: 4 });
const LIGHTS: MapLights = {
  crossing: { lamps: [lamp(10), lamp(20), lamp(110), lamp(120)], seconds: [24, 46], stop: [15, 116] },
};

describe('the level crossing', () => {
  const lit = (seconds: number) =>
    new Set(litLamps(LIGHTS, HOUR + seconds * 1_000).map(({ x, width }) => (width === 4 ? x : null)));

  it('blinks while the train of the hour is near, one lamp of each pair at a time', () => {
    expect(lit(23.9)).toEqual(new Set());
    expect(lit(24)).toEqual(new Set([10, 110, null]));
    expect(lit(24.5)).toEqual(new Set([20, 120, null]));
    expect(lit(46)).toEqual(new Set());
  });
});

describe('the windows', () => {
  const WINDOWS = Array.from({ length: 20 }, (_, index) => index);
  const dark = (seconds: number) => WINDOWS.filter((window) => isDark(window, HOUR + seconds * 1_000)).length;

  it('are lit for the most part, some of them dark, never all or none of them', () => {
    const counts = Array.from({ length: 600 }, (_, second) => dark(second));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(WINDOWS.length * 0.8);
  });

  it('do not all change at once, and each of them comes on again', () => {
    const first = (seconds: number) => isDark(0, HOUR + seconds * 1_000);
    const seen = Array.from({ length: 300 }, (_, second) => first(second));
    expect(new Set(seen)).toEqual(new Set([true, false]));
    const steps = Array.from({ length: 300 }, (_, second) => Math.abs(dark(second + 1) - dark(second)));
    expect(Math.max(...steps)).toBeLessThan(5);
  });
});
