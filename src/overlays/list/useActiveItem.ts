import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/** The item of a list that the keyboard is at. */
interface ActiveItem {
  /** Its index; null: the keyboard has been at none yet. */
  readonly active: number | null;
  /** Takes the keyboard to another item, while the list has the focus. */
  readonly activate: (index: number) => void;
  readonly listeners: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Keeps the focus at the active item of a list for as long as the list has the focus, however its items come and go. An
 * item is an element with `data-index`; the focus is at its control, or at the item itself while it has none.
 *
 * @param list contains the items; the active one has to be in it always
 * @param count how many items there are
 */
export function useActiveItem(list: RefObject<HTMLElement | null>, count: number): ActiveItem {
  const [index, setIndex] = useState<number | null>(null);
  const active = index === null || count === 0 ? null : Math.min(index, count - 1);
  const hasFocus = useRef(false);

  // Runs after every render, because each render can add or remove the focused item.
  useLayoutEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!hasFocus.current || !item) return;
    const control = item.querySelector<HTMLElement>('[tabindex]');
    const { activeElement } = document;
    if (activeElement === item ? control === null : item.contains(activeElement)) return;
    (control ?? item).focus({ preventScroll: true });
  });

  return {
    active,
    activate: setIndex,
    listeners: {
      onFocus({ target }) {
        hasFocus.current = true;
        const item = target.closest<HTMLElement>('[data-index]');
        if (item !== null) setIndex(Number(item.dataset['index']));
      },
      // Not called for an element that React takes away. Where the browser's window gives way to another, the element
      // still is the active one.
      onBlur({ currentTarget }) {
        hasFocus.current = currentTarget.contains(document.activeElement);
      },
    },
  };
}
