import { threadId } from 'node:worker_threads';
import { afterEach, vi } from 'vitest';

/**
 * Test files of one thread share their modules and, in jsdom, run one after the other: whatever a test has replaced is
 * put back, and whatever it left in the page is taken out. Registered first, this runs after the test's own cleaning.
 */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * React keeps the timers that it finds when it is loaded, for all tests of its thread, though some have fake ones. So it
 * finds timers that hand on to whichever are in force.
 */
function handOn(name: 'setTimeout' | 'clearTimeout'): void {
  const real = globalThis[name] as (...given: readonly unknown[]) => unknown;
  if ('handsOn' in real) return;
  const standIn = Object.assign(
    (...given: readonly unknown[]): unknown => {
      const now: unknown = globalThis[name];
      return (now === standIn ? real : (now as typeof real))(...given);
    },
    { handsOn: true },
  );
  Object.assign(globalThis, { [name]: standIn });
}

if (typeof document !== 'undefined') {
  handOn('setTimeout');
  handOn('clearTimeout');
}

/** Node's channels reach every thread, so that tests which run at once would be each other's tabs. */
function keepWithinThread(): void {
  const { BroadcastChannel: Channel } = globalThis;
  if ('ofThread' in Channel) return;
  globalThis.BroadcastChannel = class extends Channel {
    static readonly ofThread = true;
    constructor(name: string) {
      super(`${name} of thread ${threadId}`);
    }
  };
}
keepWithinThread();
