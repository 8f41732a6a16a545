import {
  box,
  chance,
  clamp,
  clear,
  disc,
  dot,
  gradient,
  line,
  shiftRow,
  veil,
  type Art,
} from '../../../screens/art/art.ts';
import { ADVANCE, LINE, scaleToFit, widthOf, write } from '../../../screens/art/lettering.ts';
import { INK, type Ink } from '../../../screens/art/palette.ts';
import { inked, placed } from './lines.ts';

/** A way to write words. `paint` makes the whole picture as it is so many seconds after the start. */
export interface TextStyle {
  readonly id: string;
  readonly title: string;
  readonly paint: (art: Art, words: string, seconds: number) => void;
}

const turn = (seconds: number, every: number): number => (seconds % every) / every;

/** A terminal that types the words, holds them, and begins again. */
function phosphor(art: Art, words: string, seconds: number): void {
  const lines = placed(art, words);
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  let left = Math.floor((seconds % (letters / 12 + 3)) * 12);
  clear(art, INK.black);
  for (const { text, x, y, scale } of lines) {
    const shown = text.slice(0, left);
    left -= shown.length;
    for (const by of [-1, 1]) write(art, shown, x + by, y, INK.forest, scale);
    write(art, shown, x, y, INK.lime, scale);
    const typing = shown.length < text.length || text === lines.at(-1)?.text;
    if (typing && seconds % 0.8 < 0.5) {
      box(art, x + shown.length * ADVANCE * scale, y, 5 * scale, 7 * scale, INK.lime);
    }
    if (shown.length < text.length) break;
  }
  for (let y = 0; y < art.height; y += 2) veil(art, 0, y, art.width, 1, INK.black, 0.4);
}

/** Tubes on a brick wall, of which one never quite burns. */
function neon(art: Art, words: string, seconds: number): void {
  clear(art, INK.midnight);
  for (let y = 0; y < art.height; y += 8) {
    box(art, 0, y, art.width, 1, INK.black);
    for (let x = y % 16 === 0 ? 0 : 10; x < art.width; x += 20) box(art, x, y, 1, 8, INK.black);
  }
  placed(art, words).forEach(({ text, x, y, scale }, row) => {
    const [glow, tube, gas]: readonly [Ink, Ink, Ink] =
      row % 2 === 0 ? [INK.maroon, INK.neon, INK.pink] : [INK.royal, INK.azure, INK.cyan];
    [...text].forEach((letter, index) => {
      const weak = (row === 0 && index === 1) || chance(index, row) < 0.1;
      const on = !weak || chance(index, Math.floor(seconds * 14)) > 0.45;
      const at = x + index * ADVANCE * scale;
      if (!on) {
        write(art, letter, at, y, INK.plum, scale);
        return;
      }
      for (const [dx, dy] of [
        [-2, 0],
        [2, 0],
        [0, -2],
        [0, 2],
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
      ] as const) {
        write(art, letter, at + dx, y + dy, glow, scale);
      }
      write(art, letter, at, y, tube, scale);
      if (scale > 2)
        inked(art, [{ text: letter, x: at, y, scale }], (px, py) => {
          if ((px - at) % scale > 0 && (px - at) % scale < scale - 1 && (py - y) % scale > 0)
            dot(art, px, py, gas);
        });
    });
  });
}

const SKY: readonly Ink[] = [INK.royal, INK.azure, INK.cyan, INK.white];
const GROUND: readonly Ink[] = [INK.cocoa, INK.leather, INK.caramel, INK.cream];

/** Letters of metal that mirror a horizon, and a glint that walks along them. */
function chrome(art: Art, words: string, seconds: number): void {
  gradient(art, 0, art.height, [INK.black, INK.midnight, INK.plum]);
  const lines = placed(art, words);
  for (const { text, x, y, scale } of lines) {
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
      [2, 2],
    ] as const) {
      write(art, text, x + dx, y + dy, INK.black, scale);
    }
  }
  inked(art, lines, (x, y, { y: top, scale }) => {
    const down = (y - top) / (7 * scale);
    const half = down < 0.52 ? down / 0.52 : (down - 0.52) / 0.48;
    const inks = down < 0.52 ? SKY : GROUND;
    dot(art, x, y, inks[clamp(Math.floor(half * inks.length), 0, inks.length - 1)] ?? INK.white);
  });
  const walk = turn(seconds, 2.6) * (art.width + 80) - 40;
  inked(art, lines, (x, y, { y: top }) => {
    if (Math.abs(x - walk + (y - top) * 0.6) < 4) dot(art, x, y, INK.white);
  });
  for (const { x, y, text, scale } of lines) {
    const [starX, starY] = [clamp(walk, x, x + widthOf(text, scale)), y + scale];
    if (Math.abs(starX - walk) > 1) continue;
    line(art, starX - 5, starY, starX + 5, starY, INK.white);
    line(art, starX, starY - 5, starX, starY + 5, INK.white);
  }
}

/** A cinema's board: the words run by in bulbs, between two rows that chase each other. */
function bulbs(art: Art, words: string, seconds: number): void {
  clear(art, INK.maroon);
  for (let x = 0; x < art.width; x += 18) {
    box(art, x, 0, 6, art.height, INK.red);
    veil(art, x + 6, 0, 4, art.height, INK.cocoa, 0.5);
  }
  const size = scaleToFit('XXXXXXXX', art.width, 4) + 1;
  const rows = 9;
  const board = { height: rows * size + 4, top: Math.floor((art.height - rows * size) / 2) - 2 };
  box(art, 0, board.top, art.width, board.height, INK.black);
  const text = `${words}   *   `;
  const sheet = { width: text.length * ADVANCE, height: LINE };
  const lit = new Set<number>();
  inked(sheet, [{ text, x: 0, y: 1, scale: 1 }], (x, y) => lit.add(y * sheet.width + x));
  const shift = Math.floor(seconds * 14);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column * size < art.width; column++) {
      const on = lit.has(row * sheet.width + ((column + shift) % sheet.width));
      const [x, y] = [column * size, board.top + 2 + row * size];
      box(art, x, y, size - 1, size - 1, on ? INK.amber : INK.cocoa);
      if (on) dot(art, x + 1, y + 1, INK.yellow);
    }
  }
  const step = Math.floor(seconds * 6);
  for (let index = 0; index * 12 < art.width; index++) {
    for (const y of [board.top - 10, board.top + board.height + 9]) {
      const on = (index + step) % 3 === 0;
      disc(art, index * 12 + 6, y, 3, on ? INK.yellow : INK.leather);
      if (on) dot(art, index * 12 + 5, y - 1, INK.white);
    }
  }
}

const RAINBOW: readonly Ink[] = [INK.red, INK.orange, INK.yellow, INK.lime, INK.cyan, INK.azure, INK.orchid];

/** Letters that ride a wave through all colors, over their own shadow. */
function wave(art: Art, words: string, seconds: number): void {
  gradient(art, 0, art.height, [INK.navy, INK.midnight, INK.black]);
  placed(art, words).forEach(({ text, x, y, scale }, row) => {
    [...text].forEach((letter, index) => {
      const up = Math.round(Math.sin(seconds * 3.2 + index * 0.55 + row) * scale * 1.6);
      const ink = RAINBOW[(index + row + Math.floor(seconds * 5)) % RAINBOW.length] ?? INK.white;
      const at = x + index * ADVANCE * scale;
      write(art, letter, at + scale, y + up + scale, INK.black, scale);
      write(art, letter, at, y + up, ink, scale);
    });
  });
}

/** A tape that was played too often: colors apart, rows torn, snow at the foot. */
function tape(art: Art, words: string, seconds: number): void {
  const beat = Math.floor(seconds * 15);
  gradient(art, 0, art.height, [INK.royal, INK.navy]);
  const lines = placed(art, words);
  const apart = 2 + Math.round(chance(beat, 1) * 2);
  for (const { text, x, y, scale } of lines) write(art, text, x - apart, y, INK.neon, scale);
  for (const { text, x, y, scale } of lines) write(art, text, x + apart, y, INK.cyan, scale);
  for (const { text, x, y, scale } of lines) write(art, text, x, y, INK.white, scale);
  const torn = Math.floor(turn(seconds, 4) * (art.height + 40)) - 20;
  for (let row = torn; row < torn + 14; row++) shiftRow(art, row, Math.round((chance(row, beat) - 0.3) * 26));
  for (let row = 0; row < art.height; row++) if (chance(row, beat, 2) < 0.03) shiftRow(art, row, 3);
  for (let y = art.height - 12; y < art.height; y++) {
    for (let x = 0; x < art.width; x++) if (chance(x, y, beat) < 0.22) dot(art, x, y, INK.silver);
  }
  write(art, 'PLAY >', 10, 9, INK.white, 1);
  const at = Math.floor(seconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  write(art, `0:${two(Math.floor(at / 60) % 60)}:${two(at % 60)}`, art.width - 52, 9, INK.white, 1);
  for (let y = 0; y < art.height; y += 3) veil(art, 0, y, art.width, 1, INK.black, 0.35);
}

/** Letters with sides, lit from a lamp that goes round. */
function solid(art: Art, words: string, seconds: number): void {
  gradient(art, 0, art.height, [INK.orchid, INK.pink, INK.peach]);
  const lines = placed(art, words);
  const [dx, dy] = [Math.cos(seconds * 1.3), Math.sin(seconds * 1.3) * 0.5 + 0.7];
  for (let depth = 12; depth > 0; depth--) {
    const ink = depth > 8 ? INK.cocoa : depth > 4 ? INK.maroon : INK.brick;
    for (const { text, x, y, scale } of lines) {
      write(art, text, x + Math.round(dx * depth), y + Math.round(dy * depth), ink, scale);
    }
  }
  for (const { text, x, y, scale } of lines) write(art, text, x, y, INK.yellow, scale);
  inked(art, lines, (x, y, { y: top, scale }) => {
    if (y - top < scale * 2) dot(art, x, y, INK.cream);
  });
}

const FLAPS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A departures board that rattles through the alphabet until every flap is right. */
function flaps(art: Art, words: string, seconds: number): void {
  clear(art, INK.black);
  const lines = placed(art, words.toUpperCase());
  const longest = Math.max(1, ...lines.map(({ text }) => text.length));
  const since = seconds % (longest * 0.12 + 4);
  for (const { text, x, y, scale } of lines) {
    [...text].forEach((letter, index) => {
      const at = x + index * ADVANCE * scale;
      const settled = since > 0.3 + index * 0.12 + chance(index, y) * 0.4;
      const shown = settled
        ? letter
        : (FLAPS[Math.floor(chance(index, Math.floor(since * 18)) * FLAPS.length)] ?? ' ');
      box(art, at - scale, y - scale, ADVANCE * scale - 1, 9 * scale, INK.midnight);
      write(art, shown, at, y, settled ? INK.cream : INK.silver, scale);
      box(art, at - scale, y + Math.floor(3.5 * scale), ADVANCE * scale - 1, 1, INK.black);
    });
  }
}

export const TEXT_STYLES: readonly TextStyle[] = [
  { id: 'phosphor', title: 'Phosphor', paint: phosphor },
  { id: 'neon', title: 'Neon', paint: neon },
  { id: 'chrome', title: 'Chrome', paint: chrome },
  { id: 'bulbs', title: 'Marquee', paint: bulbs },
  { id: 'wave', title: 'Wave', paint: wave },
  { id: 'tape', title: 'Worn tape', paint: tape },
  { id: 'solid', title: 'Solid', paint: solid },
  { id: 'flaps', title: 'Departures', paint: flaps },
];
