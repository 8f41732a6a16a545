import type { Envelope, Note, Patch } from '../../../kernel/patch.ts';

const SHORT: Envelope = [0.002, 0.05, 0.1, 0.03];

const run = (pitches: readonly string[], step: number, seconds = step * 0.8): Note[] =>
  pitches.map((pitch, index) => ({ at: index * step, seconds, pitch }));

/** A card is pointed at: a blip that rises. */
export const HOVER: Patch = [
  { voice: 'wave', wave: 'square', gain: -33, envelope: SHORT, notes: run(['E5', 'B5'], 0.04) },
];

/** A card is chosen: three notes. */
export const CHOSEN: Patch = [
  {
    voice: 'fm',
    harmonicity: 3.5,
    index: 4,
    gain: -22,
    envelope: [0.002, 0.5, 0, 0.4],
    notes: run(['C5', 'E5', 'G5'], 0.11, 0.3),
  },
];

/** A card that is locked: a tone that falls. */
export const LOCKED: Patch = [
  {
    voice: 'wave',
    wave: 'sawtooth',
    gain: -30,
    envelope: [0.004, 0.04, 0.6, 0.08],
    notes: run(['A3', 'G#3', 'G3', 'F3', 'D3'], 0.06),
  },
];
