import { box, chance, disc, gradient, line, mix, polygon, type Art } from '../art/art.ts';
import { slitSun } from '../art/horizon.ts';
import { write } from '../art/lettering.ts';
import { INK } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { HELD, SHORT, beats, drum, hits, noise, tune, wave } from '../sounds.ts';

const METRES_A_SECOND = 39;

/** Eighty-eight miles an hour: a stainless car on a road of red light, into the sun. */
export const screen: Screen = {
  fps: 30,
  still: 1.3,
  sound: [
    wave(
      'sawtooth',
      -24,
      SHORT,
      tune(
        [
          'E1',
          'E2',
          'E1',
          'E2',
          'E1',
          'E2',
          'G1',
          'G2',
          'A1',
          'A2',
          'A1',
          'A2',
          'B1',
          'B2',
          'D2',
          'D3',
          'E1',
          'E2',
          'E1',
          'E2',
          'E1',
          'E2',
          'G1',
          'G2',
          'C2',
          'C3',
          'B1',
          'B2',
          'E2',
          'E3',
          'E2',
          'E3',
        ],
        0.12,
      ),
    ),
    wave(
      'square',
      -33,
      SHORT,
      tune(
        ['B4', null, 'E5', 'G5', null, 'F#5', 'E5', null, 'A5', null, 'G5', 'F#5', 'E5', null, 'D5', 'E5'],
        0.24,
      ),
    ),
    wave('sawtooth', -34, HELD, tune([82, 92, 104, 116, 88, 100, 113, 128, 96, 110, 124, 140], 0.32)),
    drum(-15, beats(16, 0.24), 'C1', 5),
    noise('white', -28, [0.001, 0.05, 0, 0.02], hits(beats(16, 0.24, 0.12), 0.04)),
  ],
  paint(art, seconds) {
    const horizon = Math.round(art.height * 0.46);
    const curve = Math.sin(seconds * 0.9) * art.width * 0.3;
    const middle = art.width / 2;
    gradient(art, 0, horizon, [INK.black, INK.cocoa, INK.maroon, INK.red, INK.orange]);
    const radius = Math.round(Math.min(art.width * 0.26, horizon * 0.55));
    slitSun(
      art,
      Math.round(middle - curve * 0.5),
      horizon - Math.round(radius * 0.55),
      radius,
      [INK.yellow, INK.amber, INK.neon],
      {
        slits: 5,
        drift: seconds * 1.1,
      },
    );
    city(art, horizon, curve);
    road(art, horizon, curve, seconds * METRES_A_SECOND);
    rush(art, horizon, middle - curve * 0.4, seconds);
    car(art, middle + Math.sin(seconds * 0.9 + 0.6) * art.width * 0.06, art.height - 24, seconds);
    dashboard(art, seconds);
  },
};

function city(art: Art, horizon: number, curve: number): void {
  for (let block = -2; block < art.width / 11 + 4; block++) {
    const tall = 5 + chance(block, 4) * 22;
    const x = block * 12 - curve * 0.22;
    box(art, x, horizon - tall, 11, tall, INK.black);
    for (let lit = 0; lit < tall / 5; lit++) {
      if (chance(block, lit) < 0.5)
        box(art, x + 2 + chance(block, lit, 1) * 6, horizon - tall + 3 + lit * 5, 1, 2, INK.amber);
    }
  }
}

/** Draws the road row by row: the lower the row, the nearer and wider it is. */
function road(art: Art, horizon: number, curve: number, driven: number): void {
  const deep = art.height - horizon;
  for (let row = 0; row < deep; row++) {
    const share = (row + 1) / deep;
    const away = 1 / share;
    const middle = art.width / 2 - curve * (1 - share) ** 2;
    const half = mix(3, Math.max(art.width * 0.46, 130), share);
    const metre = Math.floor(driven + away * 7);
    const y = horizon + row;
    box(art, 0, y, art.width, 1, metre % 8 < 4 ? INK.maroon : INK.cocoa);
    box(art, middle - half * 1.14, y, half * 2.28, 1, metre % 4 < 2 ? INK.neon : INK.white);
    box(art, middle - half, y, half * 2, 1, metre % 8 < 4 ? INK.navy : INK.midnight);
    const mark = Math.max(1, half * 0.035);
    if (metre % 6 < 3) {
      for (const lane of [-0.34, 0.34]) box(art, middle + half * lane - mark / 2, y, mark, 1, INK.yellow);
    }
    if (row < 3) box(art, 0, y, art.width, 1, INK.orange);
  }
}

/** Light that flies by from the vanishing point. */
function rush(art: Art, horizon: number, x: number, seconds: number): void {
  for (let streak = 0; streak < 26; streak++) {
    const share = (seconds * (1.2 + chance(streak, 1)) + chance(streak, 2)) % 1;
    const angle = chance(streak) * Math.PI * 2;
    const from = share * share * art.width * 0.8;
    const to = from + 4 + share * 40;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle) * 0.7];
    if (from < 24) continue;
    line(
      art,
      x + cos * from,
      horizon + sin * from,
      x + cos * to,
      horizon + sin * to,
      streak % 3 === 0 ? INK.yellow : INK.red,
    );
  }
}

/** Seen from behind, low and wide, with doors that could open upwards. */
function car(art: Art, middle: number, ground: number, seconds: number): void {
  const x = Math.round(middle);
  const y = ground + Math.round(chance(Math.floor(seconds * 24)) * 1.4);
  box(art, x - 34, y + 8, 68, 4, INK.black);
  for (const side of [-32, 20]) box(art, x + side, y - 4, 12, 15, INK.black);
  const cabin = (top: number, half: number, bottom: number, foot: number, ink: number): void =>
    polygon(
      art,
      [
        [x - half, y - top],
        [x + half, y - top],
        [x + foot, y - bottom],
        [x - foot, y - bottom],
      ],
      ink,
    );
  cabin(24, 22, 12, 31, INK.slate);
  cabin(22, 19, 13, 25, INK.midnight);
  for (let slat = 0; slat < 4; slat++)
    box(art, x - 20 - slat * 1.5, y - 21 + slat * 2, 40 + slat * 3, 1, INK.steel);
  box(art, x - 34, y - 12, 68, 16, INK.steel);
  box(art, x - 34, y - 12, 68, 2, INK.white);
  box(art, x - 34, y - 3, 68, 3, INK.slate);
  for (const side of [-31, 13]) {
    box(art, x + side, y - 9, 18, 5, INK.maroon);
    box(art, x + side + 1, y - 8, 16, 3, INK.neon);
    box(art, x + side + 5, y - 8, 7, 1, INK.peach);
  }
  box(art, x - 12, y - 9, 24, 7, INK.cream);
  write(art, 'GR8', x - 8, y - 9, INK.brick);
  box(art, x - 34, y + 3, 68, 3, INK.black);
  const flame = chance(Math.floor(seconds * 30), 5) < 0.7;
  for (const pipe of [-18, 15]) {
    box(art, x + pipe, y + 4, 5, 3, INK.silver);
    if (flame) disc(art, x + pipe + 2, y + 8, 2 + chance(Math.floor(seconds * 30)) * 2, INK.azure);
    if (flame) disc(art, x + pipe + 2, y + 8, 1, INK.cyan);
  }
}

function dashboard(art: Art, seconds: number): void {
  const speed = Math.min(88, Math.floor(30 + seconds * 22));
  const text = String(speed);
  box(art, 8, 8, 49, 30, INK.black);
  box(art, 9, 9, 47, 28, INK.midnight);
  write(art, text, 13, 13, speed === 88 && seconds % 0.3 < 0.15 ? INK.white : INK.neon, 3);
  write(art, 'M', 49, 14, INK.orange);
  write(art, 'P', 49, 21, INK.orange);
  write(art, 'H', 49, 28, INK.orange);
}
