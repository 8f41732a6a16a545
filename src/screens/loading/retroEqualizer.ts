import { box, chance, clear, disc, frame, line, type Art } from '../art/art.ts';
import { ADVANCE, widthOf, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { SHORT, beats, drum, hits, noise, tune, wave } from '../sounds.ts';

/** Length of a beat in seconds: sound and bars keep it. */
const BEAT = 0.5;
const SEGMENT = 4;
const TRACK = 'ARCADIA FM 97.3 - TRACK 07 - DETENTION BOOGIE - ';

/** A big brother's stereo, with more lights than watts. */
export const screen: Screen = {
  fps: 20,
  still: 1.05,
  sound: [
    drum(-12, beats(8, BEAT), 'C1', 5),
    noise('white', -22, [0.001, 0.1, 0, 0.04], hits(beats(4, BEAT * 2, BEAT), 0.09)),
    noise('white', -32, [0.001, 0.03, 0, 0.01], hits(beats(16, BEAT / 2, BEAT / 4), 0.02)),
    wave(
      'sawtooth',
      -23,
      SHORT,
      tune(
        ['A1', null, 'A1', 'C2', null, 'D2', 'E2', 'G1', 'A1', null, 'A1', 'E2', null, 'D2', 'C2', 'G1'],
        BEAT / 2,
      ),
    ),
    wave(
      'square',
      -33,
      SHORT,
      tune(
        ['A4', 'C5', null, 'E5', null, 'D5', 'C5', null, 'A4', 'C5', null, 'G5', 'E5', null, 'D5', null],
        BEAT / 2,
      ),
    ),
  ],
  paint(art, seconds) {
    cabinet(art);
    const inside = { x: 16, y: 36, width: art.width - 32, height: art.height - 36 - 54 };
    display(art, inside.x, 12, Math.min(inside.width - 60, 190), seconds);
    spectrum(art, inside.x, inside.y, inside.width, inside.height, seconds);
    knobs(art, art.height - 42, seconds);
  },
};

function cabinet(art: Art): void {
  clear(art, INK.black);
  for (let y = 3; y < art.height - 3; y += 2) box(art, 3, y, art.width - 6, 1, INK.midnight);
  frame(art, 0, 0, art.width, art.height, INK.slate, 2);
  box(art, 2, 2, art.width - 4, 1, INK.steel);
  for (const [x, y] of [
    [7, 7],
    [art.width - 8, 7],
    [7, art.height - 8],
    [art.width - 8, art.height - 8],
  ] as const) {
    disc(art, x, y, 2, INK.slate);
    line(art, x - 1, y - 1, x + 1, y + 1, INK.silver);
  }
}

function display(art: Art, x: number, y: number, width: number, seconds: number): void {
  box(art, x, y, width, 17, INK.pine);
  frame(art, x, y, width, 17, INK.slate);
  const letters = Math.floor((width - 8) / ADVANCE);
  const from = Math.floor(seconds * 7) % TRACK.length;
  const seen = (TRACK + TRACK + TRACK).slice(from, from + letters);
  write(art, seen, x + Math.floor((width - widthOf(seen)) / 2), y + 5, INK.cyan);
}

/** How loud a band is, 0 to 1: the bass jumps on the beat, the treble between, all of it dies away. */
function level(band: number, bands: number, seconds: number): number {
  const height = band / bands;
  const bass = Math.exp(-((seconds % BEAT) / BEAT) * 3.2) * Math.exp(-height * 3.4);
  const snare =
    Math.exp(-(((seconds + BEAT) % (BEAT * 2)) / BEAT) * 4) * Math.exp(-(((height - 0.55) * 3.2) ** 2));
  const hat = Math.exp(-(((seconds + BEAT / 4) % (BEAT / 2)) / BEAT) * 9) * height * 0.6;
  const melody = Math.max(0, Math.sin(height * 17 + Math.floor(seconds / (BEAT / 2)) * 2.3)) * 0.42;
  const wobble = chance(band, Math.floor(seconds * 20)) * 0.1;
  return Math.min(1, bass * 0.95 + snare * 0.8 + hat + melody + wobble + 0.04);
}

function spectrum(art: Art, x: number, y: number, width: number, height: number, seconds: number): void {
  box(art, x, y, width, height, INK.black);
  frame(art, x, y, width, height, INK.slate);
  const bands = Math.max(9, Math.floor((width - 6) / 14));
  const step = (width - 4) / bands;
  const segments = Math.floor((height - 6) / SEGMENT);
  for (let band = 0; band < bands; band++) {
    const lit = Math.round(level(band, bands, seconds) * segments);
    // The cap hangs where the bar was highest in the last third of a second.
    const recent = [0, 1, 2, 3, 4, 5, 6].map((ago) => level(band, bands, Math.max(0, seconds - ago * 0.05)));
    const cap = Math.round(Math.max(...recent) * segments);
    const left = x + 3 + band * step;
    for (let segment = 0; segment < segments; segment++) {
      const top = y + height - 4 - (segment + 1) * SEGMENT + 1;
      const share = segment / segments;
      const [bright, dark]: readonly [Ink, Ink] =
        share > 0.8 ? [INK.neon, INK.cocoa] : share > 0.55 ? [INK.yellow, INK.cocoa] : [INK.lime, INK.pine];
      box(art, left, top, step - 2, SEGMENT - 1, segment < lit ? bright : segment === cap ? INK.white : dark);
    }
  }
}

function knobs(art: Art, y: number, seconds: number): void {
  const names = ['BASS', 'MID', 'TREB', 'VOL'];
  const step = (art.width - 40) / names.length;
  names.forEach((name, index) => {
    const x = Math.round(20 + step * (index + 0.5));
    const turn = -2.2 + (index === 3 ? 3.8 : 2.2 + Math.sin(seconds * (0.7 + index * 0.3) + index * 2) * 1.2);
    disc(art, x, y + 12, 11, INK.slate);
    disc(art, x, y + 11, 10, INK.steel);
    disc(art, x, y + 11, 8, INK.navy);
    line(art, x, y + 11, x + Math.sin(turn) * 8, y + 11 - Math.cos(turn) * 8, INK.white);
    for (let tick = -3; tick <= 3; tick++) {
      box(
        art,
        x + Math.sin(tick * 0.75) * 14,
        y + 12 - Math.cos(tick * 0.75) * 14,
        1,
        1,
        tick < 3 ? INK.steel : INK.red,
      );
    }
    write(art, name, x - Math.floor(widthOf(name) / 2), y + 28, INK.silver);
  });
}
