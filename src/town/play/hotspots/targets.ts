import { bottom, overlap, right, visibleRects, type Rect } from '../../../engine/geometry/rects.ts';
import type { Point } from '../framing/framing.ts';
import type { Spot } from '../place.ts';

/** The rectangle that takes the presses for what has this name, in logical pixels. */
export type Target = readonly [name: string, rect: Rect];

/** A target, and the rectangles beside it that take presses too, where something smaller lies on its middle. */
export type TargetInParts = readonly [name: string, rect: Rect, beside?: readonly Rect[]];

/** Where and how large a picture is drawn on the screen. */
interface Lying {
  readonly corner: Point;
  /** How many logical pixels one pixel of the picture takes. */
  readonly scale: number;
  /** How wide a thumb is, in logical pixels; 0: there is a mouse. */
  readonly thumb: number;
}

/** The least side of what a mouse presses, in logical pixels (WCAG 2.5.8). */
export const MOUSE = 24;

/**
 * The rectangles that take the presses for these spots of a picture, from the lowest to the topmost. Each is at least
 * as wide and high as a mouse or a thumb needs. Where two overlap the smaller lies above. Two that lie beside each other
 * share the room between them and meet half-way, so that neither grows over the other.
 */
export function targets(
  spots: Readonly<Record<string, Spot>>,
  { corner, scale, thumb }: Lying,
): readonly Target[] {
  const least = Math.max(thumb, MOUSE);
  const all = Object.entries(spots).map(([name, { x, y, w, h }]) => {
    const own: Box = {
      x: [corner.x + x * scale, corner.x + (x + w) * scale],
      y: [corner.y + y * scale, corner.y + (y + h) * scale],
    };
    return { name, own, wanted: { x: grown(own.x, least), y: grown(own.y, least) }, area: w * h };
  });
  return all
    .toSorted((one, other) => other.area - one.area)
    .map((one) => [one.name, rectOf(all.reduce((box, other) => cut(box, one, other), one.wanted))]);
}

/**
 * The same rectangles, from the lowest to the topmost, each with its middle free. What has another on its middle, as a chair
 * has on which a slip lies, gets the largest rectangle of it that is free, and the rest beside it: otherwise
 * whatever presses the middle of a button, as assistive tools do, would press the other.
 */
export function withFreeMiddles(all: readonly Target[]): readonly TargetInParts[] {
  return all.map((target, height) => {
    const [name, rect] = target;
    const above = all.slice(height + 1).map(([, other]) => other);
    const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    if (!above.some((other) => holds(other, middle))) return target;
    const free = largestFree(rect, above);
    return free === null ? target : [name, free, visibleRects(rect, [...above, free])];
  });
}

const holds = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.x && x < right(rect) && y >= rect.y && y < bottom(rect);

/** The largest rectangle within `rect` that shares nothing with those above it; null: there is none. */
function largestFree(rect: Rect, above: readonly Rect[]): Rect | null {
  const within = (from: number, to: number) => (edge: number) => edge >= from && edge <= to;
  const edges = (ends: readonly number[], inside: (edge: number) => boolean) =>
    [...new Set(ends.filter(inside))].sort((one, other) => one - other);
  const columns = edges(
    [rect, ...above].flatMap((one) => [one.x, right(one)]),
    within(rect.x, right(rect)),
  );
  const rows = edges(
    [rect, ...above].flatMap((one) => [one.y, bottom(one)]),
    within(rect.y, bottom(rect)),
  );
  const spans = (ends: readonly number[]) =>
    ends.flatMap((from, index) => ends.slice(index + 1).map((to) => [from, to] as const));
  const found = spans(columns).flatMap(([x, toX]) =>
    spans(rows).map(([y, toY]) => ({ x, y, width: toX - x, height: toY - y })),
  );
  return found
    .filter((one) => !above.some((other) => overlap(one, other)))
    .reduce<Rect | null>((best, one) => (best === null || area(one) > area(best) ? one : best), null);
}

const area = ({ width, height }: Rect): number => width * height;

type Span = readonly [from: number, to: number];
type Box = Readonly<Record<'x' | 'y', Span>>;

/** Something to be pressed: its own box, and the box that it would take if it were alone. */
interface Claim {
  readonly own: Box;
  readonly wanted: Box;
}

function grown([from, to]: Span, least: number): Span {
  const by = Math.max(0, (least - (to - from)) / 2);
  return [from - by, to + by];
}

/** How far two spans lie apart; less than 0: they overlap. */
const gap = (one: Span, other: Span): number => Math.max(one[0], other[0]) - Math.min(one[1], other[1]);

/** Cuts the box of `one` at the line between it and a neighbor that wants some of the same room. */
function cut(box: Box, one: Claim, other: Claim): Box {
  if (gap(one.wanted.x, other.wanted.x) >= 0 || gap(one.wanted.y, other.wanted.y) >= 0) return box;
  const axis = gap(one.own.x, other.own.x) >= gap(one.own.y, other.own.y) ? 'x' : 'y';
  if (gap(one.own[axis], other.own[axis]) < 0) return box;
  const [from, to] = box[axis];
  return one.own[axis][0] < other.own[axis][0]
    ? { ...box, [axis]: [from, Math.min(to, line(axis, one, other))] }
    : { ...box, [axis]: [Math.max(from, line(axis, other, one)), to] };
}

/** The line between one and the next along an axis: the middle of what both want, but never inside either of them. */
const line = (axis: 'x' | 'y', one: Claim, next: Claim): number =>
  Math.min(next.own[axis][0], Math.max(one.own[axis][1], (one.wanted[axis][1] + next.wanted[axis][0]) / 2));

/** The whole pixels of a box. */
function rectOf({ x, y }: Box): Rect {
  const [left, top] = [Math.round(x[0]), Math.round(y[0])];
  return { x: left, y: top, width: Math.round(x[1]) - left, height: Math.round(y[1]) - top };
}
