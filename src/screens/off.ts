import { box, clear, type Art } from './art/art.ts';
import { LINE, wrapped, writeCenterd } from './art/lettering.ts';
import { INK } from './art/palette.ts';
import type { Screen } from './screen.ts';
import { CLICK, HELD, hits, noise, wave } from './sounds.ts';

/** Seconds in which the light falls to a line, and the line to nothing. */
const FALL = 0.35;
const SHRINK = 0.6;
const MARGIN = 24;

/** A screen that is switched off: its light collapses, and one sentence stays. */
export const offScreen = (text: string): Screen => ({
  fps: 30,
  still: SHRINK,
  rests: SHRINK,
  sound: [
    noise('white', -30, CLICK, hits([0.01], 0.03)),
    wave('sine', -26, HELD, [{ at: 0.02, seconds: 0.4, pitch: 90 }]),
  ],
  words: () => text,
  paint(art, seconds) {
    clear(art, INK.black);
    if (seconds < SHRINK) fall(art, seconds);
    else say(art, text);
  },
});

function fall(art: Art, seconds: number): void {
  const { width, height } = art;
  const tall = Math.max(1, Math.round(height * (1 - seconds / FALL)));
  const share = seconds < FALL ? 1 : 1 - (seconds - FALL) / (SHRINK - FALL);
  const wide = Math.max(1, Math.round(width * share));
  box(art, Math.floor((width - wide) / 2), Math.floor((height - tall) / 2), wide, tall, INK.white);
}

function say(art: Art, text: string): void {
  const rows = wrapped(text, art.width - MARGIN);
  const top = Math.floor((art.height - rows.length * LINE) / 2);
  rows.forEach((row, index) => writeCenterd(art, row, top + index * LINE, INK.orange));
}
