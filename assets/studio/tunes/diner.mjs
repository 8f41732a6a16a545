/**
 * The snack shack and the Rug Doctor: a bossa for people who wait, F major, with eighths for steps (a bar of the kit holds
 * two of the ear's). In every verse, at the same place, there is one chord that is plainly wrong (G flat with a sharp
 * ninth), held with a smile. The surprise: B is built on it, as if it had been right all along, and when the tune comes home
 * the right chord in its place is what sounds wrong.
 */
import { arpeggio, bass, comp, sustain } from './kit.mjs';
import {
  AGOGO,
  CABASA,
  CLAVES,
  DRUM_SETS,
  HAT,
  KICK,
  PEDAL_HAT,
  RIM,
  SNARE,
  TRIANGLE,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { under } from './variations.mjs';

const bossa = { [KICK]: 'X--xX--xX--xX--x', [RIM]: 'x--x--x---x--x--', [HAT]: 'o.o.o.o.o.o.o.o.' };
const shop = also(bossa, { [CABASA]: 'o.x.o.x.o.x.o.x.', [AGOGO]: '--o---o-o----o--' });
const fill = {
  [KICK]: 'X--xX--xX-------',
  [RIM]: 'x--x--x---------',
  [SNARE]: '--------o-ox-xxo',
  [HAT]: 'o.o.o.o.--------',
};
const floating = {
  [KICK]: 'X--xX--xX--xX--x',
  [CLAVES]: 'x--x--x---x--x--',
  [PEDAL_HAT]: '--o---o---o---o-',
  [TRIANGLE]: 'o-----o---o---o-',
};

const menu = 'A5:3! G5:1 F5:2 D5:2 C5:6 -:2';
const special = 'D5:3! C5:1 Bb4:2 D5:2 F5:6 E5:2';
const order = section({
  chords: 'Fmaj9 Fmaj9 | Gm9 C13 | Gb7#9 | Fmaj9 C13',
  melody: `${menu} | ${special} | A4:8! -:8 | -:2 C5:2 E5:2 G5:2 F5:4! C5:4`,
  drums: [bossa, bossa, bossa, fill],
});
const seconds = section({
  chords: 'Fmaj9 Fmaj9 | Gm9 C13 | Gb7#9 | Fmaj9',
  melody: `${menu} | ${special} | A4:8! Bb4:4 A4:4 | -:2 C5:2 E5:2 G5:2 A5:6! -:2`,
  drums: [shop, shop, shop, fill],
});
const away = section({
  chords: 'Gb7#9 Gb13 | Bmaj9 | Am7 D7b9 | Gm9 C13sus',
  melody:
    'A5:3! Ab5:1 Gb5:2 Eb5:2 Db5:6 -:2 | C#5:3! D#5:1 F#5:2 A#5:2 G#5:6 -:2 | G5:3! E5:1 C5:2 E5:2 Eb5:6 C5:2 | D5:3! Bb4:1 G4:2 Bb4:2 C5:6 -:2',
  drums: [floating, floating, floating, fill],
});
const home = section({
  chords: 'Fmaj9 Fmaj9 | Gm9 C13 | C13 | F69',
  melody: `${menu} | ${special} | A4:8! Bb4:4 D5:4 | -:2 C5:2 E5:2 G5:2 F5:6! -:2`,
  drums: [shop, shop, bossa, fill],
});
const form = [order, seconds, away, home];
const [ORDER, SECONDS, AWAY, HOME] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 80,
  steps: 'eighths',
  swing: 0,
  seed: 1964,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 32,
      volume: 0.78,
      play: ({ chords }) => bass(chords, '1:3! 5:1 5:3 1:1 1:3! 5:1 5:3 <:1', pitch('E1')),
    },
    {
      name: 'nylon guitar',
      program: 24,
      volume: 0.59,
      play: ({ chords }) => comp(chords, 'x--x--x--x--x-x-', { centre: pitch('E4'), steps: 2 }),
    },
    {
      name: 'electric organ',
      program: 16,
      volume: 0.83,
      reverb: 0.3,
      modulation: 0.2,
      play: only([ORDER, HOME], ({ melody }) => melody),
    },
    { name: 'flute', program: 73, volume: 0.76, reverb: 0.5, play: only([SECONDS], ({ melody }) => melody) },
    {
      name: 'voices',
      program: 53,
      volume: 0.79,
      reverb: 0.6,
      play: only([AWAY], ({ melody }) => melody),
    },
    {
      name: 'second voice',
      program: 11,
      volume: 0.86,
      reverb: 0.5,
      play: only([SECONDS, AWAY, HOME], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'strings',
      program: 49,
      volume: 0.58,
      reverb: 0.6,
      play: only([AWAY, HOME], ({ chords }) => sustain(chords, { centre: pitch('A4'), velocity: 0.5 })),
    },
    {
      name: 'marimba',
      program: 12,
      volume: 1,
      play: only([ORDER, SECONDS], ({ chords }) =>
        arpeggio(chords, '--o--o-o--o--o-o', { centre: pitch('C5'), steps: 1 }),
      ),
    },
    {
      name: 'drums',
      program: DRUM_SETS.jazz,
      volume: 0.72,
      reverb: 0.2,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
