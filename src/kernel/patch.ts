/**
 * A sound as data: a few layers, each one instrument with one note at a time. Times are seconds, gains dB under full
 * scale, pitches note names or Hz.
 */
export type Patch = readonly Layer[];

export interface Note {
  readonly at: number;
  readonly seconds: number;
  readonly pitch?: string | number;
  /** 0 to 1; 1 when absent. */
  readonly velocity?: number;
}

/** Attack, decay and release in seconds, sustain 0 to 1. */
export type Envelope = readonly [attack: number, decay: number, sustain: number, release: number];

interface LayerBase {
  readonly gain: number;
  readonly envelope: Envelope;
  readonly notes: readonly Note[];
}

export type Layer =
  | (LayerBase & { readonly voice: 'wave'; readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' })
  | (LayerBase & { readonly voice: 'fm'; readonly harmonicity: number; readonly index: number })
  | (LayerBase & { readonly voice: 'noise'; readonly color: 'white' | 'pink' | 'brown' })
  | (LayerBase & { readonly voice: 'drum'; readonly octaves: number; readonly bend: number });

/** Seconds from the start of a patch until its last note has died away. */
export function patchSeconds(patch: Patch): number {
  return Math.max(
    ...patch.flatMap(({ envelope: [, decay, sustain, release], notes }) =>
      notes.map(({ at, seconds }) => at + Math.max(seconds, sustain === 0 ? decay : 0) + release),
    ),
  );
}
