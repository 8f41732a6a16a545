import type { Random } from '@shared/kernel/clock.ts';

/** How long is waited at most the first time, and how long it ever gets (ms). */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

const USUAL: Backoff = { firstMs: 1_000, longestMs: 60_000 };

/**
 * Milliseconds before something is tried again that has failed `failures` times, at least once: twice as long each
 * time up to the longest, and between half of that and all of it, so that browsers that lost one server at the same moment
 * do not all come back at the same moment.
 */
export function backoffMs(failures: number, random: Random, { firstMs, longestMs }: Backoff = USUAL): number {
  const longest = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return Math.round((longest * (1 + random())) / 2);
}
