import { QUIET_MS, SHORTEST_REST_MS, waitFor, type Surroundings } from './idleRule.ts';

/** Work without which everything goes on, such as fetching what may be wanted another day. */
export interface IdleJob {
  /** Does one piece of it; answers whether there is more. */
  readonly run: () => Promise<boolean>;
  /** How long there has to have been no input, in milliseconds; ten seconds when absent. */
  readonly quietMs?: number;
  /** How long the queue rests before it at least, in milliseconds; a second when absent. */
  readonly restMs?: number;
  /** True: it is done also where bytes or charge are short. */
  readonly cheap?: true;
}

/**
 * Does such work while the person does nothing, a piece at a time: what may begin soonest comes first, and of what may
 * begin at once what was added first.
 */
export interface IdleLoader {
  add(job: IdleJob): void;
}

type Battery = Pick<EventTarget, 'addEventListener'> & { readonly level: number; readonly charging: boolean };
/** What some browsers tell of the line; it dispatches `change`. */
type Line = Pick<EventTarget, 'addEventListener'> & {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

/** What of the browser decides (idleRule.ts). */
export interface IdlePorts {
  /** Takes the person's input, and `online`. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<EventTarget, 'addEventListener'> & { readonly hidden: boolean };
  readonly navigator: {
    readonly onLine: boolean;
    readonly connection?: Line;
    readonly getBattery?: () => Promise<Battery>;
  };
  /** Milliseconds on a clock that is never set. */
  readonly now: () => number;
}

const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const LISTENING = { capture: true, passive: true } as const;

/** Makes the queue. While it is empty it listens to nothing, and while the page is hidden no timer runs. */
export function createIdleLoader({ page, document, navigator, now }: IdlePorts): IdleLoader {
  const jobs: IdleJob[] = [];
  let lastInput = now();
  let lastWork: Surroundings['lastWork'] = null;
  let battery: Battery | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;
  let watching = false;

  const noteInput = (): void => {
    lastInput = now();
  };

  /** In how many milliseconds this job may go on; null: not before something changes. */
  const waitOf = (job: IdleJob): number | null =>
    waitFor(
      {
        quietMs: job.quietMs ?? QUIET_MS,
        restMs: job.restMs ?? SHORTEST_REST_MS,
        cheap: job.cheap ?? false,
      },
      {
        now: now(),
        lastInput,
        lastWork,
        hidden: document.hidden,
        online: navigator.onLine,
        saveData: navigator.connection?.saveData ?? false,
        effectiveType: navigator.connection?.effectiveType,
        battery,
      },
    );

  /** Works, or sets the timer for when it might: input until then is not worth a timer of its own. */
  function look(): void {
    clearTimeout(timer);
    if (working) return;
    let next: IdleJob | undefined;
    let soonest = Infinity;
    for (const job of jobs) {
      const wait = waitOf(job) ?? Infinity;
      if (wait < soonest) [next, soonest] = [job, wait];
    }
    if (next === undefined) return;
    if (soonest === 0) void work(next);
    else timer = setTimeout(look, soonest);
  }

  async function work(job: IdleJob): Promise<void> {
    working = true;
    const began = now();
    // A job that failed is not tried again in this page: nothing depends on it.
    const more = await job.run().catch(() => false);
    const ended = now();
    lastWork = { ended, took: ended - began };
    if (!more) jobs.splice(jobs.indexOf(job), 1);
    working = false;
    if (jobs.length === 0) unwatch();
    look();
  }

  function watch(): void {
    if (watching) return;
    watching = true;
    for (const type of INPUT) page.addEventListener(type, noteInput, LISTENING);
  }
  function unwatch(): void {
    watching = false;
    for (const type of INPUT) page.removeEventListener(type, noteInput, { capture: true });
  }

  document.addEventListener('visibilitychange', look);
  page.addEventListener('online', look);
  navigator.connection?.addEventListener('change', look);
  async function watchBattery(): Promise<void> {
    battery = (await navigator.getBattery?.()) ?? null;
    for (const type of ['levelchange', 'chargingchange']) battery?.addEventListener(type, look);
    look();
  }
  // Some pages are not told of the battery.
  watchBattery().catch(() => undefined);

  return {
    add(job) {
      if (jobs.length === 0) noteInput();
      jobs.push(job);
      watch();
      look();
    },
  };
}
