import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

type Locker = { locker_number: number; username: string };

export async function lockerOf(tx: Transaction, wallet: Address): Promise<Locker | null> {
  const [row] = await tx.query<Locker>(
    `select l.number as locker_number, p.username
     from app.lockers l join app.profiles p on p.wallet = l.wallet where l.wallet = $1`,
    [wallet],
  );
  return row ?? null;
}

/** Any number; it only has to be this table's own. */
const LOCKER_LOCK = 736_001;

/**
 * Gives a wallet the next free number. The lock makes assignments wait for each other, so that numbers have no
 * gaps; the table's constraints are the last word. PROFILE_REQUIRED without a profile, CONFLICT with a locker.
 */
export async function assignLocker(
  tx: Transaction,
  wallet: Address,
  username: string | null,
): Promise<Result<Locker>> {
  if (username === null) {
    return fail('PROFILE_REQUIRED', 'Please create your profile first, then get your locker.');
  }
  await tx.query('select pg_advisory_xact_lock($1)', [LOCKER_LOCK]);
  const [row] = await tx.query<{ number: number }>(
    `insert into app.lockers (number, wallet)
     select coalesce(max(number), 0) + 1, $1 from app.lockers
     on conflict (wallet) do nothing returning number`,
    [wallet],
  );
  return row
    ? ok({ locker_number: row.number, username })
    : fail('CONFLICT', 'This wallet has a locker already.');
}
