import type { Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { SIGNED_OUT } from '../api/failures.ts';
import type { SessionService } from './session.ts';

/**
 * What is asked for by the wallet that is signed in; UNAUTHENTICATED without one. `ask` is called before this returns, so
 * that what has to happen within a click does.
 */
export function withWallet<Value>(
  session: Pick<SessionService, 'get'>,
  ask: (wallet: Address) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const { wallet } = session.get();
  return wallet === null ? Promise.resolve(SIGNED_OUT) : ask(wallet);
}
