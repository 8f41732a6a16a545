import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { mintAccessToken } from '@shared/auth/accessToken.ts';
import type { SessionKeys } from '@shared/auth/keys.ts';
import type { Db } from '@shared/db/port.ts';

/** The wallet of a bench with this number. */
export function benchWallet(index: number): Address {
  const address = parseAddress(`0xbe${index.toString(16).padStart(14, '0')}`);
  if (address === null) throw new Error('not an address');
  return address;
}

/** Makes the wallets 1 to `count`, in bulk. */
export async function makeWallets(db: Db, count: number): Promise<void> {
  await db.asOwner(
    `insert into app.wallets (wallet)
     select '0xbe' || lpad(to_hex(n), 14, '0') from generate_series(1, ${count}) as n`,
  );
}

export type BenchSession = { wallet: Address; id: string; user_id: string };

/** Opens a session for every wallet, in bulk: what is measured is not the signing in. */
export const openSessions = (db: Db): Promise<BenchSession[]> =>
  db.asOwner<BenchSession>(
    `with opened as (
       insert into app.sessions (wallet, expires_at)
       select wallet, now() + interval '30 days' from app.wallets returning id, wallet
     )
     select opened.wallet::text as wallet, opened.id, known.id as user_id from opened join app.wallets as known using (wallet)`,
    [],
  );

/** The access token of a session, at the server of this URL. */
export async function tokenOf(
  { wallet, id, user_id }: BenchSession,
  keys: SessionKeys,
  url: string,
): Promise<string> {
  const bearer = { userId: user_id, sessionId: id, wallet };
  const options = { keys, issuer: `${url}/auth/v1` };
  return (await mintAccessToken(bearer, systemClock.now(), options)).token;
}
