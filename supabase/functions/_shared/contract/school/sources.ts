import { z } from 'zod';
import { Done } from '../values.ts';

export const Name = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

export const SetSource = z.object({
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

export const SetCap = z.object({ cap_group: z.string(), daily_limit: z.int() });

export type SetCap = z.infer<typeof SetCap>;

export const SetSourcesAnswer = Done.extend({ sources: z.array(SetSource), caps: z.array(SetCap) });
