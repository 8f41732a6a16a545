import type { Guarded } from '../guard.ts';

/** How a persona speaks, whatever it speaks of. */
export interface Manners {
  /** Words before an answer; where they are empty the answer stands alone. */
  readonly openers: readonly string[];
  readonly closers: readonly string[];
  /** Before what is only near to what was asked. */
  readonly near: readonly string[];
  /** On itself, where it was asked something that it has no answer for. */
  readonly ofItself: readonly string[];
  /** Before something that was said already. */
  readonly again: readonly string[];
  /** After the answer to one of two questions, where the other has none. */
  readonly half: readonly string[];
  /** Before a hint. */
  readonly hints: readonly string[];
  /** Where all hints were given; something else to do follows. */
  readonly hintsOut: readonly string[];
  /** Ends with a subject to go on with, {lead}. */
  readonly offers: readonly string[];
  /** Where it does not know: {leads} are two subjects that it knows. */
  readonly unknown: readonly string[];
  /** After a message without a word in it. */
  readonly wordless: readonly string[];
  /** Where a yes or a no has nothing to belong to. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Of what the person likes, {liked}, and is called, {called}. */
  readonly liked: readonly string[];
  readonly called: readonly string[];
  readonly remembers: readonly string[];
  /** Around a sum: {sum} is what it comes to. */
  readonly sums: readonly string[];
  readonly riddleRight: readonly string[];
  readonly riddleWrong: readonly string[];
  readonly riddleTold: readonly string[];
  readonly refusals: Readonly<Record<Guarded, readonly string[]>>;
  /** Changes a whole answer, as the persona says it. */
  readonly spoken: (text: string) => string;
}
