import type { TimeConfig } from '@shared/domain/town/dayNight.ts';
import type { StampedSettings } from '@shared/domain/system/settings.ts';
import * as shape from '../../kernel/shape.ts';

/** What one tab of the product tells the others, by topic. An app adds its own by declaration merging. */
export interface TabMessages {
  /** The session began, was renewed, or ended (null). */
  session: { readonly answer: unknown } | null;
  /** The wallet's GUM changed: what was read before is stale. */
  gum: { readonly wallet: string };
  /** A choice was made in the settings of this wallet, or of a guest (null). */
  settings: { readonly owner: string | null; readonly copy: StampedSettings };
  /** An administrator set the hours of day and night. */
  time: TimeConfig;
}

/** The product's other tabs in this browser. A tab does not receive its own messages. */
export interface Tabs {
  tell<Topic extends keyof TabMessages>(topic: Topic, message: TabMessages[Topic]): void;
  on<Topic extends keyof TabMessages>(
    topic: Topic,
    listener: (message: TabMessages[Topic]) => void,
  ): () => void;
  /** Runs `work` while no other tab runs its own under the same name. */
  alone<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
}

type Port = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const readTold = shape.reader(
  shape.object({ topic: shape.string, message: shape.fallback(shape.unknown, null) }),
);

/** The tabs of this browser. Without BroadcastChannel or Web Locks, each tab works as if it were the only one. */
export function createTabs(
  port: Port | null = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('desktop'),
  locks: Pick<LockManager, 'request'> | null = 'locks' in navigator ? navigator.locks : null,
): Tabs {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  // Only our own origin can post here, and only through tell() below.
  port?.addEventListener('message', (event) => {
    const told = readTold('data' in event ? event.data : null);
    if (told === null) return;
    for (const listener of [...(listeners.get(told.topic) ?? [])]) listener(told.message);
  });
  return {
    tell(topic, message) {
      port?.postMessage({ topic, message });
    },
    on(topic, listener) {
      // tell() is typed by topic, so a message of this topic has this type.
      const hear = (message: unknown): void => listener(message as TabMessages[typeof topic]);
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(hear));
      return () => void ofTopic.delete(hear);
    },
    async alone(name, work) {
      if (locks === null) return work();
      const held = { isOurs: false };
      try {
        return await locks.request(name, () => {
          held.isOurs = true;
          return work();
        });
      } catch (fault) {
        // Locks are refused where the person blocks cookies.
        if (held.isOurs) throw fault;
        return work();
      }
    },
  };
}
