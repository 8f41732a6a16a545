/**
 * The lake, the treehouse and the shed: a guitar picked by somebody who thinks that nobody listens, and a flute on the
 * other shore, D major at 88. B remembers the town's theme, from far away. The surprise: for two bars the water is in
 * another key (B flat), an ocarina calls like a loon, and nothing answers.
 */
import { BAR, arpeggio, bass, line, sustain } from './kit.mjs';
import {
  CABASA,
  DRUM_SETS,
  HIGH_BONGO,
  HIGH_CONGA,
  KICK,
  LOW_BONGO,
  LOW_CONGA,
  RIM,
  SHAKER,
  TRIANGLE,
  also,
} from './percussion.mjs';
import { drummed, only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { arcadia } from './themes/arcadia.mjs';
import { echoed, reharmonised, transposed, under } from './variations.mjs';

const water = { [SHAKER]: 'o-.-o-.-o-.-o-.-', [LOW_CONGA]: 'o---------o-----' };
const paddle = also(water, {
  [HIGH_BONGO]: '--o---.---o-.---',
  [LOW_BONGO]: '----o-------o---',
  [KICK]: 'o-------o-------',
});
const fill = {
  [SHAKER]: 'o-.-o-.---------',
  [HIGH_BONGO]: '--o---.-oo-.o---',
  [LOW_BONGO]: '----o------o-oo-',
  [HIGH_CONGA]: '---------------o',
};
const still = { [TRIANGLE]: 'o---------------', [CABASA]: '--------.-------' };
const wood = also(paddle, { [RIM]: '----.-------.---' });

const shore = section({
  chords: 'D | G69 | D | Asus4 A',
  melody: 'A4:6! B4:2 D5:8 | B4:4! A4:4 F#4:6 -:2 | A4:6! B4:2 D5:4 F#5:4 | E5:12! -:4',
  drums: [water, water, water, fill],
});
const boat = section({
  chords: 'D | Bm7 | G A7 | D',
  melody: 'A4:6! B4:2 D5:8 | F#5:4! E5:4 D5:4 B4:4 | B4:4! D5:4 C#5:4! E5:4 | D5:12! -:4',
  drums: [paddle, paddle, wood, fill],
});
const ripple = section({
  chords: 'Bbmaj7 | Gm6',
  melody: 'F4:6! A4:2 D5:8 | D5:6! Bb4:2 G4:8',
  drums: [still, still],
});
const remembered = drummed(
  reharmonised(transposed(arcadia.ask, -5), section({ chords: 'Dmaj9 | Bm9 | Gmaj9 | A13sus' })),
  [water, paddle, water, fill],
);
const form = [shore, boat, remembered, ripple, boat];
const [SHORE, BOAT, TOWN, RIPPLE, BACK] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 96,
  swing: 0.08,
  seed: 1848,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 32,
      volume: 0.91,
      reverb: 0.3,
      play: ({ chords }) => bass(chords, '1:6! -:2 5:6 <:2 | 1:6! -:2 5:4 8:2 <:2', pitch('E1')),
    },
    {
      name: 'picked guitar',
      program: 24,
      volume: 0.87,
      reverb: 0.4,
      play: ({ chords }) => arpeggio(chords, 'x-o-ooo-x-o-o-o-', { centre: pitch('F#3'), steps: 4 }),
    },
    {
      name: 'steel guitar',
      program: 25,
      volume: 1,
      reverb: 0.4,
      play: only([BOAT, BACK], ({ chords }) =>
        arpeggio(chords, '--o---o---o---o-', { centre: pitch('A4'), steps: 4 }),
      ),
    },
    {
      name: 'flute',
      program: 73,
      volume: 0.77,
      reverb: 0.8,
      modulation: 0.2,
      play: only([SHORE, BOAT, BACK], ({ melody }) => melody),
    },
    {
      name: 'other shore',
      program: 75,
      volume: 0.68,
      reverb: 1,
      play: only([SHORE, TOWN], (part, index) =>
        index === TOWN ? part.melody : echoed(part.melody, { steps: 8, gain: 0.5, end: part.bars * BAR }),
      ),
    },
    {
      name: 'clarinet',
      program: 71,
      volume: 0.49,
      reverb: 0.7,
      play: only([BACK], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'loon',
      program: 79,
      volume: 0.67,
      reverb: 1,
      modulation: 0.5,
      play: only([RIPPLE], () => line('F4:3 C5:7! A4:3 -:3 | -:4 F4:2 D5:6! Bb4:4')),
    },
    {
      name: 'mist pad',
      program: 89,
      volume: 0.75,
      reverb: 0.9,
      play: only([TOWN, RIPPLE], ({ chords }) => sustain(chords, { centre: pitch('A3'), velocity: 0.5 })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.room,
      volume: 1,
      reverb: 0.5,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
