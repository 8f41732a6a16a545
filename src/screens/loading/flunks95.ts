import { box, chance, disc, gradient, type Art } from '../art/art.ts';
import { heightOf, widthOf, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { SOFT, bell, tune, wave } from '../sounds.ts';

const BAND: readonly Ink[] = [
  INK.midnight,
  INK.navy,
  INK.royal,
  INK.azure,
  INK.cyan,
  INK.white,
  INK.cyan,
  INK.azure,
  INK.royal,
  INK.navy,
];
const CLOUDS = 9;

/** The start screen of Windows 95 with the school's pennant for the logo, and a band of color that runs along below. */
export const screen: Screen = {
  fps: 20,
  still: 1,
  sound: [
    wave('triangle', -24, SOFT, tune(['D3'], 2.6, { seconds: 2.4 })),
    wave('triangle', -28, SOFT, tune(['A3'], 2.6, { at: 0.15, seconds: 2.2 })),
    wave('triangle', -30, SOFT, tune(['F#4'], 2.6, { at: 0.3, seconds: 2 })),
    bell(-20, tune(['A4', 'D5', 'F#5', 'E5', 'A5'], 0.42, { at: 0.35 }), { index: 1.4, harmonicity: 2 }),
    bell(-28, tune(['D6', 'A6', 'D7'], 0.3, { at: 2.3 }), { index: 1, harmonicity: 4 }),
  ],
  paint(art, seconds) {
    gradient(art, 0, art.height, [INK.royal, INK.azure, INK.azure, INK.cyan]);
    for (let cloud = 0; cloud < CLOUDS; cloud++) drift(art, cloud, seconds);
    logo(art, seconds);
    band(art, seconds);
  },
};

function drift(art: Art, cloud: number, seconds: number): void {
  const depth = (cloud + 1) / CLOUDS;
  const way = art.width + 160;
  const x = ((chance(cloud) * way + seconds * (3 + depth * 12)) % way) - 80;
  const y = 8 + chance(cloud, 1) * (art.height - 40);
  const size = 6 + depth * 13;
  const puffs = Array.from({ length: 7 }, (_, puff) => ({
    x: x + (puff - 3) * size * 0.72,
    y: y - Math.sin(((puff + 0.5) / 7) * Math.PI) * size * 0.9 - chance(cloud, puff, 2) * size * 0.4,
    size: size * (0.6 + chance(cloud, puff, 3) * 0.5),
  }));
  for (const puff of puffs) disc(art, puff.x, puff.y + 3, puff.size, INK.cyan, puff.size * 0.7);
  for (const puff of puffs) disc(art, puff.x, puff.y + 1, puff.size * 0.94, INK.silver, puff.size * 0.62);
  for (const puff of puffs) disc(art, puff.x - 1, puff.y - 2, puff.size * 0.82, INK.white, puff.size * 0.5);
}

function logo(art: Art, seconds: number): void {
  const scale = art.width < 240 ? 3 : 4;
  const name = widthOf('Flunks', scale);
  const year = widthOf('95', scale);
  const wide = art.width >= 300;
  const width = wide ? name + 5 * scale + year : name;
  const x = Math.floor((art.width - width) / 2);
  const y = Math.floor(art.height / 2) + 4;
  pennant(art, Math.floor(art.width / 2), y - 14, seconds);
  shadowed(art, 'Flunks', x, y, INK.black, scale);
  const at = wide ? { x: x + name + 5 * scale, y } : { x: x + name - year, y: y + heightOf(scale) + 8 };
  shadowed(art, '95', at.x, at.y, INK.white, scale);
}

function shadowed(art: Art, text: string, x: number, y: number, ink: Ink, scale: number): void {
  const below = ink === INK.black ? INK.royal : INK.navy;
  // Twice, a little apart: the thin letters become bold ones.
  for (const dx of [0, 2]) write(art, text, x + dx + 2, y + 2, below, scale);
  for (const dx of [0, 2]) write(art, text, x + dx, y, ink, scale);
}

/** The school's pennant on its pole, waving. */
function pennant(art: Art, middle: number, foot: number, seconds: number): void {
  const { width, height } = { width: 104, height: 46 };
  const left = middle - width / 2;
  const top = foot - height - 4;
  for (let x = 0; x < width; x++) {
    const share = x / width;
    const half = Math.max(1.5, (height / 2) * (1 - share));
    const y = Math.round(top + height / 2 + Math.sin(x / 14 - seconds * 3.2) * (1 + share * 6));
    const lit = Math.cos(x / 14 - seconds * 3.2) > 0.4;
    box(art, left + x, y - half - 1, 1, half * 2 + 2, INK.black);
    box(art, left + x, y - half, 1, half * 2, lit ? INK.yellow : INK.amber);
    if (half > 4) box(art, left + x, y - half + 3, 1, half * 2 - 6, lit ? INK.orchid : INK.plum);
    if (x > 5 && x < 12) box(art, left + x, y - half + 3, 1, half * 2 - 6, lit ? INK.white : INK.silver);
    LETTER.forEach((row, line) => {
      if (row[Math.floor((x - 18) / 3)] === '#') box(art, left + x, y - 10 + line * 3, 1, 3, INK.yellow);
    });
  }
  box(art, left - 5, top - 6, 5, height + 18, INK.black);
  box(art, left - 4, top - 5, 3, height + 16, INK.leather);
  box(art, left - 4, top - 5, 1, height + 16, INK.tan);
  disc(art, left - 3, top - 8, 4, INK.black);
  disc(art, left - 3, top - 8, 3, INK.yellow);
}

const LETTER = ['#####..', '##.....', '##.....', '####...', '##.....', '##.....', '##.....'];

function band(art: Art, seconds: number): void {
  const height = 7;
  const step = Math.max(4, Math.round(art.width / 22));
  const shift = Math.floor(seconds * 70);
  for (let x = 0; x < art.width; x++) {
    const at = Math.floor((((x - shift) % (step * BAND.length)) + step * BAND.length) / step) % BAND.length;
    box(art, x, art.height - height, 1, height, BAND[at] ?? INK.royal);
  }
  box(art, 0, art.height - height - 1, art.width, 1, INK.midnight);
}
