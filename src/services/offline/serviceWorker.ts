import { CacheFirst, ExpirationPlugin, Serwist, type PrecacheEntry } from 'serwist';
import { OWN_ADDRESS } from '../../../supabase/functions/_shared/kernel/product.ts';
import { readKeepNext, type KeptWhen } from './keepNext.ts';

/** What every start of the desktop needs, put there by scripts/vite/offlineFiles.ts. */
declare const AT_ONCE: PrecacheEntry[];
/** The paths of its other programs: those that everybody has, and all others, the likeliest first. */
declare const SOON: string[];
declare const LATER: string[];

/** What lib.dom does not know of a worker's messages. */
interface WorkerMessage extends MessageEvent {
  waitUntil(done: Promise<unknown>): void;
}

/** What is still to be kept, by when. Each file has the hash of what is in it in its name. */
const FILES: Readonly<Record<KeptWhen, readonly string[]>> = { soon: SOON, later: LATER };
/** How many files are fetched beside each other: the programs that everybody has are small. */
const AT_A_TIME: Readonly<Record<KeptWhen, number>> = { soon: 18, later: 1 };
const KEPT: ReadonlySet<string> = new Set([...FILES.soon, ...FILES.later]);

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
    // The server says what is at any other address.
    navigateFallbackAllowlist: [new RegExp(`^/(${OWN_ADDRESS.join('|')}|works/\\d+)?(\\?|$)`)],
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
serwist.addEventListeners();

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

/** Throws away the programs of older versions. */
async function forgetOldPrograms(): Promise<void> {
  const cache = await caches.open(PROGRAMS);
  const old = (await cache.keys()).filter((request) => !KEPT.has(pathOf(request)));
  await Promise.all(old.map((request) => cache.delete(request)));
}

addEventListener('message', (event) => {
  const when = readKeepNext(event.data);
  if (when === null) return;
  const answer = async (): Promise<void> => event.ports[0]?.postMessage(await keepNext(when));
  (event as WorkerMessage).waitUntil(answer());
});
addEventListener('activate', (event) => (event as WorkerMessage).waitUntil(forgetOldPrograms()));
