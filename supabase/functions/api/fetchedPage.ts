import type { Clock } from '../_shared/kernel/clock.ts';
import { kept } from '../_shared/kernel/kept.ts';
import type { BuiltPage } from './deps.ts';

/** How long a page that was fetched is kept (ms): a new version is shown within that time. */
const KEPT_MS = 60_000;
const PATIENCE_MS = 5_000;

/** What the static host sends the page with and a browser needs here too: its policies. */
const KEPT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
];

async function fetchPage(origin: string, get: typeof fetch): Promise<BuiltPage | null> {
  const answer = await get(`${origin}/`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  const html = answer?.ok === true ? await answer.text().catch(() => null) : null;
  if (answer === null || html === null) return null;
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { html, headers };
}

/** The page from the static host that serves it; null while that does not answer. */
export function fetchedPage(
  origin: string,
  clock: Clock,
  get: typeof fetch = fetch,
): () => Promise<BuiltPage | null> {
  const ask = kept(async () => fetchPage(origin, get), {
    forMs: KEPT_MS,
    failed: (page) => page === null,
    clock,
  });
  let last: BuiltPage | null = null;
  // An old version is better than none.
  return async () => (last = (await ask()) ?? last);
}
