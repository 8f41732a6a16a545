import { fromCallback } from 'xstate';
import type { WalletEvent } from '../../kernel/walletNews.ts';
import type { SessionService } from './session.ts';

/** Calls its listener for each change that another tab made to what belongs to a wallet; answers how to stop that. */
type Changes = (listener: (news: { readonly wallet: string }) => void) => () => void;

/**
 * The actor `world` of machines about what belongs to the wallet: reports `system.session`, and `system.changed` when
 * another window or tab gave the wallet a name or changed something else of it.
 */
export const walletActor = (session: SessionService, changes: Changes) =>
  fromCallback(({ sendBack }) => {
    let name = session.get().username;
    const report = (): void => {
      const { status, wallet, username } = session.get();
      sendBack({ type: 'system.session', status, wallet } satisfies WalletEvent);
      if (username !== name) sendBack({ type: 'system.changed' });
      name = username;
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
