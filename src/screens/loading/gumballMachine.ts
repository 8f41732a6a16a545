import { box, chance, disc, dot, gradient, polygon, type Art } from '../art/art.ts';
import { writeCenterd } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { CLICK, beats, bell, drum, hits, noise } from '../sounds.ts';

const GUMS: readonly Ink[] = [
  INK.red,
  INK.azure,
  INK.yellow,
  INK.lime,
  INK.orange,
  INK.pink,
  INK.white,
  INK.orchid,
];
const GLOBE = 52;
/** When the crank turns, and how long a gumball rolls down into the tray. */
const TURNS = [0.5, 1.5, 2.5, 3.4] as const;
const ROLLS = 0.75;
const CYCLE = 4.4;

/** A gumball machine in a dark shop: each turn of the crank brings one down, and the computer a little nearer. */
export const screen: Screen = {
  fps: 24,
  still: 1.95,
  sound: [
    noise(
      'brown',
      -18,
      CLICK,
      TURNS.flatMap((at) => hits(beats(5, 0.06, at), 0.03)),
    ),
    drum(
      -14,
      TURNS.slice(0, 3).map((at) => at + ROLLS),
      'A2',
      2,
    ),
    bell(
      -22,
      TURNS.slice(0, 3).flatMap((at, index) => hits([at + ROLLS], 0.5, ['C5', 'E5', 'G5'][index])),
      { harmonicity: 2, index: 1 },
    ),
  ],
  paint(art, seconds) {
    const time = seconds % CYCLE;
    gradient(art, 0, art.height, [INK.midnight, INK.navy, INK.plum, INK.cocoa]);
    const x = Math.floor(art.width / 2);
    const foot = art.height - 26;
    const y = foot - 92;
    floor(art, foot);
    stand(art, x, foot, time);
    globe(art, x, y, time);
    rolling(art, x, foot, time);
    tray(art, x, foot, time);
    const fallen = TURNS.filter((at) => time > at + ROLLS).length;
    writeCenterd(art, `LOADING${'.'.repeat(fallen)}`, art.height - 14, INK.cream);
  },
};

/** Tiles of the shop, and the light that falls on them. */
function floor(art: Art, top: number): void {
  for (let row = top - 6; row < art.height; row++) {
    for (let column = 0; column < art.width; column++) {
      const depth = row - top + 14;
      const across = Math.floor(((column - art.width / 2) * 9) / depth + 400);
      const away = Math.floor(160 / depth);
      dot(art, column, row, (across + away) & 1 ? INK.cocoa : INK.midnight);
    }
  }
  box(art, 0, top - 7, art.width, 1, INK.black);
}

function stand(art: Art, x: number, foot: number, time: number): void {
  disc(art, x, foot + 2, 46, INK.black, 5);
  polygon(
    art,
    [
      [x - 26, foot - 48],
      [x + 27, foot - 48],
      [x + 37, foot],
      [x - 36, foot],
    ],
    INK.red,
  );
  polygon(
    art,
    [
      [x - 26, foot - 48],
      [x - 18, foot - 48],
      [x - 25, foot],
      [x - 36, foot],
    ],
    INK.pink,
  );
  polygon(
    art,
    [
      [x + 19, foot - 48],
      [x + 27, foot - 48],
      [x + 37, foot],
      [x + 26, foot],
    ],
    INK.maroon,
  );
  box(art, x - 38, foot - 4, 77, 4, INK.maroon);
  box(art, x - 38, foot - 4, 77, 1, INK.pink);
  crank(art, x, foot - 34, time);
}

/** The crank goes round a quarter at each turn. */
function crank(art: Art, x: number, y: number, time: number): void {
  const turned = TURNS.reduce<number>((sum, at) => sum + Math.max(0, Math.min(1, (time - at) / 0.3)), 0);
  const angle = (turned * Math.PI) / 2;
  disc(art, x, y, 10, INK.steel);
  disc(art, x, y, 9, INK.silver);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let far = -8; far <= 8; far++) {
    for (let side = -1; side <= 1; side++)
      dot(art, x + cos * far - sin * side, y + sin * far + cos * side, side < 0 ? INK.white : INK.slate);
  }
  disc(art, x, y, 2, INK.slate);
}

function globe(art: Art, x: number, y: number, time: number): void {
  const middle = y - 2;
  disc(art, x, middle, GLOBE + 1, INK.black);
  disc(art, x, middle, GLOBE, INK.slate);
  disc(art, x, middle, GLOBE - 1, INK.navy);
  // They settle by a pixel while one goes.
  const shake = TURNS.some((at) => time > at && time < at + 0.4) ? Math.floor(time * 24) % 2 : 0;
  for (let row = 0; row < 12; row++) {
    for (let column = -8; column <= 8; column++) {
      const ballX = x + column * 8 + (row & 1) * 4;
      const ballY = middle + GLOBE - 10 - row * 7 + (chance(column, row) > 0.5 ? shake : 0);
      const far = Math.hypot(ballX - x, ballY - middle);
      if (far > GLOBE - 6 || ballY < middle - 16 + chance(column, 3) * 8) continue;
      ball(art, ballX, ballY, GUMS[Math.floor(chance(column, row, 7) * GUMS.length)] ?? INK.red);
    }
  }
  for (let turn = 0; turn < 26; turn++) {
    const angle = Math.PI * (1.08 + turn * 0.013);
    dot(art, x + Math.cos(angle) * (GLOBE - 7), middle + Math.sin(angle) * (GLOBE - 7), INK.white);
    dot(art, x + Math.cos(angle) * (GLOBE - 8), middle + Math.sin(angle) * (GLOBE - 8), INK.cyan);
  }
  box(art, x - 16, middle - GLOBE - 7, 33, 9, INK.red);
  box(art, x - 16, middle - GLOBE - 7, 33, 2, INK.pink);
  box(art, x - 5, middle - GLOBE - 11, 11, 4, INK.silver);
  polygon(
    art,
    [
      [x - 30, middle + GLOBE - 8],
      [x + 31, middle + GLOBE - 8],
      [x + 27, middle + GLOBE + 2],
      [x - 26, middle + GLOBE + 2],
    ],
    INK.maroon,
  );
}

function ball(art: Art, x: number, y: number, ink: Ink): void {
  disc(art, x, y, 4, INK.black);
  disc(art, x, y, 3, ink);
  box(art, x - 2, y - 2, 2, 1, INK.white);
}

/** What is on its way: out of the flap, and a hop. */
function rolling(art: Art, x: number, foot: number, time: number): void {
  TURNS.forEach((at, index) => {
    const share = (time - at - 0.3) / (ROLLS - 0.3);
    if (share < 0 || share > 1) return;
    const height = Math.abs(Math.cos(share * Math.PI * 1.5)) * 12 * (1 - share);
    ball(
      art,
      x - 6 + share * 6,
      foot - 18 + share * 10 - height * 0.4,
      GUMS[(index * 3 + 1) % GUMS.length] ?? 0,
    );
  });
}

/** The flap, and what lies behind it already. */
function tray(art: Art, x: number, foot: number, time: number): void {
  box(art, x - 17, foot - 20, 35, 2, INK.silver);
  box(art, x - 17, foot - 6, 35, 3, INK.silver);
  box(art, x - 17, foot - 3, 35, 1, INK.slate);
  box(art, x - 17, foot - 20, 2, 16, INK.steel);
  box(art, x + 16, foot - 20, 2, 16, INK.steel);
  TURNS.forEach((at, index) => {
    if (time > at + ROLLS) ball(art, x - 10 + index * 8, foot - 10, GUMS[(index * 3 + 1) % GUMS.length] ?? 0);
  });
}
