import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

interface Turning {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** How far an arrow key turns, as if it were dragged so many pixels. */
const KEY_PX = 24;

const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-KEY_PX, 0],
  ArrowRight: [KEY_PX, 0],
  ArrowUp: [0, -KEY_PX],
  ArrowDown: [0, KEY_PX],
};

/** What turns something in hand: a drag with the pointer or a finger, and the arrow keys; `by` is given in pixels. */
export function useTurning(
  by: (x: number, y: number) => void,
  { across = false, onEnd }: { readonly across?: boolean; readonly onEnd?: () => void } = {},
): Turning {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = (): void => {
    last.current = null;
    onEnd?.();
  };
  return {
    onPointerDown(event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event) {
      if (last.current === null) return;
      by(event.clientX - last.current.x, event.clientY - last.current.y);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event) {
      const way = KEYS[event.key];
      // Up and down scroll the page where a thing turns across alone.
      if (way === undefined || (across && way[0] === 0)) return;
      event.preventDefault();
      by(...way);
    },
  };
}
