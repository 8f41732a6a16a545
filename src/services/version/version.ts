/** How long the server may take to say which version it has (ms). */
const ASK_WITHIN_MS = 5_000;
/** How long what keeps the page may take to fetch a new version, and to take over (ms). The page starts again all the same. */
const FETCH_WITHIN_MS = 20_000;
const TAKE_OVER_WITHIN_MS = 5_000;
/** Never kept by the worker: it answers '/' itself, with the page that it has. */
const PRESENT_PAGE = '/?version';

/** The version of the product that this page runs, and the one that the server has. */
export interface VersionService {
  /**
   * Whether the server has another version than this page's. Files that only this page's version has may then be gone.
   * False where the server does not answer.
   */
  isOld(): Promise<boolean>;
  /** Starts the page again, in the server's version where that can be had (OFFLINE-3). */
  restart(): Promise<void>;
}

export interface VersionPorts {
  readonly fetch: typeof fetch;
}

/**
 * The version of the page: the path of the one script that it starts with. Its name has a hash of what is in it and of
 * all that it may load. Null: the page was not built.
 */
export function pageVersion(page: Document = document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? null : new URL(script.src).pathname;
}

export function createVersion({ fetch }: VersionPorts): VersionService {
  return {
    async isOld() {
      const own = pageVersion();
      if (own === null) return false;
      try {
        const signal = AbortSignal.timeout(ASK_WITHIN_MS);
        const answer = await fetch(PRESENT_PAGE, { cache: 'no-store', signal });
        if (!answer.ok) return false;
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const script = page.querySelector('script[type="module"][src]');
        // Without: another page, such as a hotel's network shows.
        return script !== null && script.getAttribute('src') !== own;
      } catch {
        return false;
      }
    },
    async restart() {
      // Another tab may have let it take over already, and some browsers keep nothing.
      await letNewestTakeOver().catch(() => undefined);
      location.reload();
    },
  };
}

/** Has the newest worker there is answer for this page from now on. Resolves when it does, or when that takes too long. */
async function letNewestTakeOver(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration();
  if (serviceWorker === undefined || registration === undefined) return;
  if (registration.waiting === null) {
    await within(FETCH_WITHIN_MS, registration.update());
    const { installing } = registration;
    if (installing !== null) await within(FETCH_WITHIN_MS, event(installing, 'statechange'));
  }
  const { waiting } = registration;
  if (waiting === null) return;
  const takenOver = event(serviceWorker, 'controllerchange');
  waiting.postMessage({ type: 'SKIP_WAITING' });
  await within(TAKE_OVER_WITHIN_MS, takenOver);
}

const event = (target: EventTarget, name: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));

const within = (ms: number, done: Promise<unknown>): Promise<unknown> =>
  Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))]);
