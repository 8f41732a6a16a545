import { walletTopic, type Tabs } from './tabs.ts';

type Listener = (news: { readonly wallet: string }) => void;

/** News of what belongs to wallets, for every window of every tab. */
export interface Changes {
  /** Tells everybody that what was read of this wallet before is stale. */
  changed(wallet: string): void;
  /** Calls the listener for each such change, in this tab or another; answers how to stop that. */
  onChanged(listener: Listener): () => void;
}

/** @param name what tabs tell each other of it by */
export function createChanges(tabs: Tabs, name: string): Changes {
  const topic = walletTopic(name);
  const listeners = new Set<Listener>();
  return {
    changed(wallet) {
      for (const listener of [...listeners]) listener({ wallet });
      tabs.tell(topic, { wallet });
    },
    onChanged(listener) {
      listeners.add(listener);
      const stop = tabs.on(topic, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
