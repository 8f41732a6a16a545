import { PICTURE_SIZE as SIDE } from '../../functions/_shared/domain/collection/traits/compose.ts';

/** A picture of SIDE x SIDE, one number a pixel: its bytes are red, green, blue and opacity. */
export type Raster = Uint32Array<ArrayBuffer>;

const PATH = /<path [^<>]{0,200}?fill="#([0-9a-f]{6})" d="([^"<>]*)"/gi;
const STEP = /([Mmhvz])([-\d ]*)/g;

/** The number of an opaque color: its first byte is the lowest. */
function pixelOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Where a path colors: the first pixel and the one behind the last, of each stretch. */
type Stretches = readonly number[];

/** Draws what compose.ts puts together. */
export type Rasterizer = (svg: string) => Raster;

/**
 * Draws an SVG as compose.ts puts it together: paths of one color each, along whole pixels, one over the other. A general
 * renderer takes ten times as long, and fifty portraits are drawn while a person waits. What a path covers is kept, because
 * all pictures are made of the same layers.
 */
export function rasterizer(): Rasterizer {
  const kept = new Map<string, Stretches>();
  return (svg) => {
    const raster = new Uint32Array(SIDE * SIDE);
    for (const [, color = '', path = ''] of svg.matchAll(PATH)) {
      const stretches = kept.get(path) ?? stretchesOf(path);
      kept.set(path, stretches);
      const pixel = pixelOf(color);
      for (let at = 0; at < stretches.length; at += 2) raster.fill(pixel, stretches[at], stretches[at + 1]);
    }
    return raster;
  };
}

/** What is inside of a path: where the upright lines to the left do not cancel each other out. */
function stretchesOf(path: string): Stretches {
  const turns = new Int8Array(SIDE * (SIDE + 1));
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const upright = (to: number): void => {
    const turn = to > y ? 1 : -1;
    for (let row = Math.min(y, to); row < Math.max(y, to); row += 1) {
      const at = row * (SIDE + 1) + x;
      turns[at] = (turns[at] ?? 0) + turn;
    }
    y = to;
  };
  for (const [, step, numbers = ''] of path.matchAll(STEP)) {
    const [first = 0, second = 0] = numbers.split(' ').map(Number);
    if (step === 'h') x += first;
    else if (step === 'v') upright(y + first);
    else if (step === 'z') {
      upright(startY);
      x = startX;
    } else {
      [x, y] = step === 'M' ? [first, second] : [x + first, y + second];
      [startX, startY] = [x, y];
    }
  }
  return coveredBy(turns);
}

function coveredBy(turns: Int8Array): Stretches {
  const stretches: number[] = [];
  for (let row = 0; row < SIDE; row += 1) {
    let winding = 0;
    for (let column = 0; column <= SIDE; column += 1) {
      const turn = turns[row * (SIDE + 1) + column] ?? 0;
      // A stretch begins where something surrounds it, and ends where nothing does.
      if (turn !== 0 && (winding === 0 || winding + turn === 0)) stretches.push(row * SIDE + column);
      winding += turn;
    }
  }
  return stretches;
}
