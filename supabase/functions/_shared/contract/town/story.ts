import { z } from 'zod';
import { isCarried, parseFact, type Carried, type Fact } from '../../domain/town/story.ts';
import { Done } from '../values.ts';

export const FactText = z
  .string()
  .refine((text): text is Fact => parseFact(text) !== null, 'expected a fact such as seen:homecoming')
  .meta({ title: 'fact' });

export const CarriedText = FactText.refine(
  (fact): fact is Carried => isCarried(fact),
  'expected a fact such as carried:candle',
).meta({ title: 'fact of what is carried' });

export const FactsAnswer = Done.extend({
  facts: z.array(FactText).describe('all that is known of the wallet, the oldest first'),
});

export const ToldAnswer = Done.extend({
  recorded: z.int().min(0).describe('how many of them are new'),
  leftOut: z.int().min(0).describe('how many are not kept, because the wallet has as many as it may'),
});

export const PutBackAnswer = Done.extend({
  putBack: z.int().min(0).describe('how many of them were carried'),
});

export const AttendanceAnswer = Done.extend({
  hasAttended: z.boolean().describe("whether the server's own record says that the wallet was at the dance"),
});
