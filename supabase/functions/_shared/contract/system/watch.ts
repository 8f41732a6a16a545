import { z } from 'zod';
import { Done, IsoTime } from '../values.ts';

const WatchedRoute = z.object({
  route: z.string().describe('method and pattern'),
  calls: z.int().min(0),
  refused: z.int().min(0).describe('answered with 400 to 499'),
  failed: z.int().min(0).describe('answered with 500 or more'),
  p95_ms: z.int().nullable().describe('95 of 100 took no longer; null: longer than ten seconds'),
});

export type WatchedRoute = z.infer<typeof WatchedRoute>;

export const WatchAnswer = Done.extend({
  since: IsoTime.describe('when this process began'),
  calls_in_flight: z.int().min(0),
  sockets: z.int().min(0).nullable().describe('of Realtime, that are open; null: this server has none'),
  routes: z.array(WatchedRoute).describe('those that were called, most calls first'),
  chain: z.enum(['answers', 'silent', 'unknown']),
  index: z
    .object({
      height: z.int(),
      blocks: z.int().nullable().describe('missing; null: this process has not heard from the chain'),
      seconds: z.number(),
    })
    .nullable()
    .describe('null: it has not begun'),
  housekept_at: IsoTime.nullable().describe('null: not by this process'),
  reconciled_at: IsoTime.nullable().describe('null: never yet'),
  problems: z.int().min(0).nullable().describe('that the last reconciliation found'),
  database_bytes: z.int().min(0),
});

export type WatchAnswer = z.infer<typeof WatchAnswer>;
