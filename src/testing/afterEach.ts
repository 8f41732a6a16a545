import { threadId } from 'node:worker_threads';
import { afterEach, vi } from 'vitest';

/**
 * Node's channels reach every thread, so that tests which run at once would be each other's tabs; and what an earlier
 * test left under way must not be heard in a later one. Answers the channels that are open.
 */
function keepWithinTest(): ReadonlySet<BroadcastChannel> {
  const { BroadcastChannel: Channel } = globalThis;
  // The files of a thread share it; the class below put the set there.
  if ('opened' in Channel) return Channel.opened as ReadonlySet<BroadcastChannel>;
  const opened = new Set<BroadcastChannel>();
  globalThis.BroadcastChannel = class extends Channel {
    static readonly opened = opened;
    constructor(name: string) {
      super(`${name} of thread ${threadId}`);
      opened.add(this);
    }
    override postMessage(message: unknown): void {
      if (opened.has(this)) super.postMessage(message);
    }
    override close(): void {
      opened.delete(this);
      super.close();
    }
  };
  return opened;
}
const openChannels = keepWithinTest();

/**
 * Services have no end: one that a test left without a server goes on asking, and would set its timers in a later test.
 * Answers the timers that tests have set in real time.
 */
function noteTimers(): Set<NodeJS.Timeout> {
  const { setTimeout: real } = globalThis;
  // The files of a thread share it; the function below put the set there.
  if ('noted' in real) return real.noted as Set<NodeJS.Timeout>;
  const noted = new Set<NodeJS.Timeout>();
  globalThis.setTimeout = Object.assign(
    (...given: Parameters<typeof setTimeout>) => {
      const timer = real(...given);
      noted.add(timer);
      return timer;
    },
    real,
    { noted },
  );
  return noted;
}
const timers = typeof document === 'undefined' ? noteTimers() : new Set<NodeJS.Timeout>();

/** What a test's page watches is watched no longer when the test is over: the body is the same for all. */
function noteObservers(): Set<MutationObserver> {
  const { MutationObserver: Observer } = globalThis;
  // The files of a thread share it; the class below put the set there.
  if ('noted' in Observer) return Observer.noted as Set<MutationObserver>;
  const noted = new Set<MutationObserver>();
  globalThis.MutationObserver = class extends Observer {
    static readonly noted = noted;
    constructor(callback: MutationCallback) {
      super(callback);
      noted.add(this);
    }
  };
  return noted;
}
const observers = typeof document === 'undefined' ? new Set<MutationObserver>() : noteObservers();

/**
 * Test files of one thread share their modules and, in jsdom, run one after the other: whatever a test has replaced is
 * put back, and whatever it left in the page is taken out. Registered first, this runs after the test's own cleaning.
 */
afterEach(({ task }) => {
  vi.useRealTimers();
  // The connections of database tests live longer than one of them.
  if (task.file.projectName === 'rules') for (const timer of timers) clearTimeout(timer);
  timers.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const channel of openChannels) channel.close();
  for (const observer of observers) observer.disconnect();
  observers.clear();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** As long as `expect.poll` waits (vitest.config.ts): by itself a wait ends after a second, for which a busy machine may stop. */
const WAITS_FOR_MS = 30_000;

function waitPatiently(): void {
  const { waitFor } = vi;
  // The files of a thread share it; the function below has stood in for it before.
  if ('isPatient' in waitFor) return;
  const patient: typeof waitFor = (work, options) => waitFor(work, options ?? WAITS_FOR_MS);
  vi.waitFor = Object.assign(patient, { isPatient: true });
}
waitPatiently();

/** `findBy...` too: it asks again for a second by itself. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: WAITS_FOR_MS });
}

/**
 * React keeps the timers that it finds when it is loaded, for all tests of its thread, though some have fake ones. So it
 * finds timers that hand on to whichever are in force.
 */
function handOn(name: 'setTimeout' | 'clearTimeout'): void {
  const real = globalThis[name] as (...given: readonly unknown[]) => unknown;
  if ('handsOn' in real) return;
  // Fake ones leave to the stand-in what was set before them, which is the real ones' then.
  let isHandedOn = false;
  const standIn = Object.assign(
    (...given: readonly unknown[]): unknown => {
      const now: unknown = globalThis[name];
      if (now === standIn || isHandedOn) return real(...given);
      isHandedOn = true;
      try {
        return (now as typeof real)(...given);
      } finally {
        isHandedOn = false;
      }
    },
    { handsOn: true },
  );
  Object.assign(globalThis, { [name]: standIn });
}

if (typeof document !== 'undefined') {
  handOn('setTimeout');
  handOn('clearTimeout');
  // jsdom answers the same, and writes each time that it has no canvas.
  HTMLCanvasElement.prototype.getContext = () => null;
  const { answerSelectorsQuickly } = await import('./quickSelectors.ts');
  answerSelectorsQuickly(document);
  const { answerStylesQuickly } = await import('./quickStyles.ts');
  answerStylesQuickly(globalThis);
}
