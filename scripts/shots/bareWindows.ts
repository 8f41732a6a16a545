import type { Page } from '@playwright/test';

/** What is wrong with the windows that are open in a state in which they have little to show: a sentence each. */
export const bareWindows = (page: Page): Promise<string[]> => page.evaluate(faultsHere);

/** Runs in the page. */
function faultsHere(): string[] {
  /** Lower bodies are full with a sentence and a button. */
  const lowest = 260;
  /** What stands above this share of a body leaves it empty at one side. */
  const upper = 0.2;
  const seen = 'img, svg, canvas, button, input, select, textarea, .w95-well, .w95-progress, [role=img]';
  const bodies = [...document.querySelectorAll<HTMLElement>('[role=dialog] .overlay-body:not(.over-scene)')];
  const isSeen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;
  return bodies.flatMap((body) => {
    const room = body.getBoundingClientRect();
    const rects = [...body.querySelectorAll(seen)].map((element) => element.getBoundingClientRect());
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (texts.currentNode.textContent?.trim() !== '') rects.push(range.getBoundingClientRect());
    }
    const bottom = Math.max(room.top, ...rects.filter(isSeen).map((rect) => rect.bottom));
    const isBare = room.height >= lowest && bottom < room.top + upper * room.height;
    const alert = [...body.querySelectorAll('[role=alert]')].find(({ textContent }) => textContent !== '');
    const isDeadEnd = alert !== undefined && body.querySelector('button:not(:disabled), a[href]') === null;
    return [
      ...(isBare ? ['all of it stands at the top'] : []),
      ...(isDeadEnd ? [`nothing can be done about "${alert.textContent}"`] : []),
    ];
  });
}
