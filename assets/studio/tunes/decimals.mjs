/**
 * The song of the Geek's profile: C major at 132, three voices of a sound chip that count by three, a vocoder, a machine
 * that was a calculator. Count, theme, answer, count, theme, over 24 bars. The surprise: the count is the digits of pi,
 * one note of the scale each, and where the tune comes back it has gone on and does not repeat.
 */
import { arpeggio, bass, line, sustain } from './kit.mjs';
import { CLAP, CLAVES, HAT, KICK, OPEN_HAT, SNARE, WOODBLOCK, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { under } from './variations.mjs';

const beat = { [KICK]: 'X--x--X---x-----', [SNARE]: '----X-------X---', [HAT]: 'x.x.x.x.x.x.x.x.' };
const three = also(beat, { [CLAVES]: 'x--x--x--x--x---' });
const clap = also(beat, { [CLAP]: '----x-------x---', [OPEN_HAT]: '--------------x-' });
const ticks = { [WOODBLOCK]: 'x---x---x---x---', [KICK]: 'X-------X-------', [HAT]: '..o...o...o...o.' };
const fill = { [KICK]: 'X--x--X--x--X---', [SNARE]: '----X--x--x-XxXx', [HAT]: 'x.x.x.x.--------' };

/** The digits of pi: the first 32 and the next 32. 1 is the first note of the scale, 0 the one below. */
const FIRST_DIGITS = '31415926535897932384626433832795';
const NEXT_DIGITS = '02884197169399375105820974944592';
const SCALE = ['B4', 'C5', 'D5', 'E5', 'F5', 'G5', 'A5', 'B5', 'C6', 'D6'];
const counted = (digits) =>
  [0, 8, 16, 24]
    .map((from) => [...digits.slice(from, from + 8)].map((digit) => `${SCALE[Number(digit)]}:2`).join(' '))
    .join(' | ');

const COUNT_CHORDS = 'C | Am7 | Fmaj7 | G';
const count = section({
  chords: COUNT_CHORDS,
  melody: counted(FIRST_DIGITS),
  drums: [ticks, ticks, ticks, fill],
});
const on = section({ chords: COUNT_CHORDS, melody: counted(NEXT_DIGITS), drums: [beat, three, beat, fill] });
const theme = section({
  chords: 'C | G | Am7 | F',
  melody:
    'E5:3! G5:3 C6:4 B5:2 A5:2 G5:2 | D5:3! G5:3 B5:4 A5:2 G5:4 | C6:3! B5:3 A5:4 G5:2 E5:4 | F5:3! A5:3 C6:6 A5:4',
  drums: [clap, three, clap, fill],
});
const answer = section({
  chords: 'Dm7 | Em7 | Fmaj7 | G7',
  melody:
    'D5:3! F5:3 A5:4 F5:2 D5:4 | E5:3! G5:3 B5:4 G5:2 E5:4 | F5:3! A5:3 C6:4 D6:2 E6:4 | D6:6! B5:6 G5:4',
  drums: [beat, three, clap, fill],
});
const home = section({
  chords: 'C | G | F | G C',
  melody:
    'E5:3! G5:3 C6:4 B5:2 A5:2 G5:2 | D5:3! G5:3 B5:4 D6:2 B5:4 | A5:3! C6:3 F6:4 E6:2 D6:4 | B5:4! D6:4 C6:6! -:2',
  drums: [clap, three, clap, fill],
});
const form = [count, theme, answer, on, theme, home];
const [COUNT, THEME, ANSWER, ON, AGAIN, HOME] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 132,
  swing: 0,
  seed: 3141,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 38,
      volume: 0.56,
      play: ({ chords }) => bass(chords, '1:3! 1:3 8:2 1:3 5:3 <:2', pitch('C2')),
    },
    {
      name: 'first voice',
      program: 80,
      volume: 0.55,
      reverb: 0.3,
      play: only([THEME, ANSWER, AGAIN, HOME], ({ melody }) => melody),
    },
    {
      name: 'second voice',
      program: 80,
      volume: 0.36,
      reverb: 0.3,
      play: only([AGAIN, HOME, ANSWER], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'third voice',
      program: 81,
      volume: 0.26,
      reverb: 0.2,
      play: only([THEME, ANSWER, AGAIN, HOME], ({ chords }) =>
        arpeggio(chords, 'xoxoxoxoxoxoxoxo', { centre: pitch('C5'), steps: 1 }),
      ),
    },
    {
      name: 'count',
      program: 9,
      volume: 0.56,
      reverb: 0.5,
      play: only([COUNT, ON], ({ melody }) => melody),
    },
    {
      name: 'vocoder',
      program: 52,
      volume: 0.5,
      reverb: 0.4,
      play: only([COUNT, ON, HOME], ({ chords }) => sustain(chords, { centre: pitch('E4'), velocity: 0.6 })),
    },
    {
      name: 'calculator',
      program: 112,
      volume: 0.4,
      reverb: 0.4,
      play: only([ANSWER], () => line('-:12 C6:2 C6:2 | -:16 | -:12 E6:2 E6:2 | -:8 G6:2! G6:2 G6:4')),
    },
    {
      name: 'drums',
      program: 25,
      volume: 0.5,
      reverb: 0.2,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
