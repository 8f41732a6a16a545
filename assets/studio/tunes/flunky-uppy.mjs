/**
 * Flunky Uppy: up two towers of lockers, in step. D minor pentatonic over a bass that walks up and never down, 160 to
 * the minute; each section begins a step higher than the one before ended. The call is the arcade's (B D G F#), turned
 * upside up: four notes that rise, and the fourth is always late. The surprise: at the top the drums lose hold, a scale
 * of whole tones goes on without them into nothing, and a roll of the snare sets all of it on the ground again. The second
 * climb begins a fourth higher and goes by another roof, and there the scale falls.
 */
import { arpeggio, bass, comp, sustain } from './kit.mjs';
import {
  CLAP,
  COWBELL,
  CRASH,
  DRUM_SETS,
  HAT,
  KICK,
  OPEN_HAT,
  SNARE,
  HIGH_TOM,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { transposed, under } from './variations.mjs';

const run = { [KICK]: 'X---x-x-X---x---', [SNARE]: '----X--.----X--.', [HAT]: 'x.o.x.o.x.o.x.o.' };
const start = { ...run, [HAT]: '----x.o.x.o.x.o.' };
const higher = also(run, { [CLAP]: '----x-------x---', [COWBELL]: 'o--o--o--o--o-o-' });
const fill = { [KICK]: 'X---x-x-X-------', [SNARE]: '----X---x-x-xxxx', [OPEN_HAT]: '------o-------o-' };
const crash = also(higher, { [CRASH]: 'X---------------' });
const letGo = { [CRASH]: 'X---------------', [HIGH_TOM]: 'X---------------' };
const silence = { [HAT]: 'o---o---o---o---' };
const ground = { [SNARE]: '--------o.oxox--', [KICK]: '--------x---x-x-' };

const leap = 'D5:2! F5:2 G5:1 -:3 A5:3! G5:1 F5:2 D5:2';
const first = section({
  chords: 'Dm9 | Dm9 | Fmaj9 | G13',
  melody: `${leap} | -:2 C5:2 D5:2 F5:2 D5:6 -:2 | F5:2! A5:2 C6:1 -:3 A5:3! G5:1 A5:2 F5:2 | -:2 E5:2 G5:2 A5:2 B5:6! -:2`,
  drums: [start, run, run, fill],
});
const second = section({
  chords: 'Em9 | Em9 | Gmaj9 | A7#5',
  melody: `E5:2! G5:2 A5:1 -:3 B5:3! A5:1 G5:2 E5:2 | -:2 D5:2 E5:2 G5:2 E5:6 -:2 | G5:2! B5:2 D6:1 -:3 B5:3! A5:1 B5:2 G5:2 | -:2 A5:2 C#6:2 E6:2 F6:6! -:2`,
  drums: [crash, higher, higher, fill],
});
const roof = section({
  chords: 'Bbmaj9 | C13 | Dm9 | Eb69',
  melody: `D6:4! C6:2 Bb5:2 D6:6! -:2 | E6:4! D6:2 C6:2 E6:6! -:2 | F6:3! E6:1 D6:2 A5:2 F6:6! -:2 | G6:8! F6:4 Eb6:4`,
  drums: [crash, higher, higher, higher],
});
const sky = section({
  chords: 'Eb69 | E7#9 | Am9 | A7#5',
  melody: `D5:2! E5:2 F#5:2 G#5:2 A#5:2 C6:2 D6:4! | -:16 | A5:2! C6:2 E6:1 -:3 D6:3! C6:1 A5:2 G5:2 | E5:2 G5:2 A5:2 C#6:2 -:8`,
  drums: [letGo, silence, run, ground],
});
const third = section({
  chords: 'Gm9 | Gm9 | Bbmaj9 | C13',
  melody: `G5:2! Bb5:2 C6:1 -:3 D6:3! C6:1 Bb5:2 G5:2 | -:2 F5:2 G5:2 Bb5:2 G5:6 -:2 | Bb5:2! D6:2 F6:1 -:3 D6:3! C6:1 D6:2 Bb5:2 | -:2 A5:2 C6:2 D6:2 E6:6! -:2`,
  drums: [start, run, run, fill],
});
const fourth = section({
  chords: 'Am9 | Bbmaj9 | C13 | A7#5',
  melody: `A5:4! -:2 E5:2 G5:2 A5:2 C6:4 | D6:4! -:2 A5:2 C6:2 D6:2 F6:4 | E6:2! G6:2 E6:2 C6:2 D6:2 E6:2 C6:2 G5:2 | A5:2 C#6:2 F6:2 C#6:2 A5:6! -:2`,
  drums: [crash, higher, higher, fill],
});
const otherRoof = transposed(roof, 2);
const fall = section({
  chords: 'F69 | E7#9 | Dm9 | A7#5',
  melody: `C6:2! Bb5:2 Ab5:2 F#5:2 E5:2 D5:2 C5:4! | -:16 | A5:2! F5:2 D5:1 -:3 F5:3! G5:1 A5:2 C6:2 | A5:2 G5:2 E5:2 C#5:2 -:8`,
  drums: [letGo, silence, run, ground],
});
const form = [first, second, roof, sky, third, fourth, otherRoof, fall];
const [, SECOND, ROOF, SKY, , FOURTH, OTHER_ROOF, FALL] = form.keys();
const HIGH = [ROOF, SKY, OTHER_ROOF, FALL];

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 160,
  swing: 0,
  seed: 117,
  channels: 1,
  form,
  parts: [
    {
      name: 'bass',
      program: 38,
      volume: 0.8,
      play: ({ chords }) => bass(chords, '1:2! 1:1 8:1 -:2 5:2 1:2! 5:2 7:2 8:2', pitch('D1')),
    },
    { name: 'lead', program: 80, volume: 0.5, modulation: 0.1, reverb: 0.3, play: ({ melody }) => melody },
    { name: 'marimba', program: 12, volume: 0.9, play: ({ melody }) => melody },
    {
      name: 'clavinet',
      program: 7,
      volume: 0.6,
      play: ({ chords }) => comp(chords, '--x--x----x--x--', { centre: pitch('D4'), steps: 1 }),
    },
    {
      name: 'second voice',
      program: 11,
      volume: 0.8,
      reverb: 0.4,
      play: only([SECOND, ROOF, FOURTH, OTHER_ROOF], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'strings',
      program: 50,
      volume: 0.45,
      reverb: 0.6,
      play: only(HIGH, ({ chords }) => sustain(chords, { centre: pitch('A4'), velocity: 0.5 })),
    },
    {
      name: 'bells',
      program: 98,
      volume: 0.5,
      reverb: 0.6,
      play: only([SECOND, FOURTH, ...HIGH], ({ chords }) =>
        arpeggio(chords, 'o-.-o-.-o-.-o-.-', { centre: pitch('D6'), steps: 2 }),
      ),
    },
    {
      name: 'drums',
      program: DRUM_SETS.power,
      volume: 0.85,
      reverb: 0.15,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
