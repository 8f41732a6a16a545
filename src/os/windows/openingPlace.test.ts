import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap } from '../../engine/geometry/rects.ts';
import { dialogPlace, openingPlace } from './openingPlace.ts';
import type { Bounds, WorkArea } from './windowSpec.ts';

const AREA = { width: 1280, height: 772, compact: false };
const SPEC = { width: 360, height: 300 };

const wholly = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const anyArea: fc.Arbitrary<WorkArea> = fc.record({
  width: wholly(480, 2560),
  height: wholly(300, 1600),
  compact: fc.constant(false),
});
const anySpec = fc.record({ width: wholly(200, 1400), height: wholly(120, 1200) });
const anyPlace: fc.Arbitrary<Bounds> = fc.record({
  x: wholly(-500, 2500),
  y: wholly(0, 1600),
  width: wholly(100, 2000),
  height: wholly(100, 2000),
});

function expectOnScreen(bounds: Bounds, area: WorkArea): void {
  expect(Object.values(bounds).every(Number.isInteger)).toBe(true);
  expect(bounds.x).toBeGreaterThanOrEqual(0);
  expect(bounds.y).toBeGreaterThanOrEqual(0);
  expect(bounds.x + bounds.width).toBeLessThanOrEqual(area.width);
  expect(bounds.y + bounds.height).toBeLessThanOrEqual(area.height);
}

function overlapOf(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

const hidesIt = (place: Bounds, other: Bounds): boolean =>
  (place.x === other.x && place.y === other.y) || overlapOf(place, other) === other.width * other.height;

/** How many Close buttons and right ends of feet, of these windows from the back to the front, a place would cover more. */
function controlsCovered(place: Bounds, others: readonly Bounds[]): number {
  const controls = others.flatMap(({ x, y, width, height }, index) => {
    const foot = { width: Math.min(260, width), height: Math.min(64, height - 22) };
    const own = [
      { x: x + width - 24, y, width: 24, height: 22 },
      { x: x + width - foot.width, y: y + height - foot.height, ...foot },
    ];
    const inFront = others.slice(index + 1);
    return own.filter((it) => !inFront.some((one) => overlapOf(one, it) === it.width * it.height));
  });
  return controls.filter((control) => overlapOf(place, control) > 0).length;
}

/** So many windows of this size, opened one after the other. */
function opened(count: number, area: WorkArea, spec = SPEC): readonly Bounds[] {
  const places: Bounds[] = [];
  for (let index = 0; index < count; index++) places.push(openingPlace(spec, area, places));
  return places;
}

describe('the place of a new window', () => {
  it('is wholly on the screen, whatever lies there (SHELL-12)', () => {
    fc.assert(
      fc.property(anySpec, anyArea, fc.array(anyPlace, { maxLength: 6 }), (spec, area, others) => {
        expectOnScreen(openingPlace(spec, area, others), area);
      }),
    );
  });

  it('is all of the screen for a window that is to be full', () => {
    const full = { width: 'full', height: 'full' } as const;
    expect(openingPlace(full, AREA, [])).toEqual({ x: 0, y: 0, width: 1280, height: 772 });
  });

  it('covers no other window while there is room beside them', () => {
    const places = opened(3, AREA);
    places.forEach((place, index) => {
      expect(places.slice(0, index).some((other) => overlap(place, other))).toBe(false);
    });
  });

  it('is beside the windows that there are, no further away than need be', () => {
    const [first, second, third] = opened(3, AREA);
    expect(first).toEqual({ x: 416, y: 192, ...SPEC });
    expect(second).toEqual({ x: 776, y: 192, ...SPEC });
    expect(third).toEqual({ x: 56, y: 192, ...SPEC });
  });

  it('steps down and right where it would cover more than half of itself, and as many controls elsewhere', () => {
    const area = { width: 800, height: 700, compact: false };
    const places = opened(5, area, { width: 700, height: 600 });
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [6, 6],
      [28, 28],
      [50, 50],
      [72, 72],
      [94, 94],
    ]);
  });

  it('steps by a title bar for a finger where one points (SHELL-12)', () => {
    const area = { width: 800, height: 700, compact: false, touch: true };
    const places = opened(2, area, { width: 700, height: 600 });
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [6, 6],
      [58, 58],
    ]);
  });

  it('leaves Close and the buttons at the foot of the others in sight (SHELL-12)', () => {
    const wallet = { x: 386, y: 124, width: 420, height: 436 };
    for (const spec of [
      { width: 712, height: 469 },
      { width: 640, height: 440 },
      { width: 480, height: 640 },
    ]) {
      expect(controlsCovered(openingPlace(spec, AREA, [wallet]), [wallet])).toBe(0);
    }
  });

  it('covers no more controls than in the middle where there is no room, but where it would hide a window there (SHELL-12)', () => {
    fc.assert(
      fc.property(anyArea, wholly(1, 8), (area, count) => {
        const spec = { width: Math.ceil(area.width * 0.8), height: Math.ceil(area.height * 0.8) };
        const others = opened(count, area, spec);
        const place = openingPlace(spec, area, others);
        const middle = openingPlace(spec, area, []);
        const [hides = 0, wouldHide = 0] = [place, middle].map(
          (at) => others.filter((it) => hidesIt(at, it)).length,
        );
        expect(hides).toBeLessThanOrEqual(wouldHide);
        if (hides < wouldHide) return;
        expect(controlsCovered(place, others)).toBeLessThanOrEqual(controlsCovered(middle, others));
      }),
    );
  });

  it('never hides another window wholly while the cascade has a place that does not (SHELL-12)', () => {
    const small = { x: 300, y: 240, width: 200, height: 120 };
    const places: Bounds[] = [small];
    for (let index = 0; index < 12; index++) {
      const place = openingPlace({ width: 640, height: 440 }, AREA, places);
      expect(places.filter((other) => overlapOf(place, other) === other.width * other.height)).toEqual([]);
      places.push(place);
    }
  });

  it('is beside the icons where a window in the middle would cover them', () => {
    const icons = [{ x: 0, y: 0, width: 156, height: 700 }];
    const spec = { width: 1000, height: 600 };
    expect(openingPlace(spec, AREA, []).x).toBe(96);
    expect(openingPlace(spec, AREA, [], icons).x).toBe(280);
  });

  it('covers the middle of a window rather than the title, the right side or the foot of it (SHELL-12)', () => {
    const area = { width: 1000, height: 600, compact: false };
    const other = { x: 200, y: 60, width: 600, height: 480 };
    // The right side of the screen has a little more room.
    const { x } = openingPlace({ width: 400, height: 300 }, area, [{ ...other, width: 580 }]);
    expect(x).toBe(0);
  });

  it('leaves every title in sight where there is no room left', () => {
    const places = opened(6, { width: 640, height: 372, compact: false });
    expect(new Set(places.map(({ x, y }) => `${x}, ${y}`)).size).toBe(6);
  });
});

describe('the place of a dialog', () => {
  it('is the middle of the window that it belongs to, which has room for it', () => {
    const parent = { x: 200, y: 100, width: 600, height: 400 };
    expect(dialogPlace(SPEC, AREA, parent)).toEqual({ x: 320, y: 150, width: 360, height: 300 });
  });

  it('is the foot of its window where the middle is looked at (ZOLTAR-10)', () => {
    const parent = { x: 200, y: 100, width: 600, height: 400 };
    expect(dialogPlace(SPEC, AREA, parent, true)).toEqual({ x: 320, y: 188, width: 360, height: 300 });
  });

  it('is the middle of the screen where it belongs to no window', () => {
    expect(dialogPlace(SPEC, AREA, null)).toEqual({ x: 460, y: 236, width: 360, height: 300 });
  });

  it('is wholly on the screen, wherever the window lies', () => {
    fc.assert(
      fc.property(anySpec, anyArea, anyPlace, (spec, area, parent) => {
        expectOnScreen(dialogPlace(spec, area, parent), area);
      }),
    );
  });
});
