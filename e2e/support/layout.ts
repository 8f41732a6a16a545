import type { APIResponse, Page, Request } from '@playwright/test';

/** An element of a window's body: its kind and box, from the corner of the body in whole pixels, and what it says. */
export interface LaidOut {
  readonly box: string;
  readonly text: string;
}

/** Every element of the body of the window that is open, in their order. */
export function layoutOfBody(page: Page): Promise<LaidOut[]> {
  return page.evaluate(() => {
    const body = document.querySelector('.window-body');
    if (body === null) return [];
    const corner = body.getBoundingClientRect();
    return [...body.querySelectorAll('*')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = [left - corner.left, top - corner.top, width, height].map(Math.round);
      return { box: `${element.localName} ${box.join(' ')}`, text: element.textContent };
    });
  });
}

/**
 * What lies otherwise than it did, as `was, is`. An element that says something else by now, such as how long it is until
 * midnight, may be as wide as it likes.
 */
export function movedSince(before: readonly LaidOut[], now: readonly LaidOut[]): readonly string[] {
  if (before.length !== now.length) return [`${before.length} elements, ${now.length} elements`];
  return before.flatMap(({ box, text }, nth) => {
    const same = now[nth];
    return same === undefined || same.text !== text || same.box === box ? [] : [`${box}, ${same.box}`];
  });
}

/**
 * Answers each GET of the server as it was answered first: what other tests add meanwhile, such as lines of a log, would
 * change what a window has in it.
 */
export async function freezeAnswers(page: Page): Promise<void> {
  const first = new Map<string, APIResponse>();
  await page.route('**/api/**', async (route, request) => {
    if (request.method() !== 'GET') return route.fallback();
    const url = request.url();
    // A request that the page gives up has no answer to keep; a connection that the server has just closed is tried again.
    const response = first.get(url) ?? (await route.fetch({ maxRetries: 3 }).catch(() => null));
    if (response === null) return route.abort().catch(() => undefined);
    if (response.ok()) first.set(url, response);
    return route.fulfill({ response }).catch(() => undefined);
  });
}

/** The page's requests that have no answer yet. */
export function requestsOf(page: Page): ReadonlySet<Request> {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
}
