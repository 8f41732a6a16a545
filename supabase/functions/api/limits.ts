import type { Address } from '../../../src/kernel/units.ts';
import { ROUTES } from '../_shared/contract/index.ts';
import { isWrite, type Declaration } from '../_shared/contract/table.ts';
import { countCall, type Counter } from '../_shared/db/guards.ts';
import { WRITE_LIMITS, type Limit, type Limits } from '../_shared/domain/limits.ts';
import { networkOf } from '../_shared/domain/network.ts';
import { Refused } from './answers.ts';
import type { ApiDeps } from './deps.ts';

/**
 * What the environment of a bench or a test asks for; it can raise a limit and never lower one. Throws a RangeError for
 * what has none.
 */
export function raisedLimits(asked: Limits): Limits {
  const raised = Object.entries(asked).map(([name, calls]): [string, number] => {
    const limit = limitNamed(name);
    if (!limit) throw new RangeError(`${name} has no limit`);
    return [name, Math.max(limit.calls, calls)];
  });
  return Object.fromEntries(raised);
}

const limitNamed = (name: string): Limit | undefined =>
  name === 'wallet' || name === 'address' ? WRITE_LIMITS[name] : ROUTES[name]?.limit;

/** Who is counted: the client's network address always, the wallet once a token names it. */
interface Counted {
  readonly clientAddress: string;
  readonly wallet: Address | null;
}

function countersOf(limits: Limits, route: string, declared: Declaration, who: Counted): readonly Counter[] {
  const counter = (bucket: string, name: string, { calls, minutes }: Limit): Counter => ({
    bucket,
    minutes,
    calls: limits[name] ?? calls,
  });
  const address = `address:${networkOf(who.clientAddress)}`;
  const wallet = who.wallet === null ? null : `wallet:${who.wallet}`;
  const counters: Counter[] = [];
  if (isWrite(declared)) {
    counters.push(counter(address, 'address', WRITE_LIMITS.address));
    if (wallet !== null) counters.push(counter(wallet, 'wallet', WRITE_LIMITS.wallet));
  }
  if (declared.limit) {
    counters.push(counter(`${route} ${address}`, route, declared.limit));
    if (wallet !== null) counters.push(counter(`${route} ${wallet}`, route, declared.limit));
  }
  return counters;
}

/** Counts a call, where its route is counted. Throws RATE_LIMITED when there were too many. */
export async function limitCall(
  deps: ApiDeps,
  route: string,
  declared: Declaration,
  who: Counted,
): Promise<void> {
  const counters = countersOf(deps.limits, route, declared, who);
  if (counters.length === 0) return;
  const wait = await countCall(deps.db, counters);
  if (wait === null) return;
  const minutes = wait <= 60 ? 'a minute' : `${Math.ceil(wait / 60)} minutes`;
  throw new Refused('RATE_LIMITED', `Too many requests. Please wait ${minutes}.`, {
    'retry-after': String(wait),
  });
}
