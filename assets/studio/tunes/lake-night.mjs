/**
 * The lake by night: the tune of the day's other shore, D minor at 84, with a harp for the guitar and the flute an octave
 * deeper, near enough to be a person. A light goes on over there (B). The surprise: the loon calls as by day, where nothing
 * answers; by night something does, a half step too low.
 */
import { arpeggio, bass, line, sustain } from './kit.mjs';
import { CABASA, DRUM_SETS, KICK, LOW_CONGA, LOW_TOM, RIM, SHAKER, TRIANGLE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, inOctave, under } from './variations.mjs';

const water = { [SHAKER]: '.---o---.---o---', [LOW_CONGA]: 'o---------.-----' };
const oars = also(water, { [KICK]: 'o-------.-------', [RIM]: '----.-------.---' });
const stroke = also(water, { [LOW_TOM]: '--------o---.-o-', [CABASA]: '------------.-.-' });
const still = { [TRIANGLE]: 'o---------------', [CABASA]: '--------.-------' };

const shore = section({
  chords: 'Dm9 | Bbmaj7 | Gm9 | A7b9',
  melody: 'A4:6! Bb4:2 D5:8 | Bb4:4! A4:4 F4:6 -:2 | A4:6! Bb4:2 D5:4 F5:4 | E5:12! -:4',
  drums: [water, water, water, stroke],
});
const boat = section({
  chords: 'Dm9 | Fmaj7 | Gm9 A7b9 | Dm9',
  melody: 'A4:6! C5:2 F5:8 | E5:4! C5:4 A4:6 -:2 | Bb4:4! D5:4 C#5:4! E5:4 | D5:12! -:4',
  drums: [oars, oars, oars, stroke],
});
const light = section({
  chords: 'Bbmaj7 | C6 | Fmaj7 | A7b9',
  melody: 'F5:6! D5:2 Bb4:8 | G5:6! E5:2 C5:8 | A5:6! G5:2 F5:4 C5:4 | C#5:8! Bb4:6 -:2',
  drums: [oars, oars, oars, stroke],
});
const loon = section({ chords: 'Bbmaj7 | Dbmaj7', drums: [still, still] });
const form = [shore, boat, light, loon, boat];
const [SHORE, BOAT, LIGHT, LOON, BACK] = form.keys();

const bassLine = ({ chords }) => bass(chords, '1:8! 5:6 -:2 | 1:8! 5:4 <:4', pitch('E1'));

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 84,
  swing: 0.06,
  seed: 1849,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 32, volume: 0.8, reverb: 0.4, play: bassLine },
    {
      name: 'kalimba',
      program: 108,
      volume: 0.75,
      reverb: 0.7,
      play: (part) => clipped(inOctave(bassLine(part), 3), 4),
    },
    {
      name: 'harp',
      program: 46,
      volume: 1,
      reverb: 0.7,
      play: only([SHORE, BOAT, LIGHT, BACK], ({ chords }) =>
        arpeggio(chords, 'x---o-o-x---o---', { centre: pitch('A4'), steps: 6 }),
      ),
    },
    {
      name: 'alto flute',
      program: 73,
      volume: 0.8,
      reverb: 0.9,
      modulation: 0.25,
      play: only([SHORE, BOAT, BACK], ({ melody }) => melody),
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 0.85,
      reverb: 0.8,
      play: (part, index) => ({ [LIGHT]: part.melody, [BACK]: under(part.melody, part.chords) })[index],
    },
    {
      name: 'clarinet',
      program: 71,
      volume: 0.5,
      reverb: 0.8,
      play: only([BOAT, LIGHT], ({ melody, chords }) => under(melody, chords)),
    },
    {
      name: 'loon',
      program: 79,
      volume: 0.67,
      reverb: 1,
      modulation: 0.5,
      play: only([LOON], () => line('F4:3 C5:7! A4:3 -:3 | -:16')),
    },
    {
      name: 'what answers',
      program: 78,
      volume: 0.5,
      reverb: 1,
      modulation: 0.4,
      play: only([LOON], () => line('-:16 | -:2 E4:3 B4:7! Ab4:4')),
    },
    {
      name: 'mist',
      program: 89,
      volume: 0.75,
      reverb: 0.9,
      play: ({ chords }) => sustain(chords, { centre: pitch('D4'), velocity: 0.45 }),
    },
    {
      name: 'drums',
      program: DRUM_SETS.room,
      volume: 1,
      reverb: 0.6,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
