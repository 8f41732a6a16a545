import { boundingBox, contains, intersection, overlap, type Rect } from '../geometry/rects.ts';

/** What has to be drawn again: a few rectangles of whole logical pixels. */
export interface Damage {
  /** Adds what a rectangle has of the screen. */
  add(rect: Rect): void;
  /** Makes it contain this rectangle, where it has a part of it; answers whether it was made larger. */
  include(rect: Rect): boolean;
  /** Hands the rectangles out, and begins anew without any. */
  take(): readonly Rect[];
}

/** To begin a rectangle costs about as much as to draw so many pixels. */
const COST_OF_ONE = 4_000;
/** So many are the most: whatever is farther apart than these is drawn with what lies between. */
const MOST = 8;

/** Collects what changed on a screen of this size, and joins what is cheaper to draw as one. */
export function createDamage(screen: Rect): Damage {
  let rects: Rect[] = [];
  return {
    add(rect) {
      let joined = intersection(rect, screen);
      // Where all of a map moves, what lies on it adds some 170 rectangles after that of its ground.
      if (isEmpty(joined) || isWithin(rects, joined)) return;
      for (;;) {
        const [at, waste] = cheapest(rects, joined);
        const [other] = waste <= COST_OF_ONE || rects.length >= MOST ? rects.splice(at, 1) : [];
        if (other === undefined) break;
        joined = boundingBox(other, joined);
      }
      rects.push(joined);
    },
    include(rect) {
      const whole = intersection(rect, screen);
      const at = rects.findIndex((one) => overlap(one, whole) && !contains(one, whole));
      const [part] = at === -1 ? [] : rects.splice(at, 1);
      if (part !== undefined) rects.push(boundingBox(part, whole));
      return part !== undefined;
    },
    take() {
      const taken = rects;
      rects = [];
      return taken;
    },
  };
}

const isEmpty = ({ width, height }: Rect): boolean => width <= 0 || height <= 0;
const area = ({ width, height }: Rect): number => width * height;

/** Whether one of them has all of `rect` already. */
function isWithin(rects: readonly Rect[], rect: Rect): boolean {
  for (const one of rects) if (contains(one, rect)) return true;
  return false;
}

/** Which of them wastes the fewest pixels when it is joined with `rect`, and how many; fewer than none where they overlap. */
function cheapest(rects: readonly Rect[], rect: Rect): readonly [at: number, waste: number] {
  let best = -1;
  let least = Infinity;
  rects.forEach((other, index) => {
    const waste = area(boundingBox(other, rect)) - area(other) - area(rect);
    if (waste >= least) return;
    best = index;
    least = waste;
  });
  return [best, least];
}
