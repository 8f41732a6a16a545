/** What sounds: a wave, or noise through a filter. Pitches and corners of filters are Hz. */
export type Timbre =
  | { readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' }
  | { readonly noise: 'lowpass' | 'bandpass' | 'highpass'; readonly q?: number };

/** It comes and goes: `depth` (0 to 1) of it is gone at the lowest, once in so many seconds. */
export type Swell = readonly [seconds: number, depth: number];

/** A note glides from one pitch to another (Hz); `velocity` is 1 when absent. */
export type Glide = readonly [at: number, seconds: number, from: number, to: number, velocity?: number];

/** Something that never stops: wind, a motor. */
export interface Bed {
  readonly timbre: Timbre;
  readonly pitch: number;
  /** dB under full scale. */
  readonly gain: number;
  readonly swells?: readonly Swell[];
}

/** Something that is heard now and then, each time from another side: a bird, a drop, a train. */
export interface Call {
  readonly timbre: Timbre;
  /** dB under full scale. */
  readonly gain: number;
  /** Seconds from the beginning of one to that of the next. */
  readonly every: readonly [least: number, most: number];
  readonly notes: readonly Glide[];
  /** How far its pitch is another each time: 0.1 is a tenth up or down. */
  readonly spread?: number;
  /** How much of a note's seconds it takes to come up; the rest it dies away. A tenth when absent. */
  readonly rise?: number;
}

export type Ambience = readonly (Bed | Call)[];

const SINE: Timbre = { wave: 'sine' };
const TRIANGLE: Timbre = { wave: 'triangle' };
const LOW: Timbre = { noise: 'lowpass' };
const HIGH: Timbre = { noise: 'highpass' };
const BAND: Timbre = { noise: 'bandpass', q: 1.5 };
const WHISTLE: Timbre = { noise: 'bandpass', q: 12 };

const bed = (timbre: Timbre, pitch: number, gain: number, ...swells: Swell[]): Bed => ({
  timbre,
  pitch,
  gain,
  swells,
});

/** Equal short notes, `step` seconds apart. */
const pulses = (count: number, step: number, seconds: number, from: number, to = from): Glide[] =>
  Array.from({ length: count }, (_, index) => [index * step, seconds, from, to]);

const wind = (gain: number): readonly Bed[] => [
  bed(LOW, 320, gain, [11, 0.7], [4.3, 0.4]),
  bed(BAND, 620, gain - 8, [17, 0.9], [5.9, 0.5]),
];

const leaves = (gain: number): readonly Bed[] => [
  bed(HIGH, 3200, gain, [7, 0.85], [2.3, 0.4]),
  bed(BAND, 1500, gain - 3, [9.7, 0.8], [3.1, 0.4]),
];

const cricket = (pitch: number, gain: number, least: number): Call => ({
  timbre: SINE,
  gain,
  every: [least, least * 1.5],
  notes: pulses(3, 0.045, 0.034, pitch),
  spread: 0.01,
  rise: 0.4,
});

const crickets: Ambience = [
  bed(SINE, 4150, -56, [0.031, 1], [0.83, 1]),
  cricket(4650, -40, 0.55),
  cricket(4320, -44, 0.8),
  cricket(5050, -47, 1.1),
];

const birds: Ambience = [
  {
    timbre: SINE,
    gain: -34,
    every: [3, 9],
    notes: [
      [0, 0.12, 3300, 4300],
      [0.16, 0.1, 4200, 3500],
      [0.3, 0.18, 3000, 3900],
    ],
    spread: 0.12,
  },
  { timbre: SINE, gain: -39, every: [5, 14], notes: pulses(6, 0.09, 0.06, 5200, 4300), spread: 0.1 },
  {
    timbre: SINE,
    gain: -37,
    every: [9, 26],
    notes: [
      [0, 0.35, 2500, 2480],
      [0.42, 0.55, 2080, 2040],
    ],
    spread: 0.04,
    rise: 0.3,
  },
];

/** Someone's dog, streets away. */
const dog: Call = {
  timbre: { wave: 'sawtooth' },
  gain: -50,
  every: [25, 70],
  notes: [
    [0, 0.13, 520, 300],
    [0.34, 0.14, 540, 290],
    [1.3, 0.13, 510, 300],
  ],
  spread: 0.1,
};

const car: Call = {
  timbre: LOW,
  gain: -30,
  every: [14, 40],
  notes: [[0, 7, 260, 420]],
  spread: 0.2,
  rise: 0.5,
};

/** Three horns, twice, and the wheels under them, once in so many seconds. */
const train = (seconds: number): readonly Call[] => [
  {
    timbre: TRIANGLE,
    gain: -47,
    every: [seconds, seconds],
    notes: [311, 370, 466].flatMap((pitch): Glide[] => [
      [4, 1.6, pitch, pitch],
      [6, 2.9, pitch, pitch * 0.985],
    ]),
    rise: 0.2,
  },
  { timbre: LOW, gain: -30, every: [seconds, seconds], notes: [[0, 26, 150, 190]], rise: 0.5 },
  { timbre: BAND, gain: -40, every: [seconds, seconds], notes: clatter(), rise: 0.05 },
];

/** Wheels over joints of rails, two and two, nearer and farther. */
function clatter(): Glide[] {
  return Array.from({ length: 22 }, (_, index): Glide[] => {
    const near = Math.sin((Math.PI * (index + 1)) / 23);
    return [
      [4 + index * 0.8, 0.12, 900, 500, near],
      [4.17 + index * 0.8, 0.1, 800, 450, near * 0.7],
    ];
  }).flat();
}

const hum = (pitch: number, gain: number): readonly Bed[] => [
  bed(SINE, pitch, gain),
  bed(SINE, pitch * 2, gain - 8),
  bed({ wave: 'sawtooth' }, pitch * 2, gain - 26),
];

const lapping: Ambience = [
  bed(LOW, 420, -36, [5.3, 0.8], [3.7, 0.5]),
  { timbre: BAND, gain: -34, every: [1.2, 3.4], notes: [[0, 0.9, 480, 900]], spread: 0.3, rise: 0.35 },
  { timbre: SINE, gain: -46, every: [2, 6], notes: [[0, 0.09, 420, 760]], spread: 0.3 },
];

const loon: Call = {
  timbre: SINE,
  gain: -36,
  every: [22, 60],
  notes: [
    [0, 0.7, 590, 620],
    [0.7, 1.3, 890, 840],
    [2, 0.9, 700, 600],
  ],
  spread: 0.03,
  rise: 0.3,
};

/** All layers of a soundscape so many dB louder: what brings it to the level of the others, as measured. */
const louder = (decibels: number, layers: Ambience): Ambience =>
  layers.map((layer) => ({ ...layer, gain: layer.gain + decibels }));

/** At the level of the others, and 8 dB more: a night is what a person is to hear of the town (SOUND-4). */
const ofTheNight = (decibels: number, layers: Ambience): Ambience => louder(decibels + 8, layers);

/**
 * The soundscapes of the town, by the names that places give them: each is made as it is heard, and no second of it
 * comes back. By day they measure -35 to -42 LUFS, by night -28 to -32; a tune beside them -24 (SOUND-4).
 */
export const AMBIENCES = {
  /** A night outside: crickets, and wind. */
  crickets: ofTheNight(13, [...crickets, ...wind(-42)]),
  /** A day outside: birds, and a little wind. */
  birds: louder(6, [...birds, ...wind(-44)]),
  /** A street by day: birds, a car now and then, a dog. */
  street: louder(7, [...birds, ...wind(-44), car, dog]),
  /** A street by night: crickets, a dog, and the train. */
  'street-night': ofTheNight(13, [...crickets, ...wind(-43), dog, ...train(190)]),
  rain: louder(2, [
    bed(HIGH, 2600, -38, [13, 0.3]),
    bed(LOW, 700, -38, [9, 0.3]),
    { timbre: BAND, gain: -36, every: [0.07, 0.4], notes: [[0, 0.03, 3000, 1800]], spread: 0.5 },
    { timbre: SINE, gain: -44, every: [0.3, 1.4], notes: [[0, 0.05, 900, 1500]], spread: 0.4 },
  ]),
  /** Corridors and offices: tubes that hum, and one that is about to fail. */
  fluorescent: louder(6, [
    ...hum(120, -44),
    bed(HIGH, 6000, -62),
    { timbre: { wave: 'square' }, gain: -58, every: [6, 21], notes: pulses(5, 0.07, 0.03, 240) },
  ]),
  /** Kitchens: a motor that hums and shakes, a tap. */
  fridge: louder(2, [
    ...hum(60, -38),
    bed(LOW, 240, -42, [0.21, 0.3], [7, 0.3]),
    { timbre: SINE, gain: -42, every: [4, 11], notes: [[0, 0.06, 700, 1250]], spread: 0.15 },
  ]),
  /** Cellars: drops that fall far apart in a large dark. */
  drips: louder(13, [
    bed(LOW, 130, -34, [19, 0.5]),
    {
      timbre: SINE,
      gain: -34,
      every: [2.2, 6.5],
      notes: [
        [0, 0.09, 780, 1450],
        [0.19, 0.09, 780, 1450, 0.35],
        [0.38, 0.09, 780, 1450, 0.12],
      ],
      spread: 0.3,
    },
    { timbre: SINE, gain: -40, every: [5, 17], notes: [[0, 0.12, 420, 900]], spread: 0.3 },
  ]),
  /** The line behind the town, by night. */
  train: ofTheNight(17, [...wind(-42), ...train(60)]),
  /** Many people, a field away; now and then they cheer. */
  crowd: louder(14, [
    bed(BAND, 480, -34, [6, 0.4], [2.7, 0.3]),
    bed(BAND, 1050, -38, [4.1, 0.5], [1.9, 0.3]),
    { timbre: BAND, gain: -30, every: [11, 30], notes: [[0, 5, 700, 1200]], spread: 0.15, rise: 0.3 },
    {
      timbre: SINE,
      gain: -52,
      every: [9, 34],
      notes: [
        [0, 0.2, 2300, 2400],
        [0.28, 0.6, 2400, 2350],
      ],
    },
  ]),
  /** A pool at night: its filter, and water against tiles. */
  pool: ofTheNight(9, [
    ...hum(58, -46),
    bed(BAND, 380, -36, [3.3, 0.2]),
    ...lapping,
    cricket(4500, -48, 0.9),
  ]),
  /** Monitors: the whine of their lines, and fans. */
  crt: louder(7, [
    bed(SINE, 15734, -64),
    ...hum(60, -46),
    bed(BAND, 900, -44, [8, 0.15]),
    { timbre: BAND, gain: -46, every: [5, 19], notes: pulses(7, 0.05, 0.025, 2100, 1700), spread: 0.1 },
  ]),
  leaves: louder(8, [...leaves(-42), ...wind(-44)]),
  /** Trees at the water, by day. */
  lake: louder(10, [...lapping, ...leaves(-47), ...birds.slice(2), loon]),
  /** The lake by night: as by day, and the loon oftener. */
  'lake-night': ofTheNight(12, [...lapping, ...crickets.slice(1), { ...loon, every: [14, 34] }]),
  /** A silent room: a clock, and the house. */
  clock: louder(19, [
    bed(LOW, 160, -40, [15, 0.4]),
    {
      timbre: BAND,
      gain: -37,
      every: [2, 2],
      notes: [
        [0, 0.025, 2600, 2200],
        [1, 0.025, 2100, 1800, 0.8],
      ],
    },
  ]),
  /** Under a roof: wind that whistles at a corner, and wood that gives. */
  attic: louder(22, [
    ...wind(-38),
    bed(WHISTLE, 780, -40, [13, 1], [4.7, 0.6]),
    { timbre: TRIANGLE, gain: -46, every: [8, 24], notes: [[0, 0.5, 190, 240]], spread: 0.2, rise: 0.6 },
  ]),
  /** A radio between two stations. */
  static: louder(14, [
    bed(BAND, 2100, -42, [3.7, 0.5], [0.9, 0.2]),
    bed(SINE, 1180, -58, [5.1, 1]),
    { timbre: SINE, gain: -50, every: [6, 18], notes: [[0, 1.4, 2600, 500]], spread: 0.3, rise: 0.5 },
    { timbre: HIGH, gain: -42, every: [0.6, 3], notes: [[0, 0.02, 4000, 4000]], spread: 0.2 },
  ]),
  /** Sheets of metal in the wind. */
  scrap: louder(22, [
    ...wind(-38),
    {
      timbre: WHISTLE,
      gain: -34,
      every: [5, 16],
      notes: [
        [0, 0.9, 340, 330],
        [0, 0.7, 905, 880, 0.5],
        [0.02, 0.5, 1490, 1450, 0.3],
      ],
      spread: 0.2,
      rise: 0.02,
    },
    { timbre: TRIANGLE, gain: -48, every: [9, 25], notes: [[0, 0.8, 420, 560]], spread: 0.2, rise: 0.6 },
  ]),
} as const satisfies Readonly<Record<string, Ambience>>;

export type AmbienceName = keyof typeof AMBIENCES;
