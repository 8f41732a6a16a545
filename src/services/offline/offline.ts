import { Serwist } from '@serwist/window';

/** Waits so long because fetching everything at once doubled the time in which the first windows opened. */
const START_AFTER_MS = 5_000;
/** How often a page that stays open looks for a new version: a place for a person who never reloads. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * Has the browser keep the desktop, so that it opens without a network. When a new version is there the person is
 * asked by `agreeToUpdate`, once a page, and the page starts again in it with its windows as they were.
 */
export function keepOffline(agreeToUpdate: () => Promise<boolean>): void {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Serwist('/serviceWorker.js');
  let asked = false;
  worker.addEventListener('waiting', () => {
    if (asked) return;
    asked = true;
    void agreeToUpdate().then((agreed) => {
      if (!agreed) return;
      worker.addEventListener('controlling', () => location.reload());
      worker.messageSkipWaiting();
    });
  });
  setTimeout(() => void worker.register().then(lookForUpdates, refused), START_AFTER_MS);
}

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

/** Some browsers and some settings keep nothing: the desktop then needs the network each time, as any page does. */
const refused = (): void => undefined;
