import { clamped, type Point, type Size } from '../play/framing/framing.ts';
import type { Spot } from '../play/place.ts';

/** Where the map lies in the body, in logical pixels. */
export interface Camera {
  /** The picture's top left corner; whole numbers. */
  readonly corner: Point;
  /** Logical pixels a picture pixel takes. */
  readonly zoom: number;
}

/** What a person may zoom to. All are logical pixels a picture pixel. */
export interface ZoomRange {
  readonly least: number;
  readonly most: number;
  /** What the map opens at. */
  readonly start: number;
  /** What a scale of 1 is. */
  readonly one: number;
}

/** The bounds of the scale, and what it is at first on a desktop and on a phone (MAP-1). */
const SCALE = { least: 0.7, most: 2.2, start: 1, startOnPhone: 0.9 } as const;
/** How many screens wide the map is on a phone at scale 1 (MAP-1). */
const SCREENS_ON_PHONE = 3.2;
/** The scales that the keys + and - go by. */
const STOPS = [0.7, 0.85, 1, 1.25, 1.5, 2, 2.2] as const;
/** Where picture pixels are whole logical pixels, or two of them one. */
const CRISP = [0.5, 1, 2, 3, 4] as const;
/** A gesture that ends this near to a crisp zoom ends on it; farther away the map would be seen to jump. */
const NEAR_CRISP = 0.08;

/** How far a body of this size can be zoomed: never so far out that the map does not cover it (MAP-1). */
export function zoomRange(body: Size, picture: Size, onPhone: boolean): ZoomRange {
  const one = onPhone && body.width > 0 ? (SCREENS_ON_PHONE * body.width) / picture.width : 1;
  const covers = Math.max(body.width / picture.width, body.height / picture.height);
  const least = Math.max(SCALE.least * one, covers);
  const most = Math.max(SCALE.most * one, covers);
  const start = (onPhone ? SCALE.startOnPhone : SCALE.start) * one;
  return { least, most, start: within(start, least, most), one };
}

/** The map zoomed so that the point of it under `at` (of the body) stays there, as far as zoom and edges allow. */
export function zoomedAt(
  { corner, zoom }: Camera,
  wanted: number,
  at: Point,
  body: Size,
  picture: Size,
  { least, most }: ZoomRange,
): Camera {
  const next = within(wanted, least, most);
  const kept = {
    x: at.x - ((at.x - corner.x) * next) / zoom,
    y: at.y - ((at.y - corner.y) * next) / zoom,
  };
  return { corner: clamped(kept, body, picture, next), zoom: next };
}

/** Where a gesture that ended at this zoom comes to rest: on the crisp one beside it, if that is near and allowed. */
export function restingZoom(zoom: number, { least, most }: ZoomRange): number {
  const near = CRISP.find((crisp) => Math.abs(crisp / zoom - 1) <= NEAR_CRISP);
  return near === undefined || near < least || near > most ? zoom : near;
}

/** The next zoom that the keys know, in or out. */
export function steppedZoom(zoom: number, direction: 'in' | 'out', { least, most, one }: ZoomRange): number {
  const stops = STOPS.map((scale) => scale * one).filter((stop) => stop > least && stop < most);
  const all = [least, ...stops, most];
  // What is hardly another one is none.
  const next =
    direction === 'in' ? all.find((stop) => stop > zoom * 1.01) : all.findLast((stop) => stop < zoom / 1.01);
  return next ?? (direction === 'in' ? most : least);
}

/** The rectangle of the picture that the body shows. */
export function seenPart({ corner, zoom }: Camera, body: Size): Spot {
  return { x: -corner.x / zoom, y: -corner.y / zoom, w: body.width / zoom, h: body.height / zoom };
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
