import { CacheFirst, ExpirationPlugin, Serwist, type PrecacheEntry } from 'serwist';
import { KEEP_NEXT } from './keepNext.ts';

/** What every start of the desktop needs, put there by scripts/vite/offlineFiles.ts. */
declare const AT_ONCE: PrecacheEntry[];
/** The paths of its programs, the likeliest first. Each has the hash of what is in it in its name. */
declare const ONE_BY_ONE: string[];

/** What lib.dom does not know of a worker's messages. */
interface WorkerMessage extends MessageEvent {
  waitUntil(done: Promise<unknown>): void;
}

const PROGRAMS = 'programs';
/** Programs are kept until a version comes in which they are other files. */
const programs = new CacheFirst({ cacheName: PROGRAMS });
/** Large pictures and music, kept once they have been seen or heard: the whole town, and what else there is. */
const seenFiles = new CacheFirst({
  cacheName: 'seen-files',
  plugins: [new ExpirationPlugin({ maxEntries: 800, purgeOnQuotaError: true })],
});

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
    navigateFallbackDenylist: [/^\/api\//, /^\/demo\//],
  },
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && ONE_BY_ONE.includes(url.pathname),
      handler: programs,
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: seenFiles,
    },
  ],
});
serwist.addEventListeners();

/** The paths that are still to be kept; null: not looked up yet. */
let left: string[] | null = null;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Keeps one more program, and answers whether there are more. One that does not come now comes when it is used. */
async function keepNext(): Promise<boolean> {
  const cache = await caches.open(PROGRAMS);
  if (left === null) {
    const kept = new Set((await cache.keys()).map(pathOf));
    left = ONE_BY_ONE.filter((path) => !kept.has(path));
  }
  const next = left.shift();
  if (next !== undefined) await cache.add(next).catch(() => undefined);
  return left.length > 0;
}

/** Throws away the programs of older versions. */
async function forgetOldPrograms(): Promise<void> {
  const cache = await caches.open(PROGRAMS);
  const old = (await cache.keys()).filter((request) => !ONE_BY_ONE.includes(pathOf(request)));
  await Promise.all(old.map((request) => cache.delete(request)));
}

addEventListener('message', (event) => {
  const asked = event.data as { readonly type?: unknown } | null;
  if (asked?.type !== KEEP_NEXT.type) return;
  const answer = async (): Promise<void> => event.ports[0]?.postMessage(await keepNext());
  (event as WorkerMessage).waitUntil(answer());
});
addEventListener('activate', (event) => (event as WorkerMessage).waitUntil(forgetOldPrograms()));
