import { z } from 'zod';
import type { RouteTable } from '../table.ts';
import { Done, Reason } from '../values.ts';

/** The most that a source pays at once, or a cap allows in a day, as an operator sets it. */
const MOST_SET = 10_000;
const Amount = z.int().min(1).max(MOST_SET);
const Name = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

const SetSource = z.object({
  source_name: Name,
  label: z.string(),
  direction: z.enum(['earn', 'spend', 'either']),
  repeats: z.enum(['daily', 'once', 'cooldown']),
  claim: z.enum(['asking', 'server', 'operator']).describe('operators set those that are claimed by asking'),
  cap_group: z.string().nullable(),
  base_reward: z.int().nullable().describe('null: each movement names its own amount'),
  daily_limit: z.int().nullable().describe('null: no limit'),
  is_active: z.boolean(),
});
export type SetSource = z.infer<typeof SetSource>;
const SetCap = z.object({ cap_group: z.string(), daily_limit: z.int() });
export type SetCap = z.infer<typeof SetCap>;

/** What GUM is paid for, as operators set it (CONSOLE-13). */
export const sourcesRoutes = {
  'GET /api/console/sources': {
    caller: 'administrator',
    about: 'Every source of GUM, and the caps that some share.',
    query: z.object({}),
    example: {},
    answer: Done.extend({ sources: z.array(SetSource), caps: z.array(SetCap) }),
  },
  'POST /api/console/source': {
    caller: 'administrator',
    about:
      'Sets what a source pays that wallets claim by asking, its limit of a day, and whether it pays at all.',
    sets: true,
    body: z.object({
      source: Name,
      base_reward: Amount,
      daily_limit: Amount.nullable(),
      is_active: z.boolean(),
      reason: Reason,
    }),
    example: {
      source: 'daily_checkin',
      base_reward: 15,
      daily_limit: 15,
      is_active: true,
      reason: 'as it was',
    },
    answer: Done,
    refusals: {
      NOT_FOUND: 'there is no such source',
      FORBIDDEN: 'it is not claimed by asking',
      BAD_REQUEST: 'it would pay more at once than in a day',
      CONFLICT: 'it is so already',
    },
  },
  'POST /api/console/cap': {
    caller: 'administrator',
    about: 'Sets what the sources of a group pay together in a UTC day.',
    sets: true,
    body: z.object({ cap_group: Name, daily_limit: Amount, reason: Reason }),
    example: { cap_group: 'daily', daily_limit: 20, reason: 'as it was' },
    answer: Done,
    refusals: { NOT_FOUND: 'there is no such group', CONFLICT: 'it is so already' },
  },
} as const satisfies RouteTable;
