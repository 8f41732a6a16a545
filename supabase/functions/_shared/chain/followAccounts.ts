import { ok, type Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import { beginToFollow, followed, keepTransfers } from '../db/collection/followedAccounts.ts';
import type { Db } from '../db/port.ts';
import type { FlowAccounts } from './accounts.ts';
import type { Slice } from './slice.ts';

/** Whose transfers of FLOW the index follows. */
export interface Following {
  readonly accounts: FlowAccounts;
  readonly addresses: readonly Address[];
}

/** Spans of heights that one slice reads of an account: each is thousands of events of all accounts on mainnet. */
const MOST_SPANS = 5;
/** Behind by more heights than this, about a day of mainnet, an account is followed anew (CHAIN-22). */
const MOST_BEHIND = 100_000;

/** Calls of the chain that a span takes, one for each of the two events. */
const CALLS_OF_SPAN = 2;

/** Brings what is known of the accounts' transfers nearer to the sealed height. Fails as the chain does. */
export async function followAccounts(
  db: Db,
  { accounts, addresses }: Following,
  sealed: number,
  slice: Slice,
): Promise<Result<null>> {
  for (const address of addresses) {
    const done = await followAccount(db, accounts, address, sealed, slice);
    if (!done.ok) return done;
  }
  return ok(null);
}

/**
 * An access node finds events by their name alone, and on mainnet those of FLOW are the most frequent of all. So they are
 * asked for only where the balance has changed since: as long as nothing comes, a slice costs one call.
 */
async function followAccount(
  db: Db,
  accounts: FlowAccounts,
  address: Address,
  sealed: number,
  slice: Slice,
): Promise<Result<null>> {
  const known = await db.transaction(null, (tx) => followed(tx, address));
  if ((known !== null && known.height >= sealed) || !(await slice.begin(1))) return ok(null);
  const read = await accounts.balance(address, sealed);
  if (!read.ok) return read;
  const balance = read.value ?? '0.00000000';
  if (known === null || sealed - known.height > MOST_BEHIND) {
    await db.transaction(null, (tx) => beginToFollow(tx, address, sealed, balance));
    return ok(null);
  }
  if (known.balance === balance) {
    await db.transaction(null, (tx) => keepTransfers(tx, address, [], { height: sealed, balance }));
    return ok(null);
  }
  let { height } = known;
  for (let spans = 0; height < sealed && spans < MOST_SPANS; spans += 1) {
    if (!(await slice.begin(CALLS_OF_SPAN))) return ok(null);
    const to = Math.min(height + accounts.span, sealed);
    const found = await accounts.transfers(address, height + 1, to);
    if (!found.ok) return found;
    const now = { height: to, balance: to === sealed ? balance : null };
    await db.transaction(null, (tx) => keepTransfers(tx, address, found.value, now));
    height = to;
  }
  return ok(null);
}
