/**
 * The arcade's lobby: the street's tune as the machines inside play it. The same six-note call in G, but straight, on
 * a pulse wave with its own echo, over broken chords in sixteenths, as a chip with three voices would. A A' B A''
 * over 32 bars. A walks the call up (on G, E minor, G) until the augmented B7 trips it; B is what a machine dreams when
 * nobody plays: long notes over E minor, A13 where none was asked for, and Cm6, under a bell that does not stop. Then the
 * surprise: the drums fall out, a high score runs up in whole tones, and all voices are back at once.
 */
import { BAR, arpeggio, bass, between, chords, comp, drums, line, shift, sustain } from './kit.mjs';
import { pitch } from './theory.mjs';

const SECTION = 8 * BAR;
const FORM = { first: 0, second: SECTION, bridge: 2 * SECTION, last: 3 * SECTION };

const chordsA = chords('G69 | D13sus | Em9 | Cmaj9 | G69 | B7#5 | Cmaj9 Cm6 | Am9 D13');
const chordsB = chords('Em9 | Cmaj9 | Am9 | B7#5 | Em9 | A13 | Cm6 | D13sus D13');

const walk = `
  B4:2! D5:2 G5:3! F#5:1 -:2 D5:2 E5:2 D5:2 | B4:3! A4:1 -:2 D5:2 A4:5 -:1 D5:1 D#5:1 |
  E5:2! G5:2 B5:3! A5:1 -:2 G5:2 A5:2 G5:2 | E5:3! D5:1 -:2 G5:2 E5:5 -:1 D5:1 F#5:1 |
  G5:2! B5:2 D6:3! B5:1 -:2 G5:2 A5:2 B5:2 | G5:3! D#5:3 B4:2 D#5:2! G5:2 A5:2 B5:2 |
  B5:3! A5:3 G5:2 Eb5:3! D5:3 C5:2`;
const melodyFirst = line(`${walk} | B4:3! C5:3 E5:2 D5:5 -:1 A4:1 A#4:1`);
const melodySecond = line(`${walk} | A4:3! C5:3 E5:2 F#5:3! E5:3 D5:2`);
const melodyBridge = line(`
  B5:6! A5:2 G5:4 F#5:4 | E5:8! -:2 G5:2 F#5:2 D5:2 | C5:6! D5:2 E5:4 G5:4 | D#5:8! -:2 G5:2 A5:2 B5:2 |
  B5:6! A5:2 G5:4 F#5:4 | C#6:8! -:2 B5:2 A5:2 G5:2 | C6:6! A5:2 G5:4 Eb5:4 | -:16`);
const melodyLast = line(`${walk} | A4:3! C5:3 E5:2 G5:2! F#5:2 -:2 A4:1 A#4:1`);
const highScore = line('D5:1! E5:1 F#5:1 G#5:1 A#5:1! C6:1 D6:1 E6:1 F#6:4! -:2 A4:1 A#4:1');
const coin = line('B5:1! E6:5 -:10');

const riff = '1:2! 1:1 8:1 -:2 8:2 1:2! 5:2 7:2 8:2 | 1:2! 1:1 8:1 -:2 8:2 1:2! 8:2 5:2 <:2';
const riffBridge = '1:6! 8:2 5:6 <:2';

const KICK = 36;
const SNARE = 38;
const CLAP = 39;
const HAT = 42;
const OPEN_HAT = 46;
const CRASH = 49;
const TOMS = { low: 45, mid: 47, high: 50 };
const COWBELL = 56;

const groove = {
  [KICK]: 'X---x---X---x---',
  [SNARE]: '----X-------X--.',
  [HAT]: 'o.x.o.x.o.x.o.x.',
};
const busier = {
  ...groove,
  [KICK]: 'X---x--xX---x-x-',
  [CLAP]: '----x-------x---',
  [COWBELL]: '--o--o--o--o--o-',
};
const turn = { [KICK]: 'X---x---X---x-x-', [SNARE]: '----X--x----X-xx', [OPEN_HAT]: '--------------x-' };
const fill = {
  [KICK]: 'X---x---X-------',
  [SNARE]: '----X---x-x-----',
  [HAT]: 'o.x.o.x.--------',
  [TOMS.high]: '-----------x-x--',
  [TOMS.mid]: '------------x-x-',
  [TOMS.low]: '---------------X',
};
const dream = { [KICK]: 'X---------x-----', [HAT]: 'o-.-o-.-o-.-o-.-', [CLAP]: '--------x-------' };
const silence = { [KICK]: 'X---------------', [CRASH]: 'x---------------', [SNARE]: '------------xxxX' };

const drumPart = [
  [groove, groove, groove, turn, groove, groove, groove, fill],
  [busier, busier, busier, turn, busier, busier, busier, fill],
  [dream, dream, dream, dream, dream, dream, { ...dream, [TOMS.low]: '------------x-x-' }, silence],
  [busier, busier, busier, turn, busier, busier, busier, fill],
]
  .flat()
  .flatMap((bar, index) =>
    drums(index % 8 === 0 ? { ...bar, [CRASH]: 'x---------------' } : bar, index * BAR),
  );

const everywhere = (part) =>
  [FORM.first, FORM.second, FORM.last].flatMap((steps) => shift(part(chordsA), { steps }));
const melody = [
  ...shift(melodyFirst, { steps: FORM.first }),
  ...shift(melodySecond, { steps: FORM.second }),
  ...shift(melodyBridge, { steps: FORM.bridge }),
  ...shift(highScore, { steps: FORM.bridge + 7 * BAR }),
  ...shift(melodyLast, { steps: FORM.last }),
];
const chordsDream = between(chordsB, 0, 7 * BAR);
const everyStep = 'oooooooooooooooo';
/** Three sixteenths later and softer; what would fall behind the end is left out. */
const echo = shift(melody, { steps: 3, gain: 0.55 }).filter(({ at }) => at < 4 * SECTION);

/** @type {import('./midi.mjs').Tune} */
export const tune = {
  tempo: 128,
  bars: 32,
  swing: 0,
  channels: 2,
  seed: 1995,
  parts: [
    {
      name: 'bass',
      program: 38,
      volume: 0.92,
      reverb: 0.05,
      notes: [
        ...everywhere((over) => bass(over, riff, pitch('E1'))),
        ...shift(bass(chordsDream, riffBridge, pitch('E1')), { steps: FORM.bridge }),
        { at: FORM.bridge + 7 * BAR, steps: 4, pitch: pitch('D2'), velocity: 1 },
      ],
    },
    { name: 'pulse', program: 80, volume: 0.6, pan: 0.05, reverb: 0.25, modulation: 0.08, notes: melody },
    { name: 'echo', program: 80, volume: 0.34, pan: 0.55, reverb: 0.4, notes: echo },
    {
      name: 'second pulse',
      program: 80,
      volume: 0.26,
      pan: -0.45,
      notes: [
        ...everywhere((over) => arpeggio(over, everyStep, { centre: pitch('G4'), steps: 1 })),
        ...shift(arpeggio(chordsDream, 'o-o-o-o-o-o-o-o-', { centre: pitch('G4'), steps: 2 }), {
          steps: FORM.bridge,
        }),
      ],
    },
    {
      name: 'marimba',
      program: 12,
      volume: 0.8,
      pan: 0.15,
      notes: [...shift(melodySecond, { steps: FORM.second }), ...shift(melodyLast, { steps: FORM.last })],
    },
    {
      name: 'electric piano',
      program: 5,
      volume: 0.42,
      pan: -0.25,
      chorus: 0.4,
      notes: everywhere((over) => comp(over, '--x---x---x---x-', { centre: pitch('E4'), steps: 1 })),
    },
    {
      name: 'strings',
      program: 50,
      volume: 0.42,
      reverb: 0.6,
      notes: shift(sustain(chordsDream, { centre: pitch('A4'), velocity: 0.6 }), { steps: FORM.bridge }),
    },
    {
      name: 'crystal',
      program: 98,
      volume: 0.62,
      pan: -0.55,
      reverb: 0.6,
      notes: shift(arpeggio(chordsDream, 'x--o--o---o--o--', { centre: pitch('E5'), steps: 3 }), {
        steps: FORM.bridge,
      }),
    },
    {
      name: 'glockenspiel',
      program: 9,
      volume: 0.7,
      pan: 0.3,
      notes: shift(melodyLast, { steps: FORM.last, semitones: 12, gain: 0.8 }),
    },
    {
      name: 'coins',
      program: 80,
      volume: 0.4,
      pan: -0.2,
      reverb: 0.5,
      notes: [FORM.second + 3 * BAR, FORM.last + 3 * BAR].flatMap((steps) =>
        shift(coin, { steps: steps + 8 }),
      ),
    },
    { name: 'drums', program: 25, volume: 0.62, reverb: 0.1, drums: true, notes: drumPart },
  ],
};
