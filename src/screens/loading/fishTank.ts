import { box, chance, disc, dot, gradient, line, polygon, type Art } from '../art/art.ts';
import { writeCenterd } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { SOFT, bell, noise, tune } from '../sounds.ts';

interface Fish {
  /** Where it is at the start, as a share of the tank's width, and how deep. */
  readonly from: number;
  readonly depth: number;
  /** Lengths of the picture's hundredth a second; negative swims to the left. */
  readonly pace: number;
  readonly size: number;
  readonly body: Ink;
  readonly fin: Ink;
}

const SHOAL: readonly Fish[] = [
  { from: 0.1, depth: 0.24, pace: 16, size: 9, body: INK.orange, fin: INK.amber },
  { from: 0.75, depth: 0.36, pace: -11, size: 12, body: INK.yellow, fin: INK.orange },
  { from: 0.4, depth: 0.5, pace: 21, size: 6, body: INK.orchid, fin: INK.pink },
  { from: 0.48, depth: 0.55, pace: 21, size: 6, body: INK.orchid, fin: INK.pink },
  { from: 0.38, depth: 0.58, pace: 21, size: 6, body: INK.orchid, fin: INK.pink },
  { from: 0.9, depth: 0.68, pace: -7, size: 14, body: INK.cyan, fin: INK.azure },
  { from: 0.2, depth: 0.15, pace: -14, size: 7, body: INK.lime, fin: INK.green },
];

/** The tank of the biology room, after everyone has gone. */
export const screen: Screen = {
  fps: 20,
  still: 1.4,
  sound: [
    noise('brown', -27, SOFT, [{ at: 0, seconds: 3.2 }]),
    bell(-27, tune(['E5', null, 'B5', null, 'G5', null, 'D6', null, 'A5', null, 'E6'], 0.32, { at: 0.2 }), {
      harmonicity: 1.5,
      index: 0.8,
    }),
  ],
  paint(art, seconds) {
    gradient(art, 0, art.height, [INK.cyan, INK.azure, INK.azure, INK.royal, INK.royal, INK.navy]);
    light(art, seconds);
    const sand = art.height - 26;
    ground(art, sand);
    castle(art, Math.floor(art.width * 0.68), sand, seconds);
    const space = art.width / 7;
    for (let nth = 0; nth < 7; nth++) {
      const x = Math.round(space * (nth + 0.5) + chance(nth, 1) * 12 - 6);
      if (Math.abs(x - art.width * 0.68) > 34)
        weed(art, x, sand + 6, 30 + chance(nth, 2) * 46, seconds + nth);
    }
    SHOAL.forEach((fish, nth) => swim(art, fish, nth, sand, seconds));
    bubbles(art, Math.floor(art.width * 0.68) + 4, sand - 20, seconds);
    bubbles(art, Math.floor(art.width * 0.22), sand, seconds + 1.3);
    surface(art, seconds);
    writeCenterd(art, 'PLEASE DO NOT TAP THE GLASS', art.height - 11, INK.cocoa);
  },
};

/** Beams from above, which wander. */
function light(art: Art, seconds: number): void {
  for (let beam = 0; beam < 4; beam++) {
    const top = art.width * (0.15 + beam * 0.24) + Math.sin(seconds * 0.6 + beam) * 10;
    for (let y = 12; y < art.height - 30; y++) {
      const wide = 5 + y * 0.06;
      const left = Math.round(top + y * 0.28);
      for (let x = left; x < left + wide; x++)
        if (((x + y) & 1) === 0 && y % 2 === 0) dot(art, x, y, INK.cyan);
    }
  }
}

function ground(art: Art, sand: number): void {
  for (let x = 0; x < art.width; x++) {
    const top = sand + Math.round(Math.sin(x / 21) * 3 + Math.sin(x / 7));
    for (let y = top; y < art.height; y++) {
      const grain = chance(x, y);
      dot(art, x, y, grain > 0.92 ? INK.cream : grain > 0.5 ? INK.tan : INK.peach);
    }
  }
}

/** A castle of plaster; a lamp burns in it, where there is no lamp. */
function castle(art: Art, x: number, sand: number, seconds: number): void {
  box(art, x - 26, sand - 34, 52, 40, INK.steel);
  box(art, x + 12, sand - 34, 14, 40, INK.slate);
  for (const side of [-32, 16]) {
    box(art, x + side, sand - 52, 16, 58, INK.steel);
    box(art, x + side + 11, sand - 52, 5, 58, INK.slate);
    for (const tooth of [0, 6, 12]) box(art, x + side + tooth, sand - 57, 4, 5, INK.steel);
    box(art, x + side + 6, sand - 44, 4, 8, seconds % 3.2 < 2.7 ? INK.amber : INK.black);
  }
  disc(art, x, sand - 10, 9, INK.black);
  box(art, x - 9, sand - 10, 19, 16, INK.black);
  for (let row = 0; row < 6; row++) box(art, x - 26 + (row % 2) * 4, sand - 30 + row * 6, 3, 1, INK.slate);
}

function weed(art: Art, x: number, foot: number, height: number, seconds: number): void {
  for (let y = 0; y < height; y++) {
    const sway = Math.sin(y / 9 + seconds * 1.7) * (y / height) * 6;
    box(art, x + sway, foot - y, 3, 1, INK.forest);
    box(art, x + sway, foot - y, 1, 1, INK.green);
    if (y % 8 === 4) box(art, x + sway + ((y >> 3) & 1 ? 3 : -4), foot - y, 4, 2, INK.green);
  }
}

function swim(
  art: Art,
  { from, depth, pace, size, body, fin }: Fish,
  nth: number,
  sand: number,
  seconds: number,
): void {
  const span = art.width + 80;
  const way = (((from * art.width + 40 + (pace * art.width * seconds) / 100) % span) + span) % span;
  const x = Math.round(way - 40);
  const y = Math.round(16 + (sand - 30) * depth + Math.sin(seconds * 2 + nth) * 3);
  const faces = Math.sign(pace);
  const wag = Math.sin(seconds * 9 + nth) * size * 0.3;
  polygon(
    art,
    [
      [x - faces * size * 0.8, y],
      [x - faces * size * 1.8, y - size * 0.8 + wag],
      [x - faces * size * 1.8, y + size * 0.8 + wag],
    ],
    fin,
  );
  polygon(
    art,
    [
      [x - size * 0.4, y - size * 0.5],
      [x + size * 0.4, y - size * 0.5],
      [x - faces * size * 0.3, y - size * 1.1],
    ],
    fin,
  );
  disc(art, x, y, size, body, size * 0.62);
  box(art, x - 1, y - size * 0.55, 2, size * 1.1, INK.white);
  disc(art, x + faces * size * 0.55, y - size * 0.15, 1.6, INK.white);
  dot(art, x + faces * size * 0.6, y - size * 0.15, INK.black);
  line(art, x + faces * size * 0.7, y + size * 0.3, x + faces * size * 0.9, y + size * 0.2, INK.black);
}

function bubbles(art: Art, x: number, from: number, seconds: number): void {
  for (let nth = 0; nth < 6; nth++) {
    const way = (seconds * 30 + nth * 27) % 160;
    const y = from - way;
    if (y < 12) continue;
    const at = x + Math.sin(way / 9 + nth) * 4;
    const size = 1 + (nth % 3);
    disc(art, at, y, size, INK.cyan);
    if (size > 1) disc(art, at, y, size - 1, INK.azure);
    dot(art, at - 1, y - 1, INK.white);
  }
}

function surface(art: Art, seconds: number): void {
  box(art, 0, 0, art.width, 7, INK.silver);
  for (let x = 0; x < art.width; x++) {
    const y = 8 + Math.round(Math.sin(x / 8 + seconds * 3) + Math.sin(x / 19 - seconds * 2));
    for (let row = 7; row < y; row++) dot(art, x, row, INK.silver);
    dot(art, x, y, INK.white);
  }
}
