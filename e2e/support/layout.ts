import type { Page, Request } from '@playwright/test';

/** Where each element of a window's body is, in whole pixels from the body's corner: a line each, in the document's order. */
export function layoutOfBody(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const body = document.querySelector('.window-body');
    if (body === null) return [];
    const corner = body.getBoundingClientRect();
    return [...body.querySelectorAll('*')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = [left - corner.left, top - corner.top, width, height].map(Math.round);
      return `${element.localName} ${box.join(' ')}`;
    });
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
