import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { post } from '@shared/db/school/ledger.ts';
import type { Db } from '@shared/db/port.ts';

/** GUM given to a wallet (positive) or taken from it. */
export interface Movement {
  readonly wallet: Address;
  readonly amount: number;
  /** What may happen once; null: as often as asked. */
  readonly onceKey: string | null;
}

/** An operator of these tests, known to the database: `makeOperator` makes it. */
export const OPERATOR: Address = addressOf('0x0000000000000fee');

function addressOf(text: string): Address {
  const address = parseAddress(text);
  if (address === null) throw new Error('not an address');
  return address;
}

export async function makeOperator(db: Db): Promise<void> {
  await db.asOwner(`insert into app.wallets (wallet, role) values ('${OPERATOR}', 'ADMIN')`);
}

/** Moves GUM by the one writer, as an operator does whose amounts are free. False: it was refused. */
export const moveGum = (db: Db, { wallet, amount, onceKey }: Movement): Promise<boolean> =>
  db.transaction(OPERATOR, async (tx) => {
    const posted = await post(tx, {
      wallet,
      source: 'operator_adjustment',
      amount,
      by: OPERATOR,
      ...(onceKey !== null && { onceKey }),
    });
    return posted.ok;
  });

export interface Books {
  /** Over both sides of every transaction: 0. */
  readonly sum: number;
  readonly transactions: number;
  /** Wallets whose stored balance is not the sum of their entries. */
  readonly wrongBalances: number;
  readonly balances: readonly { readonly wallet: string; readonly balance: number }[];
}

/** Adds everything up, as an auditor would. */
export async function booksOf(db: Db): Promise<Books> {
  const [row] = await db.asOwner<{ sum: number; transactions: number; wrong: number }>(
    `select (select coalesce(sum(amount), 0)::int from app.gum_entries) as sum,
       (select count(*)::int from app.gum_transactions) as transactions,
       (select count(*)::int from app.gum_accounts a where a.balance <>
          (select coalesce(sum(e.amount), 0) from app.gum_entries e where e.account = a.wallet)) as wrong`,
    [],
  );
  if (!row) throw new Error('no books');
  const balances = await db.asOwner<{ wallet: string; balance: number }>(
    'select wallet::text as wallet, balance from app.gum_accounts',
    [],
  );
  return { sum: row.sum, transactions: row.transactions, wrongBalances: row.wrong, balances };
}
