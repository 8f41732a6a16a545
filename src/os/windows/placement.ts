import type { Place, WindowSpec, WorkArea } from './windowSpec.ts';

type Sized = Pick<WindowSpec, 'width' | 'height' | 'minWidth' | 'minHeight'>;

/** How far each new window lies from the one before it. */
const CASCADE_STEP = 22;
const CASCADE_LENGTH = 6;
/** So much of a title bar stays within reach when a window is pushed off the screen. */
const REACHABLE = { width: 64, height: 22 } as const;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Where a window opens for the first time: in the middle, each a step further down and right. */
export function firstPlace(spec: Sized, area: WorkArea, opened: number): Place {
  const width = spec.width === 'full' ? area.width : Math.min(spec.width, area.width);
  const height = spec.height === 'full' ? area.height : Math.min(spec.height, area.height);
  const step = (opened % CASCADE_LENGTH) * CASCADE_STEP;
  const at = (room: number): number =>
    clamp(Math.floor(room / 2) - CASCADE_STEP * 2 + step, 0, Math.max(0, room));
  return { x: at(area.width - width), y: at(area.height - height), width, height };
}

/** The same window on this screen: never larger than it, its title bar always within reach. */
export function withinReach(place: Place, area: WorkArea): Place {
  const width = Math.min(place.width, area.width);
  const height = Math.min(place.height, area.height);
  return {
    x: clamp(place.x, REACHABLE.width - width, Math.max(0, area.width - REACHABLE.width)),
    y: clamp(place.y, 0, Math.max(0, area.height - REACHABLE.height)),
    width,
    height,
  };
}

/** Where a window lies that is pulled to `wanted` by `edge`, or by its title bar (null). */
export function pulledTo(wanted: Place, edge: string | null, spec: Sized, area: WorkArea): Place {
  if (edge === null) return { ...wanted, ...position(wanted, area) };
  const width = clamp(wanted.width, spec.minWidth, area.width);
  const height = clamp(wanted.height, spec.minHeight, area.height);
  // The edge that is not held stays where it is.
  const x = edge.includes('w') ? wanted.x + wanted.width - width : wanted.x;
  const y = edge.includes('n') ? wanted.y + wanted.height - height : wanted.y;
  if (!edge.includes('n') || y >= 0) return { x, y, width, height };
  return { x, y: 0, width, height: Math.max(spec.minHeight, height + y) };
}

function position(place: Place, area: WorkArea): Pick<Place, 'x' | 'y'> {
  return {
    x: clamp(place.x, REACHABLE.width - place.width, area.width - REACHABLE.width),
    y: clamp(place.y, 0, Math.max(0, area.height - REACHABLE.height)),
  };
}

/** What a window covers: all of the area when it is maximised or the screen is narrow. */
export function shownPlace(place: Place, maximized: boolean, area: WorkArea): Place {
  if (maximized || area.compact) return { x: 0, y: 0, width: area.width, height: area.height };
  return withinReach(place, area);
}
