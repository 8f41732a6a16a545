import type { Spot } from '../play/place.ts';
import type { TiledPicture } from './model.ts';

/** A tile by its column and row. */
export interface TileAt {
  readonly column: number;
  readonly row: number;
}

/**
 * So much beside what is seen is loaded at once, and so much once the map rests, for the next drag; so much is kept when it is
 * not seen any more. In tiles.
 */
const LOADED_BESIDE = 0.5;
const AHEAD_BESIDE = 1;
const KEPT_BESIDE = 1.25;

type Grid = Pick<TiledPicture, 'width' | 'height' | 'tile'>;

/** The tiles to be loaded where this part of the picture is seen, those in its middle first. */
export const tilesToLoad = (seen: Spot, grid: Grid): readonly TileAt[] =>
  tilesBeside(seen, grid, LOADED_BESIDE);

/** The tiles to be loaded for a drag that has yet to come, those in the middle first. */
export const tilesAhead = (seen: Spot, grid: Grid): readonly TileAt[] =>
  tilesBeside(seen, grid, AHEAD_BESIDE);

/** The tiles of which something is seen where this part of the picture is. */
export const tilesSeen = (seen: Spot, grid: Grid): readonly TileAt[] => tilesBeside(seen, grid, 0);

/** Whether a tile that is loaded is kept where this part of the picture is seen. */
export function isKept({ column, row }: TileAt, seen: Spot, grid: Grid): boolean {
  const { left, right, top, bottom } = reach(seen, grid, KEPT_BESIDE);
  return column >= left && column <= right && row >= top && row <= bottom;
}

function tilesBeside(seen: Spot, grid: Grid, beside: number): readonly TileAt[] {
  const { left, right, top, bottom } = reach(seen, grid, beside);
  const found: TileAt[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) found.push({ column, row });
  const middle = { column: (left + right) / 2, row: (top + bottom) / 2 };
  const away = (tile: TileAt): number => Math.hypot(tile.column - middle.column, tile.row - middle.row);
  return found.sort((a, b) => away(a) - away(b));
}

function reach({ x, y, w, h }: Spot, { width, height, tile }: Grid, beside: number) {
  const first = (from: number): number => Math.max(0, Math.floor(from / tile - beside));
  const last = (to: number, length: number): number =>
    Math.min(Math.ceil(length / tile), Math.ceil(to / tile + beside)) - 1;
  return { left: first(x), right: last(x + w, width), top: first(y), bottom: last(y + h, height) };
}
