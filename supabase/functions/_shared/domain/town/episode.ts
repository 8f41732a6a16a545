import type { EpochMs } from '../../kernel/units.ts';
import { READINGS, type Reading } from './case/cards.ts';
import type { Fact } from './story.ts';
import { numberOfWeek } from './week.ts';

/** Words by where they lie, as 'shed/clock'. */
export type Captions = Readonly<Record<string, string>>;

/** A title and what stands under it. */
export interface Note {
  readonly title: string;
  readonly text: string;
}

/** What is seen and said otherwise while one reading of the Friday is believed most. */
export interface Lean {
  readonly captions: Captions;
  readonly dj: string[];
}

/** The new card of a week, and where it is met. */
export interface WeekClue extends Note {
  /** Where it is looked at, as 'shed/clock'. */
  readonly at: string;
}

/** What is locked for a week, and hangs where something answers (EPISODE-9). */
export interface WeekLock {
  /** Where it hangs, as 'shed/clock'. */
  readonly at: string;
  /** What its window is called. */
  readonly title: string;
  /** Four digits. No answer but the operators' has them. */
  readonly code: string;
  /** What is said where it hangs until it is opened. */
  readonly before: string;
  /** What is said as it opens. */
  readonly after: string;
  /** What is read behind it. */
  readonly text: string;
  /** The card that is found behind it; null: none. */
  readonly card: Note | null;
}

/** What the school asks on one day of the week, with three answers (EPISODE-10). */
export interface Question {
  readonly ask: string;
  readonly answers: string[];
}

/** What a week of the town tells, whatever its date (EPISODE-2). */
export interface Episode {
  readonly title: string;
  /** What is seen first where it lies, while the week lasts. */
  readonly captions: Captions;
  /** What the DJ of Flunk FM says of it. */
  readonly dj: string[];
  /** On the news page of the school's site. */
  readonly news: Note;
  /** On the bulletin board. */
  readonly notice: Note;
  /** What people of the town answer to those who ask what is new, by their ids. */
  readonly people: Captions;
  /** What personas of the messenger have heard. */
  readonly rumor: string;
  /** Sealed: it is met from the dark of the Friday on, and told to no page before. */
  readonly clue: WeekClue & { readonly isSealed: boolean };
  /** Null: the week locks nothing. */
  readonly lock: WeekLock | null;
  /** What is asked, a day each from its Monday on; seven at most. */
  readonly questions: Question[];
  /** How many candles its evening asks for, in persons who were there a week before. */
  readonly asks: number;
  readonly leans: Readonly<Record<Reading, Lean>>;
}

/** An episode as it is told at a moment. */
export interface EpisodeNow extends Omit<Episode, 'clue' | 'leans' | 'lock' | 'questions'> {
  /** Null: it is sealed still. */
  readonly clue: WeekClue | null;
  /** What is told of its lock before it is opened; null: there is none. */
  readonly lock: Pick<WeekLock, 'at' | 'title' | 'before'> | null;
}

/** How the ids of episodes are spelled, and how long they are at most: facts are named by them. */
export const EPISODE_ID = /^[a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,4}$/;
export const LONGEST_EPISODE_ID = 50;

/** What is known of a person who has met the clue of an episode: the name of its card. */
export const clueFact = (episode: string): Fact => `seen:week/${episode}`;

/** What an episode tells at a moment of its week, while the town leans to a reading (EPISODE-3). */
export function episodeNow(
  { clue, leans, lock, questions: _asked, ...told }: Episode,
  lean: Reading,
  { now, darkAt }: { readonly now: EpochMs; readonly darkAt: EpochMs },
): EpisodeNow {
  const { at, title, text, isSealed } = clue;
  return {
    ...told,
    captions: { ...told.captions, ...leans[lean].captions },
    dj: [...leans[lean].dj, ...told.dj],
    clue: isSealed && now < darkAt ? null : { at, title, text },
    lock: lock && { at: lock.at, title: lock.title, before: lock.before },
  };
}

/** How many episodes ship, and turn round. */
export const SHIPPED = 10;

/** How many weeks have begun since the first; before that it is the first's turn. */
const turnOf = (week: string): number => Math.max(0, numberOfWeek(week));

/** Which of the shipped episodes is told in a week to which none was given. */
export const shippedTurn = (week: string): number => turnOf(week) % SHIPPED;

/** What a town leans to in which no one has voted: another one each week, and in each round. */
export function unaskedLean(week: string): Reading {
  return READINGS[turnOf(week) % READINGS.length] ?? 'planned';
}
