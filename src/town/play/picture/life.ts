import type { Random } from '@shared/kernel/clock.ts';
import type { Cut, Loop, Passer } from '../place.ts';

/** The picture moves this often, 8 times a second (PLACE-2). */
export const STEP_MS = 125;
/** The first of the passers comes soon, so that a short visit sees the street alive. */
const FIRST_MS = [2_000, 6_000] as const;

/** What a loop shows after so many milliseconds; null: none of its cuts. */
export function loopCut(loop: Loop, elapsedMs: number): Cut | null {
  const step = Math.floor((elapsedMs * loop.fps) / 1000) % loop.order.length;
  return loop.cuts[loop.order[step] ?? -1] ?? null;
}

/** Something that passes now and then: asked with growing milliseconds it answers what is to be seen of it. */
export function createPassing(passer: Passer, random: Random): (elapsedMs: number) => Cut | null {
  const between = (least: number, most: number): number => least + random() * (most - least);
  const lasts = (passer.cuts.length * 1000) / passer.fps;
  let starts = between(...FIRST_MS);
  return (elapsedMs) => {
    if (elapsedMs >= starts + lasts) {
      const [least, most] = passer.everySeconds;
      starts = elapsedMs + between(least, most) * 1000;
    }
    if (elapsedMs < starts) return null;
    return passer.cuts[Math.floor(((elapsedMs - starts) * passer.fps) / 1000)] ?? null;
  };
}
