import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many pixels of the screen a logical pixel takes inside an element, always a whole number; measured whenever its size
 * changes. Null: it is not laid out yet.
 */
export function useDensity(element: RefObject<HTMLElement | null>): number | null {
  const [density, setDensity] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { width } = current.getBoundingClientRect();
      if (width > 0) setDensity(Math.max(1, Math.round((width / current.offsetWidth) * devicePixelRatio)));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return density;
}
