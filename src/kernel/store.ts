/** A value that can be watched: the shape that React's useSyncExternalStore and a scene both take. */
export interface Readable<Value> {
  get(): Value;
  /** Calls `listener` after each change; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

export interface Writable<Value> extends Readable<Value> {
  set(value: Value): void;
}

/** A store. Listeners are called only when the value really changes (Object.is). */
export function store<Value>(initial: Value): Writable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
