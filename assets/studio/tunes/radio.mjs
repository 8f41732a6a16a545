/**
 * Flunk FM after midnight: the town's theme as the station's bed, F major at 96, tenor saxophone, electric piano, brushes
 * that turn into a drum machine. The surprise: between two hours the ident, the call of the arcade on a vibraphone, which a
 * second station half a step higher answers before the dial is turned back.
 */
import { BAR, bass, comp, line, shift, sustain } from './kit.mjs';
import {
  CLAP,
  CRASH,
  DRUM_SETS,
  HAT,
  KICK,
  OPEN_HAT,
  PEDAL_HAT,
  RIDE,
  RIM,
  SNARE,
  also,
} from './percussion.mjs';
import { drummed, only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { arcadia } from './themes/arcadia.mjs';
import { echoed, inOctave, pushed, reharmonised, transposed } from './variations.mjs';

const late = {
  [KICK]: 'x-----x-x-------',
  [RIM]: '----x-------x---',
  [RIDE]: 'x--xx--xx--xx--x',
  [PEDAL_HAT]: '----o-------o---',
};
const soft = also(late, { [SNARE]: '--.----.-.----.-' });
const machine = {
  [KICK]: 'x--x--x---x-----',
  [CLAP]: '----x-------x---',
  [HAT]: 'x.o.x.o.x.o.x.--',
  [OPEN_HAT]: '--------------o-',
};
const fill = { [KICK]: 'x-----x-x-------', [SNARE]: '----x---o-ox-xxo', [RIDE]: 'x--xx--x--------' };
const ident = { [CRASH]: 'o---------------', [PEDAL_HAT]: '----o-------o---' };
const back = { [PEDAL_HAT]: 'o---o-----------', [SNARE]: '--------o--ox-xx' };

const DOWN = -2;
const jazz = (phrase, chords, drums) => {
  const lower = transposed(reharmonised(phrase, section({ chords })), DOWN);
  return drummed({ ...lower, melody: pushed(lower.melody) }, drums);
};
const form = [
  jazz(arcadia.ask, 'Gmaj9 | Em9 | Cmaj9 Bm7 | Am9 D13', [late, soft, soft, fill]),
  jazz(arcadia.answer, 'Gmaj9 | B7#5 | Cmaj9 Cm6 | Bm7 Bb13 Am9 D13', [late, soft, soft, fill]),
  jazz(arcadia.away, 'Ebmaj9 | Cm9 F13 | Bbmaj9 Gm9 | Am9 D13sus', [machine, machine, machine, fill]),
  jazz(arcadia.home, 'Gmaj9 | Em9 | Cmaj9 D13 | G69', [soft, soft, soft, fill]),
  section({ chords: 'Fmaj9 | Gbmaj9 C13sus', drums: [ident, back] }),
];
const [ASK, ANSWER, AWAY, HOME, IDENT] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 96,
  swing: 0.28,
  seed: 1045,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 33,
      volume: 0.82,
      play: ({ chords }, index) =>
        bass(
          chords,
          index === IDENT ? '1:12! -:4' : '1:4! -:2 8:2 5:3! 1:1 3:2 <:2 | 1:4! 5:2 7:2 8:4! 5:2 <:2',
          pitch('E1'),
        ),
    },
    {
      name: 'electric piano',
      program: 4,
      volume: 0.44,
      chorus: 0.6,
      reverb: 0.4,
      play: ({ chords }, index) =>
        index === IDENT
          ? sustain(chords, { centre: pitch('C4'), velocity: 0.6 })
          : comp(chords, 'x------o--x-----|---x------o-----', { centre: pitch('C4'), steps: 5 }),
    },
    {
      name: 'tenor saxophone',
      program: 66,
      volume: 0.79,
      reverb: 0.6,
      modulation: 0.15,
      play: only([ASK, HOME], ({ melody }) => inOctave(melody, -1)),
    },
    {
      name: 'jazz guitar',
      program: 26,
      volume: 0.55,
      reverb: 0.5,
      play: only([ANSWER], ({ melody }) => [...melody, ...inOctave(melody, -1)]),
    },
    {
      name: 'soprano saxophone',
      program: 64,
      volume: 0.73,
      reverb: 0.7,
      play: only([AWAY], ({ melody }) => melody),
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 1,
      reverb: 0.7,
      play: (part, index) =>
        index === IDENT
          ? [
              ...line('A4:2! C5:2 F5:3! E5:5 -:4 | -:16'),
              ...shift(line('Bb4:2! Db5:2 Gb5:3! F5:3 -:6'), { steps: BAR, gain: 0.7 }),
            ]
          : comp(part.chords, '------o---------', { centre: pitch('F5'), steps: 6 }),
    },
    {
      name: 'night pad',
      program: 89,
      volume: 0.78,
      reverb: 0.7,
      play: only([AWAY, HOME, IDENT], ({ chords }) =>
        sustain(chords, { centre: pitch('A4'), velocity: 0.5 }),
      ),
    },
    {
      name: 'echo',
      program: 11,
      volume: 0.91,
      reverb: 0.9,
      play: only([HOME], ({ melody, bars }) => echoed(melody, { steps: 4, gain: 0.9, end: bars * BAR })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.jazz,
      volume: 1,
      reverb: 0.3,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
