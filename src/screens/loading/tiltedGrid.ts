import { box, chance, clear, dot, line, type Art } from '../art/art.ts';
import { writeCenterd, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { SOFT, bell, tune, wave } from '../sounds.ts';

const ROWS = 16;
const COLUMNS = 15;
const ROWS_A_SECOND = 5;

type Point = readonly [x: number, y: number];

/** A wire model of hills on a vector display, flown through by a pilot who cannot keep level. */
export const screen: Screen = {
  fps: 30,
  still: 1.8,
  sound: [
    wave('sawtooth', -33, SOFT, tune([65, 78, 62, 73], 0.9, { seconds: 0.85 })),
    wave('sawtooth', -33, SOFT, tune([65.8, 77, 62.9, 74], 0.9, { seconds: 0.85 })),
    bell(-28, tune([440, 494, 554, 622, 698, 784, 698, 622, 554, 494, 440, 392, 349, 311], 0.26), {
      harmonicity: 1.41,
      index: 5,
    }),
    wave('sine', -30, [0.01, 0.1, 0.2, 0.05], tune([1320, null, null, 1320, null, null, 1760], 0.52)),
  ],
  paint(art, seconds) {
    clear(art, INK.black);
    const roll = Math.sin(seconds * 1.25) * 0.42 + 0.2;
    const project = camera(art, roll);
    horizonGlow(art, roll, seconds);
    terrain(art, project, seconds);
    instruments(art, roll, seconds);
  },
};

type Project = (x: number, up: number, away: number) => Point;

/** Where a point of the landscape lies in a picture that is rolled by so much. */
function camera({ width, height }: Art, roll: number): Project {
  const focal = Math.max(width, height) * 0.5;
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  return (x, up, away) => {
    const dx = (x / away) * focal;
    const dy = ((1.15 - up) / away) * focal;
    return [width / 2 + dx * cos - dy * sin, height * 0.42 + dx * sin + dy * cos];
  };
}

function horizonGlow(art: Art, roll: number, seconds: number): void {
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const { width, height } = art;
  for (let star = 0; star < 90; star++) {
    const far = chance(star, 1) * Math.max(width, height) * 0.75;
    const across = (chance(star) - 0.5) * Math.hypot(width, height) * 1.2;
    const x = width / 2 + across * cos + far * sin;
    const y = height * 0.42 + across * sin - far * cos;
    dot(art, x, y, chance(star, Math.floor(seconds * 3)) < 0.8 ? INK.silver : INK.slate);
  }
  // The planet does not roll with the landscape, so that the eye has something steady.
  const planet = { x: width / 2 - 46 * cos + 44 * sin, y: height * 0.42 - 46 * sin - 44 * cos };
  for (let dy = -17; dy <= 17; dy++) {
    const half = Math.sqrt(17 * 17 - dy * dy);
    for (let dx = -Math.floor(half); dx <= half; dx++) {
      const lit = dx * cos + dy * sin < -2 + Math.sin(dy) * 2;
      if ((dx + dy) % 2 === 0 || lit) dot(art, planet.x + dx, planet.y + dy, lit ? INK.amber : INK.brick);
    }
  }
  for (let step = 0; step < 90; step++) {
    const angle = (step / 90) * Math.PI * 2;
    if (angle > Math.PI * 1.12 && angle < Math.PI * 1.88) continue;
    const [rx, ry] = [Math.cos(angle) * 29, Math.sin(angle) * 7];
    dot(art, planet.x + rx * cos - ry * sin, planet.y + rx * sin + ry * cos, INK.yellow);
  }
}

/** The height of the land at a crossing of its grid: a valley in the middle, which is flown along. */
function heightAt(column: number, row: number): number {
  const aside = Math.abs(column - COLUMNS / 2) / (COLUMNS / 2);
  return chance(column, row) * 1.25 * Math.min(1, aside * 1.7) ** 1.4;
}

function terrain(art: Art, project: Project, seconds: number): void {
  const travelled = seconds * ROWS_A_SECOND;
  const first = Math.floor(travelled);
  for (let row = ROWS; row >= 1; row--) {
    const away = row + first - travelled + 0.25;
    if (away < 0.35) continue;
    const ink = inkAt(away);
    for (let column = 0; column < COLUMNS; column++) {
      const point = (c: number, r: number): Point =>
        project((c - COLUMNS / 2) * 0.85, heightAt(c, r + first), r + first - travelled + 0.25);
      const here = point(column, row);
      const beside = point(column + 1, row);
      const behind = point(column, row + 1);
      line(art, ...here, ...beside, ink);
      line(art, ...here, ...behind, ink);
      if (heightAt(column, row + first) > 0.85 && away < 9) {
        box(art, here[0] - 1, here[1] - 1, 3, 3, INK.white);
      }
    }
  }
}

const inkAt = (away: number): Ink =>
  away < 4 ? INK.yellow : away < 7 ? INK.lime : away < 11 ? INK.green : INK.forest;

/** The gunsight's level, which says how far it is from where it should be. */
function instruments(art: Art, roll: number, seconds: number): void {
  const x = art.width / 2;
  const y = art.height * 0.42;
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  for (const side of [-1, 1]) {
    line(art, x + side * 16 * cos, y + side * 16 * sin, x + side * 40 * cos, y + side * 40 * sin, INK.cyan);
    line(art, x + side * 16, y, x + side * 26, y, INK.azure);
  }
  box(art, x - 1, y - 1, 3, 3, INK.cyan);
  const degrees = Math.round((roll * 180) / Math.PI);
  const text = `ROLL ${degrees < 0 ? '-' : '+'}${String(Math.abs(degrees)).padStart(2, '0')}`;
  box(art, 8, art.height - 20, 60, 13, INK.black);
  write(art, text, 12, art.height - 17, INK.cyan);
  if (Math.abs(degrees) > 24 && seconds % 0.4 < 0.25) {
    box(art, x - 36, art.height - 36, 72, 13, INK.black);
    writeCenterd(art, 'HOLD LEVEL', art.height - 33, INK.neon);
  }
}
