import { useLayoutEffect, useRef } from 'react';
import type { SharedLocker } from './locker.ts';

/** The frame through which the hall is seen. The page lays it out, and the scene fills it. */
export function HallRoom({ room }: Pick<SharedLocker, 'room'>) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => {
      const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = element;
      // Nothing is laid out while the window is minimised.
      if (width > 0) room.set({ x, y, width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [room]);
  return <div className="locker-hall" ref={frame} />;
}
