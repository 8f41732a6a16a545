import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many pixels of the screen a logical pixel takes inside an element, always a whole number; measured when it changes its size. */
export function useDensity(element: RefObject<HTMLElement | null>): number {
  const [density, setDensity] = useState(1);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = (): void => {
      const { width } = current.getBoundingClientRect();
      if (width > 0) setDensity(Math.max(1, Math.round((width / current.offsetWidth) * devicePixelRatio)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return density;
}
