import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filledAt,
  grown,
  lengthOn,
  openingSize,
  pulledTo,
  shownBounds,
  takenOff,
  withinReach,
} from './placement.ts';
import type { Bounds, WorkArea } from './windowSpec.ts';

/** Below this the buttons of a title bar could be all that is left of it (windowMetrics.ts). */
const BUTTONS_WIDE = 76;
const TITLE_HIGH = 22;
const EDGES = ['n', 's', 'w', 'e', 'nw', 'ne', 'sw', 'se'] as const;

const wholly = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const anyArea: fc.Arbitrary<WorkArea> = fc.record({
  width: wholly(480, 2560),
  height: wholly(300, 1600),
  compact: fc.constant(false),
});
const anySpec = fc
  .tuple(wholly(200, 480), wholly(120, 300), wholly(0, 900), wholly(0, 900))
  .map(([minWidth, minHeight, more, taller]) => ({
    minWidth,
    minHeight,
    width: minWidth + more,
    height: minHeight + taller,
  }));
const anyPlace: fc.Arbitrary<Bounds> = fc.record({
  x: wholly(-3000, 5000),
  y: wholly(-3000, 5000),
  width: wholly(1, 4000),
  height: wholly(1, 4000),
});

const right = ({ x, width }: Bounds): number => x + width;
const bottom = ({ y, height }: Bounds): number => y + height;

/** A person can take the title bar by its free part and pull the window back. */
function expectReachable(bounds: Bounds, area: WorkArea): void {
  expect(bounds.y).toBeGreaterThanOrEqual(0);
  expect(bounds.y).toBeLessThanOrEqual(area.height - TITLE_HIGH);
  expect(right(bounds)).toBeGreaterThan(Math.min(bounds.width - 1, BUTTONS_WIDE));
  expect(bounds.x).toBeLessThan(area.width - 16);
}

describe('a length of a window', () => {
  it('is in pixels, a share of the screen, or all of it', () => {
    expect(lengthOn(1280, 300)).toBe(300);
    expect(lengthOn(1280, '80%')).toBe(1024);
    expect(lengthOn(773, '80%')).toBe(618);
    expect(lengthOn(1280, 'full')).toBe(1280);
  });

  it('is higher by a title bar for a finger where one points', () => {
    const spec = { width: 360, height: 300 };
    const area = { width: 1024, height: 716, compact: false };
    expect(openingSize(spec, area)).toEqual(spec);
    expect(openingSize(spec, { ...area, touch: true })).toEqual({ width: 360, height: 330 });
  });

  it('is higher by what its body needs for a finger where one points (SHELL-3)', () => {
    const spec = { width: 360, height: 300, touchRoom: 40 };
    const area = { width: 1024, height: 716, compact: false };
    expect(openingSize(spec, area).height).toBe(300);
    expect(openingSize(spec, { ...area, touch: true }).height).toBe(370);
  });
});

describe('withinReach', () => {
  it('is never larger than the screen, and its title bar can be reached', () => {
    fc.assert(
      fc.property(anyPlace, anyArea, (wanted, area) => {
        const bounds = withinReach(wanted, area);
        expect(bounds.width).toBeLessThanOrEqual(area.width);
        expect(bounds.height).toBeLessThanOrEqual(area.height);
        expectReachable(bounds, area);
      }),
    );
  });

  it('leaves a window alone that lies within reach, and moves no window twice', () => {
    const area = { width: 1280, height: 772, compact: false };
    const inside = { x: -100, y: 0, width: 400, height: 300 };
    expect(withinReach(inside, area)).toEqual(inside);
    fc.assert(
      fc.property(anyPlace, anyArea, (wanted, anyOne) => {
        const once = withinReach(wanted, anyOne);
        expect(withinReach(once, anyOne)).toEqual(once);
      }),
    );
  });
});

describe('pulledTo', () => {
  /** A window as it may lie when it is taken, and where the pointer wants its held edge. */
  const pull = fc
    .tuple(anySpec, anyArea, anyPlace, fc.constantFrom(...EDGES), wholly(-2000, 2000), wholly(-2000, 2000))
    .map(([spec, area, anywhere, edge, dx, dy]) => {
      const size = {
        width: Math.max(spec.minWidth, anywhere.width),
        height: Math.max(spec.minHeight, anywhere.height),
      };
      const from = withinReach({ ...anywhere, ...size }, area);
      const wanted = { ...from };
      if (edge.includes('e')) wanted.width += dx;
      if (edge.includes('s')) wanted.height += dy;
      if (edge.includes('w')) Object.assign(wanted, { x: from.x + dx, width: from.width - dx });
      if (edge.includes('n')) Object.assign(wanted, { y: from.y + dy, height: from.height - dy });
      return { spec, area, edge, from, wanted };
    });

  it('keeps the size of a window that is moved, and its title bar within reach', () => {
    fc.assert(
      fc.property(pull, anyPlace, ({ spec, area, from }, { x, y }) => {
        const bounds = pulledTo({ ...from, x, y }, null, spec, area);
        expect(bounds).toMatchObject({ width: from.width, height: from.height });
        expectReachable(bounds, area);
      }),
    );
  });

  it('moves a window exactly as far as the pointer while that is within reach', () => {
    const area = { width: 1280, height: 772, compact: false };
    const spec = { width: 400, height: 300, minWidth: 200, minHeight: 120 };
    const wanted = { x: 500, y: 300, width: 400, height: 300 };
    expect(pulledTo(wanted, null, spec, area)).toEqual(wanted);
  });

  it('leaves the edges that are not held where they are', () => {
    fc.assert(
      fc.property(pull, ({ spec, area, edge, from, wanted }) => {
        const bounds = pulledTo(wanted, edge, spec, area);
        if (!edge.includes('w')) expect(bounds.x).toBe(from.x);
        if (!edge.includes('n')) expect(bounds.y).toBe(from.y);
        if (!edge.includes('e')) expect(right(bounds)).toBe(right(from));
        if (!edge.includes('s')) expect(bottom(bounds)).toBe(bottom(from));
      }),
    );
  });

  it('is never smaller than its least size nor larger than the screen (SHELL-2)', () => {
    fc.assert(
      fc.property(pull, ({ spec, area, edge, wanted }) => {
        const bounds = pulledTo(wanted, edge, spec, area);
        expect(bounds.width).toBeGreaterThanOrEqual(spec.minWidth);
        expect(bounds.height).toBeGreaterThanOrEqual(spec.minHeight);
        expect(bounds.width).toBeLessThanOrEqual(area.width);
        expect(bounds.height).toBeLessThanOrEqual(area.height);
      }),
    );
  });

  it('never takes the title bar out of reach by an edge (SHELL-2)', () => {
    fc.assert(
      fc.property(pull, ({ spec, area, edge, wanted }) => {
        expectReachable(pulledTo(wanted, edge, spec, area), area);
      }),
    );
  });
});

describe('where a window is shown', () => {
  const bounds = { x: 50, y: 60, width: 400, height: 300 };
  const wide = { width: 1280, height: 772, compact: false };
  const phone = { width: 390, height: 792, compact: true };
  const app = { dialog: false, minWidth: 200 };
  const onWide = (where: Bounds) => ({ bounds: where, screen: wide });

  it('is all of the screen when it is maximized, and always on a phone (SHELL-3)', () => {
    expect(shownBounds(onWide(bounds), true, wide, app)).toEqual({ x: 0, y: 0, width: 1280, height: 772 });
    expect(shownBounds(onWide(bounds), false, phone, app)).toEqual({ x: 0, y: 0, width: 390, height: 792 });
    expect(shownBounds(onWide(bounds), false, wide, app)).toEqual(bounds);
  });

  it('makes a dialog an even number of pixels wide on a phone of an odd one', () => {
    const narrow = { ...phone, width: 293 };
    const dialog = { x: 0, y: 0, width: 340, height: 140 };
    expect(shownBounds(onWide(dialog), false, narrow, { ...app, dialog: true }).width).toBe(276);
  });

  it('keeps a dialog small on a phone, in the middle and with room for thumbs (SHELL-3)', () => {
    const shown = shownBounds(onWide({ x: 700, y: 500, width: 340, height: 140 }), false, phone, {
      ...app,
      dialog: true,
    });
    expect(shown).toEqual({ x: 25, y: 294, width: 340, height: 204 });
  });

  it('is where the person put it, half off the screen if they like, on the screen that they put it on', () => {
    const half = { x: 1100, y: 700, width: 400, height: 300 };
    expect(shownBounds(onWide(half), false, wide, app)).toEqual(half);
  });

  it('is the half that it fills, of each screen, and wider only where it has to be', () => {
    const filling = (half: 'left' | 'right') => ({ ...onWide(bounds), half });
    expect(shownBounds(filling('left'), false, wide, app)).toEqual({ x: 0, y: 0, width: 640, height: 772 });
    const odd = { width: 1025, height: 700, compact: false };
    expect(shownBounds(filling('right'), false, odd, app)).toEqual({ x: 512, y: 0, width: 513, height: 700 });
    const wideApp = { ...app, minWidth: 600 };
    expect(shownBounds(filling('right'), false, odd, wideApp)).toMatchObject({ x: 425, width: 600 });
    expect(shownBounds(filling('right'), true, wide, app).width).toBe(1280);
    expect(shownBounds(filling('right'), false, phone, app).width).toBe(390);
  });

  it('is on the screen with its Close button when the screen shrinks, and where it was when it grows again (SHELL-2)', () => {
    fc.assert(
      fc.property(anyPlace, anyArea, anyArea, (anywhere, screen, area) => {
        const put = { bounds: withinReach(anywhere, screen), screen };
        if (area.width >= screen.width && area.height >= screen.height) return;
        const shown = shownBounds(put, false, area, app);
        expect(shown.x).toBeGreaterThanOrEqual(0);
        expect(shown.y).toBeGreaterThanOrEqual(0);
        expect(right(shown)).toBeLessThanOrEqual(area.width);
        expect(bottom(shown)).toBeLessThanOrEqual(area.height);
        expect(shownBounds(put, false, screen, app)).toEqual(put.bounds);
      }),
    );
  });
});

describe('a window that is let go at an edge', () => {
  const area = { width: 1280, height: 772, compact: false };
  const can = { resizable: true, maximizable: true };

  it('fills a half at a side, and all at the top, beyond the page too (SHELL-2)', () => {
    expect(filledAt({ x: 0, y: 300 }, can, area)).toBe('left');
    expect(filledAt({ x: -40, y: -3 }, can, area)).toBe('left');
    expect(filledAt({ x: 1279, y: 300 }, can, area)).toBe('right');
    expect(filledAt({ x: 600, y: -9 }, can, area)).toBe('all');
  });

  it('stays where it is dropped elsewhere, at the foot, and where it cannot be sized or maximized', () => {
    expect(filledAt({ x: 20, y: 20 }, can, area)).toBeNull();
    expect(filledAt({ x: 600, y: 790 }, can, area)).toBeNull();
    expect(filledAt({ x: 0, y: 300 }, { ...can, resizable: false }, area)).toBeNull();
    expect(filledAt({ x: 600, y: 0 }, { ...can, maximizable: false }, area)).toBeNull();
  });

  it('has its size again when it is taken off, and hangs at the pointer by the same part of its title', () => {
    const half = { x: 640, y: 0, width: 640, height: 772 };
    expect(takenOff(half, { width: 320, height: 240 }, 800)).toEqual({
      x: 720,
      y: 0,
      width: 320,
      height: 240,
    });
  });
});

describe('a dialog that needs another height', () => {
  it('keeps its middle, and its buttons on the screen', () => {
    const screen = { width: 1280, height: 772 };
    const dialog = { x: 100, y: 300, width: 340, height: 126 };
    expect(grown(dialog, 40, screen)).toEqual({ ...dialog, y: 280, height: 166 });
    expect(grown({ ...dialog, y: 640 }, 60, screen)).toEqual({ ...dialog, y: 586, height: 186 });
  });
});
