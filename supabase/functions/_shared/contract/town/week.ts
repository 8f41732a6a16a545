import { z } from 'zod';
import { READINGS } from '../../domain/town/case/cards.ts';
import { EPISODE_ID, LONGEST_EPISODE_ID, type Episode } from '../../domain/town/episode.ts';
import { isWeekId } from '../../domain/town/week.ts';
import { Done, IsoTime } from '../values.ts';

/** The date of a Monday, by which a week of the town is known. */
export const WeekId = z.iso.date().refine(isWeekId, 'expected a Monday').meta({ title: 'week of the town' });
export const EpisodeId = z
  .string()
  .max(LONGEST_EPISODE_ID)
  .regex(EPISODE_ID)
  .meta({ title: 'id of an episode' });
const ReadingId = z.enum(READINGS);

/** How long and how many they may be is told by field (`episodeFaults`); here only so that no body is endless. */
const Words = z.string().max(2000);
const Lines = z.array(Words).max(40);
const Captions = z
  .record(z.string().max(80), Words)
  .describe('what is seen first, by place and hotspot, such as `shed/clock`');
export const Note = z.object({ title: Words, text: Words });
const Clue = Note.extend({ at: z.string().max(80).describe('the place and hotspot where it is met') });
const ToldLock = z.object({
  at: z.string().max(80).describe('the place and hotspot where it hangs'),
  title: Words,
  before: Words.describe('what is said there until it is opened'),
});
const WeekLock = ToldLock.extend({
  code: z.string().max(20).describe('four digits, which operators alone read'),
  after: Words.describe('what is said as it opens'),
  text: Words.describe('what is read behind it'),
  card: Note.nullable().describe('the card that is found behind it; null: none'),
});
const Question = z.object({ ask: Words, answers: z.array(Words).max(10).describe('three') });
const Lean = z.object({ captions: Captions, dj: Lines });

const Told = z.object({
  title: Words,
  captions: Captions,
  dj: Lines.describe('what the DJ of Flunk FM says; `{time}` is filled in'),
  news: Note,
  notice: Note,
  people: z.record(z.string().max(40), Words).describe('what people of the town answer, by their ids'),
  rumor: Words.describe('what personas have heard'),
  asks: z
    .number()
    .min(0)
    .max(100)
    .describe('how many candles its evening asks for, in persons of the week before'),
});

export const EpisodeContent = Told.extend({
  clue: Clue.extend({ isSealed: z.boolean().describe('it is met from the dark of the Friday on') }),
  lock: WeekLock.nullable().default(null).describe('null: the week locks nothing'),
  questions: z.array(Question).max(40).default([]).describe('what is asked, a day each from its Monday on'),
  leans: z.object({ planned: Lean, made: Lean, never: Lean }),
}) satisfies z.ZodType<Episode>;

/** A card of the Case File that an episode brought, and where it was met. */
export const WeekCard = Clue.extend({ episode: EpisodeId });
export type WeekCard = z.infer<typeof WeekCard>;

const Asked = Question.extend({ day: z.iso.date().describe('in Arcadia') });

const TownWeek = z.object({
  week: z.object({
    id: WeekId,
    starts_at: IsoTime,
    ends_at: IsoTime,
    evening: z.iso.date().describe('the date of its Friday'),
  }),
  lean: ReadingId.describe('the reading to which the town leans in this week'),
  episode: Told.extend({
    id: EpisodeId,
    clue: Clue.nullable().describe('null: it is sealed until the dark of the Friday'),
    lock: ToldLock.nullable().describe('what this week has locked; null: nothing'),
  })
    .nullable()
    .describe('what is told, with the words of the lean in place; null: nothing this week'),
  question: Asked.nullable().describe('of this day; null: none'),
  yesterday: Asked.extend({
    counts: z.array(z.int().min(0)).describe('how many gave each answer'),
  })
    .nullable()
    .describe('how the town answered the day before; null: nothing was asked'),
  clues: z.array(WeekCard).describe('of every week that has begun, for the cards of those who met them'),
  changes_at: IsoTime.describe('when another answer is to be had'),
});
export type TownWeek = z.infer<typeof TownWeek>;

export const QuestionAnswer = Done.extend({
  day: z.iso.date().describe('today in Arcadia'),
  answer: z
    .int()
    .min(0)
    .max(2)
    .nullable()
    .describe('what the caller answered, by its place; null: nothing yet'),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const WeekAnswer = Done.extend(TownWeek.shape);

const KeptEpisode = z.object({
  id: EpisodeId,
  content: EpisodeContent,
  ships: z.boolean().describe('it is one of those that turn round, and cannot be changed'),
});
export type KeptEpisode = z.infer<typeof KeptEpisode>;

const PlannedWeek = z.object({
  week: WeekId,
  episode: EpisodeId.nullable().describe('null: none'),
  isScheduled: z.boolean().describe('an operator said so; else it is the turn of one that ships'),
});
export type PlannedWeek = z.infer<typeof PlannedWeek>;

export const EpisodesAnswer = Done.extend({
  episodes: z.array(KeptEpisode),
  weeks: z.array(PlannedWeek).describe('this one and those to come'),
});
