import type { TabMessages, Tabs } from '../services/tabs/tabs.ts';
import { createStorage, type StoragePort } from '../services/storage/storage.ts';

/** The tabs of one browser: each tab() hears the others, and they share their locks and one lasting store. */
export function fakeBrowser(): { tab(): Tabs; storage(): StoragePort; closeTabs(): void } {
  const hearers = new Set<{ owner: Tabs; hear: (topic: string, message: unknown) => void }>();
  const lasting = memoryArea();
  const turns = new Map<string, Promise<unknown>>();
  return {
    /** What its tabs hold is free then. */
    closeTabs: () => turns.clear(),
    storage: () => {
      const session = memoryArea();
      return createStorage({ lasting: () => lasting, session: () => session });
    },
    tab() {
      const tab: Tabs = {
        tell(topic, message) {
          for (const { owner, hear } of [...hearers]) if (owner !== tab) hear(topic, message);
        },
        on<Topic extends keyof TabMessages>(topic: Topic, listener: (message: TabMessages[Topic]) => void) {
          const hearer = {
            owner: tab,
            hear: (heard: string, message: unknown) => {
              // tell() is typed by topic, so a message of this topic has this type.
              if (heard === topic) listener(message as TabMessages[Topic]);
            },
          };
          hearers.add(hearer);
          return () => hearers.delete(hearer);
        },
        alone(name, work) {
          const mine = (turns.get(name) ?? Promise.resolve()).then(work);
          turns.set(
            name,
            mine.catch(() => undefined),
          );
          return mine;
        },
      };
      return tab;
    },
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
