import type { Address } from '../_shared/kernel/units.ts';
import { countCall, type Counter } from '../_shared/db/system/guards.ts';
import { WRITE_LIMITS, type Limit, type Limits } from '../_shared/domain/system/limits.ts';
import type { Network } from '../_shared/domain/system/network.ts';
import { Refused } from './answers.ts';
import type { LiveDeps } from './deps.ts';
import { isWrite, type Declaration, type Route } from './route.ts';

/** Who is counted: the client's networks always, the wallet once a token names it. */
interface Counted {
  readonly networks: readonly Network[];
  readonly wallet: Address | null;
}

function countersOf(limits: Limits, route: Route, who: Counted): readonly Counter[] {
  const counter = (bucket: string, name: string, { calls, minutes }: Limit, share = 1): Counter => ({
    bucket,
    minutes,
    calls: (limits[name] ?? calls) * share,
  });
  const wallet = who.wallet === null ? null : `wallet:${who.wallet}`;
  const counters: Counter[] = [];
  if (isWrite(route)) {
    for (const { name, share } of who.networks) {
      counters.push(counter(`address:${name}`, 'address', WRITE_LIMITS.address, share));
    }
    if (wallet !== null) counters.push(counter(wallet, 'wallet', WRITE_LIMITS.wallet));
  }
  if (route.limit) {
    const { addressShare = 1 } = route.limit;
    for (const { name, share } of who.networks) {
      counters.push(counter(`${route.name} address:${name}`, route.name, route.limit, share * addressShare));
    }
    if (wallet !== null) counters.push(counter(`${route.name} ${wallet}`, route.name, route.limit));
  }
  return counters;
}

/** The refusal of a caller who has to wait so many seconds. */
export function tooMany(seconds: number): Refused {
  const wait = seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
  return new Refused('RATE_LIMITED', `Too many requests. Please wait ${wait}.`, {
    'retry-after': String(seconds),
  });
}

/** The refusal of a picture while too many others are taken in. */
export const tooManyPictures = (): Refused =>
  new Refused(
    'RATE_LIMITED',
    'Many pictures are being published just now. Please try again in a few seconds.',
    {
      'retry-after': '5',
    },
  );

/**
 * Does the work of a write that carries a picture, where only a few are under way: of one client, and of all. Throws
 * RATE_LIMITED where there are too many.
 */
export function takenIn<Value>(
  { uploads, uploadsOfClient }: LiveDeps,
  declared: Declaration,
  networks: readonly Network[],
  work: () => Promise<Value>,
): Promise<Value> {
  if (!isWrite(declared) || declared.upload !== true) return work();
  const mine = async (): Promise<Value> => {
    const answer = uploadsOfClient(networks.at(-1)?.name ?? '', work);
    if (answer === null) throw tooManyPictures();
    return answer;
  };
  const answer = uploads('all', mine);
  if (answer === null) throw tooManyPictures();
  return answer;
}

/**
 * Does the work of an expensive read in its turn: of one client only a few run at once, so that the others find
 * connections free. Throws RATE_LIMITED when too many wait already.
 */
export function inTurn<Value>(
  { readInTurn }: LiveDeps,
  declared: Declaration,
  networks: readonly Network[],
  work: () => Promise<Value>,
): Promise<Value> {
  if (isWrite(declared) || declared.cost === undefined) return work();
  const answer = readInTurn(networks.at(-1)?.name ?? '', work);
  if (answer === null) throw tooMany(1);
  return answer;
}

/**
 * Counts a call: a read by leases of this process, a write and what has a limit of its own in the database. Throws
 * RATE_LIMITED when there were too many.
 */
export async function limitCall(deps: LiveDeps, route: Route, who: Counted): Promise<void> {
  if (!isWrite(route) && route.uncounted !== true) {
    const seconds = await deps.countRead(who.networks, route.cost);
    if (seconds !== null) throw tooMany(seconds);
  }
  const counters = countersOf(deps.limits, route, who);
  if (counters.length === 0) return;
  const seconds = await countCall(deps.db, counters);
  if (seconds !== null) throw tooMany(seconds);
}
