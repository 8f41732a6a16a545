/**
 * The police station: the first notes of the town's theme asked as a question, C minor at 92, vibraphone over a bass that
 * walks up and down a corridor, and brushes. A file is opened (A), closed (A2), lost (B), found and opened again. The surprise:
 * in the middle of a word all but the bass fall silent, a typewriter goes on for a line, and its bell rings; the second time
 * it is a telephone that is left to ring.
 */
import { bass, comp, line, sustain } from './kit.mjs';
import { BELL, DRUM_SETS, KICK, PEDAL_HAT, RIDE, RIM, SNARE, WOODBLOCK, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, under } from './variations.mjs';

const stir = { [PEDAL_HAT]: '----o-------o---', [SNARE]: 'o--.o--.o--.o--.', [RIDE]: 'o---x--oo---x--o' };
const walk = also(stir, { [KICK]: 'x---------x-----', [RIM]: '------------x---' });
const fill = { [PEDAL_HAT]: '----o-------o---', [SNARE]: 'o--.o-o-x-xo-xxo', [KICK]: 'x-----x---------' };
const type = { [KICK]: 'X---------------', [WOODBLOCK]: '----oo-ooo-oo-o-' };
const bell = { [WOODBLOCK]: 'oo-o-ooo-o------', [BELL]: '-----------X----', [SNARE]: '-------------.oo' };

const question = 'G4:2! C5:2 Eb5:4 D5:2 C5:2 B4:4';
const opened = section({
  chords: 'Cm6 | Cm9 | Abmaj7 | G7#5',
  melody: `${question} | -:8 D5:2! Eb5:2 G5:4 | C5:2! Eb5:2 Ab5:4 G5:2 Eb5:2 C5:4 | B4:6! -:2 Eb5:4 B4:4`,
  drums: [stir, stir, stir, fill],
});
const closed = section({
  chords: 'Cm6 | Cm9 | Fm9 Bb13 | Ebmaj7 G7#5',
  melody: `${question} | -:8 D5:2! Eb5:2 G5:4 | Ab5:4! G5:2 F5:2 D5:4 C5:4 | G4:6! Bb4:2 B4:6 -:2`,
  drums: [walk, walk, walk, fill],
});
const lost = section({
  chords: 'Abm6 | Ebmaj7 | D7b9 | G7#5',
  melody: 'B4:6! Eb5:2 F5:8 | D5:6! Bb4:2 G4:8 | C5:6! Eb5:2 F#5:8 | F5:4! Eb5:4 B4:6 -:2',
  drums: [walk, walk, walk, fill],
});
const found = section({
  chords: 'Cm6 | Abmaj7 G7#5 | Cm6 | Fm6 G7#5',
  melody: `${question} | C5:2! Eb5:2 Ab5:4 B4:4 -:4 | -:16 | -:16`,
  drums: [walk, fill, type, bell],
});
const reopened = section({
  chords: 'Cm6 | Abmaj7 | Fm9 | G7#5',
  melody:
    'Eb5:2! G5:2 C6:4 Bb5:2 G5:2 F5:4 | -:8 Eb5:2! F5:2 Ab5:4 | Ab5:2! G5:2 F5:4 Eb5:2 D5:2 C5:4 | B4:6! D5:2 G5:4 F5:4',
  drums: [walk, walk, walk, fill],
});
const call = section({
  chords: 'Fm9 Bb13 | G7#5',
  melody: 'Ab5:2! G5:2 F5:2 D5:2 -:8 | -:16',
  drums: [walk, stir],
});
const form = [opened, closed, lost, found, reopened, call];
const [OPENED, CLOSED, LOST, FOUND, REOPENED, CALL] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 92,
  swing: 0.28,
  seed: 1011,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 32,
      volume: 0.82,
      reverb: 0.2,
      play: ({ chords }) => bass(chords, '1:4! 3:4 5:4! 7:2 <:2 | 8:4! 7:4 5:4! 3:2 <:2', pitch('E1')),
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 1,
      reverb: 0.6,
      play: (part, index) =>
        index === LOST || index === REOPENED
          ? comp(part.chords, '--o---o-------o-', { centre: pitch('C5'), steps: 4 })
          : part.melody,
    },
    {
      name: 'muted trumpet',
      program: 59,
      volume: 0.7,
      reverb: 0.7,
      play: only([LOST, REOPENED], ({ melody }, index) => (index === LOST ? melody : inOctave(melody, -1))),
    },
    {
      name: 'bass clarinet',
      program: 71,
      volume: 0.66,
      reverb: 0.5,
      play: only([CLOSED, FOUND, REOPENED], ({ melody, chords }) => inOctave(under(melody, chords), -1)),
    },
    {
      name: 'piano',
      program: 0,
      volume: 0.81,
      reverb: 0.4,
      play: only([OPENED, CLOSED, LOST, REOPENED], ({ chords }) =>
        comp(chords, '------x-------o-|---x------o-----', { centre: pitch('Eb4'), steps: 2 }),
      ),
    },
    {
      name: 'low strings',
      program: 48,
      volume: 0.78,
      reverb: 0.7,
      play: only([CLOSED, LOST, REOPENED], ({ chords }) =>
        sustain(chords, { centre: pitch('G3'), velocity: 0.5 }),
      ),
    },
    {
      name: 'light',
      program: 8,
      volume: 0.76,
      reverb: 0.9,
      play: only([OPENED, LOST], ({ chords }) =>
        comp(chords, '--------o-------', { centre: pitch('G5'), steps: 6 }),
      ),
    },
    {
      name: 'telephone',
      program: 124,
      volume: 0.5,
      reverb: 0.9,
      play: only([CALL], () => line('-:10 C5:6 | C5:6 -:4 C5:6')),
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
