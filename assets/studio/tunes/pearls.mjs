/**
 * The song of the Prep's profile: dance music as a lawn party has it, G major at 126, a piano that strikes off the beat,
 * strings, and a singer who is a flute. Verse, rise, chorus, break, chorus, over 24 bars. The surprise: in the break
 * everybody stops to sit up straight, and a harpsichord plays the chorus as a minuet of four bars.
 */
import { arpeggio, bass, comp, sustain } from './kit.mjs';
import { CLAP, CRASH, HAT, KICK, OPEN_HAT, SHAKER, SNARE, TRIANGLE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, under } from './variations.mjs';

const four = { [KICK]: 'X---X---X---X---', [OPEN_HAT]: '--x---x---x---x-', [SHAKER]: '.-o-.-o-.-o-.-o-' };
const clap = also(four, { [CLAP]: '----x-------x---' });
const first = also(clap, { [CRASH]: 'x---------------' });
const rise = also(four, { [SNARE]: 'o---o---o-o-oooo' });
const lift = also(four, { [SNARE]: 'x-x-x-x-xxxxXXXX' });
const minuet = { [TRIANGLE]: 'x-----o-o-----o-', [HAT]: '..........o...o.' };
const back = { [TRIANGLE]: 'x-----o-', [SNARE]: '--------o-o-xxXX', [KICK]: '--------x---x---' };
const turn = { ...back, [TRIANGLE]: 'x-----o---------' };

const verse = section({
  chords: 'G | Em7 | Cmaj7 | D',
  melody: '-:2 D5:2! E5:2 G5:4 B5:4 A5:2 | G5:6! E5:2 D5:8 | -:2 E5:2! G5:2 B5:4 C6:4 B5:2 | A5:10! -:6',
  drums: [four, clap, clap, clap],
});
const rising = section({
  chords: 'Em7 | Bm7 | Cmaj7 | D',
  melody: 'B5:4! A5:2 G5:2 E5:4 G5:4 | F#5:4! D5:2 F#5:2 B5:8 | C6:4! B5:2 A5:2 G5:4 E5:4 | F#5:4! A5:4 D6:8',
  drums: [clap, clap, rise, lift],
});
const chorus = section({
  chords: 'G | D | Em7 | Cmaj7',
  melody: 'D6:6! B5:2 G5:4 B5:4 | A5:6! F#5:2 D5:4 A5:4 | B5:3! B5:3 A5:2 G5:4 E5:4 | G5:4! E5:4 G5:4 A5:4',
  drums: [first, clap, clap, clap],
});
const again = section({
  chords: 'G | D | Cmaj7 | D G',
  melody: 'D6:6! B5:2 G5:4 B5:4 | A5:6! F#5:2 D5:4 F#5:4 | E5:3! G5:3 B5:2 C6:4 B5:4 | A5:4! F#5:4 G5:6! -:2',
  drums: [first, clap, clap, lift],
});
const lawn = section({
  chords: 'G D | Em Bm | C G | D7',
  melody:
    'D5:4! B4:2 C5:2 D5:2 F#5:2 A5:4 | G5:4! E5:2 F#5:2 D5:4 B4:4 | E5:4! C5:2 E5:2 D5:2 B4:2 G4:4 | A4:4! C5:4 F#5:8',
  drums: [minuet, minuet, minuet, turn],
});
const form = [verse, rising, chorus, lawn, chorus, again];
const [VERSE, RISING, FIRST, LAWN, CHORUS, AGAIN] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 126,
  swing: 0,
  seed: 1926,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 38,
      volume: 0.85,
      play: ({ chords }, index) =>
        bass(chords, index === LAWN ? '1:8! 5:8' : '-:2 1:2! -:2 1:2 -:2 1:2! -:2 8:2', pitch('E1')),
    },
    {
      name: 'piano',
      program: 1,
      volume: 0.66,
      reverb: 0.3,
      play: only([VERSE, RISING, FIRST, CHORUS, AGAIN], ({ chords }) =>
        comp(chords, 'x--x--x---x-x---', { centre: pitch('D5'), steps: 2 }),
      ),
    },
    {
      name: 'strings',
      program: 48,
      volume: 0.5,
      reverb: 0.6,
      play: only([RISING, FIRST, CHORUS, AGAIN], ({ chords }) =>
        sustain(chords, { centre: pitch('B4'), velocity: 0.6 }),
      ),
    },
    {
      name: 'singer',
      program: 73,
      volume: 0.78,
      reverb: 0.5,
      modulation: 0.2,
      play: only([VERSE, RISING, FIRST, CHORUS, AGAIN], ({ melody }) => melody),
    },
    {
      name: 'choir',
      program: 53,
      volume: 0.5,
      reverb: 0.6,
      play: only([CHORUS, AGAIN], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'harpsichord',
      program: 6,
      volume: 0.8,
      reverb: 0.5,
      play: only([LAWN], ({ melody, chords }) => [
        ...inOctave(melody, 1),
        ...arpeggio(chords, 'o---o---o---o---', { centre: pitch('G3'), steps: 4 }),
      ]),
    },
    {
      name: 'drums',
      program: 25,
      volume: 0.7,
      reverb: 0.25,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
