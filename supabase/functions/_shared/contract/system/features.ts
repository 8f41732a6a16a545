import { z } from 'zod';
import { FLAG_NAMES, FLAG_STATES, SHARE_LEAST, SHARE_MOST } from '../../domain/system/flags.ts';
import { ACCESS_LEVELS } from '../../domain/system/access.ts';
import { Done, IsoTime } from '../values.ts';

export const Name = z.enum(FLAG_NAMES);

export const State = z.enum(FLAG_STATES).describe('build: as it was built; share: on for a share of people');

export const Share = z
  .int()
  .min(SHARE_LEAST)
  .max(SHARE_MOST)
  .nullable()
  .describe('in percent; null unless the state is share');

export const Opens = z
  .enum(ACCESS_LEVELS)
  .nullable()
  .describe('the lowest level that sees the program where it is on; null: as the program says');

const SetFlag = z.object({
  name: Name,
  state: State,
  share: Share,
  opens: Opens,
  set_at: IsoTime.nullable().describe('null: it never was'),
});

export type SetFlag = z.infer<typeof SetFlag>;

export const FeaturesAnswer = Done.extend({
  features: z
    .partialRecord(Name, z.boolean())
    .describe('by name, whether it is on for the caller; those as they were built are left out'),
  opens: z
    .partialRecord(Name, z.enum(ACCESS_LEVELS))
    .describe('by name, the lowest level that sees a program which operators have opened to it'),
});

export const FlagsAnswer = Done.extend({ flags: z.array(SetFlag).describe('every flag there is') });
