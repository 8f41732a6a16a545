/** How far a pointer goes before a press is a drag (CSS pixels). */
const DRAG_FROM = 8;

interface Carrying {
  /** The press turned out to be a drag. */
  readonly begin: () => void;
  /** It was let go over a hotspot of a place, or elsewhere: null. */
  readonly drop: (hotspot: HTMLElement | null) => void;
}

/** Follows a pointer that went down on something until it goes up: a press that does not move far is none of a drag. */
export function carry(
  { pointerId, clientX, clientY, button }: globalThis.PointerEvent,
  { begin, drop }: Carrying,
): void {
  if (button !== 0) return;
  const end = new AbortController();
  let isDragged = false;
  const follow =
    (heard: (event: globalThis.PointerEvent) => void) =>
    (event: globalThis.PointerEvent): void => {
      if (event.pointerId === pointerId) heard(event);
    };
  addEventListener(
    'pointermove',
    follow((event) => {
      if (isDragged || Math.hypot(event.clientX - clientX, event.clientY - clientY) < DRAG_FROM) return;
      isDragged = true;
      begin();
    }),
    { signal: end.signal },
  );
  addEventListener(
    'pointerup',
    follow((event) => {
      end.abort();
      if (!isDragged) return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('.hotspot');
      drop(under instanceof HTMLElement ? under : null);
    }),
    { signal: end.signal },
  );
  addEventListener(
    'pointercancel',
    follow(() => {
      end.abort();
      if (isDragged) drop(null);
    }),
    { signal: end.signal },
  );
}
