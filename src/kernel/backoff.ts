import type { Random } from '@shared/kernel/clock.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * Milliseconds before something is tried again that has failed `failures` times, at least once: twice as long each
 * time up to a minute, and between half of that and all of it, so that browsers that lost one server at the same moment
 * do not all come back at the same moment.
 */
export function backoffMs(failures: number, random: Random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.round((longest * (1 + random())) / 2);
}
