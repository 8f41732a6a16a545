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

/**
 * The buttons, links and fields of windows' bodies that no scrolling up and down brings into sight whole: an edge cuts them,
 * or they lie beside it. What lies on a picture that is dragged, or in a row that is swiped, is not among them.
 */
export function cutActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** As wide as the rim of a button (CSS pixels). */
    const RIM = 3;
    const isCut = (action: HTMLElement): boolean => {
      let { left, right, top, bottom } = action.getBoundingClientRect();
      for (let part = action.parentElement; part !== null; part = part.parentElement) {
        const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(part);
        const box = part.getBoundingClientRect();
        if (scrollbarWidth === 'none') ({ left, right } = box);
        if (overflowX !== 'visible' && (left < box.left - RIM || right > box.right + RIM)) return true;
        if (overflowY === 'auto' || overflowY === 'scroll') ({ top, bottom } = box);
        else if (overflowY !== 'visible' && (top < box.top - RIM || bottom > box.bottom + RIM)) return true;
        if (part.matches('.window-body')) return false;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('.window-body :is(button, a, input, select, textarea)')]
      .filter((action) => action.checkVisibility({ visibilityProperty: true }))
      .filter((action) => !action.matches('.w95-sr, .hotspot') && isCut(action))
      .map((action) => `${action.className} ${action.ariaLabel ?? action.textContent}`);
  });
}
