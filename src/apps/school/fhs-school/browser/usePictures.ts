import { useEffect, useState, type RefObject } from 'react';

/** How many of a page's pictures there are, and how many of them have come or will not come. */
export interface Arrival {
  readonly arrived: number;
  readonly total: number;
}

const NONE: Arrival = { arrived: 0, total: 0 };

/** Follows the pictures in `view` as they arrive, anew for each page. One that waits until it is seen does not count. */
export function usePictures(view: RefObject<HTMLElement | null>, page: string): Arrival {
  const [arrival, setArrival] = useState(NONE);
  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    const count = (): void => {
      const pictures = [...element.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')];
      const next = { arrived: pictures.filter(({ complete }) => complete).length, total: pictures.length };
      setArrival((before) =>
        before.arrived === next.arrived && before.total === next.total ? before : next,
      );
    };
    count();
    // Neither event bubbles.
    element.addEventListener('load', count, true);
    element.addEventListener('error', count, true);
    return () => {
      element.removeEventListener('load', count, true);
      element.removeEventListener('error', count, true);
    };
  }, [view, page]);
  return arrival;
}
