import { seededRandom } from '@shared/kernel/seededRandom.ts';

/** With what a person writes: a ball pen, or a marker. */
const PENS = ['ball', 'marker'] as const;
const INKS = ['#124e89', '#a22633', '#265c42', '#68386c', '#262b44'] as const;
/** Degrees, clockwise. */
const SLANTS = [-4, -3, -2, 1, 2, 3] as const;
/** How far from the margin a line begins (logical pixels). */
const INDENTS = [0, 6, 12, 20] as const;

/** How a signature looks. */
export interface Hand {
  readonly pen: (typeof PENS)[number];
  readonly ink: string;
  /** Degrees, clockwise. */
  readonly slant: number;
  /** Logical pixels. */
  readonly indent: number;
}

/**
 * The hand of a signature, the same whenever it is read: a person writes with one pen everywhere, in another ink and
 * slant on each page (YEARBOOK-13).
 */
export function handOf({ id, username }: { readonly id: string; readonly username: string }): Hand {
  const person = seededRandom(`pen of ${username}`);
  const page = seededRandom(`signature ${id}`);
  const one = <Item>(choices: readonly [Item, ...Item[]], random = page): Item =>
    choices[random.below(choices.length)] ?? choices[0];
  return { pen: one(PENS, person), ink: one(INKS), slant: one(SLANTS), indent: one(INDENTS) };
}
