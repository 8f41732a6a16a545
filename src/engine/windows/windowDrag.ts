import { moved, type Rect } from '../geometry/rects.ts';
import { onDrag } from './drag.ts';
import { pulled, type Edge } from './edges.ts';
import type { Point } from '../mirror/menuRequests.ts';
import type { Filled, WindowView } from './windowView.ts';

/** Logical pixels that an arrow key moves or sizes a window by. */
const KEY_STEP = 8;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** How far a window that fills the screen or a half is pulled before it comes off, in logical pixels. */
const HOLDS = 6;

/** A window as pointer and arrow keys move it. */
export interface MovableWindow {
  readonly view: () => WindowView;
  /** False while it fills the screen. */
  readonly isMovable: () => boolean;
  /** CSS pixels a logical pixel takes. */
  readonly cssPerPixel: () => number;
  /** Where on the desktop a pointer is, in logical pixels. */
  readonly pointAt: (event: MouseEvent) => Point;
  /** The pointer holds it from now on: a new view does not move it. */
  readonly hold: () => void;
  /** Shows it as a picture over the canvas where that is possible; answers whether it is one. */
  readonly lift: () => boolean;
  /** Shows it at `rect` at once, without going through React. */
  readonly put: (rect: Rect) => void;
  /** Shows the outline of what it would fill if the pointer let go of it here; null: none. */
  readonly outline: (rect: Rect | null) => void;
  /** The pointer lets go of it: it stays where it is, or fills this. */
  readonly drop: (filled: Filled | null) => void;
}

/** Lets a pointer that holds `element` move the window (`edge` null) or pull at one of its edges. */
export function dragWindow(element: HTMLElement, edge: Edge | null, window: MovableWindow): void {
  let from = window.view().rect;
  let startedAt: Point = { x: 0, y: 0 };
  let mayLift = false;
  /** Whether it still fills what it filled as the drag began. */
  let holds = false;
  let filled: Filled | null = null;
  onDrag(element, {
    cssPerPixel: window.cssPerPixel,
    start: (down) => {
      startedAt = window.pointAt(down);
      const { events } = window.view();
      holds = edge === null && events.takenOff(startedAt.x) !== null;
      if (!holds && !window.isMovable()) return false;
      from = events.currentBounds();
      mayLift = edge === null;
      filled = null;
      window.hold();
      return true;
    },
    move: (dx, dy, event) => {
      const { events } = window.view();
      if (holds) {
        if (Math.hypot(dx, dy) < HOLDS) return;
        holds = false;
        from = events.takenOff(startedAt.x) ?? from;
        window.put(from);
        events.setBounds(from);
      }
      if (!window.isMovable()) return;
      // Once a drag: a window that is back on the canvas because something else changes would be drawn at each step.
      mayLift &&= !window.lift();
      const wanted = edge === null ? moved(from, dx, dy) : pulled(from, edge, dx, dy);
      window.put(events.constrain(wanted, edge));
      if (edge !== null) return;
      filled = events.filledAt(window.pointAt(event));
      window.outline(filled?.rect ?? null);
    },
    end: () => {
      window.outline(null);
      window.drop(filled);
      filled = null;
    },
  });
}

/**
 * Lets the arrow keys move the window while its title bar has the focus, and size it with Shift. Returns how to have them
 * size it without Shift, until the focus goes elsewhere or Enter or Escape is pressed.
 */
export function moveByKeys(grip: HTMLElement, window: MovableWindow): (sizes: boolean) => void {
  let sizing = false;
  grip.addEventListener('blur', () => (sizing = false));
  grip.addEventListener('keydown', (event) => {
    if (sizing && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault();
      event.stopPropagation();
      sizing = false;
      return;
    }
    const arrow = ARROWS[event.key];
    if (arrow === undefined || !window.isMovable()) return;
    event.preventDefault();
    const { resizable, events } = window.view();
    const sizes = event.shiftKey || sizing;
    if (sizes && !resizable) return;
    const [dx, dy] = arrow;
    const filling = events.currentBounds();
    const bounds = (sizes ? null : events.takenOff(filling.x)) ?? filling;
    const wanted = sizes ? pulled(bounds, 'se', dx, dy) : moved(bounds, dx, dy);
    events.setBounds(events.constrain(wanted, sizes ? 'se' : null));
  });
  return (sizes) => (sizing = sizes);
}
