import { createChanges, type Changes } from '../tabs/changes.ts';
import type { Tabs } from '../tabs/tabs.ts';

declare module '../tabs/tabs.ts' {
  interface TabMessages {
    /** What the wallet holds changed, or what is known of it. */
    collection: { readonly wallet: string };
  }
}

/** News of what wallets hold. */
export type CollectionService = Changes;

export const createCollection = (tabs: Tabs): CollectionService => createChanges(tabs, 'collection');
