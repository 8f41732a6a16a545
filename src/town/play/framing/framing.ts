import type { Spot } from '../place.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part in the middle of a picture that should be visible; the rest is for windows of another shape. */
const MIDDLE: Size = { width: 320, height: 180 };

/** The smallest whole number at which the picture covers the body; 1 for a body without size. */
export function frameScale(body: Size, picture: Size): number {
  return Math.max(1, Math.ceil(body.width / picture.width), Math.ceil(body.height / picture.height));
}

/** The largest whole number at which all of the picture, or of a part of it, is in the body; 1 where some of it is beyond at any. */
export function wholeScale(body: Size, part: Size): number {
  return Math.max(1, Math.floor(Math.min(body.width / part.width, body.height / part.height)));
}

/**
 * Where the picture's corner lies: where it is asked for, as far as no edge of the picture comes into the body; in the
 * middle where the picture is smaller.
 */
export function clamped(wanted: Point, body: Size, picture: Size, scale: number): Point {
  const within = (value: number, room: number): number =>
    Math.round(room > 0 ? room / 2 : Math.min(0, Math.max(room, value)));
  return {
    x: within(wanted.x, body.width - picture.width * scale),
    y: within(wanted.y, body.height - picture.height * scale),
  };
}

/** Where the picture's corner lies when a spot of it is in the middle of the body, as far as its edges allow. */
export function centeredOn(spot: Spot, body: Size, picture: Size, scale: number): Point {
  const wanted = {
    x: body.width / 2 - (spot.x + spot.w / 2) * scale,
    y: body.height / 2 - (spot.y + spot.h / 2) * scale,
  };
  return clamped(wanted, body, picture, scale);
}

/** Whether all that matters of a picture can be seen in the body at once, each way. */
const showsMiddle = (body: Size, scale: number) => ({
  x: body.width >= MIDDLE.width * scale,
  y: body.height >= MIDDLE.height * scale,
});

/** Whether something that matters is beyond the body where the picture covers it. */
export function isCut(body: Size, picture: Size): boolean {
  const { x, y } = showsMiddle(body, frameScale(body, picture));
  return body.width > 0 && body.height > 0 && !(x && y);
}

/** How far down a body of little height a spot lies: names and faces stand over doors and counters, bare ground under them. */
const FOOT = 0.7;

/**
 * Where the picture's corner lies at first: its own middle is in the body's where all that matters can be seen, else
 * the spot, each way for itself.
 */
export function opening(spot: Spot, body: Size, picture: Size, scale: number): Point {
  const onSpot = {
    x: centeredOn(spot, body, picture, scale).x,
    y: clamped({ x: 0, y: body.height * FOOT - (spot.y + spot.h / 2) * scale }, body, picture, scale).y,
  };
  const whole = centeredOn({ x: 0, y: 0, w: picture.width, h: picture.height }, body, picture, scale);
  const shows = showsMiddle(body, scale);
  return { x: shows.x ? whole.x : onSpot.x, y: shows.y ? whole.y : onSpot.y };
}

/** Of these spots the one round which most of them are seen at once, the nearest to the picture's middle where several are. */
export function busiest(spots: readonly Spot[], body: Size, picture: Size, scale: number): Spot {
  const whole = { x: 0, y: 0, w: picture.width, h: picture.height };
  const ranked = spots.map((spot) => {
    const corner = centeredOn(spot, body, picture, scale);
    const seen = middleOf(corner, body, scale);
    const isSeen = (other: Spot): boolean =>
      apart('x', 'w', other, seen) * scale < body.width / 2 &&
      apart('y', 'h', other, seen) * scale < body.height / 2;
    const away = Math.hypot(apart('x', 'w', seen, whole), apart('y', 'h', seen, whole));
    return { spot, shows: spots.filter(isSeen).length, away };
  });
  const [first] = ranked.toSorted((one, other) => other.shows - one.shows || one.away - other.away);
  return first?.spot ?? whole;
}

/** How far the middles of two spots lie apart along an axis. */
const apart = (start: 'x' | 'y', length: 'w' | 'h', one: Spot, other: Spot): number =>
  Math.abs(one[start] + one[length] / 2 - (other[start] + other[length] / 2));

/** Where the corner lies when a spot that is not wholly in the body is brought to its middle; the same where it is. */
export function broughtIn(spot: Spot, corner: Point, body: Size, picture: Size, scale: number): Point {
  const seen = (from: number, start: number, length: number, room: number): boolean =>
    from + start * scale >= 0 && from + (start + length) * scale <= room;
  const both = seen(corner.x, spot.x, spot.w, body.width) && seen(corner.y, spot.y, spot.h, body.height);
  return both ? corner : centeredOn(spot, body, picture, scale);
}

export type Side = 'left' | 'right' | 'up' | 'down';

/** The sides of the body beyond which the middle of one of these spots lies. */
export function sidesBeyond(
  spots: readonly Spot[],
  corner: Point,
  body: Size,
  scale: number,
): ReadonlySet<Side> {
  const sides = new Set<Side>();
  for (const { x, y, w, h } of spots) {
    const middle = { x: corner.x + (x + w / 2) * scale, y: corner.y + (y + h / 2) * scale };
    if (middle.x < 0) sides.add('left');
    if (middle.x > body.width) sides.add('right');
    if (middle.y < 0) sides.add('up');
    if (middle.y > body.height) sides.add('down');
  }
  return sides;
}

/** The point of the picture that lies in the middle of the body: it stays there when the body is resized. */
export function middleOf(corner: Point, body: Size, scale: number): Spot {
  return {
    x: (body.width / 2 - corner.x) / scale,
    y: (body.height / 2 - corner.y) / scale,
    w: 0,
    h: 0,
  };
}
