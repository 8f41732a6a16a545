import { useEffect, type RefObject } from 'react';

/** Keeps the chosen line of a list that scrolls in sight, by its index among the list's children; -1: none is. */
export function useLineInSight(list: RefObject<HTMLElement | null>, at: number): void {
  // Sets scrollTop, because scrollIntoView() would also scroll everything around the list.
  useEffect(() => {
    const well = list.current;
    const line = well?.children[at];
    if (!well || !(line instanceof HTMLElement)) return;
    const top = line.offsetTop - well.offsetTop;
    well.scrollTop = Math.min(top, Math.max(well.scrollTop, top + line.offsetHeight - well.clientHeight));
  }, [list, at]);
}
