import { openingSize } from './placement.ts';
import type { Bounds, WindowSpec, WorkArea } from './windowSpec.ts';

/** One behind the other, or side by side: in rows across the screen, or in columns. */
export type Arrangement = 'cascade' | 'rows' | 'columns';

type Sized = Pick<WindowSpec, 'width' | 'height' | 'touchRoom' | 'minWidth' | 'minHeight' | 'resizable'>;

/** How far each window of a cascade lies from the one before it: its title bar shows. */
const STEP = 24;
/** The part of the screen that a window of a cascade takes. */
const CASCADED = 0.65;

/** Where these windows lie, from the back to the front. One that cannot be sized keeps its size. */
export function arranged(specs: readonly Sized[], area: WorkArea, how: Arrangement): readonly Bounds[] {
  return specs.map((spec, index) => {
    const bounds =
      how === 'cascade' ? cascaded(index, area) : tiled(index, specs.length, area, how === 'columns');
    return sized(bounds, spec, area);
  });
}

function cascaded(index: number, area: WorkArea): Bounds {
  const width = Math.floor(area.width * CASCADED);
  const height = Math.floor(area.height * CASCADED);
  const longest = Math.max(1, Math.floor((area.height - height) / STEP));
  const step = (index % longest) * STEP;
  return { x: step, y: step, width, height };
}

/** Cell `index` of a grid that is as square as may be; the last row or column takes what is left over. */
function tiled(index: number, count: number, area: WorkArea, columns: boolean): Bounds {
  const lines = Math.floor(Math.sqrt(count));
  const line = Math.min(lines - 1, Math.floor(index / Math.floor(count / lines)));
  const first = line * Math.floor(count / lines);
  const inLine = line === lines - 1 ? count - first : Math.floor(count / lines);
  const cell = (at: number, of: number, length: number): readonly [number, number] => {
    const start = Math.floor((at * length) / of);
    return [start, Math.floor(((at + 1) * length) / of) - start];
  };
  if (columns) {
    const [x, width] = cell(index - first, inLine, area.width);
    const [y, height] = cell(line, lines, area.height);
    return { x, y, width, height };
  }
  const [x, width] = cell(line, lines, area.width);
  const [y, height] = cell(index - first, inLine, area.height);
  return { x, y, width, height };
}

function sized(bounds: Bounds, spec: Sized, area: WorkArea): Bounds {
  const width = spec.resizable ? Math.max(spec.minWidth, bounds.width) : openingSize(spec, area).width;
  const height = spec.resizable ? Math.max(spec.minHeight, bounds.height) : openingSize(spec, area).height;
  return {
    // A window that is wider than its share still ends on the screen.
    x: Math.max(0, Math.min(bounds.x, area.width - width)),
    y: Math.max(0, Math.min(bounds.y, area.height - height)),
    width,
    height,
  };
}
