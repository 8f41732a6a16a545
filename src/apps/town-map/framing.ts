import type { Spot } from './place.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest whole number by which the picture must be enlarged to cover the body; 1 for a body without size. */
export function coverScale(body: Size, picture: Size): number {
  return Math.max(1, Math.ceil(body.width / picture.width), Math.ceil(body.height / picture.height));
}

/** Where the picture's corner lies so that it covers the body: what is asked for, as far as its edges allow. */
export function clamped(wanted: Point, body: Size, picture: Size, scale: number): Point {
  const within = (value: number, room: number): number => Math.round(Math.min(0, Math.max(room, value)));
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
