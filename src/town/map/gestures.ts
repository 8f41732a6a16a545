import { ignoreClickAfterDrag } from '../play/framing/clickAfterDrag.ts';
import type { Point } from '../play/framing/framing.ts';
import { throwSpeed, type Sample } from './glide.ts';

/** What the person does to the map. Points are logical pixels of its element. */
export interface Gestures {
  /** A hand is on the map: all motion of its own stops. */
  readonly grab: () => void;
  readonly moveBy: (by: Point) => void;
  readonly zoomBy: (factor: number, at: Point) => void;
  /** It was let go, at this speed in pixels a millisecond. */
  readonly release: (speed: Point) => void;
}

/** A finger or mouse that moves less than this has pressed and not dragged. */
const SLACK = 5;
/** A notch of a wheel is 100 pixels, by which the map grows by a fifth. */
const WHEEL = 0.0018;
const LINE_PIXELS = 33;
/** A pinch on a trackpad comes as a wheel with Ctrl, in much smaller steps. */
const PINCHED_WHEEL = 6;
/** A wheel has no end: this long after its last notch it is let go. */
const WHEEL_ENDS_MS = 160;
/** Only the last few moments of a drag say how it is let go. */
const SAMPLES = 6;

interface Held extends Point {
  readonly from: Point;
}

/**
 * Reads drags, pinches and the wheel on an element. A press that becomes a drag captures the pointer, so that the button
 * under it is not clicked. The answer ends it.
 */
export function listenToGestures(
  element: HTMLElement,
  cssPerPixel: () => number,
  hand: Gestures,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const pointers = new Map<number, Held>();
  let samples: Sample[] = [];
  let isDragging = false;
  /** The last press became a drag. */
  let wasDragged = false;

  let origin: Point = { x: 0, y: 0 };

  /** Where the element lies; asked once a gesture, not at each of its moves. */
  function locate(): void {
    const { left, top } = element.getBoundingClientRect();
    origin = { x: left, y: top };
  }
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
    x: (clientX - origin.x) / cssPerPixel(),
    y: (clientY - origin.y) / cssPerPixel(),
  });

  function down(event: PointerEvent): void {
    if (event.button !== 0 || pointers.size === 2) return;
    locate();
    if (pointers.size === 0) wasDragged = false;
    const at = pointOf(event);
    pointers.set(event.pointerId, { ...at, from: at });
    samples = [];
    hand.grab();
    if (pointers.size === 2) drag();
  }
  function drag(): void {
    isDragging = true;
    wasDragged = true;
    for (const id of pointers.keys()) element.setPointerCapture(id);
  }
  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const at = pointOf(event);
    if (!isDragging) {
      if (distance(at, before.from) < SLACK) return;
      drag();
    }
    const fixed = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, { ...at, from: before.from });
    if (fixed === undefined) {
      samples = [...samples.slice(1 - SAMPLES), { ...at, at: event.timeStamp }];
      hand.moveBy({ x: at.x - before.x, y: at.y - before.y });
      return;
    }
    const [middle, was] = [between(at, fixed), between(before, fixed)];
    hand.moveBy({ x: middle.x - was.x, y: middle.y - was.y });
    const apart = distance(before, fixed);
    if (apart > 0) hand.zoomBy(distance(at, fixed) / apart, middle);
  }
  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (isDragging) hand.release(throwSpeed(samples, event.timeStamp));
    isDragging = false;
  }
  ignoreClickAfterDrag(element, { signal, wasDragged: () => wasDragged });
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener(
    'lostpointercapture',
    // What a button under the finger loses, the element has.
    (event) => event.target === element && up(event),
    { signal },
  );
  zoomByWheel(element, signal, hand, (event) => {
    locate();
    return pointOf(event);
  });
  return () => listening.abort();
}

function zoomByWheel(
  element: HTMLElement,
  signal: AbortSignal,
  hand: Gestures,
  pointOf: (event: WheelEvent) => Point,
): void {
  let ending: ReturnType<typeof setTimeout> | undefined;
  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PIXELS;
    const at = pointOf(event);
    hand.grab();
    hand.zoomBy(Math.exp(-pixels * WHEEL * (event.ctrlKey ? PINCHED_WHEEL : 1)), at);
    clearTimeout(ending);
    ending = setTimeout(() => hand.release({ x: 0, y: 0 }), WHEEL_ENDS_MS);
  }
  element.addEventListener('wheel', wheel, { signal, passive: false });
  signal.addEventListener('abort', () => clearTimeout(ending));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
