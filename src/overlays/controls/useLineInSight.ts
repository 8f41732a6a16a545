import { useEffect, type RefObject } from 'react';

/** Scrolls a list until a line of it is in sight. Sets scrollTop, because scrollIntoView() would also scroll everything around the list. */
export function bringIntoSight(well: HTMLElement, top: number, height: number): void {
  well.scrollTop = Math.min(top, Math.max(well.scrollTop, top + height - well.clientHeight));
}

/** Keeps the chosen line of a list that scrolls in sight, by its index among the list's children; -1: none is. */
export function useLineInSight(list: RefObject<HTMLElement | null>, at: number): void {
  useEffect(() => {
    const well = list.current;
    const line = well?.children[at];
    if (!well || !(line instanceof HTMLElement)) return;
    bringIntoSight(well, line.offsetTop - well.offsetTop, line.offsetHeight);
  }, [list, at]);
}
