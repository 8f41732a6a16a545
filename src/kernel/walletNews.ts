import type { Address } from '@shared/kernel/units.ts';

/** What a machine that is about the wallet is told of the session. */
export interface WalletNews {
  readonly status: 'restoring' | 'guest' | 'away' | 'signed-in';
  readonly wallet: Address | null;
}

/** How a machine that is about the wallet hears of the session, from its actor (services/session/walletActor.ts). */
export type WalletEvent = { readonly type: 'system.session' } & WalletNews;

/** The guards of `onWalletNews`. */
export const walletGuards = {
  otherWallet: (
    { context }: { readonly context: { readonly wallet: Address | null } },
    { status, wallet }: WalletNews,
  ): boolean => status === 'signed-in' && wallet !== context.wallet,
  isGuest: (_: unknown, { status }: WalletNews): boolean => status === 'guest',
  isAway: (_: unknown, { status }: WalletNews): boolean => status === 'away',
};

const newsOf = ({ event }: { readonly event: WalletEvent }): WalletNews => event;

/**
 * Where a machine about the wallet goes when the session changes: to `guest` without a session, to its state `away`
 * while it is unknown whose session it is, to `wallet` when the wallet is another one. Its action `noteSession` keeps
 * what it is told.
 */
export const onWalletNews = <const Guest extends string, const Wallet extends string>(
  guest: Guest,
  wallet: Wallet,
) =>
  [
    {
      guard: { type: 'isGuest', params: newsOf },
      target: guest,
      actions: { type: 'noteSession', params: newsOf },
    },
    { guard: { type: 'isAway', params: newsOf }, target: '.away' },
    {
      guard: { type: 'otherWallet', params: newsOf },
      target: wallet,
      actions: { type: 'noteSession', params: newsOf },
    },
  ] as const;
