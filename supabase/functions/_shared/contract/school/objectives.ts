import { z } from 'zod';
import { FEATURES } from '../../kernel/features.ts';
import { OBJECTIVE_TYPES } from '../../domain/school/objectives.ts';
import { ENTRY_REFUSALS } from '../../domain/town/town.ts';
import { Done, IsoTime, WholeGum } from '../values.ts';

const Objective = z.object({
  id: z.string(),
  chapter: z.int().min(1),
  type: z.enum(OBJECTIVE_TYPES),
  title: z.string(),
  description: z.string().describe('what to do next'),
  reward: WholeGum.describe('what it paid the wallet, or pays'),
  location: z
    .string()
    .nullable()
    .describe("the location of the town's map where it is; null: it is not in town"),
  place: z
    .string()
    .nullable()
    .describe('the place of the town that a person has to be let into for it; null: none'),
  refusal: z
    .enum(ENTRY_REFUSALS)
    .nullable()
    .describe('why the wallet is not let into that place; null: it is, or needs none'),
  feature: z.enum(FEATURES).nullable().describe('the feature without which it cannot be reached; null: none'),
  isOpen: z.boolean().describe('false: it comes later'),
  completed: z.boolean(),
  completedAt: IsoTime.nullable().describe('when it was paid; null: it was not'),
});

export type Objective = z.infer<typeof Objective>;

export const ObjectivesAnswer = Done.extend({
  objectives: z.array(Objective).describe('by chapter, the slacker of each first'),
});

export type ObjectivesAnswer = z.infer<typeof ObjectivesAnswer>;
