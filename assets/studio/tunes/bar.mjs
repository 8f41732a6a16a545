/**
 * Four Thieves: the jukebox at the bar plays a slow country blues, E at 80 and late on every second sixteenth. Twelve bars,
 * A A B, and four more for whoever stays: harmonica, steel guitar, an upright piano with two dead keys. The surprise is in
 * those four: A turns minor, everyone waits, and the piano plays the last words of the song alone, and wrong.
 */
import { bass, comp, line, shift } from './kit.mjs';
import { DRUM_SETS, KICK, LOW_TOM, MID_TOM, PEDAL_HAT, RIDE, RIM, SNARE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { under } from './variations.mjs';

const shuffle = {
  [KICK]: 'x-------x-------',
  [SNARE]: '----o--.----o--.',
  [RIDE]: 'x--xx--xx--xx--x',
  [PEDAL_HAT]: '----o-------o---',
};
const lean = also(shuffle, { [RIM]: '----x-------x---', [KICK]: 'x------xx-------' });
const fill = {
  [KICK]: 'x-------x-------',
  [SNARE]: '----o--.o-oxoxxx',
  [RIDE]: 'x--xx--x--------',
  [LOW_TOM]: '-----------x---x',
};
const bare = { [PEDAL_HAT]: 'o---o---o---o---', [KICK]: 'o---------------' };
const turn = { [PEDAL_HAT]: 'o---o---o-------', [SNARE]: '----------oo-xox', [MID_TOM]: '------------x---' };

const sorry = section({
  chords: 'E7 | A7 | E7 | E7',
  melody:
    '-:4 B4:2! D5:2 E5:6 D5:2 | E5:3! D5:1 C#5:2 A4:2 G4:6 -:2 | -:4 G4:2! A4:2 B4:6 G#4:2 | E4:10! -:6',
  drums: [shuffle, shuffle, shuffle, fill],
});
const again = section({
  chords: 'A7 | A7 | E7 | C#7',
  melody:
    '-:4 B4:2! D5:2 E5:4 G5:4 | E5:3! D5:1 C#5:2 A4:2 G4:6 -:2 | -:4 G4:2! A4:2 B4:6 G#4:2 | F4:8! G#4:4 B4:4',
  drums: [lean, lean, lean, fill],
});
const because = section({
  chords: 'F#7 | B7 | E7 C#7 | F#7 B7',
  melody:
    'A#4:6! C#5:2 E5:4 C#5:4 | D#5:4! B4:2 A4:2 F#4:6 -:2 | G#4:3! A4:1 G#4:2 E4:2 F4:6 -:2 | E4:4! F#4:4 D#4:6 -:2',
  drums: [lean, lean, lean, fill],
});
const closing = section({
  chords: 'A7 | Am6 | E7 E7 A7 Am6 | E7 B7#5',
  melody: 'C#5:6! B4:2 A4:4 E4:4 | C5:8! A4:4 F#4:2 -:2 | -:16 | -:16',
  drums: [shuffle, bare, bare, turn],
});
const form = [sorry, again, because, closing];
const [SORRY, AGAIN, BECAUSE, CLOSING] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 80,
  swing: 0.32,
  seed: 1956,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 32,
      volume: 0.86,
      play: ({ chords }) => bass(chords, '1:4! 3:4 5:4! 7:2 <:2 | 1:4! 5:4 8:3! 7:1 5:2 <:2', pitch('E1')),
    },
    {
      name: 'acoustic guitar',
      program: 25,
      volume: 0.7,
      play: ({ chords }) => comp(chords, '----x--o----x--o', { centre: pitch('G#3'), steps: 2 }),
    },
    {
      name: 'saloon piano',
      program: 3,
      volume: 0.92,
      reverb: 0.3,
      play: (part, index) =>
        index === CLOSING
          ? [
              ...comp(part.chords.slice(0, 2), 'x-------o-------', { centre: pitch('E4'), steps: 6 }),
              ...shift(line('G4:1 G#4:3! E4:4 A4:2 C5:2 B4:1 A4:3 | G#4:4! F4:3 E4:5 -:4'), { steps: 32 }),
              ...shift(line('B3:4! B3:4 C#4:4 C4:4 | B3:4! A3:3 G#3:5 -:4'), { steps: 32, gain: 0.8 }),
            ]
          : comp(part.chords, '---o--x----o--x-', { centre: pitch('E4'), steps: 2 }),
    },
    {
      name: 'harmonica',
      program: 22,
      volume: 1,
      reverb: 0.5,
      modulation: 0.3,
      play: only([SORRY, BECAUSE, CLOSING], ({ melody }) => melody),
    },
    {
      name: 'steel guitar',
      program: 26,
      volume: 0.62,
      reverb: 0.6,
      modulation: 0.35,
      play: (part, index) =>
        ({
          [SORRY]: line('-:16 | -:10 G4:1 G#4:1! E4:4 | -:16 | -:4 D5:1! B4:1 G#4:2 B4:1! G#4:1 E4:6'),
          [AGAIN]: part.melody,
          [BECAUSE]: under(part.melody, part.chords),
        })[index],
    },
    {
      name: 'fiddle',
      program: 110,
      volume: 0.64,
      reverb: 0.6,
      play: only([AGAIN], ({ melody, chords }) => under(melody, chords)),
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
