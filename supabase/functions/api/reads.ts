import type { Clock } from '../_shared/kernel/clock.ts';
import type { Limit } from '../_shared/domain/system/limits.ts';
import type { Network } from '../_shared/domain/system/network.ts';

/** Networks that are counted one by one (some MB); those that come when so many are there share one counter. */
const MOST_NETWORKS = 50_000;
const OTHERS = 'others';
/** Calls that come within this share of the window are remembered together, until a window after the last of them. */
const TOGETHER = 1 / 12;

/** Counts a call that costs so much, and answers the seconds to wait when there were too many, else null. */
export type CountRead = (networks: readonly Network[], cost?: number) => number | null;

/** Calls that came close together (ms by the clock), and what they cost. */
interface Group {
  readonly first: number;
  last: number;
  cost: number;
}

/**
 * Counts what the reads of a client's networks cost in the memory of this process, of those that passed in the last so
 * many minutes. A counter in the database, as writes have it, would cost as much as most reads do; of several processes
 * each counts its own, which is enough to keep one client from taking all there is.
 */
export function readCounter(clock: Clock, { calls, minutes }: Limit): CountRead {
  const windowMs = minutes * 60_000;
  const counted = new Map<string, Group[]>();
  let cleanedAt = 0;

  /** Forgets who has not called for a window, once in a window. */
  function clean(now: number): void {
    if (Math.abs(now - cleanedAt) < windowMs) return;
    cleanedAt = now;
    for (const [name, groups] of counted) {
      if ((groups.at(-1)?.last ?? 0) <= now - windowMs) counted.delete(name);
    }
  }
  /** How long it takes until so much passes (ms), 0: it passed. */
  function wait(name: string, most: number, cost: number, now: number): number {
    const groups = (counted.get(name) ?? []).filter(({ last }) => last > now - windowMs && last <= now);
    counted.set(name, groups);
    let total = groups.reduce((sum, group) => sum + group.cost, cost);
    if (total <= most) {
      const newest = groups.at(-1);
      if (newest && newest.first > now - windowMs * TOGETHER) {
        newest.last = now;
        newest.cost += cost;
      } else {
        groups.push({ first: now, last: now, cost });
      }
      return 0;
    }
    for (const group of groups) {
      total -= group.cost;
      if (total <= most) return group.last + windowMs - now;
    }
    return windowMs;
  }

  return (networks, cost = 1) => {
    const now = clock.now();
    clean(now);
    const waits = networks.map(({ name, share }) => {
      const known = counted.has(name) || counted.size < MOST_NETWORKS ? name : OTHERS;
      return wait(known, calls * share, cost, now);
    });
    const longest = Math.max(...waits);
    return longest === 0 ? null : Math.ceil(longest / 1000);
  };
}
