import { useRef, type PointerEvent, type RefObject } from 'react';
import { ZOOMS, type ToolId, type Zoom } from './easel/choices.ts';
import type { Easel } from './easel/easel.ts';
import type { Point } from './pixels/pixels.ts';

interface PointersProps {
  readonly easel: Easel;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** What scrolls. */
  readonly room: RefObject<HTMLElement | null>;
  /** The pointer works, and no longer the keyboard's cross. */
  readonly onPointer: () => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Two fingers, when they came down. */
interface Pinch {
  readonly apart: number;
  readonly zoom: Zoom;
  /** The place between them, as it was with the last movement. */
  middle: Place;
}

const keysOf = ({ shiftKey, ctrlKey, metaKey }: PointerEvent) => ({
  shift: shiftKey,
  ctrl: ctrlKey || metaKey,
});

/** How far two fingers are apart, and the place between them (pixels of the page). */
function between([one, other]: readonly Place[]): { readonly apart: number; readonly middle: Place } | null {
  if (one === undefined || other === undefined) return null;
  return {
    apart: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/** The magnification that lies nearest to a wish. */
const nearestZoom = (wanted: number): Zoom =>
  ZOOMS.reduce((best, zoom) =>
    Math.abs(Math.log(zoom / wanted)) < Math.abs(Math.log(best / wanted)) ? zoom : best,
  );

/** Tools that draw wherever the pointer was. What the others draw follows from where it is. */
const FREEHAND: ReadonlySet<ToolId> = new Set(['pencil', 'brush', 'eraser', 'airbrush']);

/** Where a pointer was since the event before; not every browser tells. */
const passedBetween = (event: globalThis.PointerEvent): readonly globalThis.PointerEvent[] =>
  (event as Partial<Pick<globalThis.PointerEvent, 'getCoalescedEvents'>>).getCoalescedEvents?.call(event) ??
  [];

/** Mouse, pen and one finger draw; two fingers scroll and zoom. */
export function usePointers({ easel, canvas, room, onPointer }: PointersProps) {
  const fingers = useRef(new Map<number, Place>());
  const pinch = useRef<Pinch | null>(null);

  /** The pixel of the picture under a pointer, which may lie beside it. */
  function pointAt({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point {
    const box = canvas.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return { x: 0, y: 0 };
    const { width, height } = easel.sheet().pixels;
    return {
      x: Math.floor(((clientX - box.left) / box.width) * width),
      y: Math.floor(((clientY - box.top) / box.height) * height),
    };
  }
  function movePinch(): void {
    const now = between([...fingers.current.values()]);
    const { current } = pinch;
    const scrolled = room.current;
    if (now === null || current === null || scrolled === null) return;
    const scale = scrolled.getBoundingClientRect().width / scrolled.offsetWidth || 1;
    scrolled.scrollBy((current.middle.x - now.middle.x) / scale, (current.middle.y - now.middle.y) / scale);
    current.middle = now.middle;
    const zoom = nearestZoom((current.zoom * now.apart) / (current.apart || 1));
    if (zoom !== easel.state.get().zoom) easel.choose({ zoom });
  }
  function lift(event: PointerEvent, end: () => void): void {
    fingers.current.delete(event.pointerId);
    if (pinch.current === null) end();
    else if (fingers.current.size === 0) pinch.current = null;
  }
  return {
    onPointerDown(event: PointerEvent) {
      onPointer();
      if (event.pointerType === 'touch') {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const two = between([...fingers.current.values()]);
        if (two !== null) {
          easel.cancel();
          pinch.current ??= { ...two, zoom: easel.state.get().zoom };
          return;
        }
      }
      // The other button gives up what the first one draws, as in 1995.
      if (easel.isPressed()) easel.cancel();
      else if (event.button === 0 || event.button === 2) {
        event.currentTarget.setPointerCapture(event.pointerId);
        easel.press({ at: pointAt(event), button: event.button === 0 ? 0 : 1, held: keysOf(event) });
      }
    },
    onPointerMove(event: PointerEvent) {
      if (fingers.current.has(event.pointerId)) {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }
      if (pinch.current !== null) {
        movePinch();
        return;
      }
      const { nativeEvent } = event;
      const isDrawn = easel.isPressed() && FREEHAND.has(easel.state.get().tool);
      const passed = isDrawn ? passedBetween(nativeEvent) : [];
      for (const one of passed.length > 0 ? passed : [nativeEvent]) easel.move(pointAt(one), keysOf(event));
    },
    onPointerUp: (event: PointerEvent) => lift(event, easel.release),
    onPointerCancel: (event: PointerEvent) => lift(event, easel.cancel),
    onPointerLeave() {
      if (!easel.isPressed()) easel.move(null, { shift: false, ctrl: false });
    },
  };
}
