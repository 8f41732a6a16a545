import { useLayoutEffect, useState, type RefObject } from 'react';

/** What an element has room for, in logical pixels, and how wide a thumb is there (0: a mouse does it). */
export interface InnerSpace {
  readonly width: number;
  readonly thumb: number;
}

/** The body of the hub's window as it opens. */
const AT_FIRST: InnerSpace = { width: 892, thumb: 0 };

/** The space inside an element, without its scroll bar, whenever that changes. */
export function useInnerSpace(element: RefObject<HTMLElement | null>): InnerSpace {
  const [space, setSpace] = useState(AT_FIRST);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      const width = current.clientWidth;
      const thumb = Number.parseFloat(getComputedStyle(current).getPropertyValue('--thumb')) || 0;
      setSpace((before) => (before.width === width && before.thumb === thumb ? before : { width, thumb }));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return space;
}
