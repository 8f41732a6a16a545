import type { Bounds, WorkArea } from '../windows/windowSpec.ts';

/** A cell of the grid, counted from the left upper corner. */
export interface IconCell {
  readonly column: number;
  readonly row: number;
}

/** Where a person put icons, by app id. */
export type IconPlaces = Readonly<Record<string, IconCell>>;

const WIDE = { width: 76, height: 76, top: 6, left: 4 } as const;
/** Cells that are large enough for a thumb, with a free row at the top. */
const NARROW = { width: 90, height: 92, top: 8, left: 6 } as const;

const sizesIn = (area: WorkArea): typeof WIDE | typeof NARROW => (area.compact ? NARROW : WIDE);

function gridIn(area: WorkArea): { readonly columns: number; readonly rows: number } {
  const cell = sizesIn(area);
  return {
    columns: Math.max(1, Math.floor((area.width - cell.left) / cell.width)),
    rows: Math.max(1, Math.floor((area.height - cell.top) / cell.height)),
  };
}

/** What a cell covers of the screen, in logical pixels. */
export function cellBounds({ column, row }: IconCell, area: WorkArea): Bounds {
  const { width, height, left, top } = sizesIn(area);
  return { x: left + column * width, y: top + row * height, width, height };
}

/**
 * Where the icons lie, each in a cell of its own: where they were put, and the others in order down the left side, column
 * by column; on a phone all across it, row by row. One that was put where this screen has no cell, or where another one
 * lies, is one of the others.
 */
export function iconCells(ids: readonly string[], places: IconPlaces, area: WorkArea): readonly IconCell[] {
  const { columns, rows } = gridIn(area);
  const taken = new Set<string>();
  const take = (cell: IconCell): IconCell | null => {
    const key = `${cell.column},${cell.row}`;
    if (taken.has(key)) return null;
    taken.add(key);
    return cell;
  };
  const put = ids.map((id) => {
    const place = area.compact ? undefined : places[id];
    return place && place.column < columns && place.row < rows ? take(place) : null;
  });
  let next = 0;
  const nextFree = (): IconCell => {
    const [column, row] = area.compact
      ? [next % columns, Math.floor(next / columns)]
      : [Math.floor(next / rows), next % rows];
    next += 1;
    return take({ column, row }) ?? nextFree();
  };
  return put.map((cell) => cell ?? nextFree());
}

/** Icons that a person has let go of. */
interface Drop {
  /** The one that was held. */
  readonly held: string;
  /** Where its left upper corner lay. */
  readonly at: Pick<Bounds, 'x' | 'y'>;
  /** All that were moved with it, itself included. */
  readonly moved: readonly string[];
}

interface Icons {
  readonly ids: readonly string[];
  readonly places: IconPlaces;
  readonly area: WorkArea;
}

/** The icon that lies under the middle of the one that was held; null: none, or one that was moved with it. */
export function iconUnder({ at, moved }: Drop, { ids, places, area }: Icons): string | null {
  const cells = iconCells(ids, places, area);
  const under = ids.find((id, index) => {
    const cell = cells[index];
    if (cell === undefined || moved.includes(id)) return false;
    const { x, y, width, height } = cellBounds(cell, area);
    return Math.abs(at.x - x) < width / 2 && Math.abs(at.y - y) < height / 2;
  });
  return under ?? null;
}

/**
 * The places once icons are let go: the one that was held has the cell nearest to where it lay at which all of them have
 * free cells on the screen, as far from each other as before; the others stay where they are seen. Those that this screen
 * has no room for keep their places.
 */
export function droppedAt({ held, at, moved }: Drop, { ids, places, area }: Icons): IconPlaces {
  const seen = new Map(iconCells(ids, places, area).map((cell, index) => [ids[index] ?? '', cell]));
  const stay = [...seen].filter(([id]) => !moved.includes(id)).map(([, cell]) => cell);
  const from = seen.get(held);
  const { columns, rows } = gridIn(area);
  const isFree = ({ column, row }: IconCell): boolean =>
    column >= 0 &&
    column < columns &&
    row >= 0 &&
    row < rows &&
    !stay.some((cell) => cell.column === column && cell.row === row);
  /** Where all that are moved lie when the held one has this cell. */
  const movedTo = (cell: IconCell): readonly (readonly [string, IconCell])[] =>
    [...seen].flatMap(([id, { column, row }]) =>
      from && moved.includes(id)
        ? [[id, { column: column + cell.column - from.column, row: row + cell.row - from.row }] as const]
        : [],
    );
  const distance = (cell: IconCell): number => {
    const { x, y } = cellBounds(cell, area);
    return Math.hypot(x - at.x, y - at.y);
  };
  const nearest = Array.from({ length: columns * rows }, (_, index) => ({
    column: Math.floor(index / rows),
    row: index % rows,
  }))
    .sort((a, b) => distance(a) - distance(b))
    .map(movedTo)
    .find((group) => group.every(([, cell]) => isFree(cell)));
  return { ...Object.fromEntries(seen), ...places, ...Object.fromEntries(nearest ?? []) };
}
