import type { Prize } from '../../contract/school/prizes.ts';
import type { PrizeKind } from '../../domain/school/prizes.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

type PrizeRow = {
  id: string;
  kind: PrizeKind;
  name: string;
  description: string;
  price: number;
  is_on_sale: boolean;
  bought_at: Date | null;
};

const COLUMNS = `p.id, p.kind, p.name, p.description, p.price, p.is_on_sale, bought.bought_at
  from app.prizes p left join app.prize_purchases bought on bought.prize = p.id and bought.wallet = $1`;

const prizeOfRow = ({ is_on_sale, bought_at, ...row }: PrizeRow): Prize => ({
  ...row,
  onSale: is_on_sale,
  boughtAt: bought_at?.toISOString() ?? null,
});

/** What is on sale, and what the wallet has though it is not any more; `wallet` is null for a guest. */
export async function prizesFor(tx: Transaction, wallet: Address | null): Promise<Prize[]> {
  const rows = await tx.query<PrizeRow>(
    `select ${COLUMNS} where p.is_on_sale or bought.prize is not null order by p.sort_order`,
    [wallet],
  );
  return rows.map(prizeOfRow);
}

/** A prize, on sale or not; null where there is none of this id. */
export async function prizeFor(tx: Transaction, wallet: Address, id: string): Promise<Prize | null> {
  const [row] = await tx.query<PrizeRow>(`select ${COLUMNS} where p.id = $2`, [wallet, id]);
  return row ? prizeOfRow(row) : null;
}

/** Keeps that a wallet bought a prize; `spending` is the ledger's row that paid for it. */
export async function keepPurchase(
  tx: Transaction,
  { wallet, prize, spending }: { wallet: Address; prize: Prize; spending: string },
): Promise<void> {
  await tx.query(
    `insert into app.prize_purchases (wallet, prize, price, spending) values ($1, $2, $3, $4::text::bigint)`,
    [wallet, prize.id, prize.price, spending],
  );
}

/** Of these ids those that are prizes which the wallet has not bought. */
export async function notBought(
  tx: Transaction,
  wallet: Address,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>(
    `select p.id from app.prizes p
     where p.id = any (array(select json_array_elements_text($2::text::json)))
       and not exists (select from app.prize_purchases b where b.wallet = $1 and b.prize = p.id)`,
    [wallet, JSON.stringify(ids)],
  );
  return new Set(rows.map(({ id }) => id));
}
