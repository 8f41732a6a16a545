/**
 * The Friday, hour by hour: the town's call over the wrong chord, E minor at 100; plucked strings, a clarinet, a clock that
 * ticks through everything. The surprise: for four bars the clock stops and something is knocked on, as often as it is.
 */
import { bass, comp, sustain } from './kit.mjs';
import {
  CRASH,
  DRUM_SETS,
  KICK,
  LOW_TOM,
  LOW_WOODBLOCK,
  RIDE,
  RIM,
  SNARE,
  WOODBLOCK,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, under } from './variations.mjs';

const clock = {
  [WOODBLOCK]: 'o-------o-------',
  [LOW_WOODBLOCK]: '----.-------.---',
  [KICK]: 'o---------------',
};
const later = also(clock, {
  [RIDE]: '--o---o---o---o-',
  [RIM]: '------.-------.-',
  [KICK]: 'o-------.-o-----',
});
const turn = also(later, { [SNARE]: '----------.-o-oo' });
const knocks = { [LOW_TOM]: 'x---x---x---x---' };
const last = { [LOW_TOM]: 'x---------------', [CRASH]: '------------o---' };

const morning = section({
  chords: 'Em9 | Cmaj7 | Am9 | B7#5',
  melody: 'B3:3! D4:3 G4:6! F#4:2 D4:2 | E4:6! D4:2 B3:8 | C4:3! E4:3 G4:6! F#4:2 E4:2 | D#4:12! -:4',
  drums: [clock, clock, clock, turn],
});
const afternoon = section({
  chords: 'Em9 | Gm6 | Cmaj7 | F#m7b5 B7b9',
  melody: 'B4:3! D5:3 G5:6! F#5:2 D5:2 | E5:4! D5:4 Bb4:8 | C5:6! E5:2 G5:4 E5:4 | F#5:6! E5:2 D#5:8',
  drums: [later, later, later, turn],
});
const onTheAir = section({ chords: 'Em | Em | Fmaj7 | Fmaj7', drums: [knocks, knocks, knocks, last] });
const dark = section({
  chords: 'Em9 | Cmaj7 | Am6 | Em9',
  melody: 'B4:3! D5:3 G5:6! F#5:2 D5:2 | E5:12! -:4 | C5:6! B4:2 A4:4 F#4:4 | E4:12! -:4',
  drums: [clock, later, later, clock],
});
const form = [morning, afternoon, onTheAir, dark];
const [MORNING, AFTERNOON, ON_THE_AIR, DARK] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 100,
  swing: 0.08,
  seed: 804,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 43,
      volume: 1,
      reverb: 0.5,
      play: ({ chords }, index) =>
        index === ON_THE_AIR
          ? bass(chords, '1:16', pitch('E1'))
          : bass(chords, '1:3! -:5 5:3 -:5 | 1:3! -:3 8:2 5:3 -:3 <:2', pitch('E1')),
    },
    {
      name: 'plucked strings',
      program: 45,
      volume: 0.95,
      reverb: 0.6,
      play: only([MORNING, AFTERNOON, DARK], ({ chords }) =>
        comp(chords, '--o---o---o---o-|--o---o---o-o-o-', { centre: pitch('E4'), steps: 2 }),
      ),
    },
    {
      name: 'clarinet',
      program: 71,
      volume: 0.72,
      reverb: 0.7,
      modulation: 0.15,
      play: only([MORNING, DARK], ({ melody }) => melody),
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 0.8,
      reverb: 0.9,
      modulation: 0.3,
      play: only([AFTERNOON], ({ melody }) => melody),
    },
    {
      name: 'bassoon',
      program: 70,
      volume: 0.5,
      reverb: 0.7,
      play: only([AFTERNOON], ({ melody, chords }) => inOctave(under(melody, chords), -1)),
    },
    {
      name: 'tremolo strings',
      program: 44,
      volume: 0.55,
      reverb: 0.9,
      play: only([ON_THE_AIR, DARK], ({ chords }) => sustain(chords, { centre: pitch('B3'), velocity: 0.5 })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.orchestra,
      volume: 0.86,
      reverb: 0.7,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
