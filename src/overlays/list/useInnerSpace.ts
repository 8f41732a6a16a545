import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide and high an element is inside, and how wide a thumb is there (0: a mouse does it), in logical pixels. */
export interface InnerSpace {
  readonly width: number;
  readonly height: number;
  readonly thumb: number;
}

/** The body of a wide window: what an element is taken for until it is laid out. */
const AT_FIRST: InnerSpace = { width: 892, height: 560, thumb: 0 };

/** The space inside an element, without its scroll bar, whenever that changes; the last while it is hidden. */
export function useInnerSpace(element: RefObject<HTMLElement | null>): InnerSpace {
  const [space, setSpace] = useState(AT_FIRST);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width === 0) return;
      const thumb = Number.parseFloat(getComputedStyle(current).getPropertyValue('--thumb')) || 0;
      setSpace((before) =>
        before.width === width && before.height === height && before.thumb === thumb
          ? before
          : { width, height, thumb },
      );
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return space;
}
