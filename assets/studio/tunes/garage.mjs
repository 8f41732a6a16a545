/**
 * A band from a garage on Flunk FM: three chords in A at 150, two guitars that were not tuned together, organ, and a singer
 * who is a whistle, because the singer has left. Verse, chorus, a bridge, chorus, over 28 bars. The surprise: in the bridge
 * the drummer goes on without the others, who come back a bar late and in C, and leave for home by a half step.
 */
import { bass, comp, line, sustain } from './kit.mjs';
import {
  COWBELL,
  CRASH,
  DRUM_SETS,
  HAT,
  KICK,
  LOW_TOM,
  MID_TOM,
  OPEN_HAT,
  SNARE,
  also,
} from './percussion.mjs';
import { drummed, only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, under } from './variations.mjs';

const beat = { [KICK]: 'X---x-x-X---x---', [SNARE]: '----X-------X--.', [HAT]: 'x-x-x-x-x-x-x-x-' };
/** The loop begins softly: what hisses there would not meet itself in the smaller of the two files. */
const enters = also(beat, { [KICK]: 'X-----x-X---x---', [HAT]: '------x-x-x-x-x-' });
const push = also(beat, { [KICK]: 'X--xx-x-X-x-x---', [OPEN_HAT]: '--------------x-' });
const crash = also(beat, { [CRASH]: 'x---------------' });
const fill = { [KICK]: 'X---x---X---X---', [SNARE]: '----X-x-xoxxXxXX', [HAT]: 'x-x-x-x---------' };
const alone = { [KICK]: 'X-------x-x-----', [SNARE]: '----X--.-.--X-..', [COWBELL]: 'x---x---x---x---' };
const toms = { [LOW_TOM]: 'X-x-X-x-----X-X-', [MID_TOM]: '--------X-x-----', [SNARE]: '--------------xX' };

const verse = section({
  chords: 'A5 | A5 | D A | E | A5 | A5 | D Dm6 | E7',
  melody:
    '-:4 C#5:2! E5:2 E5:3 F#5:3 E5:2 | C#5:6! B4:2 A4:6 -:2 | F#5:3! F#5:3 E5:2 C#5:4! A4:4 | B4:12! -:4 | -:4 C#5:2! E5:2 E5:3 F#5:3 E5:2 | A5:6! E5:2 C#5:6 -:2 | F#5:3! F#5:3 A5:2 F5:4! D5:4 | E5:10! G#5:2 A5:2 B5:2',
  drums: [enters, beat, push, beat, beat, beat, push, fill],
});
const chorus = section({
  chords: 'D | A | E | F#m | D | A | E E7 | A5',
  melody:
    'A5:6! F#5:2 D5:4 F#5:4 | E5:6! C#5:2 A4:8 | B4:3! C#5:3 E5:2 G#5:4 B5:4 | A5:10! -:6 | A5:6! F#5:2 D5:4 F#5:4 | E5:3! A5:3 C#6:2 B5:4 A5:4 | G#5:3! B5:3 G#5:2 E5:4 G#5:4 | A5:12! -:4',
  drums: [crash, beat, push, beat, crash, push, beat, fill],
});
const bridge = section({
  chords: 'A5 | C | G F | Bb',
  melody: '-:16 | -:4 E5:4! G5:4 C6:4 | B5:4! G5:4 A5:4 F5:4 | D5:6! F5:4 Bb5:6',
  drums: [alone, alone, push, toms],
});
const ending = { [KICK]: 'X---x---X-------', [SNARE]: '----X-x-X-------', [HAT]: 'x-x-x-x---------' };
const home = drummed(chorus, [crash, beat, push, beat, crash, push, beat, ending]);
const form = [verse, chorus, bridge, home];
const [VERSE, FIRST, BRIDGE, LAST] = form.keys();
const played = (index) =>
  ({
    [VERSE]: '----x-x-x-xxx-x-',
    [BRIDGE]: '---------------- | x-xxx-x-x-xxx-x- | x-xxx-x-x-xxx-x- | X-----X-----X---',
    [LAST]: `${'x-xxx-x-x-xxx-x-|'.repeat(7)}x-xxx-x-X-------`,
  })[index] ?? 'x-xxx-x-x-xxx-x-';

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 150,
  swing: 0,
  seed: 1994,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 34,
      volume: 0.9,
      play: ({ chords }, index) =>
        bass(
          chords,
          index === BRIDGE ? '1:2! 1:2 1:2 1:2 1:2! 1:2 5:2 <:2' : '1:2! 1:2 1:2 1:2 1:2! 5:2 8:2 <:2',
          pitch('E1'),
        ),
    },
    {
      name: 'rhythm guitar',
      program: 30,
      volume: 0.46,
      reverb: 0.25,
      play: ({ chords }, index) => comp(chords, played(index), { centre: pitch('A3'), steps: 2 }),
    },
    {
      name: 'second guitar',
      program: 29,
      volume: 0.4,
      reverb: 0.3,
      play: only([FIRST, LAST], ({ chords }) => sustain(chords, { centre: pitch('E4'), velocity: 0.7 })),
    },
    {
      name: 'organ',
      program: 18,
      volume: 0.42,
      reverb: 0.4,
      play: only([VERSE, BRIDGE], ({ chords }, index) =>
        comp(
          chords,
          index === BRIDGE
            ? '----------------|o-------o-------|o-------o-------|o---------------'
            : '----o---o---o---',
          { centre: pitch('A4'), steps: 2 },
        ),
      ),
    },
    {
      name: 'lead guitar',
      program: 30,
      volume: 0.62,
      reverb: 0.5,
      modulation: 0.2,
      play: (part, index) =>
        ({
          [FIRST]: part.melody,
          [BRIDGE]: part.melody,
          [LAST]: [...part.melody, ...under(part.melody, part.chords)],
        })[index],
    },
    {
      name: 'whistle',
      program: 78,
      volume: 0.74,
      reverb: 0.5,
      play: only([VERSE, LAST], ({ melody }, index) => inOctave(melody, index === LAST ? 1 : 0)),
    },
    {
      name: 'answer',
      program: 29,
      volume: 0.5,
      reverb: 0.6,
      play: only([VERSE], () => line('-:16 | -:12 E4:2 G4:2 | -:16 | -:4 E5:2! D5:2 C#5:2 B4:2 A4:2 G#4:2')),
    },
    {
      name: 'drums',
      program: DRUM_SETS.power,
      volume: 1,
      reverb: 0.2,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
