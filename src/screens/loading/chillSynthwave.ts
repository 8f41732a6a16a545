import { box, chance, disc, gradient, polygon, type Art } from '../art/art.ts';
import { palm, slitSun, stars } from '../art/horizon.ts';
import { INK } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { SOFT, bell, noise, tune, wave } from '../sounds.ts';

/** The last evening of summer: a pale sun on the sea, two palms, a boat, and all the time in the world. */
export const screen: Screen = {
  fps: 15,
  still: 2,
  sound: [
    wave('triangle', -25, SOFT, tune(['F3', 'D3'], 1.8, { seconds: 1.6 })),
    wave('triangle', -28, SOFT, tune(['A3', 'F3'], 1.8, { seconds: 1.6 })),
    wave('triangle', -29, SOFT, tune(['C4', 'A3'], 1.8, { seconds: 1.6 })),
    wave('sine', -28, SOFT, tune(['E4', 'C4'], 1.8, { seconds: 1.6 })),
    bell(-27, tune(['A5', null, 'G5', 'E5', null, 'C5', 'D5', 'E5'], 0.45, { at: 0.3 }), {
      harmonicity: 2,
      index: 0.8,
    }),
    noise(
      'pink',
      -36,
      [1, 0.6, 0.3, 1],
      [
        { at: 0, seconds: 1.5 },
        { at: 2.1, seconds: 1 },
      ],
    ),
  ],
  paint(art, seconds) {
    const horizon = Math.round(art.height * 0.6);
    const middle = Math.floor(art.width * 0.5);
    gradient(art, 0, horizon, [INK.navy, INK.slate, INK.orchid, INK.pink, INK.peach, INK.cream]);
    stars(art, horizon * 0.4, 30, [INK.white, INK.steel], seconds * 0.5);
    clouds(art, horizon, seconds);
    const radius = Math.round(Math.min(art.width * 0.22, horizon * 0.36));
    const sun = horizon - Math.round(radius * 0.35);
    slitSun(art, middle, sun, radius, [INK.white, INK.cream, INK.peach, INK.pink], {
      slits: 5,
      drift: seconds * 0.12,
    });
    sea(art, horizon, middle, radius, seconds);
    boat(art, art.width * 0.22 + seconds * 2.4, horizon + 4, Math.sin(seconds * 1.1));
    const sway = Math.sin(seconds * 0.8) * 2.5;
    const beach = art.height - 10;
    beachAt(art, beach);
    palm(art, art.width - 40, beach + 6, Math.min(art.height * 0.55, 108), INK.black, sway);
    palm(art, art.width - 64, beach + 4, Math.min(art.height * 0.4, 78), INK.midnight, -sway * 0.8 - 14);
  },
};

function clouds(art: Art, horizon: number, seconds: number): void {
  for (let cloud = 0; cloud < 5; cloud++) {
    const way = art.width + 120;
    const x = ((chance(cloud, 3) * way + seconds * (1.5 + cloud)) % way) - 60;
    const y = horizon * (0.3 + chance(cloud, 4) * 0.45);
    for (let strip = 0; strip < 3; strip++) {
      const long = 26 + chance(cloud, strip) * 40;
      box(art, x + strip * 9 - long / 2, y + strip * 3, long, 2, strip === 0 ? INK.peach : INK.pink);
    }
  }
}

/** Water: the sky turned over, and the sun's road on it, broken by slow waves. */
function sea(art: Art, horizon: number, middle: number, radius: number, seconds: number): void {
  gradient(art, horizon, art.height, [INK.steel, INK.orchid, INK.plum, INK.navy]);
  const deep = art.height - horizon;
  for (let row = 0; row < deep; row++) {
    const share = row / deep;
    const y = horizon + row;
    const swell = Math.sin(row * 0.9 - seconds * 1.6) + Math.sin(row * 0.37 + seconds * 0.9);
    if (swell > 0.25) {
      const half = radius * (0.95 - share * 0.35) * (0.45 + 0.3 * swell);
      const shift = Math.sin(row * 1.7 + seconds) * 4;
      box(
        art,
        middle - half + shift,
        y,
        half * 2,
        1,
        share < 0.35 ? INK.cream : share < 0.7 ? INK.peach : INK.pink,
      );
    }
    for (let glint = 0; glint < 5; glint++) {
      const x = (chance(row, glint) * art.width + Math.sin(seconds * 0.7 + row) * 5) % art.width;
      if (chance(row, glint, Math.floor(seconds * 1.5)) < 0.3) box(art, x, y, 2 + share * 9, 1, INK.silver);
    }
  }
  box(art, 0, horizon, art.width, 1, INK.cream);
}

function boat(art: Art, left: number, water: number, roll: number): void {
  const x = Math.round(left % (art.width + 40)) - 10;
  const y = Math.round(water + roll);
  polygon(
    art,
    [
      [x - 11, y - 4],
      [x + 13, y - 4],
      [x + 8, y + 2],
      [x - 8, y + 2],
    ],
    INK.midnight,
  );
  box(art, x, y - 30, 1, 26, INK.midnight);
  polygon(
    art,
    [
      [x + 2, y - 29],
      [x + 14, y - 7],
      [x + 2, y - 7],
    ],
    INK.white,
  );
  polygon(
    art,
    [
      [x - 1, y - 25],
      [x - 9, y - 7],
      [x - 1, y - 7],
    ],
    INK.silver,
  );
}

function beachAt(art: Art, ground: number): void {
  for (let x = 0; x < art.width; x++) {
    const rise = Math.max(0, x - art.width * 0.45) * 0.06 + Math.sin(x / 23) * 2;
    box(art, x, ground - rise, 1, art.height - ground + rise + 1, INK.black);
  }
  disc(art, art.width - 20, art.height - 6, 26, INK.black, 12);
}
