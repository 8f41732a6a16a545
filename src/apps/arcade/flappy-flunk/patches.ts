import type { Patch } from '../../../kernel/patch.ts';

/** What is heard in Flappy Flunk. The points climb the first notes of the arcade's tune: B D G F#. */
export const FLAP: Patch = [
  {
    voice: 'noise',
    color: 'pink',
    gain: -27,
    envelope: [0.004, 0.07, 0, 0.04],
    notes: [{ at: 0, seconds: 0.06 }],
  },
  {
    voice: 'drum',
    octaves: 0.6,
    bend: 0.05,
    gain: -24,
    envelope: [0.001, 0.08, 0, 0.03],
    notes: [{ at: 0, seconds: 0.05, pitch: 'E3' }],
  },
];

const STEPS = ['B5', 'D6', 'G6', 'F#6'] as const;

const point = (pitch: string, second: string): Patch => [
  {
    voice: 'wave',
    wave: 'square',
    gain: -30,
    envelope: [0.001, 0.05, 0.3, 0.12],
    notes: [
      { at: 0, seconds: 0.05, pitch },
      { at: 0.06, seconds: 0.12, pitch: second },
    ],
  },
];

/** The sound of the n-th point: four that follow each other. */
export const POINTS: readonly Patch[] = STEPS.map((pitch, index) =>
  point(pitch, STEPS[(index + 2) % STEPS.length] ?? pitch),
);

export const HIT: Patch = [
  {
    voice: 'noise',
    color: 'white',
    gain: -16,
    envelope: [0.001, 0.16, 0, 0.1],
    notes: [{ at: 0, seconds: 0.14 }],
  },
  // The locker's sheet metal.
  {
    voice: 'fm',
    harmonicity: 1.41,
    index: 9,
    gain: -16,
    envelope: [0.001, 0.35, 0, 0.25],
    notes: [{ at: 0, seconds: 0.2, pitch: 'F#3' }],
  },
  {
    voice: 'drum',
    octaves: 3,
    bend: 0.08,
    gain: -10,
    envelope: [0.001, 0.3, 0, 0.1],
    notes: [{ at: 0, seconds: 0.2, pitch: 'C2' }],
  },
];

/** A slide down, and the thud of it. */
export const FALL: Patch = [
  {
    voice: 'wave',
    wave: 'triangle',
    gain: -22,
    envelope: [0.002, 0.05, 0.5, 0.05],
    notes: ['G5', 'F#5', 'F5', 'E5', 'D#5', 'C5', 'A4', 'F4'].map((pitch, index) => ({
      at: 0.1 + index * 0.05,
      seconds: 0.05,
      pitch,
    })),
  },
];
