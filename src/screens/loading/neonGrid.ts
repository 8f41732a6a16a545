import { box, chance, clear, dot, frame, type Art } from '../art/art.ts';
import { heightOf, scaleToFit, widthOf, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { HELD, SHORT, tune, wave } from '../sounds.ts';

const CELL = 12;
const CELLS_A_SECOND = 26;
/** How many cells of light a rider leaves behind. */
const TRAIL = 70;
const RIDERS: ReadonlyArray<readonly [glow: Ink, light: Ink]> = [
  [INK.azure, INK.cyan],
  [INK.maroon, INK.neon],
  [INK.orange, INK.yellow],
  [INK.forest, INK.lime],
];
const WORD: string = 'LOADING';

/** A grid of lights on which four riders draw walls, round a neon sign that is just coming on. */
export const screen: Screen = {
  fps: 30,
  still: 2.2,
  sound: [
    wave('sawtooth', -30, HELD, tune([55, 55, 58, 55, 65, 55, 73, 82], 0.5)),
    wave('sawtooth', -34, HELD, tune([110.6, 110.6, 116, 110, 130, 110.5, 147, 164], 0.5)),
    wave(
      'square',
      -34,
      SHORT,
      tune(['E5', null, 'A5', null, null, 'E5', 'C6', null, 'B5', null, 'E6'], 0.33),
    ),
  ],
  paint(art, seconds) {
    const columns = Math.ceil(art.width / CELL);
    const rows = Math.ceil(art.height / CELL);
    clear(art, INK.black);
    lights(art, columns, rows, seconds);
    const ridden = Math.floor(seconds * CELLS_A_SECOND);
    RIDERS.forEach(([glow, light], rider) => {
      const path = ride(rider, ridden, columns, rows);
      const trail = path.slice(-TRAIL);
      trail.forEach(([x, y], index) => {
        const [nextX, nextY] = trail[index + 1] ?? [x, y];
        const left = Math.min(x, nextX) * CELL;
        const top = Math.min(y, nextY) * CELL;
        const width = Math.abs(nextX - x) * CELL + 1;
        const height = Math.abs(nextY - y) * CELL + 1;
        box(art, left - 1, top - 1, width + 2, height + 2, index < TRAIL / 3 ? INK.midnight : glow);
        box(art, left, top, width, height, index < TRAIL / 3 ? glow : light);
      });
      const [x, y] = trail.at(-1) ?? [0, 0];
      box(art, x * CELL - 2, y * CELL - 2, 5, 5, light);
      box(art, x * CELL - 1, y * CELL - 1, 3, 3, INK.white);
    });
    sign(art, seconds);
  },
};

/** Lines, and a wave of brighter crossings that runs outwards from the middle. */
function lights(art: Art, columns: number, rows: number, seconds: number): void {
  for (let row = 0; row <= rows; row++) box(art, 0, row * CELL, art.width, 1, INK.midnight);
  for (let column = 0; column <= columns; column++) box(art, column * CELL, 0, 1, art.height, INK.midnight);
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const far = Math.hypot(column - columns / 2, row - rows / 2);
      const phase = (far - seconds * 9) % 9;
      const near = phase < 0 ? phase + 9 : phase;
      if (near > 2) continue;
      const ink = near < 1 ? INK.orchid : INK.plum;
      box(art, column * CELL - 1, row * CELL - 1, 3, 3, ink);
      dot(art, column * CELL, row * CELL, near < 1 ? INK.pink : INK.orchid);
    }
  }
}

/** The cells that a rider has passed: straight on, now and then round a corner, never off the grid. */
function ride(rider: number, steps: number, columns: number, rows: number): (readonly [number, number])[] {
  let x = Math.floor(columns * (rider % 2 === 0 ? 0.15 : 0.85));
  let y = Math.floor(rows * (rider < 2 ? 0.2 : 0.8));
  let [dx, dy] = rider % 2 === 0 ? [1, 0] : [-1, 0];
  const path: (readonly [number, number])[] = [[x, y]];
  for (let step = 0; step < steps; step++) {
    const turn = chance(rider, step);
    const off = x + dx < 1 || y + dy < 1 || x + dx >= columns || y + dy >= rows;
    if (off || turn < 0.16) {
      [dx, dy] = turn * 1000 - Math.floor(turn * 1000) < 0.5 ? [dy, -dx] : [-dy, dx];
      if (x + dx < 1 || y + dy < 1 || x + dx >= columns || y + dy >= rows) [dx, dy] = [-dx, -dy];
    }
    x += dx;
    y += dy;
    path.push([x, y]);
  }
  return path;
}

/** The letters of the sign, which come on one by one and stutter. */
function sign(art: Art, seconds: number): void {
  const scale = scaleToFit(WORD, art.width - 40, 4);
  const width = widthOf(WORD, scale);
  const left = Math.floor((art.width - width) / 2);
  const top = Math.floor((art.height - heightOf(scale)) / 2);
  box(art, left - 16, top - 14, width + 32, heightOf(scale) + 28, INK.black);
  frame(art, left - 16, top - 14, width + 32, heightOf(scale) + 28, INK.plum, 3);
  frame(art, left - 15, top - 13, width + 30, heightOf(scale) + 26, INK.pink);
  [...WORD].forEach((letter, index) => {
    const since = seconds - 0.25 - index * 0.14;
    const flickers = since < 0.35 && chance(index, Math.floor(seconds * 20)) < 0.5;
    const lit = since > 0 && !flickers && !(index === 4 && chance(3, Math.floor(seconds * 12)) < 0.25);
    const x = left + index * 6 * scale;
    if (!lit) {
      write(art, letter, x, top, INK.midnight, scale);
      return;
    }
    for (const [dx, dy] of [
      [-2, 0],
      [2, 0],
      [0, -2],
      [0, 2],
    ] as const) {
      write(art, letter, x + dx, top + dy, INK.royal, scale);
    }
    write(art, letter, x, top, INK.azure, scale);
    write(art, letter, x, top, INK.cyan, scale);
    fillTubes(art, x, top, scale);
  });
}

/** The white gas within the tubes. */
function fillTubes(art: Art, x: number, y: number, scale: number): void {
  if (scale < 3) return;
  const tube = { width: 5 * scale, height: 7 * scale };
  for (let row = 1; row < tube.height; row += scale) {
    for (let column = 1; column < tube.width; column += scale) {
      const at = (y + row) * art.width + x + column;
      if (art.pixels[at] === INK.cyan) box(art, x + column, y + row, scale - 2, scale - 2, INK.white);
    }
  }
}
