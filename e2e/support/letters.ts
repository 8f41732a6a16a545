import type { Page } from '@playwright/test';

/** The texts of windows' bodies that do not begin on a whole logical pixel, where bitmap letters blur. */
export function lettersBetweenPixels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const origin = document.querySelector('#mirror');
    const scale =
      origin instanceof HTMLElement ? origin.getBoundingClientRect().width / origin.offsetWidth : 1;
    for (const body of document.querySelectorAll('.window-body')) {
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
  });
}
