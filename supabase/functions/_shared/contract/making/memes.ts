import { z } from 'zod';
import { PROMPT_MOST } from '../../domain/making/memes/lines.ts';
import { TEMPLATE_IDS } from '../../domain/making/memes/templates.ts';
import type { RouteTable } from '../table.ts';
import { Done } from '../values.ts';

export const MemeLinesAnswer = Done.extend({
  lines: z.array(z.string()).describe('one for each place that the template has for a text'),
  done: z
    .enum(['engine', 'model'])
    .describe('what wrote them: the built-in engine, or a model that is configured'),
});
export type MemeLinesAnswer = z.infer<typeof MemeLinesAnswer>;

/** The generator of the Meme Manager (MEME-7). */
export const memesRoutes = {
  'POST /api/memes/lines': {
    caller: 'guest',
    about: 'Writes the texts of a meme about what a person typed. Nothing of it is kept.',
    body: z.object({
      prompt: z.string().trim().min(1).max(PROMPT_MOST),
      template: z.enum(TEMPLATE_IDS).nullable().describe('null: a picture without a template'),
    }),
    example: { prompt: 'the bell is late', template: 'classic' },
    limit: { calls: 30, minutes: 1, addressShare: 10 },
    idempotency: 'none',
    answer: MemeLinesAnswer,
  },
} as const satisfies RouteTable;
