import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in sight, or nearly. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '120px',
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isSeen;
}
