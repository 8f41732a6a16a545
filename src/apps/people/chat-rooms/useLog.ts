import { useLayoutEffect, useState, type RefObject } from 'react';
import { useStore } from '../../../overlays/useStore.ts';
import { createLogLayout, type LogLayout, type LogView } from './logLayout.ts';

/**
 * Lays out the rows with these keys: only those near the screen are in the document.
 *
 * @param scroller what scrolls; each row in it has its key as `data-key`
 */
export function useLog(
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
): { readonly layout: LogLayout; readonly view: LogView } {
  const [layout] = useState(createLogLayout);
  const view = useStore(layout);
  useLayoutEffect(() => layout.setKeys(keys), [layout, keys]);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    layout.measure(heightsIn(current));
    // Other heights are drawn first: until then there may be nothing to scroll to.
    if (layout.get() !== view) return;
    const top = layout.scrollTop();
    if (Math.abs(top - current.scrollTop) >= 1) current.scrollTop = top;
  });
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    let width = current.clientWidth;
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === 0) return;
      layout.resize(current.clientHeight, current.clientWidth !== width);
      width = current.clientWidth;
      layout.measure(heightsIn(current));
      current.scrollTop = layout.scrollTop();
    });
    const look = (): void => layout.scrolled(current.scrollTop, current.clientHeight);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [scroller, layout]);
  return { layout, view };
}

/** The heights of the rows that are in the document. */
function* heightsIn(element: HTMLElement): Generator<readonly [string, number]> {
  for (const row of element.querySelectorAll<HTMLElement>('[data-key]')) {
    yield [row.dataset['key'] ?? '', row.offsetHeight];
  }
}
