import { z } from 'zod';
import { FLAG_NAMES, FLAG_STATES, SHARE_LEAST, SHARE_MOST } from '../../domain/system/flags.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Nothing, Reason } from '../values.ts';

const Name = z.enum(FLAG_NAMES);
const State = z.enum(FLAG_STATES).describe('build: as it was built; share: on for a share of people');
const Share = z
  .int()
  .min(SHARE_LEAST)
  .max(SHARE_MOST)
  .nullable()
  .describe('in percent; null unless the state is share');

const SetFlag = z.object({
  name: Name,
  state: State,
  share: Share,
  set_at: IsoTime.nullable().describe('null: it never was'),
});
export type SetFlag = z.infer<typeof SetFlag>;

export const FeaturesAnswer = Done.extend({
  features: z
    .partialRecord(Name, z.boolean())
    .describe('by name, whether it is on for the caller; those as they were built are left out'),
});
export const FlagsAnswer = Done.extend({ flags: z.array(SetFlag).describe('every flag there is') });

/** The features that operators switch (CONSOLE-15, MODE-5). */
export const featuresRoutes = {
  'GET /api/features': {
    caller: 'guest',
    about: 'The features that operators have set, as they hold for the wallet or this browser.',
    query: Nothing,
    example: {},
    answer: FeaturesAnswer,
  },
  'GET /api/console/features': {
    caller: 'administrator',
    about: 'Every feature, and the build mode, with what operators have set.',
    query: Nothing,
    example: {},
    answer: FlagsAnswer,
  },
  'POST /api/console/features': {
    caller: 'administrator',
    about: 'Sets a feature, or the build mode: as built, on, off, or on for a share of people.',
    sets: true,
    body: z.object({ name: Name, state: State, share: Share, reason: Reason }),
    example: { name: 'showYearbook', state: 'share', share: 20, reason: 'a first look' },
    answer: Done,
    refusals: {
      BAD_REQUEST: 'there is no such feature, or a share where the state is none, or none where it is',
      CONFLICT: 'it is so already',
    },
  },
} as const satisfies RouteTable;
