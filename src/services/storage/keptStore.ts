import { store, type Writable } from '../../kernel/store.ts';
import type { Store, StoredValue } from './storage.ts';

/** A value that this browser keeps with each change; `first`: what it is while none is kept. */
export function keptStore<Value>(lasting: Store, key: StoredValue<Value>, first: Value): Writable<Value> {
  const kept = store(lasting.get(key) ?? first);
  kept.subscribe(() => lasting.set(key, kept.get()));
  return kept;
}
