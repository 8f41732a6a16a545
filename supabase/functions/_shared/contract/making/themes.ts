import { z } from 'zod';
import { isWeek } from '../../domain/making/themes.ts';
import { Done, IsoTime, RowId } from '../values.ts';
import { Work } from './works.ts';

/** The Monday with which a week begins. */
export const Week = z.iso.date().refine(isWeek, 'expected a Monday').meta({ title: 'week' });

const Theme = z.object({
  week: Week,
  title: z.string(),
  hint: z.string().describe('one sentence that gives an idea'),
});

const Current = Theme.extend({
  ends_at: IsoTime,
  works: z.int().min(0).describe('how many hang there that were handed in'),
  mine: z.int().min(0).describe('how many of them are of the caller'),
  vote: RowId.nullable().describe('the work that the caller votes for'),
  standing: z
    .enum(['open', 'guest', 'no-flunk', 'used'])
    .describe('whether the caller may vote: used: other wallets vote by each of their Flunks'),
});

const Result = z.object({ work: Work, votes: z.int().min(1) });

const Last = Theme.extend({
  state: z.enum(['counting', 'closed']).describe('counting: its votes are counted within some minutes'),
  results: z.array(Result).describe('the first of it is the winner; empty: there were no votes'),
});

export const ThemeAnswer = Done.extend({
  theme: Current,
  last: Last.nullable().describe('of the week before; null: nothing was handed in'),
});
export type ThemeAnswer = z.infer<typeof ThemeAnswer>;

export const WinnerAnswer = Done.extend({
  winner: z
    .object({ work: RowId, title: z.string(), username: z.string(), theme: z.string(), until: IsoTime })
    .nullable()
    .describe('whose picture is on desktops today; null: there is none'),
});
export type Winner = NonNullable<z.infer<typeof WinnerAnswer>['winner']>;

const KeptTheme = Theme.extend({
  isSet: z.boolean().describe('whether an operator set it; else it is the one of the list'),
  works: z.int().min(0),
});
export type KeptTheme = z.infer<typeof KeptTheme>;

export const KeptThemesAnswer = Done.extend({
  themes: z.array(KeptTheme).describe('of this week and those to come'),
});
