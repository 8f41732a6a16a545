import { useSyncExternalStore } from 'react';
import type { Readable } from '../kernel/store.ts';

/** The value of a store, kept up to date. */
export function useStore<Value>(store: Readable<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
