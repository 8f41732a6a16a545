/**
 * Picture Day: the photographer has put a record on so that the row forgets the gym. G major at 108, swung:
 * an electric piano, a clarinet that smiles, a muted trumpet that makes faces behind it, a bass that walks along the row.
 * A A' B A'' and the pose. The surprise is the pose: all hold their breath on E flat, a clock counts to three, and the trumpet
 * blinks.
 */
import { bass, comp, line, sustain } from './kit.mjs';
import {
  CLAVES,
  DRUM_SETS,
  HAT,
  KICK,
  PEDAL_HAT,
  RIDE,
  RIM,
  SNARE,
  SPLASH,
  TRIANGLE,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, inOctave, under } from './variations.mjs';

const brush = { [PEDAL_HAT]: '----o-------o---', [SNARE]: 'o--.o--.o--.o--.', [KICK]: 'x-------x-------' };
const ride = also(brush, { [RIDE]: 'x---x--ox---x--o', [RIM]: '------------x---' });
const fill = also(brush, { [SNARE]: 'o--.o-x-o-xxo-xx', [KICK]: 'x-----x-x-------' });
const still = { [RIM]: 'x---x---x---x---', [PEDAL_HAT]: '----o-------o---' };
const flash = {
  [SPLASH]: 'X---------------',
  [CLAVES]: 'X-----o---------',
  [HAT]: '--------o-oxo-ox',
  [TRIANGLE]: '----o-----------',
};

const smile = 'B4:3! D5:3 G5:2 F#5:4 D5:4';
const row = section({
  chords: 'Gmaj9 | Em9 | Am9 | D13',
  melody: `${smile} | E5:3! G5:3 B5:2 A5:6 -:2 | C6:3! B5:3 A5:2 G5:4 E5:4 | F#5:3! A5:3 C6:2 B5:6 -:2`,
  drums: [brush, brush, brush, fill],
});
const taller = section({
  chords: 'Gmaj9 | G9 | Cmaj9 Cm6 | Gmaj9 D13',
  melody: `${smile} | F5:3! A5:3 D6:2 B5:6 -:2 | E6:3! D6:3 B5:2 Eb6:3! D6:3 C6:2 | B5:4! G5:2 A5:2 G5:6 -:2`,
  drums: [ride, ride, ride, fill],
});
const hair = section({
  chords: 'Cmaj9 | Bm7 E7 | Am9 | D7b9',
  melody:
    'E5:6! G5:2 B5:4 G5:4 | A5:3! F#5:3 D5:2 G#5:3! B5:3 D6:2 | C6:6! B5:2 A5:4 E5:4 | F#5:4! Eb5:4 C5:6 -:2',
  drums: [brush, ride, ride, fill],
});
const together = section({
  chords: 'Gmaj9 | Em9 | Am9 D13 | Gmaj9 G9',
  melody: `${smile} | E5:3! G5:3 B5:2 D6:6 -:2 | C6:2! B5:2 A5:2 E5:2 F#5:2! A5:2 C6:2 E6:2 | D6:4! B5:2 A5:2 G5:6 -:2`,
  drums: [ride, ride, ride, fill],
});
const pose = section({
  chords: 'Cmaj9 | Cm6 | Ebmaj7 | Am9 D13',
  melody: 'E5:2! F#5:2 G5:2 A5:2 B5:8 | Eb5:2! F5:2 G5:2 A5:2 C6:6! -:2 | D6:16 | -:8 D5:2! E5:2 F#5:2 A5:2',
  drums: [ride, fill, still, flash],
});
const form = [row, taller, hair, together, pose];
const [, TALLER, HAIR, TOGETHER, POSE] = form.keys();

const walk = ({ chords }, index) =>
  bass(
    chords,
    index === POSE ? '1:4! 3:4 5:4! <:4 | 1:4! 3:4 5:4 <:4 | 1:16! | 1:4! 5:4 1:4! <:4' : '1:4! 3:4 5:4! <:4',
    pitch('E1'),
  );

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 108,
  swing: 0.3,
  seed: 1995,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 32, volume: 0.8, reverb: 0.2, play: walk },
    {
      name: 'guitar',
      program: 26,
      volume: 0.52,
      reverb: 0.3,
      play: (part, index) => clipped(inOctave(walk(part, index), 2), 3),
    },
    {
      name: 'electric piano',
      program: 4,
      volume: 0.62,
      reverb: 0.4,
      chorus: 0.4,
      play: (part, index) =>
        index === POSE
          ? sustain(part.chords, { centre: pitch('E4'), velocity: 0.6 })
          : comp(part.chords, '---x-----x------|---x----x-----x-', { centre: pitch('E4'), steps: 3 }),
    },
    {
      name: 'clarinet',
      program: 71,
      volume: 0.75,
      reverb: 0.4,
      modulation: 0.1,
      play: (part, index) => (index === HAIR ? under(part.melody, part.chords) : part.melody),
    },
    {
      name: 'muted trumpet',
      program: 59,
      volume: 0.62,
      reverb: 0.5,
      play: (part, index) =>
        ({
          [TALLER]: line('-:10 A5:2! G5:2 F#5:2 | -:8 D5:2! F5:2 A5:4 | -:16 | -:8 B5:2! A5:2 G5:4'),
          [HAIR]: part.melody,
          [TOGETHER]: under(part.melody, part.chords),
          [POSE]: line('-:16 | -:16 | -:16 | Eb6:1! D6:1 C#6:1 C6:1 B5:4 -:8'),
        })[index],
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 1,
      reverb: 0.5,
      play: only([TALLER, TOGETHER], ({ chords }) =>
        comp(chords, 'o-------o-------', { centre: pitch('B5'), steps: 6 }),
      ),
    },
    {
      name: 'strings',
      program: 48,
      volume: 0.75,
      reverb: 0.7,
      play: only([HAIR, POSE], ({ chords }) => sustain(chords, { centre: pitch('G4'), velocity: 0.45 })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.brush,
      volume: 1,
      reverb: 0.3,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
