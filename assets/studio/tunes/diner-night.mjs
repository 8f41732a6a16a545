/**
 * The snack shack and the Rug Doctor after closing time: the bossa of the day as a ballad that one person plays while the
 * chairs go up, F major at 72: a tenor saxophone, brushes, a piano that has been wiped. The chord that is plainly wrong comes
 * at its place, and is held without a smile. The surprise: the last time the band leaves it standing under a celesta, and the
 * right one is never played.
 */
import { arpeggio, bass, comp, sustain } from './kit.mjs';
import { DRUM_SETS, KICK, PEDAL_HAT, RIDE, RIM, SNARE, TRIANGLE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, inOctave, under } from './variations.mjs';

const brush = { [PEDAL_HAT]: '----o-------o---', [SNARE]: 'o-.-o-.-o-.-o-.-', [KICK]: 'o-------.-------' };
const ride = also(brush, { [RIDE]: 'o---o--.o---o--.' });
const fill = also(brush, { [SNARE]: 'o-.-o-.-o-ooo-xo', [RIM]: '------o-----o---' });
const neon = { [PEDAL_HAT]: '----.-------.---', [TRIANGLE]: 'o---------------', [SNARE]: '.---.---.---.---' };

const menu = 'A5:3! G5:1 F5:2 D5:2 C5:8';
const special = 'D5:3! C5:1 Bb4:2 D5:2 F5:4 E5:4';
const chairs = section({
  chords: 'Fmaj9 | Gm9 C13 | Gb7#9 | Fmaj9 C13',
  melody: `${menu} | ${special} | A4:10! -:6 | -:4 C5:2 E5:2 G5:2 F5:2 C5:4`,
  drums: [brush, brush, brush, fill],
});
const floor = section({
  chords: 'Fmaj9 | Gm9 C13 | Gb7#9 | Fmaj9',
  melody: `A5:3! G5:1 F5:2 D5:2 F5:8 | ${special} | A4:6! Bb4:4 Db5:6 | C5:2! E5:2 G5:4 A5:6 -:2`,
  drums: [ride, ride, brush, fill],
});
const stools = section({
  chords: 'Bbmaj9 | Bbm6 | Am7 D7b9 | Gm9 C13sus',
  melody: 'D5:6! F5:2 A5:8 | Db5:6! F5:2 G5:8 | G5:4! E5:4 Eb5:4 C5:4 | Bb4:4! D5:4 G5:6 -:2',
  drums: [ride, ride, ride, fill],
});
const lights = section({
  chords: 'Fmaj9 | Gm9 C13 | Gb7#9 | Gb7#9',
  melody: `${menu} | ${special} | A4:12! -:4 | -:16`,
  drums: [ride, brush, neon, neon],
});
const form = [chairs, floor, stools, lights];
const [CHAIRS, FLOOR, STOOLS, LIGHTS] = form.keys();

const bassLine = ({ chords }) => bass(chords, '1:7! -:1 5:6 <:2 | 1:7! -:1 1:6 <:2', pitch('E1'));

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 72,
  swing: 0.28,
  seed: 1965,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 32, volume: 0.75, reverb: 0.3, play: bassLine },
    {
      name: 'guitar',
      program: 26,
      volume: 0.55,
      reverb: 0.5,
      play: (part) => clipped(inOctave(bassLine(part), 2), 5),
    },
    {
      name: 'piano',
      program: 0,
      volume: 0.95,
      reverb: 0.5,
      play: only([CHAIRS, FLOOR, STOOLS], ({ chords }) =>
        comp(chords, 'o-----o---o-----|--o-----o---o---', { centre: pitch('E4'), steps: 5 }),
      ),
    },
    {
      name: 'tenor saxophone',
      program: 66,
      volume: 0.72,
      reverb: 0.7,
      modulation: 0.2,
      play: (part, index) => inOctave(index === STOOLS ? under(part.melody, part.chords) : part.melody, -1),
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 0.85,
      reverb: 0.7,
      play: (part, index) =>
        index === STOOLS
          ? part.melody
          : comp(part.chords, '--------o-------', { centre: pitch('C5'), steps: 7 }),
    },
    {
      name: 'strings',
      program: 48,
      volume: 0.74,
      reverb: 0.8,
      play: only([FLOOR, STOOLS, LIGHTS], ({ chords }) =>
        sustain(chords, { centre: pitch('A4'), velocity: 0.4 }),
      ),
    },
    {
      name: 'celesta',
      program: 8,
      volume: 0.85,
      reverb: 0.8,
      play: only([LIGHTS], ({ chords }) =>
        arpeggio(chords.slice(-2), 'o---o---o---o-o-', { centre: pitch('A5'), steps: 6 }),
      ),
    },
    {
      name: 'drums',
      program: DRUM_SETS.brush,
      volume: 1,
      reverb: 0.4,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
