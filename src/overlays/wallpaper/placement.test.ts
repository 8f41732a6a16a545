import { describe, expect, it } from 'vitest';
import { placedOn, placementFor } from './placement.ts';

const DESKTOP = { width: 1280, height: 772 };

describe('a picture on the desktop (WALLPAPER-3)', () => {
  it('lies in the middle as large as it is, and is cut evenly where it is larger', () => {
    expect(placedOn({ width: 100, height: 50 }, DESKTOP, 'center')).toEqual({
      ...{ x: 590, y: 361, width: 100, height: 50, isSmooth: false },
    });
    expect(placedOn({ width: 2560, height: 1920 }, DESKTOP, 'center')).toMatchObject({ x: -640, y: -574 });
  });

  it('is scaled smoothly to the desktop where it is about as large, and shown whole or cut', () => {
    const photograph = { width: 2560, height: 1920 };
    expect(placedOn(photograph, DESKTOP, 'fill')).toEqual({
      ...{ x: 0, y: -94, width: 1280, height: 960, isSmooth: true },
    });
    expect(placedOn(photograph, DESKTOP, 'fit')).toEqual({
      ...{ x: 125, y: 0, width: 1029, height: 772, isSmooth: true },
    });
  });

  it.each([
    ['fit', { x: 256, y: 2, width: 768, height: 768 }],
    ['fill', { x: -32, y: -286, width: 1344, height: 1344 }],
  ] as const)('keeps square pixels where it is small (%s)', (placement, at) => {
    expect(placedOn({ width: 96, height: 96 }, DESKTOP, placement)).toEqual({ ...at, isSmooth: false });
  });

  it('is never without a pixel', () => {
    expect(placedOn({ width: 2560, height: 1 }, { width: 390, height: 792 }, 'fit')).toMatchObject({
      ...{ width: 390, height: 1 },
    });
  });

  it('is repeated when it is chosen anew and small, and else fills', () => {
    expect(placementFor({ width: 640, height: 386 }, DESKTOP)).toBe('tile');
    expect(placementFor({ width: 641, height: 10 }, DESKTOP)).toBe('fill');
    expect(placementFor({ width: 10, height: 387 }, DESKTOP)).toBe('fill');
  });
});
