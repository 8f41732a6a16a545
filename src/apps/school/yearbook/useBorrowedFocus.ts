import { useEffect, useRef, type RefObject } from 'react';

/** Gives an element the keyboard as long as it is there, and gives it back to what had it before. */
export function useBorrowedFocus(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return element;
}
