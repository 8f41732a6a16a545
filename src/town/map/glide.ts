import type { Point } from '../play/framing/framing.ts';

/** Where a pointer was, and when, in milliseconds. */
export interface Sample extends Point {
  readonly at: number;
}

/** How long the speed of a throw takes to fall to a third. */
const DECAY_MS = 325;
/** Only the last of a drag decides how fast it was let go. */
const RECENT_MS = 100;
/** A finger that has rested this long throws nothing. */
const RESTED_MS = 60;
/** Slower than this, in pixels a millisecond, nothing is seen to move. */
const STILL = 0.02;
const FASTEST = 4;

/** How fast a drag was when it was let go, in pixels a millisecond. */
export function throwSpeed(samples: readonly Sample[], now: number): Point {
  const recent = samples.filter(({ at }) => now - at <= RECENT_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined || now - last.at > RESTED_MS) return { x: 0, y: 0 };
  const lasted = last.at - first.at;
  if (lasted <= 0) return { x: 0, y: 0 };
  const speed = { x: (last.x - first.x) / lasted, y: (last.y - first.y) / lasted };
  const most = Math.min(1, FASTEST / Math.max(Math.hypot(speed.x, speed.y), STILL));
  return { x: speed.x * most, y: speed.y * most };
}

/** What is moved in so many milliseconds at this speed, and the speed after it; null: it lies still. */
export function glide(
  speed: Point,
  elapsedMs: number,
): { readonly moved: Point; readonly speed: Point } | null {
  if (Math.hypot(speed.x, speed.y) < STILL) return null;
  const left = Math.exp(-elapsedMs / DECAY_MS);
  const way = DECAY_MS * (1 - left);
  return {
    moved: { x: speed.x * way, y: speed.y * way },
    speed: { x: speed.x * left, y: speed.y * left },
  };
}
