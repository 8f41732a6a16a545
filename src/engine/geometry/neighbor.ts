import type { Rect } from './rects.ts';

const DIRECTIONS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The weight of sideways distance against distance in the direction of the key. */
const ASIDE = 3;

/**
 * Where a key leads from one of these rectangles: an arrow to the nearest one in its direction, Home and End to the
 * first and the last; null where there is none, or where the key leads nowhere.
 */
export function neighbor(rects: readonly Rect[], from: number, key: string): number | null {
  if (rects.length === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return rects.length - 1;
  const direction = DIRECTIONS[key];
  const start = rects[from];
  if (direction === undefined || start === undefined) return null;
  const [dx, dy] = direction;
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  rects.forEach((rect, index) => {
    const across = rect.x - start.x + (rect.width - start.width) / 2;
    const down = rect.y - start.y + (rect.height - start.height) / 2;
    const ahead = across * dx + down * dy;
    if (index === from || ahead <= 0) return;
    const aside = Math.abs(dx === 0 ? across : down);
    const far = ahead + ASIDE * aside;
    if (far < least) {
      least = far;
      nearest = index;
    }
  });
  return nearest;
}
