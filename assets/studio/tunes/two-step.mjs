/**
 * A two-step for the trucks on the county road: G at 108, a train on the snare drum, fiddle, banjo, steel guitar. A A B A
 * and two bars for the whistle, over 18 bars. The surprise: those two bars. The train on the drums is answered by another
 * one, in another key, and everybody waits until it is past.
 */
import { arpeggio, bass, comp, line, sustain } from './kit.mjs';
import { DRUM_SETS, KICK, PEDAL_HAT, RIM, SNARE, TAMBOURINE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, under } from './variations.mjs';

const train = { [KICK]: 'x-------x-------', [SNARE]: 'o.xoo.xoo.xoo.xo', [PEDAL_HAT]: '----x-------x---' };
const road = also(train, { [TAMBOURINE]: '----o-------o---', [RIM]: '----x-------x---' });
const fill = { [KICK]: 'x-------x---x---', [SNARE]: 'o.xoo.xoxxoxXxXx', [PEDAL_HAT]: '----x-------x---' };
const waits = { [SNARE]: '..o...o...o...o.', [PEDAL_HAT]: 'x-------x-------' };
const back = { [SNARE]: '..o...o.o.xoxoxX', [KICK]: '--------x---x---' };

const ask = section({
  chords: 'G | G7 | C | G D7',
  melody:
    '-:2 D5:2! E5:2 G5:2 B5:4 A5:2 G5:2 | E5:2! G5:2 F5:4 D5:2 F5:2 D5:2 B4:2 | E5:4! E5:2 G5:2 C6:4 B5:2 A5:2 | B5:4! G5:2 D5:2 A5:2! F#5:2 D5:4',
  drums: [train, train, train, fill],
});
const answer = section({
  chords: 'G | Em | A7 | D7 G',
  melody:
    '-:2 D5:2! E5:2 G5:2 B5:4 A5:2 G5:2 | B5:2! A5:2 G5:2 E5:2 B4:8 | C#5:2! E5:2 G5:2 A5:2 C#6:4 A5:2 G5:2 | F#5:2! A5:2 F#5:2 D5:2 G5:6! -:2',
  drums: [road, train, road, fill],
});
const away = section({
  chords: 'C | Cm | G E7 | A7 D7',
  melody:
    'E5:4! C5:2 E5:2 G5:6 E5:2 | Eb5:4! C5:2 Eb5:2 G5:6 F5:2 | D5:2! G5:2 B5:4 G#5:2! B5:2 D6:4 | C#6:4! A5:4 C6:4 A5:2 F#5:2',
  drums: [road, road, road, fill],
});
const home = section({
  chords: 'G | C | G D7 | G',
  melody:
    '-:2 D5:2! E5:2 G5:2 B5:4 A5:2 G5:2 | E5:2! G5:2 C6:4 B5:2 A5:2 G5:2 E5:2 | D5:2! G5:2 B5:2 D6:2 C6:2! A5:2 F#5:4 | G5:10! -:6',
  drums: [road, road, train, fill],
});
const crossing = section({ chords: 'Eb Eb | D7', drums: [waits, back] });
const form = [ask, answer, away, home, crossing];
const [ASK, ANSWER, AWAY, HOME, CROSSING] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 108,
  swing: 0.12,
  seed: 1087,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 32,
      volume: 0.95,
      play: ({ chords }, index) =>
        bass(
          chords,
          index === CROSSING ? '1:8! -:8 | 1:8! <:8' : '1:4! -:4 5:4! <:4 | 1:4! -:4 5:4! 3:4',
          pitch('E1'),
        ),
    },
    {
      name: 'acoustic guitar',
      program: 25,
      volume: 0.7,
      play: only([ASK, ANSWER, AWAY, HOME], ({ chords }) =>
        comp(chords, '----x--o----x-o-', { centre: pitch('B3'), steps: 2 }),
      ),
    },
    {
      name: 'banjo',
      program: 105,
      volume: 0.56,
      reverb: 0.2,
      play: only([ANSWER, HOME], ({ chords }) =>
        arpeggio(chords, 'x-oox-oox-oox-oo', { centre: pitch('G4'), steps: 1 }),
      ),
    },
    {
      name: 'fiddle',
      program: 40,
      volume: 0.7,
      reverb: 0.5,
      modulation: 0.2,
      play: (part, index) =>
        ({ [ASK]: part.melody, [HOME]: part.melody, [AWAY]: under(part.melody, part.chords) })[index],
    },
    {
      name: 'steel guitar',
      program: 26,
      volume: 0.66,
      reverb: 0.6,
      modulation: 0.3,
      play: (part, index) =>
        ({ [ANSWER]: part.melody, [AWAY]: part.melody, [HOME]: under(part.melody, part.chords) })[index],
    },
    {
      name: 'piano',
      program: 3,
      volume: 0.6,
      reverb: 0.3,
      play: only([AWAY, HOME], ({ chords }) =>
        comp(chords, '--o---x---o---x-', { centre: pitch('D5'), steps: 1 }),
      ),
    },
    {
      name: 'harmonica',
      program: 22,
      volume: 0.84,
      reverb: 0.7,
      play: only([CROSSING], () => [
        ...line('-:4 Bb4:12! | -:8 A4:2 C5:2 F#5:4'),
        ...inOctave(line('-:4 G4:12! | -:16'), 0),
        ...line('-:4 Eb5:12! | -:16'),
      ]),
    },
    {
      name: 'far train',
      program: 89,
      volume: 0.7,
      reverb: 0.9,
      play: only([CROSSING], ({ chords }) => sustain(chords, { centre: pitch('Eb4'), velocity: 0.6 })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.brush,
      volume: 1,
      reverb: 0.25,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
