import { Serwist } from '@serwist/window';

/** The first windows come first: fetching everything beside them doubled the time that they took to open. */
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

/** Looks whenever a page that was left is seen again, an hour after the last look at the earliest. */
function lookForUpdates(registration: ServiceWorkerRegistration | undefined): void {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < LOOK_EVERY_MS) return;
    looked = performance.now();
    // Without a network there is none to be found; the next look finds it.
    registration?.update().catch(() => undefined);
  });
}

/** Some browsers and some settings keep nothing: the desktop then needs the network each time, as any page does. */
const refused = (): void => undefined;
