/**
 * Flunk Creator: a groove for a dressing room, G minor at 108. One tune tries on instruments before the mirror: a clavinet, a
 * flute, in the mirror itself a vibraphone (B), a saxophone, and at last all of them. The surprise: twice the curtain opens on
 * the wrong clothes, on a band's uniform the first time and on a powdered wig the second, for two bars, and is drawn again.
 */
import { bass, comp, line, sustain } from './kit.mjs';
import {
  CABASA,
  CLAP,
  COWBELL,
  CRASH,
  DRUM_SETS,
  HAT,
  HIGH_CONGA,
  KICK,
  LOW_CONGA,
  OPEN_HAT,
  RIM,
  SNARE,
  TAMBOURINE,
  TRIANGLE,
  also,
} from './percussion.mjs';
import { only, section, song } from './song.mjs';
import { pitch } from './theory.mjs';
import { clipped, inOctave, under } from './variations.mjs';

const strut = { [KICK]: 'X--x--x---x-----', [SNARE]: '----X--.-.--X---', [HAT]: 'x.o.x.o.x.o.x.o.' };
const hangers = also(strut, { [CABASA]: '--o---o---o---o-', [HIGH_CONGA]: '---o--o----o--o-' });
const curtain = {
  [KICK]: 'X--x--x---------',
  [SNARE]: '----X-----o-xoxX',
  [HAT]: 'x.o.x.o.--------',
  [CABASA]: '--------.-.-oxxX',
};
const mirror = {
  [KICK]: 'X-----x---x-----',
  [RIM]: '----x-------x---',
  [HAT]: 'o-o-o-o-o-o-o-o-',
  [LOW_CONGA]: '---o------oo----',
};
const uniform = {
  [KICK]: 'X-------X-------',
  [SNARE]: 'x-xxx-x-x-xxx-xx',
  [TAMBOURINE]: '----x-------x---',
};
const drawn = also(uniform, {
  [SNARE]: 'x-xxx-x-x-------',
  [CRASH]: 'o---------------',
  [CABASA]: '--------.-o-xxxX',
});
const wig = { [TRIANGLE]: 'o-------o-------', [KICK]: '.---------------' };
const drawnAgain = {
  [TRIANGLE]: 'o---------------',
  [CABASA]: '--------.-o-xxxX',
  [KICK]: '--------.-----x-',
};
const walk = also(hangers, {
  [CLAP]: '----x-------x---',
  [COWBELL]: 'o---o---o---o---',
  [OPEN_HAT]: '--------------o-',
});

const wear = 'D5:3! F5:3 D5:2 C5:2 Bb4:2 G4:4';
const look = '-:4 A4:2! Bb4:2 C5:2 E5:4 -:2';
const first = section({
  chords: 'Gm9 | C9 | Ebmaj9 | D7#9',
  melody: `${wear} | ${look} | G5:3! Bb5:3 G5:2 F5:2 Eb5:2 D5:4 | -:4 D5:2! F#5:2 A5:2 F5:4 -:2`,
  drums: [strut, strut, strut, curtain],
});
const second = section({
  chords: 'Gm9 | C9 | Ebmaj9 D7#9 | Gm9',
  melody: `${wear} | -:4 A4:2! Bb4:2 C5:2 E5:2 G5:4 | G5:3! Bb5:3 G5:2 F#5:2! A5:2 F5:4 | D5:2! C5:2 Bb4:2 C5:2 G4:6 -:2`,
  drums: [hangers, hangers, hangers, curtain],
});
const band = section({
  chords: 'Bb | F7 Bb',
  melody: 'F5:3! Bb5:1 F5:2 D5:2 Bb4:4 D5:4 | C5:2! D5:2 Eb5:2 C5:2 Bb4:4! -:4',
  drums: [uniform, drawn],
});
const glass = section({
  chords: 'Cm9 | F13 | Bbmaj9 | D7#5',
  melody: 'G5:6! Eb5:2 D5:8 | F5:6! D5:2 C5:8 | D5:6! F5:2 A5:8 | Bb5:4! F#5:4 C5:2 D5:2 F#5:2 A5:2',
  drums: [mirror, mirror, mirror, curtain],
});
const third = section({
  chords: 'Gm9 | C9 | Ebmaj9 D7#9 | Gm9',
  melody: `${wear} | -:2 E5:2! G5:2 Bb5:2 A5:2 G5:2 E5:4 | G5:3! Bb5:3 G5:2 F#5:2! A5:2 C6:4 | Bb5:2! A5:2 G5:2 F5:2 G5:6 -:2`,
  drums: [hangers, hangers, hangers, curtain],
});
const court = section({
  chords: 'Gm D7 | D7 Gm',
  melody: 'D5:4! Eb5:1 D5:1 C5:1 Bb4:1 A4:4! D5:4 | C5:2! Bb4:1 A4:1 F#4:4 G4:4! -:4',
  drums: [wig, drawnAgain],
});
const everything = section({
  chords: 'Gm9 | C9 | Ebmaj9 | D7#9',
  melody: `${wear} | ${look} | G5:3! Bb5:3 G5:2 F5:2 Eb5:2 D5:4 | F#5:2! A5:2 C6:2 A5:2 F5:4! -:4`,
  drums: [walk, walk, walk, curtain],
});
const form = [first, second, band, glass, third, court, everything];
const [FIRST, SECOND, BAND, GLASS, THIRD, COURT, EVERYTHING] = form.keys();

const RIFFS = {
  [BAND]: '1:3! -:1 5:3 -:1 1:3! -:1 5:2 -:2',
  [GLASS]: '1:6! -:2 5:6 <:2',
  [COURT]: '1:4! -:4 1:4 -:4',
};
const bassLine = ({ chords }, index) =>
  bass(chords, RIFFS[index] ?? '1:3! 1:2 -:1 8:2 -:2 7:2 5:2 <:2', pitch('E1'));
const isClothes = (index) => index === BAND || index === COURT;

/** @type {import('./midi.mjs').Tune} */
export const tune = song({
  tempo: 108,
  swing: 0.16,
  seed: 96,
  channels: 1,
  form,
  parts: [
    { name: 'bass', program: 33, volume: 0.82, reverb: 0.1, play: bassLine },
    {
      name: 'muted guitar',
      program: 28,
      volume: 0.6,
      reverb: 0.2,
      play: (part, index) => (isClothes(index) ? undefined : clipped(inOctave(bassLine(part, index), 2), 2)),
    },
    {
      name: 'electric piano',
      program: 4,
      volume: 0.5,
      reverb: 0.4,
      chorus: 0.4,
      play: ({ chords }, index) =>
        isClothes(index)
          ? undefined
          : comp(chords, index === GLASS ? 'o-------o-----.-' : '---x--x-----x-o-|---x--x---o-----', {
              centre: pitch('D4'),
              steps: index === GLASS ? 7 : 2,
            }),
    },
    {
      name: 'clavinet',
      program: 7,
      volume: 0.9,
      reverb: 0.2,
      play: (part, index) =>
        ({
          [FIRST]: part.melody,
          [SECOND]: comp(part.chords, 'o--.--o---.--o--', { centre: pitch('G4'), steps: 1 }),
          [EVERYTHING]: clipped(inOctave(part.melody, -1), 2),
        })[index],
    },
    {
      name: 'flute',
      program: 73,
      volume: 0.7,
      reverb: 0.4,
      modulation: 0.1,
      play: (part, index) =>
        ({
          [FIRST]: line('-:16 | -:12 G5:1! A5:1 Bb5:2 | -:16 | -:16'),
          [SECOND]: part.melody,
          [EVERYTHING]: part.melody,
        })[index],
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 1,
      reverb: 0.5,
      play: only([GLASS], ({ melody }) => melody),
    },
    {
      name: 'saxophone',
      program: 65,
      volume: 0.62,
      reverb: 0.3,
      modulation: 0.1,
      play: (part, index) => ({ [THIRD]: part.melody, [EVERYTHING]: under(part.melody, part.chords) })[index],
    },
    {
      name: 'brass',
      program: 61,
      volume: 0.6,
      reverb: 0.3,
      play: (part, index) =>
        ({
          [SECOND]: line('-:16 | -:16 | -:16 | -:10 Bb4:2! D5:2! F5:2'),
          [BAND]: under(part.melody, part.chords),
          [THIRD]: comp(part.chords, '----------x--x--', { centre: pitch('G4'), steps: 2 }),
          [EVERYTHING]: comp(part.chords, '------x---x--x--', { centre: pitch('G4'), steps: 2 }),
        })[index],
    },
    {
      name: 'piccolo',
      program: 72,
      volume: 0.66,
      reverb: 0.3,
      play: only([BAND], ({ melody }) => inOctave(melody, 1)),
    },
    {
      name: 'tuba',
      program: 58,
      volume: 0.7,
      reverb: 0.2,
      play: only([BAND], (part, index) => inOctave(bassLine(part, index), 1)),
    },
    {
      name: 'harpsichord',
      program: 6,
      volume: 0.74,
      reverb: 0.5,
      play: only([COURT], ({ melody, chords }) => [...inOctave(melody, 1), ...under(melody, chords)]),
    },
    {
      name: 'strings',
      program: 48,
      volume: 0.7,
      reverb: 0.6,
      play: only([GLASS, COURT], ({ chords }) => sustain(chords, { centre: pitch('D5'), velocity: 0.42 })),
    },
    {
      name: 'drums',
      program: DRUM_SETS.standard,
      volume: 0.85,
      reverb: 0.2,
      drums: true,
      play: ({ drums }) => drums,
    },
  ],
});
