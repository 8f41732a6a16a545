import type { Fill } from '../../../engine/theme/bevel.ts';
import type { Rect, Size } from '../../../engine/geometry/rects.ts';
import { BAND } from './dial.ts';

/** The frequencies that the dial's glass names. */
export const MARKS = [880, 900, 920, 940, 960, 980, 1000, 1020, 1040, 1060, 1080] as const;
/** Pixels from the glass's edge to the ends of the band. */
const MARGIN = 18;
/** A glass lower than this has short lines, so that they keep off the numbers. */
const LOW = 80;
/** Where the numbers of a glass begin. */
export const numbersAt = (height: number): number => (height < LOW ? 5 : 12);
/** How many bars there are, and of how many lamps each. */
export const BARS = 16;
const LAMPS = 10;

const WOOD = [0x5d3620, 0x57321d, 0x623a22, 0x522f1b, 0x5a341f] as const;
const EDGE = 0x241309;
const SHINE = 0x8a5836;

/** Where a frequency is on a glass of this width. */
export const placeOf = (frequency: number, width: number): number =>
  Math.round(MARGIN + ((frequency - BAND.least) / (BAND.most - BAND.least)) * (width - 2 * MARGIN));

const rect = (x: number, y: number, width: number, height: number, color: number): Fill => ({
  x,
  y,
  width,
  height,
  color,
});

/** Wood in planks of some pixels, and a dark rim round each window in it. */
export function cabinetFills({ width, height }: Size, windows: readonly Rect[]): readonly Fill[] {
  const grain: Fill[] = [];
  let y = 0;
  for (let plank = 0; y < height; plank++) {
    const thick = 2 + ((plank * 7) % 5);
    grain.push(rect(0, y, width, Math.min(thick, height - y), WOOD[(plank * 3) % WOOD.length] ?? WOOD[0]));
    y += thick;
  }
  const rims = windows
    .filter((window) => window.width > 0)
    .flatMap((window) => [
      rect(window.x - 3, window.y - 3, window.width + 6, window.height + 6, EDGE),
      rect(window.x - 3, window.y + window.height + 2, window.width + 6, 1, SHINE),
      rect(window.x + window.width + 2, window.y - 3, 1, window.height + 6, SHINE),
    ]);
  return [...grain, ...rims];
}

/** The glass with its scale, lit while the radio is on, and a lamp for each station. */
export function dialFills(
  { width, height }: Size,
  stations: readonly number[],
  on: boolean,
): readonly Fill[] {
  if (width === 0) return [];
  const [glass, glow, line] = on ? [0x3a1d06, 0x5c3008, 0xffb04a] : [0x1c120a, 0x241608, 0x6a4420];
  const base = height - 30;
  const fills = [
    rect(0, 0, width, height, glass),
    rect(0, 6, width, height - 12, glow),
    rect(0, height - 3, width, 3, glass),
  ];
  for (let frequency: number = BAND.least; frequency <= BAND.most; frequency += 5) {
    const long = frequency % 20 === 0;
    const half = frequency % 10 === 0;
    const length = (long ? 22 : half ? 14 : 8) / (height < LOW ? 2 : 1);
    fills.push(rect(placeOf(frequency, width), base - length, long ? 2 : 1, length, line));
  }
  fills.push(rect(MARGIN - 6, base, width - 2 * MARGIN + 12, 1, line));
  for (const frequency of stations) {
    const x = placeOf(frequency, width);
    fills.push(rect(x - 3, base + 8, 7, 5, EDGE), rect(x - 2, base + 9, 5, 3, on ? 0xfff0b0 : 0x5a3a1a));
  }
  return fills;
}

/** The needle at a frequency. */
export function needleFills({ width, height }: Size, frequency: number, on: boolean): readonly Fill[] {
  if (width === 0) return [];
  const x = placeOf(frequency, width);
  const [red, light] = on ? [0xe0301e, 0xff8a6a] : [0x7a2018, 0x8a3a2a];
  return [
    rect(x + 2, 4, 2, height - 8, 0x180c04),
    rect(x - 1, 4, 3, height - 8, red),
    rect(x - 1, 4, 1, height - 8, light),
    rect(x - 4, height - 10, 9, 6, red),
    rect(x - 4, height - 10, 9, 1, light),
  ];
}

/** How many lamps of each bar are lit, by how loud the pitches are: each bar has more of them than the one before. */
export function barsAt(levels: Uint8Array): readonly number[] {
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor(2 ** (bar * 0.42) - 1) + bar;
    const to = Math.max(from + 1, Math.floor(2 ** ((bar + 1) * 0.42) - 1) + bar + 1);
    let loudest = 0;
    for (let at = from; at < to && at < levels.length; at++) loudest = Math.max(loudest, levels[at] ?? 0);
    // High pitches are softer in every tune: they are raised a little.
    return Math.min(LAMPS, Math.round((loudest / 255) ** 1.4 * LAMPS * (1 + bar * 0.03)));
  });
}

/** The bars of lamps, green below, amber above, red at the top; all of them dark where nothing is heard. */
export function barFills({ width, height }: Size, bars: readonly number[]): readonly Fill[] {
  if (width === 0) return [];
  const fills = [rect(0, 0, width, height, 0x0c0f10)];
  const across = Math.floor((width - 8) / BARS);
  const up = Math.floor((height - 8) / LAMPS);
  const left = Math.floor((width - across * BARS) / 2);
  const foot = height - Math.floor((height - up * LAMPS) / 2);
  bars.forEach((lit, bar) => {
    for (let lamp = 0; lamp < LAMPS; lamp++) {
      const [bright, dark] =
        lamp > 8 ? [0xff4a3a, 0x35110d] : lamp > 5 ? [0xffc83a, 0x33280d] : [0x3ae06a, 0x0d2f18];
      const color = lamp < lit ? bright : dark;
      fills.push(rect(left + bar * across + 1, foot - (lamp + 1) * up + 1, across - 2, up - 2, color));
    }
  });
  return fills;
}

/** Cloth behind slats. */
export function grilleFills({ width, height }: Size): readonly Fill[] {
  if (width === 0) return [];
  const fills = [rect(0, 0, width, height, 0x17110d)];
  for (let y = 3; y < height - 3; y += 8) {
    fills.push(rect(4, y, width - 8, 3, 0x3c2415), rect(4, y, width - 8, 1, 0x6e4429));
  }
  return fills;
}
