import type { Clock } from '../_shared/kernel/clock.ts';
import type { Limit } from '../_shared/domain/limits.ts';
import type { Network } from '../_shared/domain/network.ts';

/** Networks that are counted one by one (some MB); those that come when so many are there share one counter. */
const MOST_NETWORKS = 50_000;
const OTHERS = 'others';

/** Counts a call that costs so much, and answers the seconds to wait when there were too many, else null. */
export type CountRead = (networks: readonly Network[], cost?: number) => number | null;

/**
 * Counts what the reads of a client's networks cost in the memory of this process. A counter in the database, as writes
 * have it, would cost as much as most reads do; of several processes each counts its own, which is enough to keep one
 * client from taking all there is.
 */
export function readCounter(clock: Clock, { calls, minutes }: Limit): CountRead {
  const windowMs = minutes * 60_000;
  const counts = new Map<string, number>();
  let began = 0;

  return (networks, cost = 1) => {
    const now = clock.now();
    const current = now - (now % windowMs);
    if (current !== began) {
      counts.clear();
      began = current;
    }
    const isOver = networks.map(({ name, share }) => {
      const counted = counts.has(name) || counts.size < MOST_NETWORKS ? name : OTHERS;
      const count = (counts.get(counted) ?? 0) + cost;
      counts.set(counted, count);
      return count > calls * share;
    });
    return isOver.includes(true) ? Math.ceil((began + windowMs - now) / 1000) : null;
  };
}
