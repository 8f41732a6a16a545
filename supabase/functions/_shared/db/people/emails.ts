import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

/** The email address that a wallet gave; null: none. Found only in a transaction of that wallet. */
export async function emailOf(tx: Transaction, wallet: Address): Promise<string | null> {
  const [row] = await tx.query<{ email: string }>('select email from app.emails where wallet = $1', [wallet]);
  return row?.email ?? null;
}

/** Keeps the address of a wallet that has a profile; null takes it away. Answers whether it is another than before. */
export async function keepEmail(tx: Transaction, wallet: Address, email: string | null): Promise<boolean> {
  const changed =
    email === null
      ? await tx.query('delete from app.emails where wallet = $1 returning wallet', [wallet])
      : await tx.query(
          `insert into app.emails as mine (wallet, email) values ($1, $2)
           on conflict (wallet) do update set email = excluded.email, updated_at = app.now()
             where mine.email <> excluded.email
           returning wallet`,
          [wallet, email],
        );
  return changed.length > 0;
}
