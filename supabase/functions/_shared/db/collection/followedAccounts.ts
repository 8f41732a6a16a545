import type { Transfer } from '../../domain/collection/chainFacts.ts';
import { epochMs, type Address, type EpochMs } from '../../kernel/units.ts';

import type { Transaction } from '../port.ts';

/** Transfers that are kept of an account: the newest, many more than are shown (FUND-1). */
const MOST_KEPT = 200;

/** How far the transfers of an account are known. */
export interface Followed {
  /** All of them up to this one are kept. */
  readonly height: number;
  /** What the account had at that height; null: it is not known, because more heights have to be read. */
  readonly balance: string | null;
}

/** Null: the account is not followed yet. */
export async function followed(tx: Transaction, address: Address): Promise<Followed | null> {
  const [row] = await tx.query<{ height: string; balance: string | null }>(
    'select height::text as height, balance::text as balance from app.followed_accounts where address = $1',
    [address],
  );
  return row ? { height: Number(row.height), balance: row.balance } : null;
}

/** Begins to follow an account behind a height, also where it was followed before: what was kept is forgotten. */
export async function beginToFollow(
  tx: Transaction,
  address: Address,
  height: number,
  balance: string,
): Promise<void> {
  await tx.query('delete from app.flow_transfers where address = $1', [address]);
  await tx.query(
    `insert into app.followed_accounts (address, height, balance)
     values ($1, $2::text::bigint, $3::text::numeric)
     on conflict (address) do update set
       height = excluded.height, balance = excluded.balance, since = app.now()`,
    [address, String(height), balance],
  );
}

/** Keeps transfers, with how far they are known now. Those that are there already are not kept twice. */
export async function keepTransfers(
  tx: Transaction,
  address: Address,
  transfers: readonly Transfer[],
  { height, balance }: Followed,
): Promise<void> {
  if (transfers.length > 0) {
    await tx.query(
      `insert into app.flow_transfers (address, place, kind, amount, at)
       select $1, place, kind, amount, to_timestamp(at / 1000.0)
       from json_to_recordset($2::text::json) as one (place bigint, kind text, amount numeric, at float8)
       on conflict do nothing`,
      [address, JSON.stringify(transfers)],
    );
    await tx.query(
      `delete from app.flow_transfers where address = $1 and place <=
         (select place from app.flow_transfers where address = $1 order by place desc offset $2 limit 1)`,
      [address, MOST_KEPT],
    );
  }
  await tx.query(
    'update app.followed_accounts set height = $2::text::bigint, balance = $3::text::numeric where address = $1',
    [address, String(height), balance],
  );
}

/** What is known of an account's transfers. */
interface KeptTransfers {
  /** Newest first. */
  readonly transfers: readonly Transfer[];
  /** From when on they are known; null: the account is not followed. */
  readonly since: EpochMs | null;
}

type TransferRow = { place: string; kind: Transfer['kind']; amount: string; at: Date };

/** The newest transfers of an account, so many at most. */
export async function keptTransfers(tx: Transaction, address: Address, most: number): Promise<KeptTransfers> {
  const [row] = await tx.query<{ since: Date }>(
    'select since from app.followed_accounts where address = $1',
    [address],
  );
  if (!row) return { transfers: [], since: null };
  const rows = await tx.query<TransferRow>(
    `select place::text as place, kind, amount::text as amount, at from app.flow_transfers as one
     where address = $1 order by one.place desc limit $2`,
    [address, most],
  );
  const transfers = rows.map((one) => ({
    ...one,
    place: Number(one.place),
    at: epochMs(one.at.getTime()),
  }));
  return { transfers, since: epochMs(row.since.getTime()) };
}
