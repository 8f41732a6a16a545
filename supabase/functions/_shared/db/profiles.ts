import { fail, ok, type Result } from '../../../../src/kernel/result.ts';
import type { Address } from '../../../../src/kernel/units.ts';
import type { Profile } from '../contract/profile.ts';
import { isReserved } from '../domain/reservedNames.ts';
import type { Transaction } from './port.ts';

export async function profileOf(tx: Transaction, wallet: Address): Promise<Profile> {
  const [row] = await tx.query<{ username: string }>('select username from app.profiles where wallet = $1', [
    wallet,
  ]);
  return { wallet, username: row?.username ?? null, hasProfile: row !== undefined };
}

/** Creates the wallet's profile or renames it. CONFLICT when another wallet has the name, in any case, or nobody may. */
export async function saveProfile(
  tx: Transaction,
  wallet: Address,
  username: string,
): Promise<Result<Profile>> {
  const unavailable = fail('CONFLICT', 'This username is taken.');
  if (isReserved(username)) return unavailable;
  // Two who want one name wait here, so that the second is refused by the check and not by a thrown violation.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('username:' || lower($1), 0))`, [username]);
  const taken = await tx.query(
    'select 1 as taken from app.profiles where lower(username) = lower($1) and wallet <> $2',
    [username, wallet],
  );
  if (taken.length > 0) return unavailable;
  await tx.query(
    `insert into app.profiles (wallet, username) values ($1, $2)
     on conflict (wallet) do update set username = excluded.username, updated_at = app.now()`,
    [wallet, username],
  );
  return ok({ wallet, username, hasProfile: true });
}
