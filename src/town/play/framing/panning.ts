import { ignoreClickAfterDrag } from './clickAfterDrag.ts';
import type { Point } from './framing.ts';

/** A finger or mouse that moves less than this, in logical pixels, has clicked and not dragged. */
const SLACK = 5;
/** Two taps are one double tap that are so close in time (ms) and on the screen (logical pixels). */
const DOUBLE_MS = 350;
const DOUBLE_APART = 24;
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
  /** Called with true when a press becomes a drag, and with false when that is let go. */
  readonly dragged: (isDragged: boolean) => void;
  /** The picture was tapped twice at this point of the body, beside what can be pressed. */
  readonly doubleTap: (at: Point) => void;
}

/**
 * Lets the first pointer drag the picture, also from a button in it, and the arrow keys move it. A press that becomes a
 * drag captures the pointer, so that the button under it is not clicked. Hears double taps as well. The answer ends it.
 */
export function pan(
  element: HTMLElement,
  { cssPerPixel, corner, moveTo, dragged, doubleTap }: Panning,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let held: { readonly id: number; readonly from: Point; readonly corner: Point; dragging: boolean } | null =
    null;
  /** The last press became a drag. */
  let wasDragged = false;
  let tapped: { readonly at: Point; readonly ms: number } | null = null;

  /** Takes note of a tap, which may be the second one. */
  function tap({ clientX, clientY, timeStamp: ms }: PointerEvent): void {
    const { left, top } = element.getBoundingClientRect();
    const perPixel = cssPerPixel();
    const at = { x: (clientX - left) / perPixel, y: (clientY - top) / perPixel };
    const isSecond =
      tapped !== null &&
      ms - tapped.ms < DOUBLE_MS &&
      Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < DOUBLE_APART;
    tapped = isSecond ? null : { at, ms };
    if (isSecond) doubleTap(at);
  }

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    wasDragged = false;
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
      wasDragged = true;
      element.setPointerCapture(held.id);
      dragged(true);
    }
    moveTo({ x: held.corner.x + x, y: held.corner.y + y });
  };
  const up = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.id) return;
    const { dragging } = held;
    held = null;
    if (dragging) dragged(false);
    else if (event.type === 'pointerup' && event.target === element) tap(event);
  };
  ignoreClickAfterDrag(element, { signal, wasDragged: () => wasDragged });
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
