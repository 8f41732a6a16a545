/**
 * Flappy Flunk: the arcade's own call (B D G F#), played fast by a machine that has only a few voices. G major at 144,
 * A A' B A'' over 24 bars, which is about as long as a good run. B climbs a step with each bar, as the player does. The
 * surprise is its last bar: everything but the bass stops, and the tune falls down two octaves, as the player does too.
 */
import { arpeggio, bass, comp } from './kit.mjs';
import {
  CLAP,
  CRASH,
  DRUM_SETS,
  HAT,
  HIGH_TOM,
  KICK,
  LOW_TOM,
  MID_TOM,
  OPEN_HAT,
  SNARE,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { under } from './variations.mjs';

const run = { [KICK]: 'X---X---X---X---', [SNARE]: '----X-------X---', [HAT]: 'x-o-x-o-x-o-x-o-' };
const busy = also(run, {
  [HAT]: 'xoxoxoxoxoxoxoxo',
  [CLAP]: '----x-------x---',
  [OPEN_HAT]: '--------------o-',
});
const fill = {
  [KICK]: 'X---X---X-------',
  [SNARE]: '----X---xx------',
  [HAT]: 'x-o-x-o---------',
  [HIGH_TOM]: '----------xx----',
  [MID_TOM]: '------------xx--',
  [LOW_TOM]: '--------------xx',
};
const crash = also(busy, { [CRASH]: 'x---------------' });
const fall = { [KICK]: 'X-------x-------', [HIGH_TOM]: '----o-----------' };

const call = 'B4:2! D5:2 G5:3 F#5:1 -:2 D5:2 E5:2 D5:2';
const wings = 'B4:1! D5:1 G5:1 B5:1 D6:2 -:2 B5:2 G5:2 E5:2 D5:2';
const answer = 'E5:3! G5:3 A5:2 B5:4 -:2 A5:1 G5:1';
const first = section({
  chords: 'G69 | Em9 | Cmaj9 | D13sus | G69 | Em9 | Am9 | D13',
  melody: `${call} | ${wings} | ${answer} | A5:6! -:2 F#5:2 E5:2 D5:4 | ${call} | ${wings} | C6:3! B5:3 A5:2 G5:3 F#5:3 E5:2 | D5:4! -:2 A4:1 A#4:1 B4:2 C5:2 D5:4`,
  drums: [run, run, run, run, busy, busy, busy, fill],
});
const climb = section({
  chords: 'Am9 | Bm7 | Cmaj9 | D13sus | Em9 | F#m7 | Gmaj7 | Eb9',
  melody:
    'A4:2! C5:2 E5:4 -:2 C5:2 E5:2 A5:2 | B4:2! D5:2 F#5:4 -:2 D5:2 F#5:2 B5:2 | C5:2! E5:2 G5:4 -:2 E5:2 G5:2 C6:2 | D5:2! G5:2 A5:4 -:2 G5:2 A5:2 D6:2 | E5:2! G5:2 B5:4 -:2 G5:2 B5:2 E6:2 | F#5:2! A5:2 C#6:4 -:2 A5:2 C#6:2 F#6:2 | G6:4! F#6:2 D6:2 B5:2 G5:2 F#5:2 D5:2 | Bb5:1! G5:1 F5:1 Eb5:1 Db5:1 Bb4:1 G4:1 F4:1 Eb4:4 -:4',
  drums: [run, run, run, run, busy, busy, fill, fall],
});
const home = section({
  chords: 'G69 | Em9 | Cmaj9 | D13sus | G69 | Bb13 | Am9 | D13sus',
  melody: `${call} | ${wings} | ${answer} | A5:6! -:2 F#5:2 E5:2 D5:4 | ${call} | Bb4:1! D5:1 G5:1 Bb5:1 D6:2 -:2 Bb5:2 G5:2 F5:2 D5:2 | C6:3! B5:3 A5:2 E5:3 G5:3 B5:2 | A5:6! -:2 A4:2 A#4:2 A4:2 A#4:2`,
  drums: [crash, busy, busy, busy, crash, busy, busy, fill],
});
const form = [first, climb, home];
const [FIRST, CLIMB, HOME] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 144,
  swing: 0,
  seed: 1995,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 33,
      volume: 0.6,
      play: ({ chords }) => bass(chords, '1:2! 8:2 1:2 8:2 1:2! 8:2 5:2 <:2', pitch('E1')),
    },
    { name: 'lead', program: 80, volume: 0.6, reverb: 0.2, modulation: 0.06, play: ({ melody }) => melody },
    {
      name: 'second lead',
      program: 81,
      volume: 0.42,
      pan: 0.3,
      reverb: 0.3,
      play: only([CLIMB, HOME], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'chips',
      program: 82,
      volume: 0.4,
      pan: -0.3,
      reverb: 0.25,
      play: only([FIRST, HOME], ({ chords }) =>
        arpeggio(chords, 'x-xxx-x-x-xxx-x-', { centre: pitch('B4'), steps: 1 }),
      ),
    },
    {
      name: 'organ',
      program: 18,
      volume: 0.5,
      reverb: 0.3,
      play: only([CLIMB], ({ chords }) =>
        comp(chords, 'x---x---x---x---', { centre: pitch('E4'), steps: 3 }),
      ),
    },
    {
      name: 'drums',
      program: DRUM_SETS.room,
      volume: 0.6,
      reverb: 0.15,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
