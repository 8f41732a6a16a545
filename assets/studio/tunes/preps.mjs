/**
 * The Preps' house: a string quartet that plays a pop song and sits up straight, D major at 108, with a harpsichord
 * because there is one. The surprise: B ends in D minor, as a tango of two bars, plucked; nobody in the room remarks on
 * it, there is a pause of a beat, and the song goes on.
 */
import { arpeggio, bass, comp } from './kit.mjs';
import { DRUM_SETS, HAT, KICK, PEDAL_HAT, RIM, SNARE, TAMBOURINE, TRIANGLE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, inOctave, under } from './variations.mjs';

const neat = { [KICK]: 'x-------x-x-----', [RIM]: '----x-------x---', [HAT]: 'o-.-o-.-o-.-o-.-' };
const bright = also(neat, { [TAMBOURINE]: '--o---o---o---o-', [SNARE]: '----o-------o--.' });
const fill = {
  [KICK]: 'x-------x-------',
  [RIM]: '----x-----------',
  [SNARE]: '--------o-o-xxox',
  [HAT]: 'o-.-o-.---------',
};
const salon = { [PEDAL_HAT]: '----o-------o---', [TRIANGLE]: 'o-------o-------' };
const tango = { [KICK]: 'x-----x-x---x---', [SNARE]: '--------------oo', [RIM]: 'x--x--x-x---x---' };
const pause = { [KICK]: 'x-----x-x-------', [RIM]: 'x--x--x-x-------', [SNARE]: '--------------.o' };

const bow = 'F#5:4! A5:4 D5:4 E5:4';
const welcome = section({
  chords: 'D | A | Bm | G A',
  melody: `${bow} | E5:6! C#5:2 A4:8 | D5:4! F#5:4 B5:4 A5:4 | G5:4! F#5:2 E5:2 A5:6 -:2`,
  drums: [neat, neat, neat, fill],
});
const manners = section({
  chords: 'D | F#7 | Bm G | A D',
  melody: `${bow} | E5:4! C#5:4 A#4:6 -:2 | D5:4! B4:4 D5:4! G5:4 | F#5:4! E5:4 D5:6 -:2`,
  drums: [bright, bright, bright, fill],
});
const portrait = section({
  chords: 'Gm6 | D | Em7 | A7',
  melody: 'G5:6! Bb5:2 A5:4 G5:4 | F#5:8! D5:6 -:2 | G5:6! F#5:2 E5:4 B4:4 | C#5:4! E5:4 A5:6 -:2',
  drums: [salon, salon, salon, fill],
});
const secret = section({
  chords: 'Dm | Bb A7',
  melody: 'A5:3! F5:3 D5:2 A4:4 C#5:2 D5:2 | F5:3! E5:3 D5:2 C#5:4! -:4',
  drums: [tango, pause],
});
const goodbye = section({
  chords: 'D | A | Bm Gm6 | A7 D',
  melody: `${bow} | E5:6! C#5:2 A4:8 | D5:4! F#5:4 Bb5:4! G5:4 | F#5:2! G5:2 E5:4 D5:6 -:2`,
  drums: [bright, bright, bright, fill],
});
const form = [welcome, manners, portrait, secret, goodbye];
const [WELCOME, MANNERS, PORTRAIT, SECRET, GOODBYE] = form.keys();
const SONG = [WELCOME, MANNERS, PORTRAIT, GOODBYE];

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 108,
  swing: 0.06,
  seed: 1776,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 42,
      volume: 1,
      reverb: 0.4,
      play: ({ chords }, index) =>
        bass(
          chords,
          index === SECRET ? '1:3! 1:3 5:2 8:4! 5:4' : '1:2! 1:2 5:2 1:2 8:2! 1:2 5:2 <:2',
          pitch('C2'),
        ),
    },
    {
      name: 'first violin',
      program: 40,
      volume: 0.87,
      reverb: 0.5,
      play: only(SONG, ({ melody }) => melody),
    },
    {
      name: 'second violin',
      program: 40,
      volume: 0.68,
      reverb: 0.5,
      play: only(SONG, ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'viola',
      program: 41,
      volume: 0.67,
      reverb: 0.4,
      play: only(SONG, ({ chords }) => comp(chords, 'x-o-x-o-x-o-x-o-', { centre: pitch('F#3'), steps: 2 })),
    },
    {
      name: 'plucked',
      program: 45,
      volume: 0.88,
      reverb: 0.5,
      play: (part, index) =>
        ({
          [MANNERS]: arpeggio(part.chords, 'o---o---o---o---', { centre: pitch('A4'), steps: 2 }),
          [SECRET]: [...clipped(part.melody, 2), ...clipped(inOctave(part.melody, -1), 2)],
          [GOODBYE]: arpeggio(part.chords, 'o-o-o-o-o-o-o-o-', { centre: pitch('A4'), steps: 2 }),
        })[index],
    },
    {
      name: 'harpsichord',
      program: 6,
      volume: 0.75,
      reverb: 0.3,
      play: ({ chords }) => comp(chords, 'o-----o---o-----', { centre: pitch('D5'), steps: 3 }),
    },
    {
      name: 'glockenspiel',
      program: 9,
      volume: 0.61,
      reverb: 0.5,
      play: only([GOODBYE], ({ melody }) => inOctave(melody, 1)),
    },
    {
      name: 'drums',
      program: DRUM_SETS.brush,
      volume: 1,
      reverb: 0.3,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
