/**
 * The Freaks' house: an organ and a baritone guitar, D minor at 80, with drums as from the floor above. B walks between
 * E flat and D as if they were one key. The surprise: the last chord is D major, bright and for no reason, and a bell
 * rings thirteen hours in the bar that it lasts.
 */
import { BAR, arpeggio, bass, comp, sustain } from './kit.mjs';
import {
  DRUM_SETS,
  HIGH_TOM,
  KICK,
  LOW_TOM,
  MID_TOM,
  PEDAL_HAT,
  RIDE,
  RIM,
  SNARE,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, under } from './variations.mjs';

const slow = { [KICK]: 'X-----x---------', [SNARE]: '--------X-----.-', [PEDAL_HAT]: '----o-------o---' };
const toms = {
  [KICK]: 'X-------x-----x-',
  [LOW_TOM]: 'x--x----x--x----',
  [MID_TOM]: '------x-----x-x-',
  [RIDE]: 'o---o---o---o---',
};
const fill = {
  [KICK]: 'X-----x---------',
  [SNARE]: '--------X--.ox-x',
  [HIGH_TOM]: '----------x-----',
  [LOW_TOM]: '-------------x-x',
};
const bare = { [RIM]: 'x---------------', [PEDAL_HAT]: '----o-------o---' };

const stair = 'D4:6! E4:2 F4:4 A4:4';
const cellar = section({
  chords: 'Dm | Bb | Gm | A7',
  melody: `${stair} | G4:6! F4:2 D4:8 | Bb3:4! D4:4 G4:6 F4:2 | E4:8! C#4:4 A3:4`,
  drums: [slow, slow, slow, fill],
});
const attic = section({
  chords: 'Dm | F | Bb6 Gm | A7b9',
  melody: `${stair} | C5:6! Bb4:2 A4:8 | Bb4:4! A4:4 G4:4 E4:4 | F4:4! E4:10 -:2`,
  drums: [slow, also(slow, { [RIDE]: 'o---o---o---o---' }), slow, fill],
});
const between = section({
  chords: 'Ebmaj7 | Dm | Ebmaj7 | A7#5',
  melody: 'Bb4:8! G4:4 F4:4 | A4:12! -:4 | Bb4:8! D5:4 C5:4 | C#5:12! -:4',
  drums: [toms, toms, toms, fill],
});
const bright = section({
  chords: 'Dm | Bb | Gm A7 | D',
  melody: `${stair} | G4:6! F4:2 D4:8 | Bb3:4! D4:4 E4:4! C#4:4 | D4:16!`,
  drums: [slow, slow, fill, bare],
});
const form = [cellar, attic, between, bright];
const [, ATTIC, BETWEEN, BRIGHT] = form.keys();
const HOURS = Array.from({ length: 13 }, (_, hour) => 3 * BAR + Math.floor((hour * 16) / 13));

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 80,
  swing: 0.1,
  seed: 1313,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 33,
      volume: 0.9,
      reverb: 0.3,
      play: ({ chords }) => bass(chords, '1:6! -:2 1:4 5:2 <:2 | 1:6! -:2 8:2 5:4 <:2', pitch('E1')),
    },
    {
      name: 'church organ',
      program: 19,
      volume: 0.8,
      reverb: 0.8,
      play: ({ chords }) => sustain(chords, { centre: pitch('A3'), velocity: 0.5 }),
    },
    {
      name: 'baritone guitar',
      program: 26,
      volume: 0.83,
      reverb: 0.6,
      modulation: 0.2,
      play: (part, index) => inOctave(index === BETWEEN ? under(part.melody, part.chords) : part.melody, -1),
    },
    {
      name: 'twang',
      program: 27,
      volume: 0.62,
      reverb: 0.7,
      play: (part, index) => (index === BETWEEN ? undefined : part.melody),
    },
    {
      name: 'reed organ',
      program: 20,
      volume: 0.81,
      reverb: 0.7,
      play: only([BETWEEN], ({ melody }) => melody),
    },
    {
      name: 'choir pad',
      program: 52,
      volume: 0.8,
      reverb: 0.9,
      play: only([ATTIC, BETWEEN], ({ chords }) => sustain(chords, { centre: pitch('F4'), velocity: 0.5 })),
    },
    {
      name: 'harpsichord',
      program: 6,
      volume: 1,
      reverb: 0.6,
      play: only([ATTIC, BRIGHT], ({ chords }) =>
        arpeggio(chords, 'o---o---o---o---', { centre: pitch('D5'), steps: 3 }),
      ),
    },
    {
      name: 'strum',
      program: 25,
      volume: 0.69,
      reverb: 0.5,
      play: ({ chords }) => comp(chords, '--------x-----o-', { centre: pitch('D4'), steps: 4 }),
    },
    {
      name: 'bell',
      program: 14,
      volume: 0.8,
      reverb: 1,
      play: only([BRIGHT], () =>
        [...new Set(HOURS)].map((at) => ({ at, steps: 2, pitch: pitch('F#5'), velocity: 0.6 })),
      ),
    },
    {
      name: 'drums',
      program: DRUM_SETS.power,
      volume: 0.79,
      reverb: 0.7,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
