import type { Patch } from '../../../kernel/patch.ts';

/** A card that is put down. */
export const PLACED: Patch = [
  {
    voice: 'noise',
    color: 'pink',
    gain: -22,
    envelope: [0.001, 0.05, 0, 0.03],
    notes: [{ at: 0, seconds: 0.04 }],
  },
];

/** A card that is home: higher by a third. */
export const HOME: Patch = [
  ...PLACED,
  {
    voice: 'wave',
    wave: 'triangle',
    gain: -26,
    envelope: [0.001, 0.09, 0, 0.06],
    notes: [
      { at: 0.02, seconds: 0.05, pitch: 'D6' },
      { at: 0.08, seconds: 0.05, pitch: 'F#6' },
    ],
  },
];

/** The cards are shuffled and dealt. */
export const DEALT: Patch = [
  {
    voice: 'noise',
    color: 'pink',
    gain: -24,
    envelope: [0.001, 0.03, 0, 0.02],
    notes: Array.from({ length: 7 }, (_, index) => ({ at: index * 0.05, seconds: 0.025 })),
  },
];

/** All are home: the first notes of the arcade's tune, B D G F#, twice. */
export const WON: Patch = [
  {
    voice: 'wave',
    wave: 'square',
    gain: -27,
    envelope: [0.001, 0.08, 0.4, 0.15],
    notes: ['B5', 'D6', 'G6', 'F#6', 'B5', 'D6', 'G6'].map((pitch, index) => ({
      at: index * 0.1,
      seconds: index === 6 ? 0.4 : 0.09,
      pitch,
    })),
  },
];
