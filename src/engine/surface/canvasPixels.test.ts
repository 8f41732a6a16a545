import { describe, expect, it } from 'vitest';
import { fitCanvas } from './canvasPixels.ts';

const BODY = { width: 500, height: 661 };
const WORLD = { width: 480, height: 640 };

describe("a surface's canvas", () => {
  it("fills its body with the desktop's pixels, or with the screen's", () => {
    const rect = { x: 0, y: 0, ...BODY };
    expect(fitCanvas(BODY, 2, 'art')).toEqual({ size: BODY, rect, crisp: true });
    expect(fitCanvas(BODY, 2, 'device')).toEqual({ size: { width: 1000, height: 1322 }, rect, crisp: true });
  });

  it('of a size of its own lies in the middle, on whole pixels of the screen (DRAW-4)', () => {
    expect(fitCanvas(BODY, 1, WORLD)).toEqual({
      size: WORLD,
      rect: { x: 10, y: 10, width: 480, height: 640 },
      crisp: true,
    });
    expect(fitCanvas({ width: 501, height: 641 }, 1, WORLD).rect).toMatchObject({ x: 10, y: 0 });
    expect(fitCanvas(WORLD, 1, WORLD)).toEqual({ size: WORLD, rect: { x: 0, y: 0, ...WORLD }, crisp: true });
    // Two of the screen's pixels make one of the desktop's.
    expect(fitCanvas(BODY, 2, { width: 300, height: 300 }).rect).toEqual({
      x: 25,
      y: 105.5,
      width: 450,
      height: 450,
    });
  });

  it('is as large as it can be where each of its pixels takes as many of the screen', () => {
    const phone = { width: 390, height: 700 };
    expect(fitCanvas(phone, 3, WORLD).rect).toMatchObject({ width: 320, height: 1280 / 3 });
    expect(fitCanvas({ width: 959, height: 2000 }, 1, WORLD).rect.width).toBe(480);
    expect(fitCanvas({ width: 960, height: 2000 }, 1, WORLD).rect.width).toBe(960);
  });

  it('is made smaller and smooth where it does not fit at all', () => {
    const { rect, size, crisp } = fitCanvas({ width: 240, height: 640 }, 1, WORLD);
    expect(rect).toEqual({ x: 0, y: 160, width: 240, height: 320 });
    expect(size).toEqual(WORLD);
    expect(crisp).toBe(false);
  });
});
