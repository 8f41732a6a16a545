import type { Spot } from './place.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** So much of the body may stay empty beside a picture: a coarser one would show less of the place. */
const MOST_EMPTY = 0.3;

/** The smallest whole number at which the picture all but fills the body; 1 for a body without size. */
export function frameScale(body: Size, picture: Size): number {
  const enough = (room: number, length: number): number => Math.ceil(((1 - MOST_EMPTY) * room) / length);
  return Math.max(1, enough(body.width, picture.width), enough(body.height, picture.height));
}

/** Where the picture's corner lies: what is asked for as far as its edges allow, the middle where it is smaller. */
export function clamped(wanted: Point, body: Size, picture: Size, scale: number): Point {
  const within = (value: number, room: number): number =>
    Math.round(room >= 0 ? room / 2 : Math.min(0, Math.max(room, value)));
  return {
    x: within(wanted.x, body.width - picture.width * scale),
    y: within(wanted.y, body.height - picture.height * scale),
  };
}

/** Where the picture's corner lies when a spot of it is in the middle of the body, as far as its edges allow. */
export function centredOn(spot: Spot, body: Size, picture: Size, scale: number): Point {
  const wanted = {
    x: body.width / 2 - (spot.x + spot.w / 2) * scale,
    y: body.height / 2 - (spot.y + spot.h / 2) * scale,
  };
  return clamped(wanted, body, picture, scale);
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
