import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

const FINISHED = new URL('../finished/', import.meta.url);
/** A stretch of a cut's edge, in pixels along it and across it, and the share of its outermost pixels that are not clear. */
const RUN = 12;
const DEPTH = 2;
const COVERED = 0.75;
/** How far colours are apart (0 to 255): what shows along an edge, and what the picture has there of its own. */
const STEP = 8;
const OWN_EDGE = 14;
/** Cuts that end with a thing that stands there, which the picture below them does not tell. */
const THINGS = [
  'arcade-night-watcher-1',
  'high-school-principals-office-night-turn-1',
  'jocks-house-trophies-day-glint-2',
  'my-locker-night-mirror',
];

describe('the cuts that are laid over a place', () => {
  it('never show as a box: at most one side ends though the picture below goes on', () => {
    const seen = hours().flatMap(({ folder, hour }) => {
      const still = once(() => picture(folder, hour.picture));
      return hour.loops
        .flatMap(({ cuts }) => cuts)
        .filter(({ frame }) => !THINGS.includes(frame))
        .flatMap((cut) => seams(still, picture(folder, cut.frame), cut));
    });
    expect(seen).toEqual([]);
  });
});

function hours() {
  return readdirSync(FINISHED)
    .filter((name) => existsSync(new URL(`${name}/bundle.json`, FINISHED)))
    .flatMap((name) => {
      const folder = new URL(`${name}/`, FINISHED);
      const { places = {} } = JSON.parse(readFileSync(new URL('bundle.json', folder), 'utf8'));
      return Object.values(places)
        .flatMap(({ day, night, dark }) => [day, night, dark])
        .flatMap((hour) => (hour?.loops === undefined ? [] : [{ folder, hour }]));
    });
}

const picture = (folder, name) => PNG.sync.read(readFileSync(new URL(`${name}.png`, folder)));

function once(make) {
  let made;
  return () => (made ??= make());
}

/** A cut that differs along two sides or more from a picture that goes on beyond them, as `frame: sides`. */
function seams(still, cut, { frame, x, y }) {
  const found = sidesOf(cut)
    .filter((side) => stretches(cut, side).some((from) => showsAlong(still(), cut, side, from, [x, y])))
    .map(({ name }) => name);
  return found.length < 2 ? [] : [`${frame}: ${found.join(', ')}`];
}

/** Each side with its length, and the pixel so far along it and so deep in the cut (negative: beyond it). */
function sidesOf({ width, height }) {
  return [
    { name: 'left', length: height, at: (along, deep) => [deep, along] },
    { name: 'right', length: height, at: (along, deep) => [width - 1 - deep, along] },
    { name: 'top', length: width, at: (along, deep) => [along, deep] },
    { name: 'bottom', length: width, at: (along, deep) => [along, height - 1 - deep] },
  ];
}

/** Where along a side the stretches begin that the cut covers to its outermost row. */
function stretches(cut, { length, at }) {
  const covered = Array.from({ length }, (_, along) => (isClear(cut, at(along, 0)) ? 0 : 1 / RUN));
  return covered
    .map((_, from) => from)
    .filter((from) => {
      const share = covered.slice(from, from + RUN).reduce((sum, one) => sum + one, 0);
      return from + RUN <= length && share >= COVERED;
    });
}

function showsAlong(still, cut, { at }, from, [x, y]) {
  const [moved, under, beyond] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  let own = 0;
  for (let along = from; along < from + RUN; along += 1) {
    for (let deep = 0; deep < DEPTH; deep += 1) {
      const [inner, outer] = [at(along, deep), at(along, -1 - deep)];
      const [here, there] = [inner, outer].map(([px, py]) => [px + x, py + y]);
      if (!isIn(still, there) || !isIn(cut, inner)) return false;
      const [a, b] = [offset(still, here), offset(still, there)];
      const [source, c] = isClear(cut, inner) ? [still, a] : [cut, offset(cut, inner)];
      let apart = 0;
      for (let i = 0; i < 3; i += 1) {
        under[i] += still.data[a + i] / (RUN * DEPTH);
        beyond[i] += still.data[b + i] / (RUN * DEPTH);
        moved[i] += source.data[c + i] / (RUN * DEPTH);
        apart += (still.data[a + i] - still.data[b + i]) ** 2 / 3;
      }
      own += Math.sqrt(apart) / (RUN * DEPTH);
    }
  }
  if (distance(under, beyond) > OWN_EDGE || own > 2 * OWN_EDGE) return false;
  return distance(moved, under) > STEP;
}

const isIn = ({ width, height }, [x, y]) => x >= 0 && y >= 0 && x < width && y < height;
const offset = ({ width }, [x, y]) => (y * width + x) * 4;
const isClear = (cut, at) => cut.data[offset(cut, at) + 3] === 0;
const distance = (a, b) => Math.sqrt(a.reduce((sum, value, i) => sum + (value - b[i]) ** 2 / 3, 0));
