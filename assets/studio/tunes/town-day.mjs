/**
 * The town by day: the theme of Arcadia as a Saturday with nothing to do, G major at 104. A flute asks, a clarinet
 * answers, strings go away into E flat, and everybody comes home with the glockenspiel. Then the surprise: the band
 * stops for the train, whose two notes belong to no chord of the tune, and starts again as if nothing had passed.
 */
import { BAR, arpeggio, bass, between, comp, line, shift, sustain } from './kit.mjs';
import {
  CRASH,
  DRUM_SETS,
  HAT,
  HIGH_TOM,
  KICK,
  LOW_TOM,
  MID_TOM,
  OPEN_HAT,
  RIM,
  SHAKER,
  SNARE,
  TAMBOURINE,
  also,
} from './percussion.mjs';
import { drummed, only, section, song, strikes } from './song.mjs';
import { pitch } from './theory.mjs';
import { arcadia } from './themes/arcadia.mjs';
import { inOctave, under } from './variations.mjs';

const stroll = { [KICK]: 'X-----x-x-------', [RIM]: '----x-------x--.', [HAT]: 'x.o.x.o.x.o.x.o.' };
const step = also(stroll, {
  [RIM]: '----------------',
  [SNARE]: '----x--.----x-.-',
  [TAMBOURINE]: '----o-------o---',
});
const half = { [KICK]: 'X---------x-----', [RIM]: '--------x-----x-', [SHAKER]: 'o.x.o.x.o.x.o.x.' };
const fill = {
  [KICK]: 'X-----x-X-------',
  [SNARE]: '----x-----xxx---',
  [HIGH_TOM]: '-------------x--',
  [MID_TOM]: '--------------x-',
  [LOW_TOM]: '---------------X',
};
const lift = also(half, { [SNARE]: '--------.-o-x-xX' });
const stop = { [KICK]: 'X---------------', [CRASH]: 'x---------------' };
const back = { [SNARE]: '--------x--xx-xx', [OPEN_HAT]: '--------------x-', [KICK]: '--------x---x---' };
const crash = { [CRASH]: 'x---------------' };

const train = section({
  chords: 'G69 | D13sus',
  melody: '-:16 | -:8 D5:2 E5:2 A4:2 A#4:2',
  drums: [stop, back],
});
const form = [
  drummed(arcadia.ask, [stroll, stroll, stroll, also(stroll, { [SNARE]: '------------.oxx' })]),
  drummed(arcadia.answer, [step, step, step, fill]),
  drummed(arcadia.away, [also(half, crash), half, half, lift]),
  drummed(arcadia.home, [also(step, crash), step, step, fill]),
  train,
];
const [ASK, ANSWER, AWAY, HOME, TRAIN] = form.keys();
const beforeTrain = (notes) => (part, index) => {
  const played = notes(part);
  return index === TRAIN ? [...between(played, 0, 1), ...between(played, BAR + 8, 2 * BAR)] : played;
};

const TRAIN_CHORD = ['Eb4', 'G4', 'Bb4'].map(pitch);

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 104,
  swing: 0.14,
  seed: 1704,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 33,
      volume: 0.86,
      reverb: 0.1,
      play: beforeTrain((part) =>
        bass(part.chords, '1:4! -:2 5:2 1:2! -:2 5:2 <:2 | 1:4! -:2 8:2 5:2! -:2 3:2 <:2', pitch('E1')),
      ),
    },
    {
      name: 'guitar',
      program: 25,
      volume: 0.54,
      play: beforeTrain((part) => comp(part.chords, 'x---o-x--.x-o-x-', { centre: pitch('B3'), steps: 2 })),
    },
    {
      name: 'electric piano',
      program: 4,
      volume: 0.62,
      chorus: 0.4,
      play: beforeTrain((part) => sustain(part.chords, { centre: pitch('D4'), velocity: 0.5 })),
    },
    {
      name: 'flute',
      program: 73,
      volume: 0.7,
      reverb: 0.5,
      modulation: 0.1,
      play: only([ASK, HOME, TRAIN], ({ melody }) => melody),
    },
    {
      name: 'clarinet',
      program: 71,
      volume: 0.63,
      reverb: 0.4,
      play: (part, index) =>
        ({
          [ASK]: shift(line('-:16 | -:8 G4:2 A4:2 B4:4 | -:16 | -:4 F#4:2 A4:2 C5:4 -:4'), { gain: 0.7 }),
          [ANSWER]: part.melody,
          [HOME]: under(part.melody, part.chords),
        })[index],
    },
    {
      name: 'strings',
      program: 48,
      volume: 0.57,
      reverb: 0.6,
      play: (part, index) =>
        ({
          [ANSWER]: sustain(part.chords, { centre: pitch('G4'), velocity: 0.45 }),
          [AWAY]: [...part.melody, ...under(part.melody, part.chords)],
          [HOME]: sustain(part.chords, { centre: pitch('B4'), velocity: 0.5 }),
        })[index],
    },
    {
      name: 'harp',
      program: 46,
      volume: 0.97,
      reverb: 0.6,
      play: only([AWAY], (part) =>
        arpeggio(part.chords, 'o-o-o-o-o-o-o-o-', { centre: pitch('F4'), steps: 3 }),
      ),
    },
    {
      name: 'glockenspiel',
      program: 9,
      volume: 0.66,
      reverb: 0.4,
      play: only([HOME], ({ melody }) => inOctave(melody, 1)),
    },
    {
      name: 'train',
      program: 22,
      volume: 0.84,
      reverb: 0.9,
      play: only([TRAIN], () => [
        ...strikes(TRAIN_CHORD, [4], { steps: 5, velocity: 0.7 }),
        ...strikes(TRAIN_CHORD, [11], { steps: 9, velocity: 0.7 }),
      ]),
    },
    {
      name: 'drums',
      program: DRUM_SETS.room,
      volume: 1,
      reverb: 0.2,
      drums: true,
      play: (part) => part.drums,
    },
  ],
});
