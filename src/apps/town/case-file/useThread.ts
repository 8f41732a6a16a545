import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { parseCard, type CardName } from '@shared/domain/town/case/cards.ts';

/** A point of the board, in its own pixels, from its corner. */
export type Point = readonly [x: number, y: number];

interface ThreadHandlers {
  onClick(event: MouseEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** The yellow thread in a person's hand. */
export interface Threading {
  /** The card on which its one end hangs; null: it is on its spool. */
  readonly from: CardName | null;
  /** Where the other end is dragged. */
  readonly to: Point | null;
  readonly handlersOf: (card: CardName) => ThreadHandlers;
  /** Escape lets go. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** So far a pin is moved before that is a drag and no press, in pixels of the page. */
const DRAG_FROM = 6;
/** So near to its edge a dragged thread scrolls the board, and so far with each frame for as long as it stays there. */
const EDGE = 32;
const SCROLL = 8;

/** The point of the page in pixels of the element, however the desktop is scaled. */
export function pointIn(element: HTMLElement, x: number, y: number): Point {
  const { left, top, width } = element.getBoundingClientRect();
  const scale = width === 0 ? 1 : width / element.offsetWidth;
  return [(x - left) / scale, (y - top) / scale];
}

/** Joins by a drag from pin to pin, and by a press of one and then of another, which is how keys do it (CASE-6). */
export function useThread(
  board: RefObject<HTMLElement | null>,
  onJoin: (one: CardName, other: CardName) => void,
): Threading {
  const [from, setFrom] = useState<CardName | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  /** Where the pointer went down; `moved`: it drags, and the click that ends it is none. */
  const press = useRef<{ readonly x: number; readonly y: number; moved: boolean } | null>(null);

  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Takes the end of the thread there, and the board along its edge until the pointer leaves that. */
  function lead(x: number, y: number): void {
    cancelAnimationFrame(frame.current);
    const list = board.current;
    if (list === null) return;
    const isScrolled = scrollAtEdge(list.parentElement, x, y);
    setTo(pointIn(list, x, y));
    if (isScrolled) frame.current = requestAnimationFrame(() => lead(x, y));
  }
  function letGo(): void {
    cancelAnimationFrame(frame.current);
    setFrom(null);
    setTo(null);
  }
  function end(one: CardName, other: CardName | null): void {
    letGo();
    if (other !== null && other !== one) onJoin(one, other);
  }
  const handlersOf = (card: CardName): ThreadHandlers => ({
    onPointerDown({ button, clientX, clientY, currentTarget, pointerId }) {
      if (button !== 0) return;
      press.current = { x: clientX, y: clientY, moved: false };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, clientY }) {
      const began = press.current;
      if (began === null) return;
      if (Math.hypot(clientX - began.x, clientY - began.y) >= DRAG_FROM) began.moved = true;
      if (!began.moved) return;
      setFrom(card);
      lead(clientX, clientY);
    },
    onPointerUp({ clientX, clientY }) {
      if (press.current?.moved !== true) return;
      end(card, cardAt(clientX, clientY));
    },
    onPointerCancel() {
      press.current = null;
      letGo();
    },
    onClick() {
      const wasDragged = press.current?.moved === true;
      press.current = null;
      if (wasDragged) return;
      if (from === null) setFrom(card);
      else end(from, card);
    },
  });
  return {
    ...{ from, to, handlersOf },
    onKeyDown(event) {
      if (event.key !== 'Escape' || from === null) return;
      event.stopPropagation();
      letGo();
    },
  };
}

function cardAt(x: number, y: number): CardName | null {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-clue]');
  return parseCard(card?.dataset['clue'] ?? '');
}

/** Scrolls where the pointer is near an edge behind which there is more; whether it did. */
function scrollAtEdge(scroller: HTMLElement | null, x: number, y: number): boolean {
  if (scroller === null) return false;
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const step = (at: number, least: number, most: number): number =>
    at < least + EDGE ? -SCROLL : at > most - EDGE ? SCROLL : 0;
  const { scrollLeft, scrollTop } = scroller;
  scroller.scrollBy(step(x, left, right), step(y, top, bottom));
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
}
