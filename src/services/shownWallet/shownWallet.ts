import { store, type Readable } from '../../kernel/store.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { SessionService } from '../session/session.ts';

/**
 * The wallet whose collection is looked at: the one that is signed in, or one that is linked to it. Only the former
 * signs (WALLET-2). Null without a session.
 */
export interface ShownWallet extends Readable<Address | null> {
  /** Shows a wallet, which the caller knows to be linked. Does nothing without a session. */
  show(wallet: Address): void;
}

/** The shown wallet of this tab. It follows the session: a person who signs in sees their own wallet first. */
export function createShownWallet(session: Pick<SessionService, 'get' | 'subscribe'>): ShownWallet {
  let signedIn = session.get().wallet;
  const shown = store<Address | null>(signedIn);
  session.subscribe(() => {
    const { wallet } = session.get();
    // A name or a role that changes is no other person.
    if (wallet === signedIn) return;
    signedIn = wallet;
    shown.set(wallet);
  });
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    show(wallet) {
      if (signedIn !== null) shown.set(wallet);
    },
  };
}
