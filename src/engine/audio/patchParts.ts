import type { Envelope, Layer, Note, Patch } from '../../kernel/patch.ts';

/** How notes come and go. */
export const TICK: Envelope = [0.001, 0.012, 0, 0.01];
export const PLUCK: Envelope = [0.002, 0.09, 0, 0.06];
export const BELL: Envelope = [0.002, 0.9, 0, 0.5];
export const PAD: Envelope = [0.5, 0.4, 0.7, 1.4];

/** Equal short notes one after another. */
export function run(pitches: readonly string[], step: number): Note[] {
  return pitches.map((pitch, index) => ({ at: index * step, seconds: step * 0.8, pitch }));
}

/** A short click. */
export function tick(at: number): Patch {
  return [
    { voice: 'noise', color: 'white', gain: -25, envelope: TICK, notes: [{ at, seconds: 0.01 }] },
    { voice: 'wave', wave: 'square', gain: -33, envelope: TICK, notes: [{ at, seconds: 0.01, pitch: 1750 }] },
  ];
}

/** One breath of noise. */
export function puff(color: 'white' | 'pink', gain: number, envelope: Envelope, note: Note): Layer {
  return { voice: 'noise', color, gain, envelope, notes: [note] };
}

/** Notes of a bell. */
export function chime(gain: number, notes: readonly Note[]): Layer {
  return { voice: 'fm', harmonicity: 3.5, index: 4, gain, envelope: BELL, notes };
}

/** A note that swells and fades. */
export function pad(pitch: string, gain: number): Layer {
  const notes = [{ at: 0, seconds: 1.5, pitch }];
  return { voice: 'fm', harmonicity: 1, index: 1.4, gain, envelope: PAD, notes };
}

/** Equal short notes of a computer. */
export function blips(gain: number, pitches: readonly string[], step: number): Layer {
  return {
    voice: 'wave',
    wave: 'square',
    gain,
    envelope: [0.002, 0.04, 0.2, 0.02],
    notes: run(pitches, step),
  };
}

/** A short soft note, for what is done many times a minute. */
export function softNote(pitch: string): Layer {
  return {
    voice: 'wave',
    wave: 'triangle',
    gain: -30,
    envelope: [0.002, 0.04, 0, 0.02],
    notes: [{ at: 0, seconds: 0.02, pitch }],
  };
}

/** A blow on something hollow. */
export function thud(at: number, velocity: number): Note {
  return { at, seconds: 0.06, pitch: 'E2', velocity };
}
