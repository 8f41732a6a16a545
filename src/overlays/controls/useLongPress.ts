import { useEffect, useRef, type PointerEvent } from 'react';
import { swallowClick } from '../../kernel/swallowClick.ts';

const LONG_PRESS_MS = 500;
const STILL_PX = 10;

/** Where something was asked for, in pixels of the page. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** The `data-key` of the element that something happened to; null: it has none. */
export const keyOf = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-key]')?.dataset['key']) || null;

/**
 * A finger that rests on an element with `data-key` asks for something, such as its menu, and its release is no click. A browser
 * that reports that by itself is believed.
 *
 * @param afterMs how long the finger rests
 */
export function useLongPress(ask: (key: string, at: PagePoint) => void, afterMs = LONG_PRESS_MS) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const end = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown(event: PointerEvent) {
      end();
      const key = keyOf(event.target);
      if (event.pointerType !== 'touch' || key === null) return;
      const at = { x: event.clientX, y: event.clientY };
      from.current = at;
      timer.current = setTimeout(() => {
        swallowClick();
        ask(key, at);
      }, afterMs);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
