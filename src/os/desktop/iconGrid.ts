import type { Bounds, WorkArea } from '../windows/windowSpec.ts';

const WIDE = { width: 76, height: 76, top: 6, left: 4 } as const;
/** Cells that are large enough for a thumb, with a free row at the top. */
const NARROW = { width: 90, height: 92, top: 8, left: 6 } as const;

/** Where the icons lie: down the left side, column by column; on a phone across it, row by row. */
export function iconCells(count: number, area: WorkArea): readonly Bounds[] {
  const cell = area.compact ? NARROW : WIDE;
  const columns = Math.max(1, Math.floor((area.width - cell.left) / cell.width));
  const rows = Math.max(1, Math.floor((area.height - cell.top) / cell.height));
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = area.compact
      ? [index % columns, Math.floor(index / columns)]
      : [Math.floor(index / rows), index % rows];
    return {
      x: cell.left + column * cell.width,
      y: cell.top + row * cell.height,
      width: cell.width,
      height: cell.height,
    };
  });
}
