import type { Page } from '@playwright/test';

/** The texts of windows' bodies, or of the body of one, that do not begin on a whole logical pixel: they blur there. */
export function lettersBetweenPixels(page: Page, title?: string): Promise<string[]> {
  return page.evaluate((only) => {
    const found: string[] = [];
    const origin = document.querySelector('#mirror');
    const scale =
      origin instanceof HTMLElement ? origin.getBoundingClientRect().width / origin.offsetWidth : 1;
    const inWindow = only === undefined ? '' : `[aria-label=${JSON.stringify(only)}] `;
    for (const body of document.querySelectorAll(`${inWindow}.window-body`)) {
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, top, width } of range.getClientRects()) {
          const off = [left / scale, top / scale].map((at) => Math.abs(at - Math.round(at)));
          if (width > 0 && off.some((by) => by > 0.05)) {
            found.push(`${text.textContent?.trim()} at ${left / scale}, ${top / scale}`);
          }
        }
      }
    }
    return found;
  }, title);
}
