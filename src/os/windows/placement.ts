import type { Extent } from '../../kernel/app.ts';
import type { Bounds, WindowSpec, WorkArea } from './windowSpec.ts';

type Sized = Pick<WindowSpec, 'width' | 'height' | 'minWidth' | 'minHeight'>;

/** How far each new window lies from the one before it. */
const CASCADE_STEP = 22;
const CASCADE_LENGTH = 6;
const NARROW_MARGIN = 8;
/** How much more room title bar and buttons need for touch than for a mouse. */
const THUMB_ROOM = 64;
/** The width of the title bar that stays visible when a window is dragged off the screen: more than its buttons. */
const REACHABLE = { width: 96, height: 22 } as const;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** A length of a window in pixels, on a screen that is `whole` pixels long. */
export function lengthOn(whole: number, extent: Extent): number {
  if (typeof extent === 'number') return extent;
  return extent === 'full' ? whole : Math.floor((whole * Number.parseFloat(extent)) / 100);
}

/** Where a window opens for the first time: in the middle, each a step further down and right. */
export function firstBounds(spec: Sized, area: WorkArea, opened: number): Bounds {
  const width = Math.min(lengthOn(area.width, spec.width), area.width);
  const height = Math.min(lengthOn(area.height, spec.height), area.height);
  const step = (opened % CASCADE_LENGTH) * CASCADE_STEP;
  const at = (room: number): number =>
    clamp(Math.floor(room / 2) - CASCADE_STEP * 2 + step, 0, Math.max(0, room));
  return { x: at(area.width - width), y: at(area.height - height), width, height };
}

/** The bounds of a window on this screen: never larger than the screen, the title bar always within reach. */
export function withinReach(bounds: Bounds, area: WorkArea): Bounds {
  const width = Math.min(bounds.width, area.width);
  const height = Math.min(bounds.height, area.height);
  return { ...position({ ...bounds, width, height }, area), width, height };
}

/** The bounds of a reopened window: its former bounds, at least as large as its minimum, and within reach. */
export function restoredBounds(
  bounds: Bounds,
  spec: Sized & Pick<WindowSpec, 'resizable'>,
  area: WorkArea,
): Bounds {
  const { width, height } = spec.resizable
    ? { width: Math.max(spec.minWidth, bounds.width), height: Math.max(spec.minHeight, bounds.height) }
    : firstBounds(spec, area, 0);
  return withinReach({ ...bounds, width, height }, area);
}

/**
 * The bounds of a window that is dragged to `wanted` by `edge`, or by its title bar (null). The other edges stay
 * where they are, and the title bar stays within reach.
 */
export function pulledTo(wanted: Bounds, edge: string | null, spec: Sized, area: WorkArea): Bounds {
  if (edge === null) return { ...wanted, ...position(wanted, area) };
  let { x, y, width, height } = wanted;
  const widest = Math.max(spec.minWidth, area.width);
  const highest = Math.max(spec.minHeight, area.height);
  if (edge.includes('e')) width = clamp(width, Math.max(spec.minWidth, REACHABLE.width - x), widest);
  if (edge.includes('s')) height = clamp(height, spec.minHeight, highest);
  if (edge.includes('w')) {
    const end = x + width;
    x = clamp(x, end - widest, Math.min(end - spec.minWidth, area.width - REACHABLE.width));
    width = end - x;
  }
  if (edge.includes('n')) {
    const end = y + height;
    y = clamp(y, Math.max(0, end - highest), Math.min(end - spec.minHeight, area.height - REACHABLE.height));
    height = end - y;
  }
  return { x, y, width, height };
}

function position(bounds: Bounds, area: WorkArea): Pick<Bounds, 'x' | 'y'> {
  return {
    x: clamp(
      bounds.x,
      Math.min(0, REACHABLE.width - bounds.width),
      Math.max(0, area.width - REACHABLE.width),
    ),
    y: clamp(bounds.y, 0, Math.max(0, area.height - REACHABLE.height)),
  };
}

/**
 * The rectangle that a window covers: the whole area when it is maximised or, except for dialogs, the screen is
 * narrow.
 */
export function shownBounds(
  bounds: Bounds,
  maximized: boolean,
  area: WorkArea,
  { dialog }: Pick<WindowSpec, 'dialog'>,
): Bounds {
  if (!fillsArea(maximized, area, dialog)) {
    if (area.compact) return inTheMiddle(bounds, area);
    return area.keyboard === true ? whole(withinReach(bounds, area), area) : withinReach(bounds, area);
  }
  return { x: 0, y: 0, width: area.width, height: area.height };
}

/** Whether a window has no frame because it fills the area. */
export function fillsArea(maximized: boolean, area: WorkArea, dialog: boolean): boolean {
  return maximized || (area.compact && !dialog);
}

/** Moved up until its bottom is visible too, because the focused field may be there. */
function whole(bounds: Bounds, area: WorkArea): Bounds {
  return { ...bounds, y: Math.min(bounds.y, Math.max(0, area.height - bounds.height)) };
}

function inTheMiddle(bounds: Bounds, area: WorkArea): Bounds {
  const width = Math.min(bounds.width, area.width - 2 * NARROW_MARGIN);
  const height = Math.min(bounds.height + THUMB_ROOM, area.height);
  const middle = (room: number): number => Math.max(0, Math.floor(room / 2));
  return { x: middle(area.width - width), y: middle(area.height - height), width, height };
}
