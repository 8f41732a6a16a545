import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mover, PathPoint } from './model.ts';
import { createGoing, distanceTo, framesFor, headingOf, lengthOf, onPath } from './movers.ts';

/** East for 100, then south for 50. */
const CORNER: readonly PathPoint[] = [
  [0, 0],
  [100, 0],
  [100, 50],
];
const CAR: Mover = {
  name: 'car',
  path: 'main',
  speed: 10,
  fps: 2,
  frames: { e: ['car-e-0', 'car-e-1'], s: ['car-s'] },
  goes: { everySeconds: [5, 9] },
};
const TRAIN: Mover = { ...CAR, name: 'train', goes: 'hourly', delay: 2 };
const ONE_O_CLOCK = Date.UTC(1995, 8, 26, 13);

describe('a path', () => {
  it('is gone along, leg by leg, with the way that each leg heads', () => {
    expect(lengthOf(CORNER)).toBe(150);
    expect(onPath(CORNER, 40)).toEqual({ x: 40, y: 0, heading: 'e' });
    expect(onPath(CORNER, 120)).toEqual({ x: 100, y: 20, heading: 's' });
    expect([onPath(CORNER, -1), onPath(CORNER, 150)]).toEqual([null, null]);
  });

  it('knows how far along it a point of it is, and of no other point', () => {
    expect(distanceTo(CORNER, [30, 0])).toBe(30);
    expect(distanceTo(CORNER, [100, 20])).toBe(120);
    expect(distanceTo(CORNER, [30, 20])).toBeNull();
  });

  it.each([
    [1, 0, 'e'],
    [1, 1, 'se'],
    [-9, 1, 'w'],
    [-1, -1, 'nw'],
    [0, -1, 'n'],
  ] as const)('heads by (%i, %i) to the %s', (dx, dy, heading) => {
    expect(headingOf(dx, dy)).toBe(heading);
  });

  it('is gone with the frames of the nearest heading where one is not drawn', () => {
    expect(framesFor(CAR.frames, 'ne')).toEqual(CAR.frames.e);
    expect(framesFor(CAR.frames, 'sw')).toEqual(['car-s']);
    expect(framesFor({}, 'n')).toEqual([]);
    expect(framesFor({ n: [], se: ['car-se'] }, 'n')).toEqual(['car-se']);
  });

  it('is gone with the frames clockwise of its heading where others are as near', () => {
    expect(framesFor({ ne: ['car-ne'], nw: ['car-nw'] }, 'n')).toEqual(['car-ne']);
    expect(framesFor({ e: ['car-e'], w: ['car-w'] }, 's')).toEqual(['car-w']);
  });

  it('is gone with the only frames that are drawn, wherever it heads', () => {
    const headings = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
    for (const drawn of headings) {
      for (const heading of headings) expect(framesFor({ [drawn]: ['car'] }, heading)).toEqual(['car']);
    }
  });
});

describe('traffic', () => {
  it('is on its way when the map opens, goes, and comes again after the pause that it was given', () => {
    const going = createGoing(CAR, CORNER, () => 0.5);
    // The trip takes 15 s, of which 5 are over, and the pause 7.
    const seen = [0, 9, 11, 16, 18].map((seconds) => going(seconds * 1_000, 0) !== null);
    expect(seen).toEqual([true, true, false, false, true]);
  });

  it('is the same for the same random numbers, and always on its path', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const random = () => {
          let value = seed;
          return () => (value = (value * 16807) % 2147483647) / 2147483647;
        };
        const [one, other] = [createGoing(CAR, CORNER, random()), createGoing(CAR, CORNER, random())];
        for (let elapsed = 0; elapsed < 120_000; elapsed += 1_000) {
          const found = one(elapsed, 0);
          expect(other(elapsed, 0)).toEqual(found);
          if (found !== null) expect(found.y === 0 || found.x === 100).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('plays the frames of its heading', () => {
    const going = createGoing(CAR, CORNER, () => 0.999);
    const frames = new Set([0, 500, 1_000, 1_500].map((elapsed) => going(5_000 + elapsed, 0)?.frame));
    expect([...frames].sort()).toEqual(['car-e-0', 'car-e-1']);
  });
});

it('is nowhere while it has no frame to show', () => {
  const going = createGoing({ ...CAR, frames: {} }, CORNER, () => 0.5);
  expect(going(0, 0)).toBeNull();
});

describe('a car that comes to the level crossing', () => {
  /** The first of its trips is over at 0 s; the next begins at 7 s and comes to the stop, 60 pixels on, at 13 s. */
  const drive = (path: readonly PathPoint[], shutUntil: number) => {
    const isShut = (now: number) => now < shutUntil * 1_000;
    const going = createGoing({ ...CAR, goes: { everySeconds: [7, 7] } }, path, () => 0, {
      stop: [60, 0],
      isShut,
    });
    return Array.from({ length: 400 }, (_, step) => going(step * 125, step * 125));
  };
  const furthestBy = (path: readonly PathPoint[], shutUntil: number, seconds: number) =>
    drive(path, shutUntil)[seconds * 8]?.x;

  it('waits before it until the train is by, and goes on from there', () => {
    expect(furthestBy(CORNER, 30, 12)).toBe(50);
    for (const seconds of [14, 20, 29]) expect(furthestBy(CORNER, 30, seconds)).toBeCloseTo(60, -1);
    expect(furthestBy(CORNER, 30, 32)).toBeCloseTo(80, -1);
    const steps = drive(CORNER, 30).flatMap((found, index, all) => {
      const before = all[index - 1];
      return found && before ? [Math.hypot(found.x - before.x, found.y - before.y)] : [];
    });
    expect(Math.max(...steps)).toBeLessThan(2);
  });

  it('goes on where it is open, and where its way does not lead there', () => {
    expect(furthestBy(CORNER, 10, 15)).toBe(80);
    const aside = CORNER.map(([x, y]): PathPoint => [x, y + 5]);
    expect(furthestBy(aside, 30, 15)).toBe(80);
  });
});

describe('the train', () => {
  const train = createGoing(TRAIN, CORNER, () => 0);
  const at = (seconds: number) => train(0, ONE_O_CLOCK + seconds * 1_000);

  it('goes at the full hour of the clock that is drawn, each wagon so far behind (MAP-7)', () => {
    expect(at(1)).toBeNull();
    expect(at(2)).toMatchObject({ x: 0, y: 0 });
    expect(at(6)).toMatchObject({ x: 40, y: 0 });
    expect(at(12)).toMatchObject({ x: 100, y: 0, frame: 'car-s' });
  });

  it('is gone until the next hour', () => {
    expect([at(17), at(1_800), at(3_599)]).toEqual([null, null, null]);
    expect(at(3_602)).not.toBeNull();
  });
});
