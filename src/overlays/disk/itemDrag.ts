import type { DragEvent, PointerEvent } from 'react';
import { keyOf } from '../controls/useLongPress.ts';
import { only, type Selection } from './selection.ts';

interface DragParts {
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Absent: nothing is dragged. */
  readonly onDragStart?: (event: DragEvent, ids: readonly string[]) => void;
}

/** Drags an item of a list, with all that are chosen beside it (DISK-15). */
export function itemDrag({ selection, onSelect, onDragStart }: DragParts, ids: readonly string[]) {
  return {
    /** A mouse alone drags: a finger that rests asks for the menu, and one that moves scrolls. */
    allow({ target, pointerType }: PointerEvent): void {
      const item = target instanceof Element && target.closest<HTMLElement>('[data-key]');
      if (item) item.draggable = onDragStart !== undefined && pointerType === 'mouse';
    },
    start(event: DragEvent): void {
      const id = keyOf(event.target);
      if (id === null) return;
      const { chosen } = selection;
      if (!chosen.has(id)) onSelect(only(id));
      onDragStart?.(event, chosen.has(id) ? ids.filter((one) => chosen.has(one)) : [id]);
    },
  };
}
