import { createTabs, type Tabs } from '../services/tabs/tabs.ts';
import { createStorage, type StoragePort } from '../services/storage/storage.ts';

/** A channel of the browser: what one port posts, all others receive. */
export function fakeChannel() {
  const ports = new Set<EventTarget>();
  return () => {
    const port = Object.assign(new EventTarget(), {
      postMessage(data: unknown): void {
        for (const other of ports)
          if (other !== port) other.dispatchEvent(new MessageEvent('message', { data }));
      },
    });
    ports.add(port);
    return port;
  };
}

/** The tabs of one browser: each tab() hears the others, and they share their locks and one lasting store. */
export function fakeBrowser(): { tab(): Tabs; storage(): StoragePort; closeTabs(): void } {
  const open = fakeChannel();
  const lasting = memoryArea();
  const turns = new Map<string, Promise<unknown>>();
  const request = <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const mine = (turns.get(name) ?? Promise.resolve()).then(work);
    turns.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  return {
    /** What its tabs hold is free then. */
    closeTabs: () => turns.clear(),
    storage: () => {
      const session = memoryArea();
      return createStorage({ lasting: () => lasting, session: () => session });
    },
    // Only the call that createTabs() makes of all that LockManager offers.
    tab: () => createTabs(open(), { request: request as unknown as LockManager['request'] }),
  };
}

function memoryArea(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}
