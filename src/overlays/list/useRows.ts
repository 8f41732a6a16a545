import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Span } from '../../kernel/span.ts';
import { rowsShown, scrolledAnew, type RowLayout } from './rows.ts';

/** How high a list is taken to be until it is laid out, in logical pixels. */
const HEIGHT_AT_FIRST = 500;

/**
 * Which of `count` rows are to be drawn; renders anew only when that changes. When their layout changes, the list is
 * scrolled so that the items at its top stay there.
 *
 * @param element what scrolls
 */
export function useRows(
  element: RefObject<HTMLElement | null>,
  { columns, rowHeight }: RowLayout,
  count: number,
): Span {
  const [rows, setRows] = useState<Span>(() =>
    rowsShown({ top: 0, height: HEIGHT_AT_FIRST, rowHeight }, count),
  );
  const seen = useRef({ top: 0, columns, rowHeight });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const { top: topBefore, ...before } = seen.current;
    if (before.columns !== columns || before.rowHeight !== rowHeight) {
      current.scrollTop = scrolledAnew(topBefore, before, { columns, rowHeight });
    }
    const look = (): void => {
      const { scrollTop: top, clientHeight } = current;
      seen.current = { top, columns, rowHeight };
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
  }, [element, columns, rowHeight, count]);
  return rows;
}
