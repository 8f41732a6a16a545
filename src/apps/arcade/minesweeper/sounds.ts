import type { Patch } from '../../../kernel/patch.ts';

/** A desk that is looked under. */
export const LOOK: Patch = [
  {
    voice: 'drum',
    octaves: 1,
    bend: 0.02,
    gain: -24,
    envelope: [0.001, 0.05, 0, 0.02],
    notes: [{ at: 0, seconds: 0.03, pitch: 'D4' }],
  },
];

/** A flag that is put up or taken away. */
export const FLAG: Patch = [
  {
    voice: 'wave',
    wave: 'square',
    gain: -32,
    envelope: [0.001, 0.05, 0, 0.03],
    notes: [
      { at: 0, seconds: 0.03, pitch: 'D6' },
      { at: 0.05, seconds: 0.03, pitch: 'G6' },
    ],
  },
];

/** A bubble that bursts, and what sticks of it. */
export const POP: Patch = [
  {
    voice: 'noise',
    color: 'white',
    gain: -14,
    envelope: [0.001, 0.06, 0, 0.04],
    notes: [{ at: 0, seconds: 0.05 }],
  },
  {
    voice: 'drum',
    octaves: 4,
    bend: 0.05,
    gain: -10,
    envelope: [0.001, 0.2, 0, 0.1],
    notes: [{ at: 0, seconds: 0.12, pitch: 'A2' }],
  },
  {
    voice: 'wave',
    wave: 'triangle',
    gain: -20,
    envelope: [0.004, 0.1, 0.4, 0.1],
    notes: ['E4', 'D#4', 'D4', 'B3'].map((pitch, index) => ({
      at: 0.18 + index * 0.11,
      seconds: 0.1,
      pitch,
    })),
  },
];

/** All clean: the first notes of the arcade's tune, B D G F#, and home. */
export const CLEAN: Patch = [
  {
    voice: 'wave',
    wave: 'square',
    gain: -27,
    envelope: [0.001, 0.08, 0.4, 0.15],
    notes: ['B5', 'D6', 'G6', 'F#6', 'G6'].map((pitch, index) => ({
      at: index * 0.09,
      seconds: index === 4 ? 0.3 : 0.08,
      pitch,
    })),
  },
];
