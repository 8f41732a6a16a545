import { useSyncExternalStore } from 'react';
import type { Readable } from '../kernel/store.ts';

/** The value of a store, kept up to date. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get);
}
