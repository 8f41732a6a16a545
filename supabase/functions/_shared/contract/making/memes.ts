import { z } from 'zod';
import { Done } from '../values.ts';

export const MemeLinesAnswer = Done.extend({
  lines: z.array(z.string()).describe('one for each place that the template has for a text'),
  done: z
    .enum(['engine', 'model'])
    .describe('what wrote them: the built-in engine, or a model that is configured'),
});

export type MemeLinesAnswer = z.infer<typeof MemeLinesAnswer>;
