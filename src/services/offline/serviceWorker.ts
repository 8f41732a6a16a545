import { CacheFirst, ExpirationPlugin, Serwist, type InstallEvent, type PrecacheEntry } from 'serwist';
import { OWN_ADDRESS } from '@shared/kernel/product.ts';
import { openPushed, showPushed, type NewsScope } from '../push/shown.ts';
import { isCleanUp, readKeepNext, WHICH_VERSION, type KeptWhen } from './messages.ts';

/** What every start of the desktop needs, put there by scripts/vite/offlineFiles.ts. */
declare const AT_ONCE: PrecacheEntry[];
/** The paths of its other programs: those that everybody has, and all others, the likeliest first. */
declare const SOON: string[];
declare const LATER: string[];
/** The version that this worker keeps, as its pages name it (`pageVersion`). */
declare const VERSION: string;

/** What lib.dom does not know of a worker. */
interface WorkerMessage extends MessageEvent {
  waitUntil(done: Promise<unknown>): void;
}
interface PageClient {
  readonly url: string;
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageClient[]>;
  };
}
const scope = globalThis as unknown as WorkerScope & NewsScope;

/** What is still to be kept, by when. Each file has the hash of what is in it in its name. */
const FILES: Readonly<Record<KeptWhen, readonly string[]>> = { soon: SOON, later: LATER };
/** How many files are fetched beside each other: the programs that everybody has are small. */
const AT_A_TIME: Readonly<Record<KeptWhen, number>> = { soon: 18, later: 1 };
const KEPT: ReadonlySet<string> = new Set([...FILES.soon, ...FILES.later]);

const PROGRAMS = 'programs';
/** Programs are kept until a version comes in which they are other files. */
const programs = new CacheFirst({ cacheName: PROGRAMS });
/**
 * Large pictures and music, kept once they have been seen or heard: the whole town, and what else there is. The same
 * way go files of another version, whose page is still open: what its own worker has kept is looked for first.
 */
const seenFiles = new CacheFirst({
  cacheName: 'seen-files',
  plugins: [
    new ExpirationPlugin({ maxEntries: 800, purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await caches.match(request)),
    },
  ],
});

/** The addresses of the desktop; the server says what is at any other. */
const DESKTOP = new RegExp(`^/(${OWN_ADDRESS.join('|')}|works/\\d+)?(\\?|$)`);

/**
 * Opens the desktop without a network. A new version waits until the person agrees to it (services/offline/offline.ts).
 * What the server says is never kept.
 */
const serwist = new Serwist({
  precacheEntries: AT_ONCE,
  precacheOptions: {
    // The page comes first: it may be fetching its first window.
    concurrency: 1,
    cleanupOutdatedCaches: true,
    navigateFallback: '/index.html',
    navigateFallbackAllowlist: [DESKTOP],
  },
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && KEPT.has(url.pathname),
      handler: programs,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: seenFiles,
    },
  ],
});
// Without its own listener of 'activate', which throws away what pages of other versions still load.
addEventListener('install', (event) => void serwist.handleInstall(event as InstallEvent));
addEventListener('fetch', serwist.handleFetch);
addEventListener('message', serwist.handleCache);

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** The files that were tried, by this worker as it runs: one that did not come now comes when it is used. */
const tried = new Set<string>();

/** The files that were kept when this worker began: to list them takes the browser longer than to keep one more. */
let keptBefore: Promise<ReadonlySet<string>> | null = null;
const pathsIn = async (cache: Cache): Promise<ReadonlySet<string>> =>
  new Set((await cache.keys()).map(pathOf));

/** Keeps a few more files, and answers whether there are more. */
async function keepNext(when: KeptWhen): Promise<boolean> {
  const cache = await caches.open(PROGRAMS);
  const kept = await (keptBefore ??= pathsIn(cache));
  const left = FILES[when].filter((path) => !kept.has(path) && !tried.has(path));
  const next = left.slice(0, AT_A_TIME[when]);
  for (const path of next) tried.add(path);
  await Promise.all(next.map((path) => cache.add(path).catch(() => undefined)));
  return left.length > next.length;
}

/** How long a page may take to say its version (ms). One that does not, such as a frozen tab, may run any. */
const SAID_WITHIN_MS = 3_000;

const versionOf = (page: PageClient): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, SAID_WITHIN_MS);
    page.postMessage(WHICH_VERSION, [port2]);
  });

/** Whether every desktop that is open runs this worker's version, and no other worker is on its way. */
async function isAlone(): Promise<boolean> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desktops = pages.filter(({ url }) => DESKTOP.test(new URL(url).pathname));
  const versions = await Promise.all(desktops.map(versionOf));
  const { installing, waiting } = scope.registration;
  return versions.every((version) => version === VERSION) && installing === null && waiting === null;
}

/**
 * Throws away what older versions kept, unless a page may still run one of them: it goes on loading its programs from
 * there (OFFLINE-6). Each page asks for it at its start.
 */
async function cleanUp(event: WorkerMessage): Promise<void> {
  if (!(await isAlone())) return;
  const cache = await caches.open(PROGRAMS);
  const old = (await cache.keys()).filter((request) => !KEPT.has(pathOf(request)));
  await Promise.all([serwist.handleActivate(event), ...old.map((request) => cache.delete(request))]);
}

addEventListener('message', (event) => {
  if (isCleanUp(event.data)) (event as WorkerMessage).waitUntil(cleanUp(event as WorkerMessage));
  const when = readKeepNext(event.data);
  if (when === null) return;
  const answer = async (): Promise<void> => event.ports[0]?.postMessage(await keepNext(when));
  (event as WorkerMessage).waitUntil(answer());
});

/** A push, and a press on what one showed, as lib.dom does not know them. */
interface PushEvent extends WorkerMessage {
  readonly data: { json(): unknown } | null;
}
interface PressEvent extends WorkerMessage {
  readonly notification: Notification;
}

/** Safari alone among the browsers of WebKit has a worker, and does not call itself after Chromium. */
const isSafari = navigator.userAgent.includes('Safari') && !/Chrom(e|ium)/.test(navigator.userAgent);

const jsonOf = ({ data }: PushEvent): unknown => {
  try {
    return data?.json();
  } catch {
    return null;
  }
};
addEventListener('push', (event) => {
  const push = event as PushEvent;
  push.waitUntil(showPushed(scope, jsonOf(push), isSafari));
});
addEventListener('notificationclick', (event) => {
  const press = event as PressEvent;
  press.notification.close();
  press.waitUntil(openPushed(scope, press.notification.data));
});
