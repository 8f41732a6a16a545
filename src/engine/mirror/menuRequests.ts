import { swallowClick } from '../../kernel/swallowClick.ts';
import type { Stage } from '../stage/stage.ts';

/** How long a finger must rest to request a menu, and how far it may move before it counts as a drag or scroll. */
const LONG_PRESS_MS = 500;
const STILL_PX = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point of the desktop, in logical pixels, at which something happened on the page. */
export function pointOn(
  { mirror, display }: Pick<Stage, 'mirror' | 'display'>,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Point {
  const { left, top } = mirror.getBoundingClientRect();
  const { cssPerPixel } = display.get();
  return { x: Math.round((clientX - left) / cssPerPixel), y: Math.round((clientY - top) / cssPerPixel) };
}

/** Requests that were answered already by an inner element, whose outer element must not answer them too. */
const answered = new WeakSet<Event>();

/**
 * Hears every way to ask for the menu of what `element` mirrors: the other mouse button, a finger that rests on it,
 * Shift+F10 and the Menu key. `open` is given a point of the desktop in logical pixels. The browser's own menu does
 * not open, and the finger's release is no click.
 */
export function onMenuRequest(
  element: HTMLElement,
  stage: Pick<Stage, 'mirror' | 'display'>,
  open: (at: Point) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested = false;

  const ask = (clientX: number, clientY: number): void => open(pointOn(stage, { clientX, clientY }));
  const isFirst = (event: Event): boolean => {
    if (answered.has(event)) return false;
    answered.add(event);
    return true;
  };

  element.addEventListener('contextmenu', (event) => {
    if (!isFirst(event)) return;
    event.preventDefault();
    clearTimeout(timer);
    // Where the system knows the long press too, whichever comes first counts.
    if (!rested) ask(event.clientX, event.clientY);
  });

  element.addEventListener('keydown', (event) => {
    const asks = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!asks || !isFirst(event)) return;
    event.preventDefault();
    const focused = event.target instanceof Element ? event.target : element;
    const { left, top, width, height } = focused.getBoundingClientRect();
    ask(left + Math.min(width / 2, 24), top + height / 2);
  });

  element.addEventListener('pointerdown', (down) => {
    rested = false;
    if (down.pointerType !== 'touch' || !down.isPrimary || !isFirst(down)) return;
    const listening = new AbortController();
    const { signal } = listening;
    const stop = (): void => {
      clearTimeout(timer);
      listening.abort();
    };
    timer = setTimeout(() => {
      listening.abort();
      rested = true;
      swallowClick();
      ask(down.clientX, down.clientY);
    }, LONG_PRESS_MS);
    element.addEventListener(
      'pointermove',
      (move) => {
        if (Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) > STILL_PX) stop();
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel']) element.addEventListener(end, stop, { signal });
  });
}
