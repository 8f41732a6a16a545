import { CacheFirst, ExpirationPlugin, Serwist, type PrecacheEntry } from 'serwist';

/** Every file that the desktop and its programs need, put there by scripts/vite/offlineFiles.ts. */
declare const PRECACHE: PrecacheEntry[];

/** Large pictures and music, kept once they have been seen or heard: the whole town, and what else there is. */
const seenFiles = new CacheFirst({
  cacheName: 'seen-files',
  plugins: [new ExpirationPlugin({ maxEntries: 800, purgeOnQuotaError: true })],
});

/**
 * Opens the desktop without a network. A new version waits until the person agrees to it (services/offline/offline.ts),
 * so that no page ever runs one half of each. What the server says is never kept.
 */
const serwist = new Serwist({
  precacheEntries: PRECACHE,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//, /^\/demo\//],
  },
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: seenFiles,
    },
  ],
});
serwist.addEventListeners();
