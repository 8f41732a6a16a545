import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Table } from '@shared/domain/arcade/solitaire/klondike.ts';
import { FOUNDATION_NAMES, PILE_NAMES, placeOfCard, type Layout, type SpotName } from './layout.ts';
import { cardsFrom, targetAt, topOf, type Target } from './spots.ts';

/** How far a pointer moves before it drags (pixels of the page). */
const DRAG_PX = 4;

interface DragProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly table: Table;
  readonly layout: Layout;
  /** Answers whether the cards may lie there. */
  readonly onDrop: (from: Target, to: SpotName) => boolean;
  readonly onBegin: () => void;
}

interface Start {
  readonly target: Target;
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
}

/** Cards that follow a pointer, and are put down where they lie over most; elsewhere they go back. */
export function useDrag({ board, table, layout, onDrop, onBegin }: DragProps) {
  const [held, setHeld] = useState<Target | null>(null);
  const start = useRef<Start | null>(null);
  const hasDragged = useRef(false);

  /** How far the pointer has come, in logical pixels. */
  function wayOf(event: PointerEvent): { readonly x: number; readonly y: number } {
    const { current } = board;
    const from = start.current;
    if (current === null || from === null) return { x: 0, y: 0 };
    const scale = current.getBoundingClientRect().width / current.offsetWidth || 1;
    return { x: (event.clientX - from.x) / scale, y: (event.clientY - from.y) / scale };
  }
  function follow({ x, y }: { readonly x: number; readonly y: number }): void {
    board.current?.style.setProperty('--drag-x', `${Math.round(x)}px`);
    board.current?.style.setProperty('--drag-y', `${Math.round(y)}px`);
  }
  function end(): void {
    start.current = null;
    setHeld(null);
  }
  return {
    held,
    /** Whether the click that comes belongs to a drag. */
    swallowed(): boolean {
      const was = hasDragged.current;
      hasDragged.current = false;
      return was;
    },
    listeners: {
      onPointerDown(event: PointerEvent) {
        hasDragged.current = false;
        const target = event.button === 0 && event.isPrimary ? targetAt(event.target) : null;
        const hasCards = target !== null && cardsFrom(table, target).length > 0;
        start.current = hasCards ? { target, x: event.clientX, y: event.clientY, isDragging: false } : null;
      },
      onPointerMove(event: PointerEvent) {
        const from = start.current;
        if (from === null || !event.isPrimary) return;
        const way = wayOf(event);
        if (!from.isDragging) {
          if (Math.hypot(way.x, way.y) < DRAG_PX) return;
          from.isDragging = true;
          hasDragged.current = true;
          board.current?.setPointerCapture(event.pointerId);
          onBegin();
          setHeld(from.target);
        }
        follow(way);
      },
      onPointerUp(event: PointerEvent) {
        const from = start.current;
        if (from?.isDragging === true) {
          for (const spot of spotsUnder(layout, table, from.target, wayOf(event))) {
            if (onDrop(from.target, spot)) break;
          }
        }
        end();
      },
      onPointerCancel: end,
      /** Before it drags, the pointer is not captured: the board would not hear where it is let go. */
      onPointerLeave() {
        if (start.current?.isDragging === false) end();
      },
    },
  };
}

/** The spots that a card touches which was dragged so far, that of which it covers most first. */
function spotsUnder(
  layout: Layout,
  table: Table,
  from: Target,
  way: { readonly x: number; readonly y: number },
): readonly SpotName[] {
  const begun = placeOfCard(layout, table, from);
  const [x, y] = [begun.left + way.x, begun.top + way.y];
  return [...FOUNDATION_NAMES, ...PILE_NAMES]
    .filter((spot) => spot !== from.spot)
    .map((spot) => {
      const { left, top: high } = placeOfCard(layout, table, topOf(table, spot));
      const across = layout.width - Math.abs(left - x);
      const down = layout.height - Math.abs(high - y);
      return { spot, covered: across > 0 && down > 0 ? across * down : 0 };
    })
    .filter(({ covered }) => covered > 0)
    .toSorted((one, other) => other.covered - one.covered)
    .map(({ spot }) => spot);
}
