import { fromCallback } from 'xstate';
import type { Readable } from '../../kernel/store.ts';
import type { WalletEvent } from '../../kernel/walletNews.ts';
import type { SessionState } from './session.ts';

/** Calls its listener for each change that another tab made to what belongs to a wallet; answers how to stop that. */
type Changes = (listener: (news: { readonly wallet: string }) => void) => () => void;

/**
 * The actor `world` of machines about what belongs to the wallet: reports `system.session`, and `system.changed` when
 * another window or tab gave the wallet a name or changed something else of it.
 */
export const walletActor = (session: Readable<SessionState>, changes: Changes) =>
  fromCallback(({ sendBack }) => {
    let before = session.get();
    const report = (): void => {
      const now = session.get();
      const { status, wallet, username } = now;
      sendBack({ type: 'system.session', status, wallet } satisfies WalletEvent);
      // A wallet that has just signed in is read as a whole anyway.
      if (wallet === before.wallet && username !== before.username) sendBack({ type: 'system.changed' });
      before = now;
    };
    report();
    const stops = [
      session.subscribe(report),
      changes(({ wallet }) => {
        if (wallet === session.get().wallet) sendBack({ type: 'system.changed' });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
