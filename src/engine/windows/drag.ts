/** Follows one pointer from its press on `element` to its release, in logical pixels from where it started. */
export function onDrag(
  element: HTMLElement,
  {
    cssPerPixel,
    start,
    move,
    end,
  }: {
    readonly cssPerPixel: () => number;
    /** Answers false when this press starts no drag. */
    readonly start: () => boolean;
    readonly move: (dx: number, dy: number) => void;
    readonly end: () => void;
  },
): void {
  element.addEventListener('pointerdown', (down) => {
    if (down.button !== 0 || !down.isPrimary || !start()) return;
    element.setPointerCapture(down.pointerId);
    const listening = new AbortController();
    const { signal } = listening;
    const finish = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      listening.abort();
      end();
    };
    element.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== down.pointerId) return;
        const perPixel = cssPerPixel();
        move(
          Math.round((event.clientX - down.clientX) / perPixel),
          Math.round((event.clientY - down.clientY) / perPixel),
        );
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      element.addEventListener(type, finish, { signal });
    }
  });
}
