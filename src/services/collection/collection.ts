import type { Tabs } from '../tabs/tabs.ts';

declare module '../tabs/tabs.ts' {
  interface TabMessages {
    /** What the wallet holds changed, or what is known of it. */
    collection: { readonly wallet: string };
  }
}

type Listener = (news: { readonly wallet: string }) => void;

/** News of collections, for every window of every tab. */
export interface CollectionService {
  /** Tells everybody that what this wallet holds is not what it was: what was read before is stale. */
  changed(wallet: string): void;
  /** Calls the listener for each such change, in this tab or another; answers how to stop that. */
  onChanged(listener: Listener): () => void;
}

export function createCollection(tabs: Tabs): CollectionService {
  const listeners = new Set<Listener>();
  return {
    changed(wallet) {
      for (const listener of [...listeners]) listener({ wallet });
      tabs.tell('collection', { wallet });
    },
    onChanged(listener) {
      listeners.add(listener);
      const stop = tabs.on('collection', listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
