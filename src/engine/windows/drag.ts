/**
 * Follows one pointer from its press on `element` to its release, in logical pixels from where it started. With `cancel`
 * a drag ends by that instead where Escape is pressed or the pointer is taken away.
 */
export function onDrag(
  element: HTMLElement,
  {
    cssPerPixel,
    slack = 0,
    start,
    move,
    end,
    cancel,
  }: {
    readonly cssPerPixel: () => number;
    /** How far a press may slip before it moves anything, in logical pixels. */
    readonly slack?: number;
    /** Answers false when this press starts no drag. */
    readonly start: (down: PointerEvent) => boolean;
    readonly move: (dx: number, dy: number, event: PointerEvent) => void;
    readonly end: () => void;
    readonly cancel?: () => void;
  },
): void {
  element.addEventListener('pointerdown', (down) => {
    if (down.button !== 0 || !down.isPrimary || !start(down)) return;
    element.setPointerCapture(down.pointerId);
    const listening = new AbortController();
    const { signal } = listening;
    let slipped = false;
    const finish = (done: () => void): void => {
      listening.abort();
      done();
    };
    element.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== down.pointerId) return;
        const perPixel = cssPerPixel();
        const dx = Math.round((event.clientX - down.clientX) / perPixel);
        const dy = Math.round((event.clientY - down.clientY) / perPixel);
        slipped ||= Math.hypot(dx, dy) >= slack;
        if (slipped) move(dx, dy, event);
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      const done = type === 'pointerup' ? end : (cancel ?? end);
      element.addEventListener(
        type,
        (event) => {
          if (event.pointerId === down.pointerId) finish(done);
        },
        { signal },
      );
    }
    if (cancel === undefined) return;
    addEventListener('keydown', ({ key }) => key === 'Escape' && finish(cancel), { signal, capture: true });
  });
}
