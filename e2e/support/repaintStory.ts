/** The kinds of changes. */
export const KINDS = [
  'place',
  'shift',
  'scale',
  'rotate',
  'alpha',
  'tint',
  'texture',
  'hide',
  'show',
  'remove',
  'toFront',
  'adopt',
  'add',
  'normal',
  'mask',
  'unmask',
  'paint',
  'smooth',
  'resize',
] as const;

/** One change of a scene. `node` stands for any of its containers; what `x` and `y` are, from -100 to 100, the kind says. */
export interface Change {
  readonly kind: (typeof KINDS)[number];
  readonly node: number;
  readonly x: number;
  readonly y: number;
}

/** The changes between two frames, frame by frame. */
export type Story = readonly (readonly Change[])[];
