/**
 * The slow dance: what a gym plays when there is room between two people, B flat at 88. Electric piano, fretless bass, a
 * synthesizer that was new when the gym was, and a soprano saxophone. A A B A over 16 bars. The surprise: in the last A the
 * melody stops before its last word, twice, and the second time the electric piano says it, in the wrong octave.
 */
import { BAR, arpeggio, bass, comp, line, sustain } from './kit.mjs';
import { CABASA, CRASH, DRUM_SETS, HAT, KICK, OPEN_HAT, RIM, SNARE, TRIANGLE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { echoed, inOctave, under } from './variations.mjs';

const soft = {
  [KICK]: 'x-----x-x-------',
  [RIM]: '----x-------x---',
  [HAT]: 'o-.-o-.-o-.-o-.-',
  [CABASA]: '..o...o...o...o.',
};
const full = also(soft, { [SNARE]: '----x-------x---', [OPEN_HAT]: '--------------o-' });
const lift = also(full, { [CRASH]: 'o---------------', [TRIANGLE]: '--------o-------' });
const fill = { [KICK]: 'x-----x-x-----x-', [SNARE]: '----x-----.oxoxx', [HAT]: 'o-.-o-.---------' };

const first = section({
  chords: 'Bbmaj9 | Gm9 | Ebmaj9 | F13sus F13',
  melody: '-:4 F5:4! D5:3 C5:3 D5:2 | Bb4:10! A4:2 Bb4:2 C5:2 | D5:6! G5:6 F5:2 D5:2 | C5:12! -:4',
  drums: [soft, soft, soft, fill],
});
const second = section({
  chords: 'Bbmaj9 | Gm9 | Ebmaj9 Ebm6 | Bbmaj9 F13sus',
  melody:
    '-:4 F5:4! D5:3 C5:3 D5:2 | G5:10! F5:2 D5:2 F5:2 | G5:6! Bb5:2 Gb5:6 Eb5:2 | D5:10! C5:2 D5:2 E5:2',
  drums: [full, soft, full, fill],
});
const bridge = section({
  chords: 'Dm9 G13 | Cm9 F13 | Dbmaj9 Gbmaj9 | Cm9 F13sus',
  melody:
    'F5:4! E5:2 D5:2 A5:6 G5:2 | Eb5:4! D5:2 C5:2 G5:6 F5:2 | F5:4! Eb5:2 Db5:2 Bb5:4 Ab5:4 | G5:8! F5:4 -:4',
  drums: [lift, full, full, fill],
});
const last = section({
  chords: 'Bbmaj9 | Gm9 | Ebmaj9 Ebm6 | Bbmaj9',
  melody: '-:4 F5:4! D5:3 C5:3 D5:2 | Bb5:8! A5:2 G5:2 -:4 | G5:4! F5:2 D5:2 -:8 | -:16',
  drums: [lift, full, soft, soft],
});
const form = [first, second, bridge, last];
const [FIRST, SECOND, BRIDGE, LAST] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 88,
  swing: 0.1,
  seed: 927,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 35,
      volume: 0.9,
      play: ({ chords }) =>
        bass(chords, '1:5! -:1 8:2 1:5! 5:1 <:2 | 1:5! -:1 5:2 1:3! 8:3 <:2', pitch('F1')),
    },
    {
      name: 'electric piano',
      program: 5,
      volume: 0.62,
      chorus: 0.3,
      reverb: 0.5,
      play: ({ chords }, index) => [
        ...comp(chords, 'x-------o---x---|x-----o-----o---', { centre: pitch('D4'), steps: 6 }),
        ...(index === LAST ? line('-:16 | -:16 | -:12 Eb6:1 F6:3! | Bb6:6! -:10') : []),
      ],
    },
    {
      name: 'glass',
      program: 98,
      volume: 0.4,
      reverb: 0.8,
      play: only([SECOND, BRIDGE], ({ chords }) =>
        arpeggio(chords, 'o-o-o-o-o-o-o-o-', { centre: pitch('F5'), steps: 2 }),
      ),
    },
    {
      name: 'pad',
      program: 50,
      volume: 0.62,
      reverb: 0.7,
      play: ({ chords }) => sustain(chords, { centre: pitch('F4'), velocity: 0.55 }),
    },
    {
      name: 'soprano saxophone',
      program: 64,
      volume: 0.78,
      reverb: 0.7,
      modulation: 0.2,
      play: only([FIRST, BRIDGE, LAST], ({ melody }) => melody),
    },
    {
      name: 'guitar',
      program: 27,
      volume: 0.66,
      reverb: 0.6,
      chorus: 0.5,
      play: (part, index) =>
        ({ [SECOND]: inOctave(part.melody, -1), [BRIDGE]: under(part.melody, part.chords) })[index],
    },
    {
      name: 'echo',
      program: 11,
      volume: 0.5,
      reverb: 0.9,
      play: only([LAST], ({ melody, bars }) => echoed(melody, { steps: 6, gain: 0.7, end: bars * BAR })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.electronic,
      volume: 0.9,
      reverb: 0.5,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
