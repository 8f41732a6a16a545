/**
 * The Geeks' house: two pulse waves, a triangle for the bass and three calculators, C major at 132. B counts upward
 * through keys until the cartridge has to be blown into. The surprise: two bars in which everything stops and the
 * calculators alone play pi, a digit a key, until one of them shows ERROR, which is a note of D major: so all boots a step
 * higher, counts down, and the second time they play e, and it comes out even.
 */
import { BAR, arpeggio, bass, between, comp, line } from './kit.mjs';
import {
  CLAVES,
  COWBELL,
  CRASH,
  DRUM_SETS,
  HAT,
  KICK,
  OPEN_HAT,
  SNARE,
  WOODBLOCK,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, echoed, inOctave, pushed, transposed, under } from './variations.mjs';

const run = {
  [KICK]: 'X---x---X---x---',
  [SNARE]: '----x-------x---',
  [HAT]: 'o.x.o.x.o.x.o.x.',
  [CLAVES]: '--o--o--o-o---o-',
};
const keys = also(run, { [WOODBLOCK]: 'o-oo-o-oo-oo-o-o', [OPEN_HAT]: '--------------x-' });
const fill = { [KICK]: 'X---x---X-X-X---', [SNARE]: '----x---x-xx-xXX', [HAT]: 'o.x.o.x.--------' };
const count = {
  [KICK]: 'X-----x-X-----x-',
  [SNARE]: '--------x-------',
  [COWBELL]: 'o---o---o---o---',
  [HAT]: 'x-x-x-x-x-x-x-x-',
};
const click = { [CLAVES]: 'oooooooooooooooo' };
const fault = { [CLAVES]: 'oooooooooo------', [KICK]: '----------X-----', [SNARE]: '------------xxXX' };
const crash = { [CRASH]: 'x---------------' };

const jingle = 'G5:2! E5:2 C5:2 E5:2 G5:3! A5:3 G5:2 | B5:3! G5:3 E5:2 B4:2 E5:2 G5:4';
const boot = section({
  chords: 'C | Em7 | Fmaj7 | Fm6',
  melody: `${jingle} | A5:2! F5:2 C5:2 F5:2 A5:3! C6:3 A5:2 | Ab5:6! G5:2 F5:4 D5:4`,
  drums: [run, run, run, fill],
});
const load = section({
  chords: 'C | Em7 | Fmaj7 Fm6 | G7 C',
  melody: `${jingle} | A5:2! F5:2 C5:2 F5:2 Ab5:4! F5:4 | D5:2! E5:2 F5:2 B4:2 C5:6 -:2`,
  drums: [keys, keys, keys, fill],
});
const counting = section({
  chords: 'Abmaj7 | Bb | Cm | D7',
  melody:
    'C6:2! -:2 Ab5:2 -:2 Eb5:4! C5:4 | D6:2! -:2 Bb5:2 -:2 F5:4! D5:4 | Eb6:2! -:2 C6:2 -:2 G5:4! Eb5:4 | F#5:2 A5:2 C6:2 D6:2 F#6:6! -:2',
  drums: [also(count, crash), count, count, fill],
});
const digits = section({ chords: 'C5 | C5 C5 C5 G7', drums: [click, fault] });
const higher = transposed(boot, 2);
const reboot = { ...higher, melody: pushed(higher.melody) };
const last = section({
  chords: 'D | F#m7 | Gmaj7 Gm6 | A7 D',
  melody:
    'A5:2! F#5:2 D5:2 F#5:2 A5:3! B5:3 A5:2 | C#6:3! A5:3 F#5:2 C#5:2 F#5:2 A5:4 | B5:2! D6:2 B5:2 G5:2 Bb5:4! D6:4 | C#6:2! B5:2 A5:2 E5:2 D5:6 -:2',
  drums: [keys, keys, keys, fill],
});
const countdown = section({
  chords: 'Bbmaj7 | Am7 | Abmaj7 | G7',
  melody:
    'F6:2! -:2 D6:2 -:2 A5:4! F5:4 | E6:2! -:2 C6:2 -:2 G5:4! E5:4 | Eb6:2! -:2 C6:2 -:2 G5:4! Eb5:4 | D6:2 B5:2 G5:2 F5:2 D5:6! -:2',
  drums: [also(count, crash), count, count, fill],
});
const form = [boot, load, counting, digits, reboot, last, countdown, digits];
const [BOOT, LOAD, COUNTING, PI, REBOOT, LAST, COUNTDOWN, E] = form.keys();
const TUNE = [BOOT, LOAD, COUNTING, REBOOT, LAST, COUNTDOWN];

/** Three calculators and what they know of a circle, and of growth; 0 rests on the note below the first. */
const SCALE = ['B4', 'C5', 'D5', 'E5', 'F5', 'G5', 'A5', 'B5', 'C6', 'D6'].map(pitch);
const played = (number) =>
  [...number].map((digit, at) => ({
    at,
    steps: 1,
    pitch: SCALE[Number(digit)],
    velocity: at % 4 === 0 ? 0.9 : 0.7,
  }));
const NUMBERS = { [PI]: played('31415926535897932384626433'), [E]: played('27182818284590452353602874') };
const ERROR = { at: 26, steps: 3, pitch: pitch('F#3'), velocity: 1 };
const EVEN = ['C5', 'E5', 'C6'].map((name) => ({ at: 26, steps: 4, pitch: pitch(name), velocity: 0.6 }));

/** The bass, and two octaves above it the keys of a clavinet: what a phone's loudspeaker has of it. */
const bassLine = ({ chords }, index) =>
  index in NUMBERS
    ? line('C2:2! -:14 | -:12 G1:2! B1:2')
    : bass(chords, '1:2! 8:1 8:1 1:2 8:2 1:2! 8:1 8:1 5:2 <:2', pitch('E1'));

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 132,
  swing: 0,
  seed: 314,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 39, volume: 0.5, play: bassLine },
    {
      name: 'bass keys',
      program: 7,
      volume: 0.62,
      play: (part, index) => clipped(inOctave(bassLine(part, index), 2), 2),
    },
    {
      name: 'pulse',
      program: 80,
      volume: 0.43,
      modulation: 0.1,
      play: only(TUNE, ({ melody }) => clipped(melody, 5)),
    },
    {
      name: 'second pulse',
      program: 80,
      volume: 0.33,
      play: only([LOAD, COUNTING, LAST, COUNTDOWN], ({ melody, chords }) =>
        clipped(under(melody, chords), 4),
      ),
    },
    {
      name: 'chip chords',
      program: 81,
      volume: 0.42,
      play: only(TUNE, ({ chords }) =>
        arpeggio(chords, 'oooooooooooooooo', { centre: pitch('C4'), steps: 1 }),
      ),
    },
    {
      name: 'echo',
      program: 87,
      volume: 0.5,
      reverb: 0.5,
      play: only([LOAD, LAST], ({ melody, bars }) =>
        echoed(clipped(melody, 2), { steps: 3, gain: 0.5, end: bars * BAR }),
      ),
    },
    {
      name: 'calculator',
      program: 108,
      volume: 1,
      reverb: 0.3,
      play: (part, index) =>
        NUMBERS[index] ?? comp(part.chords, '--o-----o-----o-', { centre: pitch('C6'), steps: 1 }),
    },
    {
      name: 'display',
      program: 80,
      volume: 0.43,
      play: only([PI, E], (_, index) => [...NUMBERS[index], ...(index === PI ? [ERROR] : EVEN)]),
    },
    {
      name: 'printer',
      program: 115,
      volume: 1,
      play: only([BOOT, REBOOT], ({ melody }) => inOctave(between(melody, 2 * BAR, 4 * BAR), -1)),
    },
    {
      name: 'drums',
      program: DRUM_SETS.electronic,
      volume: 0.56,
      reverb: 0.1,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
