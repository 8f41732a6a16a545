import type { Clock } from '../_shared/kernel/clock.ts';
import type { Db } from '../_shared/db/port.ts';
import { countCall } from '../_shared/db/system/guards.ts';
import type { Limit } from '../_shared/domain/system/limits.ts';
import type { Network } from '../_shared/domain/system/network.ts';

/** Networks whose leases are remembered (some MB); of those that call beyond, the one that called longest ago is forgotten. */
const MOST_NETWORKS = 50_000;
/** A lease is this share of the limit. */
const LEASE = 1 / 20;

/** Counts a call that costs so much, and answers the seconds to wait when there were too many, else null. */
export type CountRead = (networks: readonly Network[], cost?: number) => Promise<number | null>;

/** What this process may still let pass of a network. */
interface Lease {
  left: number;
  /** When the database is asked again that refused more (ms by the clock). */
  refusedUntil: number;
  asking: Promise<void> | null;
}

/**
 * Counts what the reads of a client's networks cost, of all servers together. A call asks no database for it: a process takes
 * a twentieth of the limit at once, which is counted when it is taken (`app.rate_limits`), and lets that pass by itself.
 * The first such lease of a network is not even asked for. So in a window a client gets a twentieth more of each process than
 * the limit says at most. Where the database cannot be asked, calls pass: what needs it fails by itself.
 *
 * @param name of the limit, such as 'reads'
 */
export function readCounter(db: Db, name: string, { calls, minutes }: Limit, clock: Clock): CountRead {
  /** The one that called longest ago first. */
  const leases = new Map<string, Lease>();

  function leaseOf(network: string, size: number): Lease {
    const lease = leases.get(network) ?? { left: size, refusedUntil: 0, asking: null };
    leases.delete(network);
    leases.set(network, lease);
    for (const oldest of leases.keys()) {
      if (leases.size <= MOST_NETWORKS) break;
      leases.delete(oldest);
    }
    return lease;
  }

  async function ask(lease: Lease, network: Network, size: number): Promise<void> {
    const counter = {
      bucket: `${name} address:${network.name}`,
      minutes,
      calls: calls * network.share,
      cost: size,
    };
    const seconds = await countCall(db, [counter]).catch(() => null);
    lease.asking = null;
    if (seconds === null) lease.left += size;
    else lease.refusedUntil = clock.now() + seconds * 1000;
  }

  /** How long it takes until so much passes (ms), 0: it passed. */
  async function wait(network: Network, cost: number): Promise<number> {
    const size = Math.floor(calls * network.share * LEASE);
    const lease = leaseOf(network.name, size);
    while (lease.left < cost) {
      const left = lease.refusedUntil - clock.now();
      // A clock that was set back ends it as well.
      if (left > 0 && left <= minutes * 60_000) return left;
      lease.asking ??= ask(lease, network, Math.max(size, cost));
      await lease.asking;
    }
    lease.left -= cost;
    return 0;
  }

  return async (networks, cost = 1) => {
    const waits = await Promise.all(networks.map((network) => wait(network, cost)));
    const longest = Math.max(...waits);
    return longest === 0 ? null : Math.ceil(longest / 1000);
  };
}
