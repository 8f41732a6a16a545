import { backoffMs } from '../../kernel/backoff.ts';
import type { Clock, Random } from '@shared/kernel/clock.ts';
import { store, type Readable } from '../../kernel/store.ts';

/** Whether the server can be reached, as far as anybody knows, and when it is worth asking again. */
export interface OnlineService extends Readable<boolean> {
  /**
   * Calls `again` once, for something that failed because the server did not answer: as soon as the server answers any
   * request. While it answers all but this one, after a wait that grows. Returns how to give up.
   */
  whenBack(again: () => void): () => void;
  /** Asks at once and not at the end of the wait, because the person wishes it. */
  askNow(): void;
}

/** What of a window matters here; one without a document is never hidden. */
type Page = Pick<EventTarget, 'addEventListener'> & { readonly document?: Pick<Document, 'hidden'> };

export interface OnlinePorts {
  /** False after a request that did not reach the server, until another one does. */
  readonly reachable: Readable<boolean>;
  /** The window, which tells of the network, and of the person leaving and coming back. */
  readonly page?: Page | undefined;
  /** Sends any request, to learn whether the server answers. */
  readonly ask: () => Promise<unknown>;
  readonly clock: Clock;
  readonly random: Random;
}

/** A server that is found gone again within this time is one outage: the waits go on where they were. */
const SAME_OUTAGE_MS = 30_000;

/** The person is back, or the network is: everything that waits asks at once. */
const ASK_AT_ONCE = ['focus', 'online', 'visibilitychange'] as const;

/**
 * Watches whether the server can be reached. While it cannot, one request asks for all who wait for it, less and less
 * often (kernel/backoff.ts), and none while the page is hidden.
 */
export function watchOnline({ reachable, page, ask, clock, random }: OnlinePorts): OnlineService {
  const online = store(reachable.get());
  const waiting = new Set<() => void>();
  let failures = 0;
  let askedAt = clock.now();
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHidden = (): boolean => page?.document?.hidden ?? false;

  function askLater(): void {
    if (timer !== undefined || asking || isHidden()) return;
    failures = clock.now() - askedAt < SAME_OUTAGE_MS ? failures + 1 : 1;
    timer = setTimeout(() => void askAgain(), backoffMs(failures, random));
  }
  async function askAgain(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    askedAt = clock.now();
    if (asking) return;
    if (!online.get()) {
      asking = true;
      await ask();
      asking = false;
    }
    look();
  }
  /** Takes note of what the last request met with. */
  function look(): void {
    online.set(reachable.get());
    if (!online.get()) {
      askLater();
      return;
    }
    const all = [...waiting];
    waiting.clear();
    for (const again of all) again();
  }
  function askNow(): void {
    // A hidden page asks nothing: it asks when it is visible again.
    clearTimeout(timer);
    timer = undefined;
    if (isHidden()) return;
    failures = 0;
    if (!online.get() || waiting.size > 0) void askAgain();
  }

  reachable.subscribe(look);
  page?.addEventListener('offline', () => {
    online.set(false);
    askLater();
  });
  for (const event of ASK_AT_ONCE) page?.addEventListener(event, askNow);
  return {
    get: online.get,
    subscribe: online.subscribe,
    askNow,
    whenBack(again) {
      const once = (): void => again();
      waiting.add(once);
      askLater();
      return () => {
        waiting.delete(once);
      };
    },
  };
}
