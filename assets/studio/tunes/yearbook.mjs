/**
 * Yearbook: a slow waltz for leafing through photographs, E flat major at 96. A guitar and a harmonica have the tune, a
 * cello the years between (B), a piano turns the beat over, and a page rustles every fourth bar. A A' B A''. The surprise: two
 * pages stick together. In A' the tune lands on E, a picture too far, and goes back one; in A'' it lands on D.
 */
import { WALTZ, bass, comp, line, shift, sustain } from './kit.mjs';
import { CABASA, DRUM_SETS, KICK, PEDAL_HAT, RIDE, SHAKER, TRIANGLE, also } from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, inOctave, until, under } from './variations.mjs';

const turn = { [KICK]: 'o-----------', [PEDAL_HAT]: '----o---o---' };
const sway = also(turn, { [RIDE]: 'x---o--.o---' });
const page = also(turn, { [SHAKER]: '--------.oxo' });
const stuck = { [TRIANGLE]: 'X-----------', [CABASA]: '--------o-.-' };
const found = { [TRIANGLE]: 'o-----------', [CABASA]: '-------.oxo-', [KICK]: '--------o---' };

const face = 'Bb4:4! G5:6 F5:2 | Eb5:8! D5:4';
const friend = 'C5:4! Ab5:6 G5:2';
const first = section({
  meter: WALTZ,
  chords: 'Ebmaj9 | Cm9 | Fm9 | Bb13sus | Gm7 | C7b9 | Fm9 | Bb13',
  melody: `${face} | ${friend} | F5:10! -:2 | D5:4! Bb5:6 Ab5:2 | G5:8! E5:4 | Ab5:4! G5:4 F5:4 | D5:10! -:2`,
  drums: [turn, turn, turn, page],
});
const tooFar = section({
  meter: WALTZ,
  chords: 'Ebmaj9 | Cm9 | Fm9 | Bb13sus | Emaj9 | Emaj9 | Fm9 Bb13 | Eb69',
  melody: `${face} | ${friend} | F5:10! -:2 | B4:4! G#5:6 F#5:2 | E5:8! D#5:4 | F5:4! G5:2 Ab5:2 D5:4 | Eb5:10! -:2`,
  drums: [sway, sway, sway, page, stuck, found, sway, page],
});
const years = section({
  meter: WALTZ,
  chords: 'Cm | Cmmaj7 | Cm7 | F9 | Abmaj7 | Abm6 | Gm7 C7b9 | Fm9 Bb13',
  melody:
    'Eb5:6! D5:2 C5:4 | G5:8! Eb5:4 | Eb5:6! D5:2 C5:4 | A5:8! G5:4 | Ab5:6! G5:2 C5:4 | B5:8! F5:4 | Bb5:4! A5:2 G5:4 E5:2 | Ab5:4! G5:2 F5:2 D5:2 C5:2',
  drums: [sway, sway, sway, page],
});
const last = section({
  meter: WALTZ,
  chords: 'Ebmaj9 | Cm9 | Abmaj7 | Abm6 | Ebmaj9 Bb13 | Eb69 | Dmaj9 | Bb13',
  melody: `${face} | ${friend} | B5:8! Ab5:4 | G5:6! F5:2 Bb4:4 | Eb5:10! -:2 | A4:4! F#5:6 E5:2 | D5:4! F5:4 Ab5:4`,
  drums: [sway, sway, sway, page, sway, turn, stuck, found],
});
const form = [first, tooFar, years, last];
const [FIRST, TOO_FAR, YEARS, LAST] = form.keys();

const rocking = '1:8! 5:4 | 1:8! <:4';
const bassLine = ({ chords }) => bass(chords, rocking, pitch('E1'));

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 96,
  swing: 0.1,
  seed: 1996,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 32, volume: 0.8, reverb: 0.3, play: bassLine },
    {
      name: 'harp',
      program: 46,
      volume: 0.62,
      reverb: 0.5,
      play: (part) => clipped(inOctave(bassLine(part), 2), 4),
    },
    {
      name: 'piano',
      program: 0,
      volume: 0.9,
      reverb: 0.5,
      play: ({ chords }) => comp(chords, '----o---.---|----o---o---', { centre: pitch('Eb4'), steps: 4 }),
    },
    {
      name: 'guitar',
      program: 24,
      volume: 1,
      reverb: 0.5,
      play: (part, index) =>
        ({
          [FIRST]: part.melody,
          [TOO_FAR]: under(part.melody, part.chords),
          [LAST]: part.melody,
        })[index],
    },
    {
      name: 'harmonica',
      program: 22,
      volume: 0.86,
      reverb: 0.6,
      modulation: 0.15,
      play: (part, index) =>
        ({
          [FIRST]: line(
            '-:12 | -:12 | -:12 | -:4 Bb4:4 Eb5:4 | -:12 | -:12 | -:12 | -:4 F5:2 Ab5:2 G5:4',
            WALTZ,
          ),
          [TOO_FAR]: part.melody,
          [LAST]: until(part.melody, 6 * WALTZ),
        })[index],
    },
    {
      name: 'cello',
      program: 42,
      volume: 0.95,
      reverb: 0.6,
      modulation: 0.15,
      play: only([YEARS], ({ melody }) => inOctave(melody, -1)),
    },
    {
      name: 'flute',
      program: 73,
      volume: 0.6,
      reverb: 0.7,
      modulation: 0.15,
      play: only([YEARS, LAST], ({ melody, chords }, index) =>
        index === YEARS
          ? melody.filter(({ at }) => at >= 4 * WALTZ)
          : shift(under(melody, chords), { gain: 0.6 }),
      ),
    },
    {
      name: 'strings',
      program: 48,
      volume: 0.7,
      reverb: 0.8,
      play: only([TOO_FAR, YEARS, LAST], ({ chords }) =>
        sustain(chords, { centre: pitch('G4'), velocity: 0.42 }),
      ),
    },
    {
      name: 'music box',
      program: 10,
      volume: 0.8,
      reverb: 0.8,
      play: (part, index) =>
        ({
          [TOO_FAR]: inOctave(
            part.melody.filter(({ at }) => at >= 4 * WALTZ && at < 6 * WALTZ),
            1,
          ),
          [LAST]: inOctave(
            part.melody.filter(({ at }) => at >= 6 * WALTZ),
            1,
          ),
        })[index],
    },
    {
      name: 'drums',
      program: DRUM_SETS.brush,
      volume: 1,
      reverb: 0.4,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
