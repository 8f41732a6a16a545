import type { Address } from '../kernel/units.ts';
import type { Transaction } from './port.ts';

/** The email address that a wallet gave; null: none. Found only in a transaction of that wallet. */
export async function emailOf(tx: Transaction, wallet: Address): Promise<string | null> {
  const [row] = await tx.query<{ email: string }>('select email from app.emails where wallet = $1', [wallet]);
  return row?.email ?? null;
}

/** Keeps the address of a wallet that has a profile; null takes it away. */
export async function keepEmail(tx: Transaction, wallet: Address, email: string | null): Promise<void> {
  if (email === null) await tx.query('delete from app.emails where wallet = $1', [wallet]);
  else {
    await tx.query(
      `insert into app.emails (wallet, email) values ($1, $2)
       on conflict (wallet) do update set email = excluded.email, updated_at = app.now()`,
      [wallet, email],
    );
  }
}
