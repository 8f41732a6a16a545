import { z } from 'zod';
import { Done, IsoTime } from '../values.ts';

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
  lacks: z
    .array(z.enum(['storage', 'drawing']))
    .describe(
      'what this server was not given: `storage`, no picture can be published; `drawing`, none, and no portraits are made',
    ),
  push: z.boolean().describe('whether news is pushed to browsers whose page is closed (VAPID_KEY)'),
  housekeepingAt: IsoTime.nullable().describe('when this process last deleted what is no longer kept'),
});

export type HealthAnswer = z.infer<typeof HealthAnswer>;
