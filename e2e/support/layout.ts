import { expect, type Page, type Request } from '@playwright/test';

/** An element of a window's body: its kind and box, from the corner of the body in whole pixels, and what it says. */
export interface LaidOut {
  readonly box: string;
  /** A number that stands for the text, which would be long: each element has that of all within it. */
  readonly text: number;
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
      let text = 0;
      for (const letter of element.textContent) text = (text * 31 + (letter.codePointAt(0) ?? 0)) | 0;
      return { box: `${element.localName} ${box.join(' ')}`, text };
    });
  });
}

/** The same, once nothing is on its way and two looks see it alike: what comes into sight is fetched after a frame. */
export async function restingLayout(page: Page, requests: ReadonlySet<Request>): Promise<readonly LaidOut[]> {
  let layout: readonly LaidOut[] = [];
  let seen = '';
  const rests = async (): Promise<boolean> => {
    const before = seen;
    layout = await layoutOfBody(page);
    seen = JSON.stringify(layout);
    return requests.size === 0 && seen === before;
  };
  await expect.poll(rests, { intervals: [100] }).toBe(true);
  return layout;
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
 * Answers each GET of the server as it was answered first, after a reload too: what other tests add meanwhile, such as lines
 * of a log, would change what a window has in it. Not by a route: every request would go through the test then.
 */
export async function freezeAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (resource, options) => {
      const { url, method } =
        resource instanceof Request ? resource : { url: String(resource), method: options?.method ?? 'GET' };
      const { href, pathname } = new URL(url, location.href);
      if (method !== 'GET' || !pathname.startsWith('/api/')) return fetch(resource, options);
      const first = await caches.open('first-answers');
      const kept = await first.match(href);
      if (kept !== undefined) return kept;
      const answer = await fetch(resource, options);
      if (answer.ok) await first.put(href, answer.clone());
      return answer;
    };
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
