/**
 * Zoltar's booth: a band organ that has heard of the Orient from a postcard. D with a flat second and a sharp third, at a
 * camel's pace: a reed organ that breathes, an accordion with the tune, bells that answer a bar late. A A' B C over 16 bars.
 * The surprise is in C: the organ runs out of wind, the bells finish the line alone, and a coin drops.
 */
import { bass, comp, line } from './kit.mjs';
import { DRUM_SETS, KICK, LOW_TOM, MID_TOM, PEDAL_HAT, RIM, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, inOctave, under } from './variations.mjs';

const pace = {
  [KICK]: 'X-----x---x-----',
  [RIM]: '----x--o----x-o-',
  [PEDAL_HAT]: 'o---o---o---o---',
};
const faster = also(pace, { [LOW_TOM]: '--x-----x-x-----', [MID_TOM]: '------------x-x-' });
const turn = { [KICK]: 'X-----x---------', [LOW_TOM]: '--------x-x---x-', [MID_TOM]: '---------x---xx-' };
const still = { [PEDAL_HAT]: 'o-------o-------' };

const beckon = section({
  chords: 'D7 | D7 | Ebmaj7 | D7',
  melody:
    'A4:4! Bb4:2 A4:2 F#4:4 G4:2 A4:2 | F#4:3! G4:1 F#4:2 Eb4:2 D4:6 -:2 | G4:4! A4:2 Bb4:2 D5:4 C5:2 Bb4:2 | A4:3! Bb4:1 A4:2 G4:2 F#4:6 -:2',
  drums: [pace, pace, pace, turn],
});
const again = section({
  chords: 'D7 | Gm | Cm6 | D7',
  melody:
    'A4:4! Bb4:2 C5:2 D5:4 C5:2 Bb4:2 | D5:3! Eb5:1 D5:2 C5:2 Bb4:6 -:2 | C5:2! D5:2 Eb5:4 D5:2 C5:2 Bb4:2 G4:2 | A4:3! Bb4:1 A4:2 G4:2 F#4:4 A4:2 C5:2',
  drums: [faster, faster, faster, turn],
});
const reveal = section({
  chords: 'Gm | Cm6 | Gm | A7',
  melody:
    'D5:6! Eb5:2 D5:4 Bb4:4 | C5:6! D5:2 C5:4 A4:4 | Bb4:4! A4:2 G4:2 Bb4:4 D5:4 | C#5:3! D5:1 C#5:2 Bb4:2 A4:6 -:2',
  drums: [faster, pace, faster, turn],
});
const coin = section({
  chords: 'Ebmaj7 | Ebmaj7 | D7 | D7',
  melody: 'G4:4! A4:2 Bb4:2 A4:4 G4:4 | Bb4:8! -:8 | -:16 | -:16',
  drums: [pace, still, still, turn],
});
const form = [beckon, again, reveal, coin];
const [BECKON, AGAIN, REVEAL, COIN] = form.keys();

/** The bass, and an octave above it the organ's bass reeds: what a phone's loudspeaker has of it. */
const bassLine = ({ chords }) =>
  bass(chords, '1:4! -:2 1:2 5:4 8:2 5:2 | 1:4! -:2 5:2 8:4 5:2 <:2', pitch('D2'));

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 100,
  swing: 0.1,
  seed: 1962,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 32, volume: 0.66, play: bassLine },
    {
      name: 'bass reeds',
      program: 70,
      volume: 0.64,
      reverb: 0.4,
      play: (part) => clipped(inOctave(bassLine(part), 1), 3),
    },
    {
      name: 'reed organ',
      program: 20,
      volume: 0.6,
      reverb: 0.4,
      play: ({ chords }) => comp(chords, 'x-----o---x-----', { centre: pitch('A3'), steps: 5 }),
    },
    {
      name: 'accordion',
      program: 21,
      volume: 0.8,
      reverb: 0.5,
      modulation: 0.25,
      play: only([BECKON, AGAIN, REVEAL, COIN], ({ melody }) => melody),
    },
    {
      name: 'clarinet',
      program: 71,
      volume: 0.62,
      reverb: 0.5,
      play: only([AGAIN, REVEAL], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'bells',
      program: 9,
      volume: 0.6,
      reverb: 0.6,
      play: (_, index) =>
        ({
          [BECKON]: line('-:16 | -:8 D6:2 Eb6:2 F#6:4 | -:16 | -:8 A5:2 Bb5:2 A5:4'),
          [REVEAL]: line('-:8 Bb5:4 D6:4 | -:8 A5:4 C6:4 | -:8 D6:4 G6:4 | -:8 C#6:4 A5:4'),
          [COIN]: line('-:16 | -:8 A5:4 G5:4 | F#5:4! G5:2 A5:2 Bb5:2 A5:2 F#5:4 | D6:2! F#6:2 A6:8 -:4'),
        })[index],
    },
    {
      name: 'drums',
      program: DRUM_SETS.brush,
      volume: 0.9,
      reverb: 0.3,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
