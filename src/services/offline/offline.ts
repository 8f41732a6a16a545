import { Serwist } from '@serwist/window';
import type { IdleLoader } from '../idle/idleLoader.ts';
import { pageVersion, type VersionService } from '../version/version.ts';
import { CLEAN_UP, isWhichVersion, type KeepNext } from './messages.ts';

/** How long there has to have been no input before the worker is registered: the first window comes before it. */
const START_AFTER_MS = 2_000;
/** How long there has to have been no input before the programs that everybody has are kept. */
const SOON_AFTER_MS = 15_000;
/** How long it rests between some of them: a desktop that is left alone takes little, about 2 % of a core. */
const SOON_REST_MS = 3_000;
/** How long it rests between two of the others: then it takes next to nothing. */
const LATER_REST_MS = 2_500;
/** How often a page that stays open looks for a new version: a place for a person who never reloads. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

interface Ports {
  readonly idle: IdleLoader;
  readonly version: VersionService;
  /** Asks the person whether the page may start again in a new version. */
  readonly agreeToUpdate: () => Promise<boolean>;
}

/**
 * Asks the person once a page whether it may start again in a new version: when one has been fetched, and when something
 * could not be loaded because the server has only files of another version (OFFLINE-6).
 */
function offerUpdates({ version, agreeToUpdate }: Omit<Ports, 'idle'>): () => void {
  let asked = false;
  const offer = (): void => {
    if (asked) return;
    asked = true;
    void agreeToUpdate().then((agreed) => (agreed ? version.restart() : undefined));
  };
  // Vite tells so of each import() that fails.
  addEventListener('vite:preloadError', () => {
    if (!asked) void version.isOld().then((isOld) => isOld && offer());
  });
  return offer;
}

/**
 * Has the browser keep the desktop, so that it opens without a network: what every start needs at once, each program as
 * it is used, and while the person does nothing (`idle`) first the programs that everybody has, then the others. When
 * there is a new version the person is asked, once a page. The page then starts again in it with its windows as they were.
 */
export function keepOffline({ idle, ...ports }: Ports): void {
  const offer = offerUpdates(ports);
  if (!('serviceWorker' in navigator)) return;
  const worker = new Serwist('/serviceWorker.js');
  worker.addEventListener('waiting', offer);
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (isWhichVersion(data)) port?.postMessage(pageVersion());
  });
  idle.add({
    quietMs: START_AFTER_MS,
    cheap: true,
    async run() {
      // Some browsers and some settings keep nothing: the desktop then needs the network each time, as any page does.
      lookForUpdates(await worker.register());
      return false;
    },
  });
  void worker.controlling.then(() => {
    void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: usedSoFar() } });
    void worker.messageSW(CLEAN_UP);
    const keep = async (next: KeepNext) => (await worker.messageSW(next)) === true;
    idle.add({
      quietMs: SOON_AFTER_MS,
      restMs: SOON_REST_MS,
      async run() {
        const more = await keep({ type: 'KEEP_NEXT', of: 'soon' });
        if (!more) idle.add({ restMs: LATER_REST_MS, run: () => keep({ type: 'KEEP_NEXT', of: 'later' }) });
        return more;
      },
    });
  });
}

/** What this page has fetched before the worker kept anything; the browser has it at hand. */
const usedSoFar = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/assets/`));

/** Checks for a new version when the page becomes visible again, at most once an hour. */
function lookForUpdates(registration: ServiceWorkerRegistration | undefined): void {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < LOOK_EVERY_MS) return;
    looked = performance.now();
    // Without a network the check fails; the next one may succeed.
    registration?.update().catch(() => undefined);
  });
}
