import type { Clock } from '../_shared/kernel/clock.ts';
import type { Limit } from '../_shared/domain/limits.ts';

/** Networks that are counted one by one (some MB); those that come when so many are there share one counter. */
const MOST_NETWORKS = 50_000;
const OTHERS = 'others';

/**
 * Counts the reads of a network in the memory of this process, and answers the seconds to wait when there were too
 * many in a minute, else null. A counter in the database, as writes have it, would cost as much as most reads do; of
 * several processes each counts its own, which is enough to keep one client from taking all there is.
 */
export function readCounter(clock: Clock, { calls, minutes }: Limit): (network: string) => number | null {
  const windowMs = minutes * 60_000;
  const counts = new Map<string, number>();
  let began = 0;

  return (network) => {
    const now = clock.now();
    const current = now - (now % windowMs);
    if (current !== began) {
      counts.clear();
      began = current;
    }
    const counted = counts.has(network) || counts.size < MOST_NETWORKS ? network : OTHERS;
    const count = (counts.get(counted) ?? 0) + 1;
    counts.set(counted, count);
    return count > calls ? Math.ceil((began + windowMs - now) / 1000) : null;
  };
}
