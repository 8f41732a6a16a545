import type { Address } from './units.ts';

/** What a machine that is about the wallet is told of the session. */
export interface WalletNews {
  readonly status: 'restoring' | 'guest' | 'away' | 'signed-in';
  readonly wallet: Address | null;
}
