import type { Page } from '@playwright/test';

/**
 * The parts of windows' bodies whose content is larger than they are: it is cut off there, or scrolled for. A list is there
 * to be scrolled.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.window-body, .window-body *')];
    return parts
      .filter(
        (part) =>
          getComputedStyle(part).overflowY !== 'visible' && !part.matches('input, .w95-sr, .w95-listbox'),
      )
      .map((part) => ({
        part,
        wider: part.scrollWidth - part.clientWidth,
        higher: part.scrollHeight - part.clientHeight,
      }))
      .filter(({ wider, higher }) => wider > 0 || higher > 0)
      .map(({ part, wider, higher }) => `${part.className} by ${wider} x ${higher}`);
  });
}
