import type { Random } from '@shared/kernel/clock.ts';
import { box, chance, clear, frame, type Art } from './art/art.ts';
import { heightOf, scaleToFit, widthOf, write, writeCenterd } from './art/lettering.ts';
import { INK } from './art/palette.ts';
import type { Screen } from './screen.ts';
import { SHORT, tune, wave } from './sounds.ts';

/**
 * How often the progress rises, by how many percent at most, and how long the full bar stays before the page behind it
 * is shown (SCREEN-4).
 */
export const STEP_SECONDS = 0.2;
export const LARGEST_STEP = 10;
export const REVEAL_SECONDS = 0.2;

/** The progress after each step, in percent, up to 100. */
export function introProgress(random: Random): readonly number[] {
  const steps: number[] = [];
  for (let progress = 0; progress < 100;) {
    progress = Math.min(100, progress + random() * LARGEST_STEP);
    steps.push(progress);
  }
  return steps;
}

/**
 * The overlay before a page that takes its time: a banner, what the line is doing, and a bar, which rises every
 * `stepSeconds`.
 */
export function createIntro(banner: string, random: Random, stepSeconds = STEP_SECONDS): Screen {
  const steps = introProgress(random);
  const full = steps.length * stepSeconds;
  const progressAt = (seconds: number): number =>
    Math.round(steps[Math.min(steps.length, Math.floor(seconds / stepSeconds)) - 1] ?? 0);
  const label = (seconds: number): string => `Loading... ${progressAt(seconds)}%`;
  const status = (seconds: number): string => (progressAt(seconds) < 100 ? 'CONNECTING' : 'ONLINE');
  return {
    fps: 20,
    still: full / 2,
    lasts: full + REVEAL_SECONDS,
    sound: [
      wave('square', -30, SHORT, tune(['C5', 'E5', 'G5', 'C6', null, 'G5', 'C6'], 0.11)),
      wave('triangle', -26, SHORT, tune(['C3', null, 'G3', null, 'C4'], 0.16)),
    ],
    paint(art, seconds) {
      clear(art, INK.midnight);
      carrier(art, seconds, progressAt(seconds) / 100);
      const scale = scaleToFit(banner, art.width - 48, 6);
      const middle = Math.floor(art.height / 2);
      const top = middle - 34 - heightOf(scale);
      const left = Math.floor((art.width - widthOf(banner, scale)) / 2);
      write(art, banner, left + scale, top + scale, INK.plum, scale);
      write(art, banner, left, top, INK.yellow, scale);
      lines(art, middle - 16, seconds, status(seconds));
      bar(art, middle + 22, progressAt(seconds), label(seconds));
    },
    words: (seconds) => `${banner}. ${status(seconds)}. ${label(seconds)}`,
  };
}

/** Noughts and ones that come down the line, more of them the further it is. */
function carrier(art: Art, seconds: number, share: number): void {
  for (let column = 0; column < art.width / 8; column++) {
    const speed = 14 + chance(column) * 40;
    for (let bit = 0; bit < 4; bit++) {
      if (chance(column, bit) > 0.15 + share * 0.75) continue;
      const y = (seconds * speed + chance(column, bit, 1) * (art.height + 20)) % (art.height + 20);
      write(
        art,
        chance(column, bit, Math.floor(seconds * 4)) < 0.5 ? '0' : '1',
        column * 8 + 1,
        y - 10,
        INK.navy,
      );
    }
  }
}

function lines(art: Art, y: number, seconds: number, status: string): void {
  const online = status === 'ONLINE';
  const dots = '.'.repeat(Math.floor(seconds * 3) % 4);
  const left = Math.floor(art.width / 2) - 48;
  box(art, left - 8, y - 5, 112, 30, INK.black);
  frame(art, left - 8, y - 5, 112, 30, INK.slate);
  write(art, `CONNECTING${online ? '... OK' : dots}`, left, y, online ? INK.green : INK.lime);
  if (online) write(art, 'ONLINE', left, y + 12, INK.lime);
  else if (seconds % 0.6 < 0.35) box(art, left, y + 12, 5, 7, INK.lime);
}

function bar(art: Art, y: number, percent: number, label: string): void {
  const width = Math.min(art.width - 40, 200);
  const left = Math.floor((art.width - width) / 2);
  box(art, left, y, width, 16, INK.black);
  frame(art, left, y, width, 16, INK.silver);
  const blocks = Math.floor((width - 6) / 8);
  for (let block = 0; block < Math.floor((blocks * percent) / 100); block++) {
    box(art, left + 3 + block * 8, y + 3, 6, 10, INK.azure);
    box(art, left + 3 + block * 8, y + 3, 6, 2, INK.cyan);
  }
  writeCenterd(art, label, y + 22, INK.white);
}
