import { z } from 'zod';
import { SourceName } from './gum.ts';
import { Done, IsoTime, WholeGum } from '../values.ts';

const IsoDate = z.iso.date().meta({ title: 'UTC day' });

export const IsoMonth = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .meta({ title: 'month' });

const EarnableSource = z.object({
  source_name: SourceName,
  label: z.string().describe('its name for people'),
  base_reward: WholeGum,
  cap_group: z.string().nullable().describe('the sources that share a limit; null: it shares none'),
  earned: WholeGum.describe('what it paid the wallet this UTC day'),
  canEarn: z.boolean(),
  reward: WholeGum.describe('what it pays now; 0 when it pays nothing'),
  reason: z.string().describe('why it does not pay now; empty when canEarn'),
  nextAt: IsoTime.nullable().describe('null when canEarn, and where it never pays again'),
});

export type EarnableSource = z.infer<typeof EarnableSource>;

const Cap = z.object({
  cap_group: z.string(),
  daily_limit: WholeGum.describe('what its sources pay together a UTC day'),
  earned: WholeGum.describe('what they paid the wallet this UTC day'),
});

export const TodayAnswer = Done.extend({
  today: IsoDate,
  sources: z.array(EarnableSource).describe('those that a wallet may claim, and how each stands'),
  caps: z.array(Cap),
});

export type TodayAnswer = z.infer<typeof TodayAnswer>;

export const AttendanceAnswer = Done.extend({
  today: IsoDate,
  month: IsoMonth,
  since: IsoMonth.nullable().describe('the month of the first daily login; null: there was none'),
  days: z.array(z.int().min(1).max(31)).describe('the days of the month with a daily login, in their order'),
});

export type AttendanceAnswer = z.infer<typeof AttendanceAnswer>;

const EarnedBySource = z.object({
  source: z.string(),
  label: z.string().describe('the source, for people'),
  earned: WholeGum,
});

export const ChartsAnswer = Done.extend({
  today: IsoDate,
  balances: z.array(WholeGum).describe('at the end of each day, the last that of now'),
  earned: z.array(EarnedBySource).describe('what each source paid within these days, the most first'),
});

export type ChartsAnswer = z.infer<typeof ChartsAnswer>;

const UsedSource = z.object({
  source: z.string(),
  label: z.string().describe('the source, for people'),
});

export type UsedSource = z.infer<typeof UsedSource>;

export const UsedSourcesAnswer = Done.extend({ sources: z.array(UsedSource) });
