import { z } from 'zod';
import { Done } from '../values.ts';

/** How many rows a portion of what a person wrote has at most. */
export const WORDS_PORTION = 300;

const Part = z.object({
  of: z.string().describe('what it is, such as chat_messages'),
  rows: z.array(z.record(z.string(), z.unknown())).describe('as they are kept'),
});

/** What is kept of a person, a portion at a time. */
export const WordsAnswer = Done.extend({
  parts: z.array(Part),
  next: z.string().nullable().describe('for the next portion; null: this is the last'),
});
export type WordsPart = z.infer<typeof Part>;
