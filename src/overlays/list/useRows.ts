import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Span } from '../../kernel/span.ts';
import { rowsShown } from './rows.ts';

/** How high a list is taken to be until it is laid out, in logical pixels. */
const HEIGHT_AT_FIRST = 500;

/** Which of `count` rows of one height are to be drawn; renders anew only when that changes. */
export function useRows(element: RefObject<HTMLElement | null>, rowHeight: number, count: number): Span {
  const [rows, setRows] = useState<Span>(() =>
    rowsShown({ top: 0, height: HEIGHT_AT_FIRST, rowHeight }, count),
  );
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const look = (): void => {
      const { scrollTop: top, clientHeight } = current;
      const next = rowsShown({ top, height: clientHeight || HEIGHT_AT_FIRST, rowHeight }, count);
      setRows((shown) => (shown.from === next.from && shown.to === next.to ? shown : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [element, rowHeight, count]);
  return rows;
}
