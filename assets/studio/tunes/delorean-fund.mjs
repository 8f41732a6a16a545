/**
 * The auto shop at night: a clock at 88, an arpeggio that will not wait, and horns that have seen the future. D in Lydian light,
 * A B B' C B'' over 20 bars: the clock with the machine, the tune, the tune with a second voice, a climb through keys that do
 * not belong together, and the tune at full height. The surprise is the end: at the stroke of the last half bar all of it is
 * gone, and only the clock goes on.
 */
import { arpeggio, bass, line, sustain } from './kit.mjs';
import {
  CLAVES,
  CRASH,
  HAT,
  KICK,
  LOW_TOM,
  MID_TOM,
  OPEN_HAT,
  PEDAL_HAT,
  SNARE,
  WOODBLOCK,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { echoed, under } from './variations.mjs';

const clock = {
  [WOODBLOCK]: 'o-------o-------',
  [CLAVES]: '----.-------.---',
  [PEDAL_HAT]: '----o-------o---',
};
const begun = also(clock, { [KICK]: 'X---------------', [WOODBLOCK]: 'X-------o-------' });
const engine = also(clock, { [KICK]: 'x-----x-x-------' });
const drive = {
  [KICK]: 'X-----x-X--x----',
  [SNARE]: '----X-------X---',
  [HAT]: 'x.o.x.o.x.o.x.o.',
  [WOODBLOCK]: 'o-------o-------',
};
const first = also(drive, { [CRASH]: 'x---------------' });
const open = also(drive, { [OPEN_HAT]: '--------------x-' });
const fill = also(drive, {
  [LOW_TOM]: '--------x-x-----',
  [MID_TOM]: '-----------x-xXX',
  [HAT]: 'x.o.x.o.--------',
});
const gone = {
  [KICK]: 'X-------X-------',
  [CRASH]: '--------X-------',
  [SNARE]: '----X-x-X-------',
  [WOODBLOCK]: '------------o---',
};

const shop = section({
  chords: 'D | E | D | G A',
  melody: '-:16 | -:16 | -:12 A4:2 D5:2 | E5:8 -:8',
  drums: [begun, clock, engine, engine],
});
const theme = section({
  chords: 'D | E | G | A',
  melody:
    'A4:3! D5:3 F#5:6 E5:2 D5:2 | E5:3! F#5:3 G#5:6 F#5:2 E5:2 | D5:3! G5:3 B5:6 A5:2 G5:2 | A5:6! G5:2 F#5:4 E5:4',
  drums: [first, drive, drive, open],
});
const answer = section({
  chords: 'D | E | Bm | A',
  melody: 'A4:3! D5:3 F#5:6 A5:4 | G#5:6! F#5:2 E5:4 B4:4 | D5:3! F#5:3 B5:6 A5:2 F#5:2 | E5:12! -:4',
  drums: [first, drive, drive, fill],
});
const climb = section({
  chords: 'F | G | Ab | Bb A',
  melody:
    'A5:6! G5:2 F5:4 C5:4 | B5:6! A5:2 G5:4 D5:4 | C6:6! Bb5:2 Ab5:4 Eb5:4 | D6:4! C6:2 Bb5:2 C#6:4 E6:4',
  drums: [first, drive, open, fill],
});
const height = section({
  chords: 'D | E | G A | D',
  melody: 'A4:3! D5:3 F#5:6 E5:2 D5:2 | E5:3! G#5:3 B5:6 A5:2 G#5:2 | D6:4! B5:4 C#6:4 A5:4 | D6:8! -:8',
  drums: [first, drive, fill, gone],
});
const form = [shop, theme, answer, climb, height];
const [SHOP, THEME, ANSWER, CLIMB, HEIGHT] = form.keys();
/** The steps after the last stroke, in which only the clock is heard. */
const END = 3 * 16 + 8;
const until = (notes, step) =>
  notes
    .filter(({ at }) => at < step)
    .map((note) => ({ ...note, steps: Math.min(note.steps, step - note.at) }));
const cut = (notes, index) => (index === HEIGHT ? until(notes, END) : notes);

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 88,
  swing: 0,
  seed: 1985,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 38,
      volume: 0.9,
      play: ({ chords }, index) =>
        cut(
          index === SHOP
            ? bass(chords, '1:6! -:2 1:4 5:2 8:2', pitch('D1'))
            : bass(chords, '1:2! 1:1 1:1 8:2 1:2 1:2! 5:1 5:1 8:2 1:1 <:1', pitch('D1')),
          index,
        ),
    },
    {
      name: 'horns',
      program: 60,
      volume: 0.66,
      reverb: 0.5,
      play: only([THEME, ANSWER, CLIMB, HEIGHT], ({ melody }) => melody),
    },
    {
      name: 'trumpet',
      program: 56,
      volume: 0.5,
      reverb: 0.45,
      play: only([ANSWER, CLIMB, HEIGHT], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'lead',
      program: 81,
      volume: 0.4,
      reverb: 0.6,
      modulation: 0.15,
      play: ({ melody }, index) =>
        ({
          [SHOP]: melody,
          [THEME]: echoed(melody, { steps: 3, gain: 0.5, end: 64 }),
          [HEIGHT]: until(echoed(melody, { steps: 3, gain: 0.5, end: 64 }), END),
        })[index],
    },
    {
      name: 'machine',
      program: 12,
      volume: 0.42,
      reverb: 0.35,
      play: ({ chords }, index) =>
        cut(
          arpeggio(chords, index === SHOP ? 'X-x-o-o-o-x-o-o-' : 'oxo.oxo.oxo.oxo.', {
            centre: pitch('A4'),
            steps: 1,
          }),
          index,
        ),
    },
    {
      name: 'strings',
      program: 48,
      volume: 0.5,
      reverb: 0.6,
      play: ({ chords }, index) =>
        cut(sustain(chords, { centre: pitch('F#4'), velocity: index === SHOP ? 0.45 : 0.6 }), index),
    },
    {
      name: 'bells',
      program: 14,
      volume: 0.5,
      reverb: 0.7,
      play: only([SHOP, CLIMB, HEIGHT], (_, index) =>
        index === SHOP
          ? line('D6:16! | -:16 | F#5:8! A5:8 | -:16')
          : index === CLIMB
            ? line('-:8 C6:8 | -:8 D6:8 | -:8 Eb6:8 | -:16')
            : line('-:16 | -:16 | -:16 | D6:8! -:8'),
      ),
    },
    {
      name: 'drums',
      program: 16,
      volume: 0.7,
      reverb: 0.35,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
