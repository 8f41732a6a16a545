import type { Extent } from '../../kernel/app.ts';
import type { Bounds, Half, Placement, Size, WindowSpec, WorkArea } from './windowSpec.ts';

type Sized = Pick<WindowSpec, 'width' | 'height' | 'touchRoom' | 'minWidth' | 'minHeight'>;

const NARROW_MARGIN = 8;
/** How much more room title bar and buttons need for touch than for a mouse. */
const THUMB_ROOM = 64;
/** How much more of it the title bar needs. What the body needs more, each program says of itself. */
const THUMB_TITLE = 30;
/** How high a title bar is at most, its frame included (engine/windows/windowMetrics.ts). */
const TITLE = 22;
/** The width of the title bar that stays visible when a window is dragged off the screen: more than its buttons. */
const REACHABLE = { width: 96, height: 22 } as const;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** A length of a window in pixels, on a screen that is `whole` pixels long. */
export function lengthOn(whole: number, extent: Extent): number {
  if (typeof extent === 'number') return extent;
  return extent === 'full' ? whole : Math.floor((whole * Number.parseFloat(extent)) / 100);
}

/** The size of a window on this screen before a person sizes it. */
export const openingSize = (
  { width, height, touchRoom = 0 }: Pick<WindowSpec, 'width' | 'height' | 'touchRoom'>,
  area: WorkArea,
): Size => ({
  width: lengthOn(area.width, width),
  height: lengthOn(area.height, height) + (area.touch === true ? THUMB_TITLE + touchRoom : 0),
});

/** How high the title bar of a window is, its frame included. */
export const titleHeight = ({ touch }: Pick<WorkArea, 'touch'>): number =>
  TITLE + (touch === true ? THUMB_TITLE : 0);

/** The bounds of a window on this screen: never larger than the screen, the title bar always within reach. */
export function withinReach(bounds: Bounds, area: WorkArea): Bounds {
  const width = Math.min(bounds.width, area.width);
  const height = Math.min(bounds.height, area.height);
  return { ...position({ ...bounds, width, height }, area), width, height };
}

/** Moved as far as all of it is on this screen, and no larger than that. */
export function inside(bounds: Bounds, area: Size): Bounds {
  const width = Math.min(bounds.width, area.width);
  const height = Math.min(bounds.height, area.height);
  return {
    x: clamp(bounds.x, 0, area.width - width),
    y: clamp(bounds.y, 0, area.height - height),
    width,
    height,
  };
}

/** The bounds of a window that is opened again: its former ones, at least as large as its minimum. */
export function restoredBounds(
  bounds: Bounds,
  spec: Sized & Pick<WindowSpec, 'resizable'>,
  area: WorkArea,
): Bounds {
  return spec.resizable
    ? {
        ...bounds,
        width: Math.max(spec.minWidth, bounds.width),
        height: Math.max(spec.minHeight, bounds.height),
      }
    : { ...bounds, ...openingSize(spec, area) };
}

/** A window that needs another height and keeps its middle, on the screen. */
export function grown(bounds: Bounds, by: number, area: Size): Bounds {
  return inside({ ...bounds, y: bounds.y - Math.round(by / 2), height: bounds.height + by }, area);
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

/** How close to an edge of the screen the pointer lets go of a window that fills a part of it then. */
const AT_EDGE = 3;

/** What a window fills that is let go with the pointer here: a half at a side, all at the top, nothing elsewhere. */
export function filledAt(
  { x, y }: Pick<Bounds, 'x' | 'y'>,
  { resizable, maximizable }: Pick<WindowSpec, 'resizable' | 'maximizable'>,
  area: WorkArea,
): Half | 'all' | null {
  if (resizable && x < AT_EDGE) return 'left';
  if (resizable && x >= area.width - AT_EDGE) return 'right';
  return maximizable && y < AT_EDGE ? 'all' : null;
}

/** A half of the screen, or as much more as the window needs at least. */
export function halfOf(half: Half, area: Size, { minWidth }: Pick<WindowSpec, 'minWidth'>): Bounds {
  const middle = Math.floor(area.width / 2);
  const width = Math.min(area.width, Math.max(minWidth, half === 'left' ? middle : area.width - middle));
  return { x: half === 'left' ? 0 : area.width - width, y: 0, width, height: area.height };
}

/** A window that had this size, taken off the edge that it filled: it hangs at the pointer by the same part of its title. */
export function takenOff(filled: Bounds, { width, height }: Size, pointer: number): Bounds {
  const x = Math.round(pointer - ((pointer - filled.x) / filled.width) * width);
  return { x, y: filled.y, width, height };
}

/**
 * The rectangle that a window covers: the whole area when it is maximised or, except for dialogs, the screen is
 * narrow; a half that it fills; else where it was put. On a smaller screen than it was put on, all of it is in sight; on
 * that one or a larger one at least its title bar is.
 */
export function shownBounds(
  { bounds, screen, half }: Placement,
  maximized: boolean,
  area: WorkArea,
  { dialog, minWidth }: Pick<WindowSpec, 'dialog' | 'minWidth'>,
): Bounds {
  if (fillsArea(maximized, area, dialog)) return { x: 0, y: 0, width: area.width, height: area.height };
  if (area.compact) return inTheMiddle(bounds, area);
  if (half !== undefined) return halfOf(half, area, { minWidth });
  const shrunk = area.width < screen.width || area.height < screen.height;
  return shrunk ? inside(bounds, area) : withinReach(bounds, area);
}

/** Whether a window has no frame because it fills the area. */
export function fillsArea(maximized: boolean, area: WorkArea, dialog: boolean): boolean {
  return maximized || (area.compact && !dialog);
}

function inTheMiddle(bounds: Bounds, area: WorkArea): Bounds {
  // Even, so that what stands in its middle stands on whole pixels.
  const width = 2 * Math.floor(Math.min(bounds.width, area.width - 2 * NARROW_MARGIN) / 2);
  const height = Math.min(bounds.height + THUMB_ROOM, area.height);
  const middle = (room: number): number => Math.max(0, Math.floor(room / 2));
  return { x: middle(area.width - width), y: middle(area.height - height), width, height };
}
