import type { Address } from '../../functions/_shared/kernel/units.ts';
import type { Db } from '../../functions/_shared/db/port.ts';

/** GUM given to a wallet (positive) or taken from it. */
export interface Movement {
  readonly wallet: Address;
  readonly amount: number;
  /** What may happen once; null: as often as asked. */
  readonly onceKey: string | null;
}

/** Posts a movement as the function does. False: the balance or the key refused it. */
export async function moveGum(db: Db, { wallet, amount, onceKey }: Movement): Promise<boolean> {
  try {
    const posted = await db.transaction(wallet, (tx) =>
      tx.query(
        `insert into app.gum_transactions (wallet, system_account, amount, source, once_key)
         values ($1, $2, $3, 'random', $4) on conflict (wallet, once_key) do nothing returning id`,
        [wallet, amount > 0 ? 'issuance' : 'sink', amount, onceKey],
      ),
    );
    return posted.length > 0;
  } catch (error) {
    // 23514: the CHECK that no balance is negative.
    if (error instanceof Error && 'code' in error && error.code === '23514') return false;
    throw error;
  }
}

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
