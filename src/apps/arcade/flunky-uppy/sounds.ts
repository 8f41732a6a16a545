import type { Envelope, Note, Patch } from '../../../kernel/patch.ts';

const SHORT: Envelope = [0.002, 0.05, 0, 0.03];

const square = (gain: number, notes: readonly Note[], envelope: Envelope = SHORT): Patch[number] => ({
  voice: 'wave',
  wave: 'square',
  gain,
  envelope,
  notes,
});
const run = (pitches: readonly string[], step: number): Note[] =>
  pitches.map((pitch, index) => ({ at: index * step, seconds: step * 0.9, pitch }));

/** The notes of gum, from the first piece to the one that blows the bubble: D minor pentatonic, as the tune is. */
const CHEWED = ['D5', 'F5', 'G5', 'A5', 'C6', 'D6', 'F6', 'G6'] as const;

/** What Flunky Uppy sounds like. */
export const SOUNDS = {
  start: [square(-31, run(['D5', 'F5', 'G5', 'D6'], 0.06))],
  leap: [square(-36, run(['D4', 'A4', 'D5'], 0.022))],
  turn: [
    square(-34, run(['G5', 'D5'], 0.03)),
    {
      voice: 'noise',
      color: 'pink',
      gain: -30,
      envelope: [0.001, 0.03, 0, 0.02],
      notes: [{ at: 0, seconds: 0.02 }],
    },
  ],
  land: [
    {
      voice: 'drum',
      octaves: 2,
      bend: 0.02,
      gain: -27,
      envelope: [0.001, 0.06, 0, 0.03],
      notes: [{ at: 0, seconds: 0.04, pitch: 'A2' }],
    },
  ],
  pass: [square(-40, [{ at: 0, seconds: 0.03, pitch: 'D6' }])],
  blown: [
    {
      voice: 'wave',
      wave: 'triangle',
      gain: -22,
      envelope: [0.01, 0.2, 0.2, 0.2],
      notes: run(['D5', 'G5', 'C6', 'F6'], 0.07),
    },
  ],
  burst: [
    {
      voice: 'noise',
      color: 'white',
      gain: -20,
      envelope: [0.001, 0.16, 0, 0.1],
      notes: [{ at: 0, seconds: 0.12 }],
    },
    square(-28, run(['F6', 'C6', 'A5', 'D5', 'A4'], 0.035)),
  ],
  over: [
    {
      voice: 'noise',
      color: 'brown',
      gain: -14,
      envelope: [0.001, 0.25, 0, 0.1],
      notes: [{ at: 0, seconds: 0.2 }],
    },
    square(
      -28,
      [
        { at: 0.05, seconds: 0.1, pitch: 'A4' },
        { at: 0.17, seconds: 0.1, pitch: 'G4' },
        { at: 0.29, seconds: 0.1, pitch: 'F4' },
        { at: 0.41, seconds: 0.35, pitch: 'C#4' },
      ],
      [0.003, 0.1, 0.3, 0.15],
    ),
  ],
} as const satisfies Record<string, Patch>;

/** A piece of gum, so many being chewed with it. */
export function chewed(count: number): Patch {
  const pitch = CHEWED[Math.max(0, Math.min(CHEWED.length, count) - 1)] ?? CHEWED[0];
  return [
    {
      voice: 'fm',
      harmonicity: 3,
      index: 3,
      gain: -24,
      envelope: [0.002, 0.2, 0, 0.1],
      notes: [{ at: 0, seconds: 0.1, pitch }],
    },
  ];
}
