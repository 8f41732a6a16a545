import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Transaction } from '../port.ts';

/** Keeps a new nonce for five minutes, bound to the browser's cookie. */
export async function keepNonce(tx: Transaction, nonce: string, preSessionHash: string): Promise<Date> {
  const [row] = await tx.query<{ expires_at: Date }>(
    `insert into app.nonces (nonce, pre_session_hash, expires_at)
     values ($1, $2, app.now() + interval '5 minutes') returning expires_at`,
    [nonce, preSessionHash],
  );
  if (!row) throw new Error('the nonce was not kept');
  return row.expires_at;
}

/** Makes a nonce good again when its proof could not be decided. Only the call that has just consumed it may do so. */
export async function giveBackNonce(tx: Transaction, nonce: string): Promise<void> {
  await tx.query('update app.nonces set consumed_at = null where nonce = $1', [nonce]);
}

/**
 * Consumes a nonce, whether or not its proof turns out valid; `giveBackNonce` where that cannot be found out. NONCE_EXPIRED when it is too old, unknown or another
 * browser's; CONFLICT when it was used before.
 */
export async function consumeNonce(
  tx: Transaction,
  nonce: string,
  preSessionHash: string,
): Promise<Result<string>> {
  const consumed = await tx.query(
    `update app.nonces set consumed_at = app.now()
     where nonce = $1 and pre_session_hash = $2 and consumed_at is null and expires_at > app.now()
     returning nonce`,
    [nonce, preSessionHash],
  );
  if (consumed.length > 0) return ok(nonce);
  const used = await tx.query(
    'select nonce from app.nonces where nonce = $1 and pre_session_hash = $2 and consumed_at is not null',
    [nonce, preSessionHash],
  );
  return used.length > 0
    ? fail('CONFLICT', 'This proof was used already. Please sign in again.')
    : fail('NONCE_EXPIRED', 'The sign-in request has expired. Please try again.');
}
