import { useLayoutEffect, useRef } from 'react';
import type { Room } from '../../kernel/room.ts';
import type { Writable } from '../../kernel/store.ts';

interface SceneRoomProps {
  readonly room: Writable<Room>;
  readonly className?: string | undefined;
}

/** The frame through which a scene is seen. The page lays it out, and the scene fills it (engine/scene/scenePart.ts). */
export function SceneRoom({ room, className }: SceneRoomProps) {
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
  return <div className={className} ref={frame} />;
}
