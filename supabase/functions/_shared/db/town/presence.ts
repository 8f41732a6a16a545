import type { Address } from '../../kernel/units.ts';
import { MOST_OF_A_NETWORK, PRESENT_FOR, type Move, type Whereabouts } from '../../domain/town/presence.ts';
import type { Network } from '../../domain/system/network.ts';
import type { Transaction } from '../port.ts';
import { isSeenInTown } from '../system/settings.ts';
import { IS_PRESENT, refreshTownSnapshot } from './townSnapshot.ts';

/** A person, as presence counts them: a wallet or, without one, a browser. */
export interface Presence {
  readonly wallet: Address | null;
  /** The hash of the browser's cookie. */
  readonly visitor: string;
  /** The networks that it asks from, the narrowest first (domain/system/network.ts). */
  readonly networks: readonly Network[];
}

/**
 * Has all others wait who would change what is known of this person, or how many of their network there are: all are
 * taken in one order, so that no two wait for each other.
 */
async function hold(tx: Transaction, names: readonly (string | null | undefined)[]): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('presence:' || name, 0))
     from (select name from json_array_elements_text($1::text::json) as name where name is not null order by name) as held`,
    [JSON.stringify(names)],
  );
}

/** Forgets where a person is, and answers where they were counted. */
async function forget(tx: Transaction, { wallet, visitor }: Presence): Promise<Whereabouts[]> {
  const rows = await tx.query<{ place: Whereabouts; counted: boolean }>(
    `delete from app.presence where visitor = $1 or wallet = $2 returning place, ${IS_PRESENT} as counted`,
    [visitor, wallet],
  );
  return rows.filter(({ counted }) => counted).map(({ place }) => place);
}

/** Forgets where this person is, as wallet and as visitor. */
export async function leaveTown(tx: Transaction, who: Presence): Promise<Move> {
  await hold(tx, [who.wallet, who.visitor]);
  return { from: await forget(tx, who), to: null };
}

/** Forgets where a wallet is that may not be seen from now on; the snapshot of the town shows it no more (PRESENCE-4). */
export async function hideInTown(tx: Transaction, wallet: Address): Promise<void> {
  await hold(tx, [wallet]);
  const gone = await tx.query('delete from app.presence where wallet = $1 returning place', [wallet]);
  if (gone.length > 0) await refreshTownSnapshot(tx);
}

/**
 * Where a person was who is counted already, from the same browser, wallet and network, and who is at `at` from now on;
 * undefined: they are not. It changes one row and holds no other up: how many there are stays the same, and who hides
 * has no row.
 */
async function beat(
  tx: Transaction,
  { visitor, wallet }: Presence,
  [network, site]: readonly [string, string],
  at: Whereabouts,
): Promise<Whereabouts | undefined> {
  const [row] = await tx.query<{ before: Whereabouts | null }>(
    'select app.beat($1, $2, $3, $4, $5, $6) as before',
    [visitor, wallet, network, site, at, PRESENT_FOR],
  );
  return row?.before ?? undefined;
}

/**
 * Keeps where this person is now, in one place only; of a wallet that does not want to be seen nothing is kept
 * (PRESENCE-4). Null: as many of its network are in town as are counted.
 */
export async function enterTown(tx: Transaction, who: Presence, at: Whereabouts): Promise<Move | null> {
  const [network, site] = [who.networks.at(0), who.networks.at(-1)];
  if (!network || !site) throw new RangeError('a client without a network');
  const before = await beat(tx, who, [network.name, site.name], at);
  if (before !== undefined) return { from: [before], to: at };
  await hold(tx, [who.wallet, who.visitor, site.name]);
  const from = await forget(tx, who);
  if (who.wallet !== null && !(await isSeenInTown(tx, who.wallet))) return { from, to: null };
  const entered = await tx.query(
    `insert into app.presence (visitor, wallet, network, site, place)
     select $1, $2, $3, $4, $5
     where (select count(*) from app.presence where network = $3 and ${IS_PRESENT}) < ${MOST_OF_A_NETWORK}
       and (select count(*) from app.presence where site = $4 and ${IS_PRESENT}) < $6::integer
     returning place`,
    [who.visitor, who.wallet, network.name, site.name, at, MOST_OF_A_NETWORK * site.share],
  );
  return entered.length > 0 ? { from, to: at } : null;
}
