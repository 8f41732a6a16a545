import { useEffect, type RefObject } from 'react';
import type { SharedJuniors } from './juniors.ts';
import type { Gap, Shot } from './stage/gaps.ts';

/** The attribute of an element that leaves room for the stage: how the stage is looked at there. */
const SHOT = 'data-shot';

/** Tells the stage where the pages leave room for it, as they are scrolled and laid out. */
export function useGaps(scroller: RefObject<HTMLElement | null>, { gaps, scrolled }: SharedJuniors): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = (): void => {
      const body = element.getBoundingClientRect();
      if (body.width === 0 || body.height === 0) return;
      const shares = [...element.querySelectorAll(`[${SHOT}]`)].map((gap): Gap => {
        const { left, top, width, height } = gap.getBoundingClientRect();
        return {
          // The attribute is set by StageGap alone.
          shot: gap.getAttribute(SHOT) as Shot,
          rect: {
            x: (left - body.left) / body.width,
            y: (top - body.top) / body.height,
            width: width / body.width,
            height: height / body.height,
          },
        };
      });
      gaps.set(shares);
      scrolled.set(element.scrollTop / Math.max(1, element.scrollHeight - element.clientHeight));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const page of element.children) watch.observe(page);
    return () => {
      element.removeEventListener('scroll', measure);
      watch.disconnect();
    };
  }, [scroller, gaps, scrolled]);
}
