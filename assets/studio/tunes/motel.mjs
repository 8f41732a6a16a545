/**
 * Paradise Motel: surf guitar gone slightly wrong, E minor at 144. The band still plays for a pool that has been empty
 * for years. Eight phrases, one of which (SWIM) the whistle plays without the guitar. The surprise is a tape that runs at the
 * wrong speed: the fourth phrase is a half step too low, and the fifth ends on a wrong chord, F. The last phrase is a half step
 * too high, and the loop begins again at the right pitch.
 */
import { BAR, arpeggio, bass, comp, sustain } from './kit.mjs';
import {
  COWBELL,
  CRASH,
  DRUM_SETS,
  HIGH_TOM,
  KICK,
  LOW_TOM,
  MID_TOM,
  RIDE,
  SNARE,
  TAMBOURINE,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { inOctave, transposed, under } from './variations.mjs';

const surf = { [KICK]: 'X---x-x---X-x---', [SNARE]: '----x---x-x-x---', [RIDE]: 'x-o-x-o-x-o-x-o-' };
const wave = also(surf, { [TAMBOURINE]: '--x---x---x---x-' });
const roll = {
  [KICK]: 'X-------X-------',
  [SNARE]: 'xxxx------------',
  [HIGH_TOM]: '----xxxx--------',
  [MID_TOM]: '--------xxxx----',
  [LOW_TOM]: '------------xxxX',
};
const calm = { [KICK]: 'X-----x---x-----', [RIDE]: 'x---o---x---o---', [COWBELL]: '----o-------o---' };
const crash = { [CRASH]: 'X---------------' };
const drown = { [KICK]: 'X---------------', [CRASH]: 'X---------------', [LOW_TOM]: '--------x---x-xx' };

const strand = 'E4:4! G4:2 A4:2 B4:6 A4:2 | G4:4! F#4:2 G4:2 E4:8';
const shore = section({
  chords: 'Em | Em | C | B7',
  melody: `${strand} | E4:4! G4:2 C5:2 B4:4 G4:4 | F#4:4! A4:2 G4:2 D#4:6 -:2`,
  drums: [also(surf, crash), surf, surf, roll],
});
const again = section({
  chords: 'Em | Em | Am | B7 Em',
  melody: `${strand} | C5:4! B4:2 A4:2 G4:4 A4:4 | B4:3! A#4:3 B4:2 E4:6 -:2`,
  drums: [also(wave, crash), wave, wave, roll],
});
const pool = section({
  chords: 'Am | Em | F#7 | B7',
  melody: 'A4:6! C5:2 E5:8 | D5:3! C5:3 B4:2 G4:8 | A#4:6! C#5:2 E5:8 | D#5:3! C5:3 B4:2 A4:4 F#4:4',
  drums: [calm, calm, calm, roll],
});
const sunk = transposed(shore, -1);
const ending = section({
  chords: 'Am B7 | Em | F | F',
  melody: 'C5:4! A4:4 B4:4! D#5:4 | E5:12! -:4 | F5:3! E5:3 C5:2 A4:8 | -:16',
  drums: [also(wave, crash), roll, also(wave, crash), drown],
});
const swim = section({
  chords: 'Em | G | Am | B7',
  melody: `${strand} | A4:4! C5:2 E5:2 D5:4 C5:4 | B4:6! A4:2 F#4:4 D#4:4`,
  drums: [calm, calm, calm, roll],
});
const deep = section({
  chords: 'C | G | Am F#7 | B7',
  melody:
    'E5:3! G5:3 E5:2 C5:8 | D5:3! G5:3 D5:2 B4:8 | C5:2! B4:2 A4:2 C5:2 A#4:4! E5:4 | D#5:6! C5:2 B4:2 A4:2 F#4:4',
  drums: [also(wave, crash), wave, wave, roll],
});
const risen = transposed(again, 1);
const form = [shore, again, pool, sunk, ending, swim, deep, risen];
const [SHORE, AGAIN, POOL, SUNK, ENDING, SWIM, DEEP, RISEN] = form.keys();

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 144,
  swing: 0,
  seed: 1962,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 34,
      volume: 0.86,
      play: ({ chords }) => bass(chords, '1:2! 1:2 5:2 5:2 8:2! 8:2 5:2 <:2', pitch('E1')),
    },
    {
      name: 'surf guitar',
      program: 27,
      volume: 0.73,
      reverb: 0.9,
      modulation: 0.15,
      play: (part, index) => (index === SWIM ? undefined : part.melody),
    },
    {
      name: 'second guitar',
      program: 26,
      volume: 0.53,
      reverb: 0.9,
      play: only([AGAIN, SUNK, ENDING, DEEP, RISEN], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'chop guitar',
      program: 28,
      volume: 0.72,
      reverb: 0.5,
      play: ({ chords }) =>
        comp(chords, '--x---x---x---x-|--x---x---x-x-x-', { centre: pitch('B3'), steps: 1 }),
    },
    {
      name: 'organ',
      program: 16,
      volume: 0.7,
      reverb: 0.6,
      chorus: 0.6,
      play: only([AGAIN, POOL, SUNK, ENDING, DEEP, RISEN], ({ chords }) =>
        sustain(chords, { centre: pitch('E4'), velocity: 0.5 }),
      ),
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 1,
      reverb: 0.8,
      play: only([POOL, SWIM], ({ chords }) =>
        arpeggio(chords, 'o---o---o---o-o-', { centre: pitch('E5'), steps: 5 }),
      ),
    },
    {
      name: 'whistle',
      program: 78,
      volume: 0.42,
      reverb: 0.9,
      modulation: 0.3,
      play: only([SHORE, ENDING, SWIM], ({ melody }, index) =>
        inOctave(melody, 1).filter(({ at }) => index !== SHORE || at >= 2 * BAR),
      ),
    },
    {
      name: 'drums',
      program: DRUM_SETS.standard,
      volume: 0.9,
      reverb: 0.6,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
