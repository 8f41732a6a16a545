import * as shape from '../../kernel/shape.ts';
import type { StoredValue } from '../storage/storage.ts';

/**
 * What tabs tell each other, each topic under a name of its own. A message is read by its shape: another tab may be of
 * another version. What is of another shape is not heard.
 */
export interface Topic<Message> {
  readonly name: string;
  readonly shape: shape.Shape<Message>;
}

/** News of what is kept in this browser, told under the name that it is kept by. */
export const topicOf = <Value>({ name, read }: StoredValue<Value>): Topic<Value> => ({
  name,
  shape: shape.made(shape.unknown, read),
});

/** News that something of a wallet changed: what was read before is stale. */
export const walletTopic = (name: string): Topic<{ readonly wallet: string }> => ({
  name,
  shape: shape.object({ wallet: shape.string }),
});

/** The product's other tabs in this browser. A tab does not receive its own messages. */
export interface Tabs {
  tell<Message>(topic: Topic<Message>, message: Message): void;
  /** Hears the topic until the function is called that it returns. */
  on<Message>(topic: Topic<Message>, listener: (message: Message) => void): () => void;
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
  port?.addEventListener('message', (event) => {
    const told = readTold('data' in event ? event.data : null);
    if (told === null) return;
    for (const listener of [...(listeners.get(told.topic) ?? [])]) listener(told.message);
  });
  return {
    tell({ name }, message) {
      port?.postMessage({ topic: name, message });
    },
    on({ name, shape: read }, listener) {
      const hear = (found: unknown): void => {
        const message = read(found);
        if (message !== undefined) listener(message);
      };
      const ofTopic = listeners.get(name) ?? new Set();
      listeners.set(name, ofTopic.add(hear));
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
