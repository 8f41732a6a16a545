import type { Envelope, Layer, Note } from '../kernel/patch.ts';

type Pitch = string | number;

/** Notes one after the other, `step` seconds apart; null is a rest. They sound for `seconds`, or nearly the whole step. */
export function tune(
  pitches: readonly (Pitch | null)[],
  step: number,
  { at = 0, seconds = step * 0.9 }: { readonly at?: number; readonly seconds?: number } = {},
): Note[] {
  return pitches.flatMap((pitch, index) =>
    pitch === null ? [] : [{ at: at + index * step, seconds, pitch }],
  );
}

/** The same note at each of these moments. */
export const hits = (moments: readonly number[], seconds: number, pitch: Pitch = 'C2'): Note[] =>
  moments.map((at) => ({ at, seconds, pitch }));

/** So many moments, `step` seconds apart. */
export const beats = (count: number, step: number, at = 0): number[] =>
  Array.from({ length: count }, (_, index) => at + index * step);

export const HELD: Envelope = [0.01, 0.05, 0.8, 0.05];
export const SHORT: Envelope = [0.002, 0.06, 0.1, 0.03];
export const SOFT: Envelope = [0.4, 0.4, 0.6, 0.9];
export const CLICK: Envelope = [0.001, 0.02, 0, 0.01];

type Wave = Extract<Layer, { voice: 'wave' }>['wave'];
type Color = Extract<Layer, { voice: 'noise' }>['color'];

/** Gains are dB under full scale. */
export const wave = (kind: Wave, gain: number, envelope: Envelope, notes: readonly Note[]): Layer => ({
  voice: 'wave',
  wave: kind,
  gain,
  envelope,
  notes,
});

export const noise = (
  color: Color,
  gain: number,
  envelope: Envelope,
  notes: readonly Omit<Note, 'pitch'>[],
): Layer => ({ voice: 'noise', color, gain, envelope, notes });

export const drum = (gain: number, moments: readonly number[], pitch: Pitch = 'C1', octaves = 4): Layer => ({
  voice: 'drum',
  octaves,
  bend: 0.04,
  gain,
  envelope: [0.001, 0.18, 0, 0.06],
  notes: hits(moments, 0.12, pitch),
});

export const bell = (
  gain: number,
  notes: readonly Note[],
  { harmonicity = 3.5, index = 3 }: { readonly harmonicity?: number; readonly index?: number } = {},
): Layer => ({ voice: 'fm', harmonicity, index, gain, envelope: [0.003, 0.7, 0.05, 0.5], notes });
