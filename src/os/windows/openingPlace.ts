import { inside, lengthOn, titleHeight } from './placement.ts';
import type { Bounds, Size, WindowSpec, WorkArea } from './windowSpec.ts';

type Sized = Pick<WindowSpec, 'width' | 'height'>;

/** How many windows of a cascade lie each a title bar below the one before, how many rows of them, and how far apart. */
const CASCADE_LENGTH = 6;
const CASCADE_ROWS = 4;
const ROW_STEP = 44;
/** How far from the middle the first of a cascade lies: two steps, for a mouse. */
const CASCADE_START = 44;
/** How far above the foot of its window a dialog there ends. */
const FOOT_GAP = 12;
/** Where even the freest place has more than this part of the window over others, it is stacked in sight of them. */
const CROWDED = 0.5;

/**
 * Where windows have their controls: the title bar, the right side with bars and buttons, and the foot. To cover these is
 * worse than to cover what stands beside them.
 */
const SIDE = 120;
const FOOT = 44;
const CONTROLS_WEIGHT = 2;
/** Where a window has what ends it or is pressed last: Close, and at the right of the foot as many as three buttons. */
const CLOSE = 24;
const ACTIONS = { width: 260, height: 64 } as const;
/** To cover one of these is as bad as to have this part of the window over others. */
const KEY_WEIGHT = 0.25;

/** What a new window must not lie over, if it can be helped: other windows, from the back to the front. */
interface Around {
  readonly area: WorkArea;
  readonly others: readonly Bounds[];
}

/**
 * Where a window opens for the first time, when these others, from the back to the front, and these icons are in sight:
 * where it hides the fewest, then where it covers the least, of their controls above all; and of such places the nearest to
 * the middle, or where there is no room the first of a cascade that covers the fewest controls (SHELL-12).
 */
export function openingPlace(
  spec: Sized,
  area: WorkArea,
  others: readonly Bounds[],
  icons: readonly Bounds[] = [],
): Bounds {
  const around = { area, others };
  const size = sizeOn(spec, area);
  const first = cascaded(size, area, 0);
  const controls = others.flatMap((other) => controlsOf(other, area));
  const harm = ({ place, covers }: Ranked): number =>
    covered(place, [...others, ...icons]) +
    CONTROLS_WEIGHT * covered(place, controls) +
    KEY_WEIGHT * covers * size.width * size.height;
  const [freest = first] = ranked(candidates(first, area, others), around)
    .map((ranks) => ({ ...ranks, harm: harm(ranks), away: distance(ranks.place, first) }))
    .sort((a, b) => a.hides - b.hides || a.harm - b.harm || a.away - b.away)
    .map(({ place }) => place);
  const crowded = covered(freest, others) > CROWDED * size.width * size.height;
  return crowded ? steppedOut(first, around) : freest;
}

/** In the middle of the window that it belongs to, or at its foot; moved as far as the screen makes it. */
export function dialogPlace(spec: Sized, area: WorkArea, parent: Bounds | null, atFoot = false): Bounds {
  const size = sizeOn(spec, area);
  const over = parent ?? { x: 0, y: 0, width: area.width, height: area.height };
  const x = over.x + Math.floor((over.width - size.width) / 2);
  const room = over.height - size.height;
  const y = over.y + (atFoot ? room - FOOT_GAP : Math.floor(room / 2));
  return inside({ x, y, ...size }, area);
}

const sizeOn = (spec: Sized, area: WorkArea): Size => ({
  width: Math.min(lengthOn(area.width, spec.width), area.width),
  height: Math.min(lengthOn(area.height, spec.height), area.height),
});

/** Near the middle, `step` steps down and right, and `row` rows further to the right. */
function cascaded(size: Size, area: WorkArea, step: number, row = 0): Bounds {
  const at = (room: number): number => Math.floor(room / 2) - CASCADE_START + step * titleHeight(area);
  const x = at(area.width - size.width) + row * ROW_STEP;
  return inside({ ...size, x, y: at(area.height - size.height) }, area);
}

/** The best place of the cascade; of one that is elsewhere only where it is better than all of these. */
function steppedOut(first: Bounds, around: Around): Bounds {
  const { area, others } = around;
  const cascade = Array.from({ length: CASCADE_LENGTH * CASCADE_ROWS }, (_, index) =>
    cascaded(first, area, index % CASCADE_LENGTH, Math.floor(index / CASCADE_LENGTH)),
  );
  const [best = first] = ranked([...cascade, ...candidates(first, area, others)], around)
    .sort(byRank)
    .map(({ place }) => place);
  return best;
}

/** A place, how many windows it hides, and how many controls of the others it covers. */
interface Ranked {
  readonly place: Bounds;
  readonly hides: number;
  readonly covers: number;
}

const ranked = (places: readonly Bounds[], { area, others }: Around): Ranked[] => {
  // What lies behind another one is covered already.
  const keys = others.flatMap((other, index) =>
    keysOf(other, area).filter((key) => !others.slice(index + 1).some((before) => isWithin(key, before))),
  );
  return places.map((place) => ({
    place,
    hides: hidden(place, others),
    covers: keys.filter((key) => covered(place, [key]) > 0).length,
  }));
};

const byRank = (a: Ranked, b: Ranked): number => a.hides - b.hides || a.covers - b.covers;

/** How many windows are not seen any more behind a window at this place, or have their titles right behind its own. */
const hidden = (place: Bounds, others: readonly Bounds[]): number =>
  others.filter((other) => (other.x === place.x && other.y === place.y) || isWithin(other, place)).length;

const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  covered(outer, [inner]) === inner.width * inner.height;

const controlsOf = ({ x, y, width, height }: Bounds, area: WorkArea): readonly Bounds[] => {
  const title = titleHeight(area);
  return [
    { x, y, width, height: title },
    { x: x + width - SIDE, y: y + title, width: SIDE, height: Math.max(0, height - title - FOOT) },
    { x, y: y + height - FOOT, width, height: FOOT },
  ];
};

const keysOf = ({ x, y, width, height }: Bounds, area: WorkArea): readonly Bounds[] => {
  const title = titleHeight(area);
  const close = area.touch === true ? title : CLOSE;
  const actions = { width: Math.min(width, ACTIONS.width), height: Math.min(height - title, ACTIONS.height) };
  return [
    { x: x + width - close, y, width: close, height: title },
    { x: x + width - actions.width, y: y + height - actions.height, ...actions },
  ];
};

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
