/**
 * Pocket Juniors: a toy commercial between two cartoons, F major at 126. Fifty-six small things march out of their box: a
 * music box with the tune, plucked strings, a tuba that is too large for them, a penny whistle that answers. A A' B B' A' and
 * a tail. The surprise is the tail: the spring runs down in the middle of the line and leaves D flat standing, until a key
 * winds it up again, click by click.
 */
import { arpeggio, bass, comp, line, sustain } from './kit.mjs';
import {
  CRASH,
  DRUM_SETS,
  HAT,
  KICK,
  LOW_WOODBLOCK,
  OPEN_HAT,
  SNARE,
  TAMBOURINE,
  TRIANGLE,
  WOODBLOCK,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, inOctave, under } from './variations.mjs';

const march = { [KICK]: 'X-------x-------', [SNARE]: '----x-.-----x-..', [WOODBLOCK]: 'o---o-o-o---o-o-' };
const parade = also(march, { [TAMBOURINE]: '--o---o---o---o-', [HAT]: 'x-o-x-o-x-o-x-o-' });
const fill = { [KICK]: 'X-------x-x-----', [SNARE]: '----x-x.x-xxxoxX', [WOODBLOCK]: 'o---o-o---------' };
const box = {
  [KICK]: 'X-----x---------',
  [LOW_WOODBLOCK]: 'o---o---o---o---',
  [TRIANGLE]: '--------o-------',
};
const crash = { [CRASH]: 'o---------------', [OPEN_HAT]: '--------------x-' };
const slow = { [LOW_WOODBLOCK]: 'x-----x-----x---', [KICK]: 'X---------------' };
const slower = { [LOW_WOODBLOCK]: 'o-------.-------', [TRIANGLE]: '--------o-------' };
const wind = {
  [WOODBLOCK]: 'o-o-oxo-o-oxo-ox',
  [LOW_WOODBLOCK]: '-o---o---o---o-o',
  [SNARE]: '------------oxxX',
};

const motto = 'C5:2! F5:2 A5:2 F5:2 C6:4! A5:4';
const fifes = section({
  chords: 'F | Dm7 | Gm7 | C7',
  melody: `${motto} | Bb5:2 A5:2 F5:2 D5:2 F5:6 -:2 | G5:2! A5:2 Bb5:2 G5:2 D6:4! Bb5:4 | C6:2 Bb5:2 G5:2 E5:2 G5:6 -:2`,
  drums: [march, march, march, fill],
});
const again = section({
  chords: 'F | A7 Dm7 | Gm7 C7 | F',
  melody: `${motto} | C#6:2 D6:2 E6:2 C#6:2 D6:6 -:2 | Bb5:2! A5:2 G5:2 F5:2 E5:2 G5:2 Bb5:2 E5:2 | F5:4! A5:2 C6:2 F6:6 -:2`,
  drums: [parade, parade, parade, fill],
});
const lid = section({
  chords: 'Bbmaj7 | Am7 | Gm7 | C7',
  melody:
    'D6:6! C6:2 Bb5:4 A5:4 | C6:6! A5:2 E5:8 | Bb5:3! C6:3 Bb5:2 A5:2 G5:2 F5:2 D5:2 | E5:4! G5:4 C6:6 -:2',
  drums: [box, box, box, march],
});
const inside = section({
  chords: 'Bbmaj7 | Bdim7 | F D7 | G7 C7',
  melody:
    'D6:4! F6:4 D6:4 Bb5:4 | D6:4! F6:4 D6:2 B5:2 Ab5:4 | A5:4! C6:4 F#5:4 A5:4 | B5:2 A5:2 G5:2 F5:2 E5:4! -:4',
  drums: [box, box, march, fill],
});
const everyone = section({
  chords: 'F | A7 Dm7 | Bbmaj7 C7 | F',
  melody: `${motto} | C#6:2 D6:2 E6:2 C#6:2 D6:4 F6:4 | D6:2! Bb5:2 F5:2 Bb5:2 E6:2! C6:2 G5:2 C6:2 | F6:4! C6:2 A5:2 F5:6 -:2`,
  drums: [also(parade, crash), parade, parade, fill],
});
const spring = section({
  chords: 'F | Dbmaj7 | Gm7 | C7',
  melody: `C5:2! F5:2 A5:2 F5:2 C6:4 A5:4 | C5:4! F5:4 Ab5:8 | -:4 Bb4:4 D5:8 | -:16`,
  drums: [march, slow, slower, wind],
});
const form = [fifes, again, lid, inside, everyone, spring];
const [FIFES, AGAIN, LID, INSIDE, EVERYONE, SPRING] = form.keys();

/** The tuba, and two octaves above it a bassoon's reed for small loudspeakers. */
const oompah = ({ chords }, index) =>
  index === SPRING
    ? bass(chords, '1:4! 5:4 1:4 5:4 | 1:8! 5:8 | 1:12! -:4 | 1:2! -:10 1:2 <:2', pitch('F1'))
    : bass(chords, '1:3! -:1 5:3 -:1 1:3! -:1 5:2 <:2', pitch('F1'));

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 126,
  swing: 0.08,
  seed: 56,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 58, volume: 0.7, reverb: 0.2, play: oompah },
    {
      name: 'bassoon',
      program: 70,
      volume: 0.6,
      reverb: 0.2,
      play: (part, index) => clipped(inOctave(oompah(part, index), 1), 2),
    },
    { name: 'music box', program: 10, volume: 0.95, reverb: 0.5, play: ({ melody }) => melody },
    {
      name: 'glockenspiel',
      program: 9,
      volume: 0.5,
      reverb: 0.4,
      play: only([FIFES, AGAIN, EVERYONE], ({ melody }) => clipped(melody, 2)),
    },
    {
      name: 'plucked strings',
      program: 45,
      volume: 0.7,
      reverb: 0.3,
      play: (part, index) =>
        index === SPRING
          ? comp(part.chords.slice(0, 2), '----x-------x---|x-------x-------', {
              centre: pitch('C5'),
              steps: 1,
            })
          : comp(part.chords, '----x-------x-x-', { centre: pitch('C5'), steps: 1 }),
    },
    {
      name: 'toy piano',
      program: 8,
      volume: 0.8,
      reverb: 0.3,
      play: only([LID, INSIDE], ({ chords }) =>
        arpeggio(chords, 'o-o-o-o-o-o-o-o-', { centre: pitch('F4'), steps: 2 }),
      ),
    },
    {
      name: 'penny whistle',
      program: 72,
      volume: 0.64,
      reverb: 0.4,
      play: (part, index) =>
        ({
          [FIFES]: line('-:16 | -:10 A5:1 Bb5:1 C6:2 D6:2 | -:16 | -:8 C6:2! D6:2 E6:2 C6:2'),
          [AGAIN]: under(part.melody, part.chords),
          [INSIDE]: under(part.melody, part.chords),
          [EVERYONE]: under(part.melody, part.chords),
        })[index],
    },
    {
      name: 'clarinet',
      program: 71,
      volume: 0.6,
      reverb: 0.4,
      play: only([LID, EVERYONE], ({ chords }) => sustain(chords, { centre: pitch('A4'), velocity: 0.45 })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.standard,
      volume: 0.8,
      reverb: 0.2,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
