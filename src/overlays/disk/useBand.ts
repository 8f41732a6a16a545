import { useState, type PointerEvent, type RefObject } from 'react';
import { boxesIn } from './boxes.ts';
import { bandOf, touchedBy, type Box } from './selection.ts';

/** How far a mouse moves before it draws a band, in logical pixels. */
const STILL = 3;

interface Band {
  /** Null: none is drawn. */
  readonly box: Box | null;
  /** A mouse was pressed on nothing. */
  readonly start: (down: PointerEvent<HTMLElement>) => void;
}

/**
 * A band that a mouse draws over a list, as over the desktop's icons.
 *
 * @param onTouch told what the band touches, and whether that is chosen beside what was (Ctrl), as it is drawn
 */
export function useBand(
  list: RefObject<HTMLElement | null>,
  onTouch: (ids: readonly string[], isAdding: boolean) => void,
): Band {
  const [box, setBox] = useState<Box | null>(null);
  const start = (down: PointerEvent<HTMLElement>): void => {
    const { current } = list;
    if (current === null) return;
    const from = pointIn(current, down);
    // A press on the scroll bar scrolls.
    if (from.x - current.scrollLeft >= current.clientWidth) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isAdding = down.ctrlKey || down.metaKey;
    let isDrawn = false;
    let touched: string | null = null;
    addEventListener(
      'pointermove',
      (move) => {
        const to = pointIn(current, move);
        isDrawn ||= Math.hypot(to.x - from.x, to.y - from.y) > STILL;
        if (!isDrawn) return;
        const band = bandOf(from.x, from.y, to.x, to.y);
        setBox(band);
        const ids = touchedBy(band, boxesIn(current));
        // What is touched chooses anew, which the window is drawn for.
        if (ids.join() === touched) return;
        touched = ids.join();
        onTouch(ids, isAdding);
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel', 'blur']) {
      addEventListener(
        end,
        () => {
          listening.abort();
          setBox(null);
        },
        { signal },
      );
    }
  };
  return { box, start };
}

/** Where a pointer is in what scrolls, in logical pixels, kept within it: a window is drawn larger than its pixels. */
function pointIn(
  list: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): { readonly x: number; readonly y: number } {
  const { left, top, width } = list.getBoundingClientRect();
  const scale = width / list.offsetWidth || 1;
  const within = (at: number, most: number): number => Math.max(0, Math.min(at, most));
  return {
    x: within((clientX - left) / scale + list.scrollLeft, list.scrollWidth),
    y: within((clientY - top) / scale + list.scrollTop, list.scrollHeight),
  };
}
