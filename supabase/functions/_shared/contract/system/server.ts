import { z } from 'zod';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Nothing } from '../values.ts';

const WholeNumber = z.int().min(0);

export const HealthAnswer = Done.extend({
  chain: z
    .enum(['answers', 'silent', 'unknown'])
    .describe('as this process last heard; `unknown` where it has not asked, or another follows the chain'),
  index: z
    .object({
      height: z.int(),
      blocks: WholeNumber.nullable().describe('how many are missing; null: not known'),
      seconds: WholeNumber.describe('since it was last brought forward; 0 where no block is missing'),
    })
    .nullable()
    .describe('of the collection; null: it has not begun'),
  housekeepingAt: IsoTime.nullable().describe('when this process last deleted what is no longer kept'),
});
export type HealthAnswer = z.infer<typeof HealthAnswer>;

/** The server itself. */
export const serverRoutes = {
  'GET /api/live': {
    caller: 'anyone',
    about: 'Whether the process answers at all: for what restarts it. Nothing else is asked.',
    query: Nothing,
    uncounted: true,
    example: {},
    answer: Done,
  },
  'GET /api/health': {
    caller: 'anyone',
    about:
      'Whether the server can answer: for what sends people to it. 503 when the database does not answer, which is asked once a second at most.',
    query: Nothing,
    uncounted: true,
    example: {},
    answer: HealthAnswer,
  },
} as const satisfies RouteTable;
