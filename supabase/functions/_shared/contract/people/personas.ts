import { z } from 'zod';
import { Done } from '../values.ts';

export const AiChatAnswer = Done.extend({
  message: z.string(),
  agent: z.string().describe('the name over it'),
  emoji: z.string(),
  opens: z
    .string()
    .optional()
    .describe('the program that it is about, by its title: a page that has it offers to open it'),
  quiet: z
    .int()
    .describe('for how many turns more it speaks plainly; the page sends it with the next message'),
  done: z
    .enum(['engine', 'model'])
    .describe('what answered: the built-in engine, or a model that is configured'),
});

export type AiChatAnswer = z.infer<typeof AiChatAnswer>;
