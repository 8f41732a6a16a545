/**
 * A picture as whole pixels, row by row. Each is 0xAABBGGRR, as the memory of a browser's ImageData is read on every processor
 * of today, and opaque.
 */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array<ArrayBuffer>;
}

/** A pixel: whole numbers, from the left and from the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of whole pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Takes the pixels of row `y` from `from` on; `to` is the first that is not among them. They may lie beside the picture. */
export type Row = (y: number, from: number, to: number) => void;

export const BLACK = 0xff000000;
export const WHITE = 0xffffffff;

/** The longest side of a picture: what pictures that a person brings are made no larger than, too. */
export const SIDE_MOST = 1600;

/** A color of red, green and blue from 0 to 255. */
export const colorOf = (red: number, green: number, blue: number): number =>
  (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;

/** Red, green and blue of a color. */
export const partsOfColor = (color: number): readonly [red: number, green: number, blue: number] => [
  color & 0xff,
  (color >>> 8) & 0xff,
  (color >>> 16) & 0xff,
];

/** A color as CSS has it, such as `#ff8040`. */
export const cssColor = (color: number): string =>
  `#${partsOfColor(color)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** A picture of one color. */
export const blank = (width: number, height: number, color: number): Pixels => ({
  width,
  height,
  data: new Uint32Array(width * height).fill(color),
});

/** The color of a pixel; null: it lies beside the picture. */
export const colorAt = ({ width, height, data }: Pixels, { x, y }: Point): number | null =>
  x >= 0 && y >= 0 && x < width && y < height ? (data[y * width + x] ?? null) : null;

export const wholeArea = ({ width, height }: Pixels): Area => ({ left: 0, top: 0, width, height });

/** The rectangle that has both pixels for its corners. */
export const areaBetween = (one: Point, other: Point): Area => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x) + 1,
  height: Math.abs(one.y - other.y) + 1,
});

/** What two rectangles share; null: nothing. */
export function shared(one: Area, other: Area): Area | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** The smallest rectangle round both. */
export function around(one: Area | null, other: Area): Area {
  if (one === null) return other;
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

export const isIn = ({ left, top, width, height }: Area, { x, y }: Point): boolean =>
  x >= left && y >= top && x < left + width && y < top + height;

/** The pixels of a rectangle of the picture. */
export function pieceOf({ width, data }: Pixels, area: Area): Pixels {
  const piece = new Uint32Array(area.width * area.height);
  for (let y = 0; y < area.height; y += 1) {
    const from = (area.top + y) * width + area.left;
    piece.set(data.subarray(from, from + area.width), y * area.width);
  }
  return { width: area.width, height: area.height, data: piece };
}

/** Gives `row` all pixels of a rectangle. */
export function eachRow({ left, top, width, height }: Area, row: Row): void {
  for (let y = top; y < top + height; y += 1) row(y, left, left + width);
}
