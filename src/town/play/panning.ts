import type { Point } from './framing.ts';

/** A finger or mouse that moves less than this, in logical pixels, has clicked and not dragged. */
const SLACK = 5;
const KEY_STEP = 24;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

interface Panning {
  readonly cssPerPixel: () => number;
  /** Where the picture's corner lies now. */
  readonly corner: () => Point;
  /** Puts the corner here, as far as the picture's edges allow. */
  readonly moveTo: (corner: Point) => void;
}

/**
 * Lets the first pointer drag the picture, also from a button in it, and the arrow keys move it. A press that becomes a
 * drag captures the pointer, so that the button under it is not clicked. The answer ends it.
 */
export function pan(element: HTMLElement, { cssPerPixel, corner, moveTo }: Panning): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let held: { readonly id: number; readonly from: Point; readonly corner: Point; dragging: boolean } | null =
    null;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    held = {
      id: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      corner: corner(),
      dragging: false,
    };
  };
  const move = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.id) return;
    const perPixel = cssPerPixel();
    const x = (event.clientX - held.from.x) / perPixel;
    const y = (event.clientY - held.from.y) / perPixel;
    if (!held.dragging) {
      if (Math.hypot(x, y) < SLACK) return;
      held.dragging = true;
      element.setPointerCapture(held.id);
    }
    moveTo({ x: held.corner.x + x, y: held.corner.y + y });
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId === held?.id) held = null;
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    element.addEventListener(type, up, { signal });
  }
  element.addEventListener(
    'keydown',
    (event) => {
      const step = ARROWS[event.key];
      if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const { x, y } = corner();
      moveTo({ x: x + step.x, y: y + step.y });
    },
    { signal },
  );
  return () => listening.abort();
}
