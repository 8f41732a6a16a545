/**
 * The arcade: a Friday afternoon with a pocket full of quarters. G major at 128, A A' B A'' over 32 bars, one minute.
 * The tune is a six-note call (bar 1) and its answer; the major sevenths go sour for half a bar at the end of each A
 * (Cmaj9 to Cm6). B walks a chain of ii-V down by whole steps, half as fast, for what the town does not say. Then the
 * surprise: everything stops, a machine swallows a coin and runs up a chord that does not belong (E7 out of B flat), and
 * the tune is back a whole step higher. Its last chord but one, Dmaj9, is home in A and on the way back to G, so that
 * the loop closes as a cadence rather than as a jump.
 */
import { BAR, arpeggio, bass, between, chords, comp, drums, line, shift, sustain } from './kit.mjs';
import { pitch, transposeChord } from './theory.mjs';

const SECTION = 8 * BAR;
const FORM = { first: 0, second: SECTION, bridge: 2 * SECTION, last: 3 * SECTION };
const UP = 2;

const chordsA = chords('G69 | Em9 | Cmaj9 | D13sus | G69 | B7#5 | Cmaj9 Cm6 | Am9 D13');
const chordsB = chords('Em9 | A13 | Dm9 | G13 | Cm9 | F13 | Bbmaj9 | E7#9');
const chordsLast = [
  ...between(chordsA, 0, 6 * BAR).map((bar) => ({ ...bar, ...transposeChord(bar, UP) })),
  ...chords('Dmaj9 | D13sus D13').map((bar) => ({ ...bar, at: bar.at + 6 * BAR })),
];

const call = `
  B4:2! D5:2 G5:3! F#5:1 -:2 D5:2 E5:2 D5:2 | B4:6! -:4 D5:2 E5:2 G5:2 |
  A5:3! G5:3 E5:2 D5:6 -:2 | E5:3! D5:3 B4:2 A4:5 -:1 A4:1 A#4:1 |
  B4:2! D5:2 G5:3! F#5:1 -:2 D5:2 E5:2 D5:2 | B4:6! -:4 D#5:2 G5:2 A5:2 |
  B5:3! A5:3 G5:2 Eb5:3! D5:3 C5:2`;
const melodyFirst = line(`${call} | B4:3! C5:3 E5:2 D5:5 -:1 A4:1 A#4:1`);
const melodySecond = line(`
  B4:2! D5:2 G5:3! F#5:1 -:2 D5:1 D#5:1 E5:2 D5:2 | B4:4! B4:1 -:1 D5:1 -:1 G5:2 -:2 D5:2 G5:2 |
  A5:2! B5:1 A5:1 -:1 G5:3 E5:2 D5:6 | E5:3! D5:3 B4:2 A4:5 -:1 A4:1 A#4:1 |
  B4:2! D5:2 G5:3! F#5:1 -:2 D5:1 D#5:1 E5:2 D5:2 | B4:6! -:4 D#5:2 G5:2 A5:2 |
  B5:3! A5:3 G5:2 Eb5:3! D5:3 C5:2 | B4:3! C5:3 E5:2 F#5:6 -:2`);
const melodyBridge = line(`
  -:2 B4:2 E5:2 G5:4! F#5:2 E5:2 B4:2 | C#5:6! -:2 E5:2 F#5:2 G5:2 F#5:2 |
  -:2 A4:2 D5:2 F5:4! E5:2 D5:2 A4:2 | B4:6! -:2 D5:2 E5:2 F5:2 E5:2 |
  -:2 G4:2 C5:2 Eb5:4! D5:2 C5:2 G4:2 | A4:6! -:2 C5:2 D5:2 Eb5:2 D5:2 |
  D5:3! F5:3 A5:8! -:2 | -:16`);
const melodyLast = [
  ...shift(between(line(call), 0, 6 * BAR), { semitones: UP }),
  ...shift(line(`C#6:3! B5:3 A5:2 F#5:3! E5:3 D5:2 | C5:2 D5:2 E5:2 G5:2 F#5:3! E5:1 D5:1 C5:1 A4:1 A#4:1`), {
    steps: 6 * BAR,
  }),
];

const coinDrop = line(`-:3 B5:1! E6:4 -:1 E5:1 G#5:1 B5:1 D6:1 G6:1 G#6:1 B6:1`);
const riff = '1:3! -:1 1:1 -:1 8:1 -:1 1:2! -:2 5:2 7:1 8:1 | 1:2! -:2 8:1 -:2 1:2 -:1 1:2! 5:2 -:1 <:1';
const riffBridge = '1:6! -:2 5:3 -:1 8:2 <:2';

const KICK = 36;
const RIM = 37;
const SNARE = 38;
const CLAP = 39;
const HAT = 42;
const OPEN_HAT = 46;
const CRASH = 49;
const TOMS = { low: 45, mid: 47, high: 50 };
const TAMBOURINE = 54;
const COWBELL = 56;
const CONGA = { high: 63, low: 64 };

const groove = {
  [KICK]: 'X--x--x---x-----',
  [SNARE]: '----X--.-.--X--.',
  [HAT]: 'x.o.x.o.x.o.x.--',
  [OPEN_HAT]: '--------------o-',
};
const busier = {
  ...groove,
  [KICK]: 'X--x--x---xx--x-',
  [CLAP]: '----x-------x---',
  [COWBELL]: 'o---o---o---o-o-',
};
const turn = { ...groove, [SNARE]: '----X--.-x--X-xx', [OPEN_HAT]: '-------o------o-' };
const fill = {
  [KICK]: 'X--x--x-x-------',
  [SNARE]: '----X---xxx-----',
  [HAT]: 'x.o.x.o.--------',
  [TOMS.high]: '-----------xx---',
  [TOMS.mid]: '-------------xx-',
  [TOMS.low]: '---------------X',
};
const halfTime = {
  [KICK]: 'X-----x---o-----',
  [RIM]: '--x---x-X--x--x-',
  [HAT]: 'o.o.o.o.o.o.o.o.',
  [CONGA.high]: '---o--x----o--x-',
  [CONGA.low]: '-------o-------x',
};
const stop = {
  [KICK]: 'X---------------',
  [CRASH]: 'X---------------',
  [SNARE]: '------------.oxX',
  [TOMS.high]: '----------x-----',
  [TOMS.low]: '-----------x----',
};
const crash = { [CRASH]: 'x---------------' };
const shaken = { [TAMBOURINE]: 'x.o.X.o.x.o.X.o.' };

const drumPart = [
  [groove, groove, groove, turn, groove, groove, groove, fill],
  [busier, busier, busier, { ...turn, ...pickOf(busier, CLAP) }, busier, busier, busier, fill],
  [
    halfTime,
    halfTime,
    halfTime,
    halfTime,
    halfTime,
    halfTime,
    { ...halfTime, [KICK]: 'X-----x---x-x---' },
    stop,
  ],
  [busier, busier, busier, turn, busier, busier, busier, fill].map((bar) => ({ ...bar, ...shaken })),
]
  .flat()
  .flatMap((bar, index) => [
    ...drums(bar, index * BAR),
    ...(index % 8 === 0 ? drums(crash, index * BAR) : []),
  ]);

function pickOf(pattern, key) {
  return { [key]: pattern[key] };
}

const everywhere = (part) => [
  ...shift(part(chordsA), { steps: FORM.first }),
  ...shift(part(chordsA), { steps: FORM.second }),
  ...shift(part(chordsLast), { steps: FORM.last }),
];
const chordsBridge = between(chordsB, 0, 7 * BAR);
const stabs = '--x--X----x-----|--x--X--x--x----';
const brass = '------X--x------|---X--x-------X-';
const chuck = '..x...x...x..xx.';
const bells = 'o-.-o-.-o-.-o-.-';

/** @type {import('./midi.mjs').Tune} */
export const tune = {
  tempo: 128,
  bars: 32,
  swing: 0.12,
  channels: 2,
  seed: 1995,
  parts: [
    {
      name: 'bass',
      program: 36,
      volume: 1,
      reverb: 0.08,
      notes: [
        ...everywhere((over) => bass(over, riff, pitch('E1'))),
        ...shift(bass(chordsBridge, riffBridge, pitch('E1')), { steps: FORM.bridge }),
        { at: FORM.bridge + 7 * BAR, steps: 2, pitch: pitch('E1'), velocity: 1 },
        ...shift(line('-:13 B2:1 D3:1 D#3:1').map(downAnOctave), { steps: FORM.bridge + 7 * BAR }),
      ],
    },
    {
      name: 'electric piano',
      program: 5,
      volume: 0.49,
      pan: -0.3,
      chorus: 0.4,
      notes: [
        ...everywhere((over) => comp(over, stabs, { centre: pitch('E4'), steps: 2 })),
        ...shift(comp(chordsBridge, 'x-----x---------', { centre: pitch('E4'), steps: 6 }), {
          steps: FORM.bridge,
        }),
      ],
    },
    {
      name: 'lead',
      program: 80,
      volume: 0.47,
      pan: 0.08,
      modulation: 0.1,
      reverb: 0.35,
      notes: [
        ...shift(melodyFirst, { steps: FORM.first }),
        ...shift(melodySecond, { steps: FORM.second }),
        ...shift(melodyLast, { steps: FORM.last }),
      ],
    },
    {
      name: 'marimba',
      program: 12,
      volume: 0.9,
      pan: 0.08,
      notes: [
        ...shift(melodyFirst, { steps: FORM.first }),
        ...shift(melodySecond, { steps: FORM.second }),
        ...shift(melodyLast, { steps: FORM.last }),
      ],
    },
    {
      name: 'vibraphone',
      program: 11,
      volume: 1,
      pan: -0.1,
      reverb: 0.5,
      notes: shift(melodyBridge, { steps: FORM.bridge }),
    },
    {
      name: 'calliope',
      program: 82,
      volume: 0.34,
      pan: 0.2,
      reverb: 0.6,
      notes: shift(melodyBridge, { steps: FORM.bridge }),
    },
    {
      name: 'brass',
      program: 61,
      volume: 0.58,
      pan: 0.25,
      notes: [
        ...shift(comp(chordsA, brass, { centre: pitch('A4'), steps: 2 }), { steps: FORM.second }),
        ...shift(comp(chordsLast, brass, { centre: pitch('A4'), steps: 2 }), { steps: FORM.last }),
      ],
    },
    {
      name: 'muted guitar',
      program: 28,
      volume: 0.66,
      pan: 0.5,
      notes: everywhere((over) => comp(over, chuck, { centre: pitch('B3'), steps: 1 })),
    },
    {
      name: 'strings',
      program: 50,
      volume: 0.4,
      pan: -0.2,
      reverb: 0.6,
      notes: [
        ...shift(sustain(chordsBridge, { centre: pitch('A4'), velocity: 0.6 }), { steps: FORM.bridge }),
        ...shift(sustain(chordsLast, { centre: pitch('D5'), velocity: 0.5 }), { steps: FORM.last }),
      ],
    },
    {
      name: 'bells',
      program: 98,
      volume: 0.66,
      pan: -0.55,
      reverb: 0.6,
      notes: [
        ...shift(arpeggio(chordsA, bells, { centre: pitch('E5'), steps: 2 }), { steps: FORM.second }),
        ...shift(arpeggio(chordsBridge, 'o--o--o---o--o--', { centre: pitch('E5'), steps: 3 }), {
          steps: FORM.bridge,
        }),
        ...shift(arpeggio(chordsLast, bells, { centre: pitch('E5'), steps: 2 }), { steps: FORM.last }),
      ],
    },
    {
      name: 'glockenspiel',
      program: 9,
      volume: 0.8,
      pan: 0.3,
      notes: shift(melodyLast, { steps: FORM.last, semitones: 12, gain: 0.85 }),
    },
    {
      name: 'orchestra hit',
      program: 55,
      volume: 0.9,
      reverb: 0.5,
      notes: [{ at: FORM.bridge + 7 * BAR, steps: 3, pitch: pitch('E4'), velocity: 0.95 }],
    },
    {
      name: 'coin drop',
      program: 80,
      volume: 0.42,
      reverb: 0.5,
      notes: shift(coinDrop, { steps: FORM.bridge + 7 * BAR }),
    },
    { name: 'drums', program: 16, volume: 0.87, reverb: 0.15, drums: true, notes: drumPart },
  ],
};

function downAnOctave(note) {
  return { ...note, pitch: note.pitch - 12 };
}
