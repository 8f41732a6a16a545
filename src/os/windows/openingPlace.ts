import { inside, lengthOn } from './placement.ts';
import type { Bounds, Size, WindowSpec, WorkArea } from './windowSpec.ts';

type Sized = Pick<WindowSpec, 'width' | 'height'>;

/** How far each window of a cascade lies from the one before it, and how far a row of them from the one before. */
const CASCADE_STEP = 22;
const CASCADE_LENGTH = 6;
const CASCADE_ROWS = 4;
const ROW_STEP = 44;
/** Where even the freest place has more than this part of the window over others, it is stacked in sight of them. */
const CROWDED = 0.5;

/**
 * Where windows have their controls: the title bar, the right side with bars and buttons, and the foot. To cover these is
 * worse than to cover what stands beside them.
 */
const TITLE = 24;
const SIDE = 120;
const FOOT = 44;
const CONTROLS_WEIGHT = 2;

/** Where a window opens for the first time, when these others and these icons are in sight. */
export function openingPlace(
  spec: Sized,
  area: WorkArea,
  others: readonly Bounds[],
  icons: readonly Bounds[] = [],
): Bounds {
  const size = sizeOn(spec, area);
  const first = cascaded(size, area, 0);
  const controls = others.flatMap(controlsOf);
  const harm = (place: Bounds): number =>
    covered(place, [...others, ...icons]) +
    CONTROLS_WEIGHT * covered(place, controls) +
    hidden(place, others) * size.width * size.height;
  const [freest = first] = candidates(first, area, others)
    .map((place) => ({ ...place, harm: harm(place), away: distance(place, first) }))
    .sort((a, b) => a.harm - b.harm || a.away - b.away);
  if (covered(freest, others) > CROWDED * size.width * size.height) return steppedOut(size, area, others);
  const { x, y } = freest;
  return { x, y, ...size };
}

/** In the middle of the window that it belongs to, moved as far as the screen makes it. */
export function dialogPlace(spec: Sized, area: WorkArea, parent: Bounds | null): Bounds {
  const size = sizeOn(spec, area);
  const over = parent ?? { x: 0, y: 0, width: area.width, height: area.height };
  const x = over.x + Math.floor((over.width - size.width) / 2);
  const y = over.y + Math.floor((over.height - size.height) / 2);
  return inside({ x, y, ...size }, area);
}

const sizeOn = (spec: Sized, area: WorkArea): Size => ({
  width: Math.min(lengthOn(area.width, spec.width), area.width),
  height: Math.min(lengthOn(area.height, spec.height), area.height),
});

/** Near the middle, `step` steps down and right, and `row` rows further to the right. */
function cascaded(size: Size, area: WorkArea, step: number, row = 0): Bounds {
  const at = (room: number): number => Math.floor(room / 2) + (step - 2) * CASCADE_STEP;
  const x = at(area.width - size.width) + row * ROW_STEP;
  return inside({ x, y: at(area.height - size.height), ...size }, area);
}

/**
 * The first place of the cascade that hides no other window and where none begins; where there is none, the place that
 * hides the fewest.
 */
function steppedOut(size: Size, area: WorkArea, others: readonly Bounds[]): Bounds {
  const first = cascaded(size, area, 0);
  const cascade = Array.from({ length: CASCADE_LENGTH * CASCADE_ROWS }, (_, index) =>
    cascaded(size, area, index % CASCADE_LENGTH, Math.floor(index / CASCADE_LENGTH)),
  );
  const [best = first] = [...cascade, ...candidates(first, area, others)]
    .map((place) => ({ ...place, hides: hidden(place, others) }))
    .sort((a, b) => a.hides - b.hides);
  const { x, y } = best;
  return { x, y, ...size };
}

/** How many windows are not seen any more behind a window at this place, or have their titles right behind its own. */
const hidden = (place: Bounds, others: readonly Bounds[]): number =>
  others.filter(
    (other) =>
      (other.x === place.x && other.y === place.y) || covered(place, [other]) === other.width * other.height,
  ).length;

const controlsOf = ({ x, y, width, height }: Bounds): readonly Bounds[] => [
  { x, y, width, height: TITLE },
  { x: x + width - SIDE, y: y + TITLE, width: SIDE, height: Math.max(0, height - TITLE - FOOT) },
  { x, y: y + height - FOOT, width, height: FOOT },
];

/** Places worth looking at: where it would open by itself, and against the edges of screen and windows. */
function candidates(first: Bounds, area: WorkArea, others: readonly Bounds[]): readonly Bounds[] {
  const along = (at: 'x' | 'y', length: 'width' | 'height'): readonly number[] => {
    const room = area[length] - first[length];
    const edges = others.flatMap((other) => [other[at] + other[length], other[at] - first[length]]);
    return [first[at], 0, room, ...edges].filter((value) => value >= 0 && value <= room);
  };
  const rows = along('y', 'height');
  return along('x', 'width').flatMap((x) => rows.map((y) => ({ ...first, x, y })));
}

const covered = (place: Bounds, others: readonly Bounds[]): number =>
  others.reduce(
    (sum, other) => sum + common(place, other, 'x', 'width') * common(place, other, 'y', 'height'),
    0,
  );

const common = (a: Bounds, b: Bounds, at: 'x' | 'y', length: 'width' | 'height'): number =>
  Math.max(0, Math.min(a[at] + a[length], b[at] + b[length]) - Math.max(a[at], b[at]));

const distance = (a: Bounds, b: Bounds): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
