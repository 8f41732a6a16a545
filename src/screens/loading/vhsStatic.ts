import { box, chance, clamp, clear, polygon, shiftRow, type Art } from '../art/art.ts';
import { heightOf, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { CLICK, HELD, drum, noise, wave, hits } from '../sounds.ts';

/** Seconds: then the recorder has found the tape's signal, and the hiss ends. */
const STATIC = 2;
const LOOP = 4.5;
const GRAYS = [INK.black, INK.midnight, INK.slate, INK.steel, INK.silver, INK.white];

/** A tape that begins: snow with a face in it, then the blue of a recorder that plays. */
export const screen: Screen = {
  fps: 15,
  still: 1.5,
  sound: [
    noise('white', -17, [0.02, 0.1, 1, 0.05], [{ at: 0.1, seconds: STATIC - 0.15 }]),
    wave('sawtooth', -38, HELD, [{ at: 0.1, seconds: STATIC - 0.15, pitch: 60 }]),
    drum(-16, [0], 'E2', 2),
    noise('brown', -20, CLICK, hits([0, 0.07], 0.03)),
  ],
  paint(art, seconds) {
    const time = seconds % LOOP;
    const tick = Math.floor(seconds * 15);
    if (time < STATIC) snow(art, time, tick);
    else blue(art, time, tick);
    bars(art, time, tick);
    display(art, time);
  },
};

function snow(art: Art, time: number, tick: number): void {
  const { width, height, pixels } = art;
  const face = clamp(Math.min(time - 0.9, 2 - time) * 4, 0, 1);
  const sway = Math.round((chance(tick) - 0.5) * 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = chance(x >> 1, y, tick);
      const light = grain ** 1.6 + (face > 0 ? face * ghost(art, x - sway, y) : 0);
      pixels[y * width + x] = GRAYS[clamp(Math.floor(light * 6), 0, 5)] ?? INK.black;
    }
  }
}

/** How much lighter the snow is where a face looks out of it. */
function ghost({ width, height }: Art, x: number, y: number): number {
  const radius = Math.min(width, height) * 0.36;
  const dx = (x - width / 2) / radius;
  const dy = (y - height / 2) / radius;
  if (dx * dx + dy * dy > 1) return -0.16;
  const eye = Math.abs(Math.abs(dx) - 0.36) < 0.11 && Math.abs(dy + 0.22) < 0.2;
  const smile = dy > 0.12 && Math.abs(Math.hypot(dx, dy - 0.06) - 0.5) < 0.09;
  return eye || smile ? -0.55 : 0.4;
}

function blue(art: Art, time: number, tick: number): void {
  clear(art, INK.royal);
  for (let y = 0; y < art.height; y += 2) box(art, 0, y, art.width, 1, INK.navy);
  const dropouts = Math.round((1 - (time - STATIC) / 2.5) * 14);
  for (let index = 0; index < dropouts; index++) {
    const y = Math.floor(chance(index, tick) * art.height);
    const x = Math.floor(chance(index, tick, 7) * art.width);
    box(art, x, y, 4 + chance(index, 3, tick) * 40, 1, INK.white);
  }
}

/** The two bars of a head that does not run along its track yet, and the torn edge below. */
function bars(art: Art, time: number, tick: number): void {
  const { width, height } = art;
  const loose = time < STATIC ? 1 : clamp(1.6 - (time - STATIC), 0, 1);
  for (const bar of [0, 1]) {
    const top = Math.round(height - ((time * 46 + bar * height * 0.55) % (height + 24)));
    for (let row = top; row < top + 15 * loose; row++) {
      const bulge = Math.sin(((row - top) / 15) * Math.PI);
      shiftRow(art, row, Math.round(bulge * 22 * loose + chance(row, tick) * 6));
      if (chance(row, tick, 1) < 0.5 * bulge) {
        box(art, chance(row, tick, 2) * width, row, chance(row, tick, 3) * width * 0.4, 1, INK.white);
      }
    }
  }
  for (let row = height - 7; row < height; row++) shiftRow(art, row, (row - height + 7) * 6 + (tick % 3) * 4);
}

function display(art: Art, time: number): void {
  const left = 14;
  const below = art.height - 14 - heightOf(2);
  outlined(art, 'PLAY', left, 12);
  polygon(
    art,
    [
      [left + 53, 11],
      [left + 66, 19],
      [left + 53, 27],
    ],
    INK.black,
  );
  polygon(
    art,
    [
      [left + 54, 12],
      [left + 64, 19],
      [left + 54, 26],
    ],
    INK.white,
  );
  const frames = Math.floor(time * 30);
  const clock = [0, Math.floor(frames / 30), frames % 30].map((part) => String(part).padStart(2, '0'));
  outlined(art, `SEP.27 1995`, left, below - 20);
  outlined(art, `SP 0:${clock.join(':')}`, left, below);
}

function outlined(art: Art, text: string, x: number, y: number, ink: Ink = INK.white): void {
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
    [2, 2],
  ] as const) {
    write(art, text, x + dx, y + dy, INK.black, 2);
  }
  write(art, text, x, y, ink, 2);
}
