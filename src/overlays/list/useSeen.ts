import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Span } from '../../kernel/span.ts';

/** How long items have to stay in sight to be worth telling of (ms): about as long as they take to come. */
const STAY_MS = 300;
/** What takes less (ms) is the rest of a frame, in which nothing has moved yet. */
const LEAST_FRAME_MS = 4;

/**
 * Tells which items of a list are seen: those that it begins with at once, others as soon as the list is so slow that they
 * stay. A list that is thrown asks for nothing on its way, and for those where it stops while it slows down.
 *
 * @param scroller what scrolls
 */
export function useSeen(
  scroller: RefObject<HTMLElement | null>,
  { from, to }: Span,
  onSee: ((span: Span) => void) | undefined,
): void {
  const tell = useEffectEvent((span: Span) => onSee?.(span));
  const began = useRef(false);
  useEffect(() => {
    const { current } = scroller;
    if (to <= from || current === null) return undefined;
    const span = { from, to };
    if (began.current) return whenSlow(current, () => tell(span));
    began.current = true;
    tell(span);
    return undefined;
  }, [scroller, from, to]);
}

/** Calls once, in a frame in which what scrolls is so slow that what it shows stays. Returns how to give up. */
function whenSlow(scroller: HTMLElement, call: () => void): () => void {
  let [top, at] = [scroller.scrollTop, performance.now()];
  let frame = requestAnimationFrame(look);
  function look(): void {
    const [newTop, now] = [scroller.scrollTop, performance.now()];
    const isNextFrame = now - at >= LEAST_FRAME_MS;
    if (isNextFrame && (Math.abs(newTop - top) / (now - at)) * STAY_MS <= scroller.clientHeight) {
      call();
      return;
    }
    if (isNextFrame) [top, at] = [newTop, now];
    frame = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(frame);
}
