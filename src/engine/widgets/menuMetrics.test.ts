import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottom, right } from '../geometry/rects.ts';
import { menuMetrics, placeMenu, type MenuSide } from './menuMetrics.ts';

const SCREEN = { width: 1280, height: 800 };
const measure = (text: string): number => text.length * 6;
const entries = [{ label: 'Open', isDefault: true }, 'separator', { label: 'Properties' }] as const;
const at = (x: number, y: number) => ({ x, y, width: 0, height: 0 });

describe('menuMetrics', () => {
  const metrics = (changes: Partial<Parameters<typeof menuMetrics>[0]> = {}) =>
    menuMetrics({ entries, large: false, banner: false, thumb: 0, measure, ...changes });

  it('puts the rows one under the other, with room for the widest text and for its keys', () => {
    const { rows, width, height } = metrics();
    expect(rows.map(({ y }) => y)).toEqual([3, 23, 31]);
    expect(height).toBe(bottom(rows[2] ?? { x: 0, y: 0, width: 0, height: 0 }) + 3);
    const withKeys = metrics({ entries: [{ label: 'Properties of the taskbar', keys: 'Ctrl+Alt+P' }] });
    expect(withKeys.width).toBeGreaterThan(width + measure('Ctrl+Alt+P'));
  });

  it.each([false, true])('has rows for a thumb on a phone, with large icons: %s', (large) => {
    const { rows } = metrics({ thumb: 44, large });
    for (const index of [0, 2]) expect(rows[index]?.height).toBeGreaterThanOrEqual(44);
  });
});

describe('placeMenu', () => {
  it('opens down and right of a point, and to the other side where there is no room', () => {
    const size = { width: 120, height: 90 };
    expect(placeMenu(size, at(100, 100), 'below', SCREEN)).toMatchObject({ x: 100, y: 100 });
    expect(placeMenu(size, at(1270, 790), 'below', SCREEN)).toMatchObject({ x: 1150, y: 700 });
  });

  it('opens a submenu beside its entry, whose first row lies level with it', () => {
    const entry = { x: 30, y: 500, width: 150, height: 38 };
    expect(placeMenu({ width: 120, height: 90 }, entry, 'beside', SCREEN)).toMatchObject({ x: 177, y: 497 });
  });

  it('on a phone opens a submenu below its entry, or above it, and never over it (SHELL-28)', () => {
    const phone = { width: 390, height: 844 };
    const row = (y: number) => ({ x: 28, y, width: 214, height: 44 });
    const placed = (y: number, height: number) => placeMenu({ width: 200, height }, row(y), 'beside', phone);
    expect(placed(40, 400)).toEqual({ x: 188, y: 84, width: 200, height: 400 });
    expect(placed(600, 400)).toEqual({ x: 188, y: 200, width: 200, height: 400 });
    expect(placed(300, 600)).toEqual({ x: 188, y: 344, width: 200, height: 498 });
    expect(placed(600, 700)).toEqual({ x: 188, y: 2, width: 200, height: 598 });
  });

  it('keeps Start’s menu above its button, however low the screen is', () => {
    const start = at(2, 340);
    expect(placeMenu({ width: 180, height: 900 }, start, 'above', { width: 844, height: 390 })).toEqual({
      x: 2,
      y: 2,
      width: 180,
      height: 338,
    });
  });

  it('lies on the screen, wherever it was asked for', () => {
    const length = fc.integer({ min: 20, max: 1500 });
    const side = fc.constantFrom<MenuSide>('below', 'beside');
    fc.assert(
      fc.property(length, length, length, length, side, (width, height, x, y, to) => {
        const screen = { width: 390, height: 844 };
        const anchor = at(Math.min(x, screen.width), Math.min(y, screen.height));
        const rect = placeMenu({ width, height }, anchor, to, screen);
        expect(Math.min(rect.x, rect.y)).toBeGreaterThanOrEqual(0);
        expect(right(rect)).toBeLessThanOrEqual(screen.width);
        expect(bottom(rect)).toBeLessThanOrEqual(screen.height);
      }),
    );
  });
});
