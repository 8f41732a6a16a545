import type { Page, Request } from '@playwright/test';

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

/** The page's requests that have no answer yet. */
export function requestsOf(page: Page): ReadonlySet<Request> {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
}
