import { dithers } from '../kernel/dither.ts';
import { box, chance, clear, disc, frame, type Art } from './art/art.ts';
import {
  ADVANCE,
  LINE,
  heightOf,
  scaleToFit,
  widthOf,
  wrapped,
  write,
  writeCenterd,
} from './art/lettering.ts';
import { INK } from './art/palette.ts';
import type { Screen } from './screen.ts';
import { CLICK, SOFT, bell, hits, tune, wave } from './sounds.ts';

/** From one line of the log to the next; then a pause; then how long the logo stays (SCREEN-3). */
export const LINE_SECONDS = 0.9;
export const PAUSE_SECONDS = 0.5;
export const LOGO_SECONDS = 3;

export interface BootLogText {
  readonly lines: readonly string[];
  /** What the logo spells. */
  readonly logo: string;
  readonly motto: string;
}

/** The log of the Only{product} hub. */
export const HUB_LOG: BootLogText = {
  lines: [
    'Initializing Flunk OS v2.0',
    'Mounting Disk',
    'Scraping gum off the read head',
    'semester zero INCOMING',
    'Boot Sequence Complete',
  ],
  logo: 'OnlyFlunks',
  motto: 'FOR MEMBERS OF THE CLASS',
};

/** What is shown `seconds` after the start: how many lines, whether the logo, and whether it is over. */
export function bootLogAt(
  { lines }: BootLogText,
  seconds: number,
): { readonly lines: number; readonly logo: boolean; readonly over: boolean } {
  const shown = Math.min(lines.length, Math.floor(seconds / LINE_SECONDS) + 1);
  const logo = logoFrom(lines);
  return { lines: shown, logo: seconds >= logo, over: seconds >= logo + LOGO_SECONDS };
}

const logoFrom = (lines: readonly string[]): number => lines.length * LINE_SECONDS + PAUSE_SECONDS;

/** A boot log, line by line, and then the logo. */
export function createBootLog(text: BootLogText): Screen {
  const logo = logoFrom(text.lines);
  return {
    fps: 20,
    still: logo + 1.5,
    lasts: logo + LOGO_SECONDS,
    sound: [
      wave(
        'square',
        -34,
        CLICK,
        hits(
          text.lines.map((_, index) => index * LINE_SECONDS),
          0.03,
          880,
        ),
      ),
      wave('triangle', -24, SOFT, tune(['D3'], 2, { at: logo, seconds: 1.8 })),
      wave('triangle', -27, SOFT, tune(['A3'], 2, { at: logo, seconds: 1.8 })),
      bell(-20, tune(['B4', 'D5', 'G5', 'F#5'], 0.26, { at: logo })),
    ],
    paint(art, seconds) {
      clear(art, INK.black);
      if (seconds >= logo) emblem(art, text, seconds - logo);
      else log(art, text.lines, seconds);
    },
    words: (seconds) =>
      seconds >= logo ? text.logo : text.lines.slice(0, bootLogAt(text, seconds).lines).join('. '),
  };
}

function log(art: Art, lines: readonly string[], seconds: number): void {
  const { width, height } = art;
  const x = 14;
  const shown = Math.min(lines.length, Math.floor(seconds / LINE_SECONDS) + 1);
  let y = Math.floor(height / 2 - lines.length * (LINE + 4));
  for (let index = 0; index < shown; index++) {
    const since = seconds - index * LINE_SECONDS;
    const text = (lines[index] ?? '').slice(0, Math.ceil(since * 60));
    const done = since > LINE_SECONDS * 0.8;
    const rows = wrapped(`> ${text}`, width - 2 * x - 30);
    for (const row of rows) {
      write(art, row, x, y, index === shown - 1 ? INK.white : INK.lime);
      y += LINE;
    }
    const mark = done ? 'OK' : '|/-\\'[Math.floor(seconds * 12) % 4];
    write(art, `[${mark ?? ''}]`.padStart(4), width - x - 4 * ADVANCE, y - LINE, done ? INK.lime : INK.amber);
    y += 8;
  }
  if (seconds % 0.5 < 0.3) box(art, x, y, 5, 7, INK.lime);
}

/** The logo under a lamp that warms up, on rows of lockers. */
function emblem(art: Art, { logo, motto }: BootLogText, since: number): void {
  const { width, height } = art;
  const warm = Math.min(1, since * 1.6) * (since < 0.5 && chance(Math.floor(since * 20)) < 0.4 ? 0.4 : 1);
  for (let left = (width % 24) / 2 - 24; left < width; left += 24) {
    box(art, left, 0, 23, height, INK.midnight);
    for (const slot of [16, 21, 26]) box(art, left + 6, slot, 11, 2, INK.black);
    box(art, left + 17, Math.floor(height * 0.6), 3, 9, INK.slate);
  }
  const center = { x: width / 2, y: height / 2 };
  const reach = Math.max(width, height) * 0.5;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.hypot(x - center.x, (y - center.y) * 1.4) / reach;
      if (dithers(x, y, far - warm * 0.55)) art.pixels[y * width + x] = INK.black;
    }
  }
  const scale = scaleToFit(logo, width - 30, 4);
  const top = Math.floor(center.y - heightOf(scale) / 2) - 4;
  const left = Math.floor((width - widthOf(logo, scale)) / 2);
  disc(art, center.x, center.y - 2, widthOf(logo, scale) / 2 + 10, INK.black, heightOf(scale));
  frame(art, left - 8, top - 10, widthOf(logo, scale) + 16, heightOf(scale) + 20, INK.plum, 2);
  for (const dx of [0, 1]) write(art, logo, left + dx + 2, top + 2, INK.plum, scale);
  for (const dx of [0, 1]) write(art, logo, left + dx, top, since < 0.12 ? INK.white : INK.yellow, scale);
  if (since > 0.9) writeCenterd(art, motto, top + heightOf(scale) + 20, INK.silver);
}
