import type { EpochMs } from '../../../kernel/units.ts';
import type { TimeConfig } from '../../town/dayNight.ts';
import type { GameId } from '../../arcade/games/games.ts';
import type { ObjectiveState, ObjectiveType } from '../../school/objectives.ts';
import type { Truth } from '../../town/story.ts';
import type { Holder } from '../../town/town.ts';
import type { AgentId } from './cast.ts';
import type { HelpPlace } from './earnest/help.ts';
import type { Facet } from './entry.ts';

/** An objective as it stands with the person, in the words that its window has. */
export interface KnownObjective {
  readonly id: string;
  readonly chapter: number;
  readonly type: ObjectiveType;
  readonly title: string;
  readonly description: string;
  readonly reward: number;
  readonly state: ObjectiveState;
}

/** The best of a game's board of all time, and the person's own place on it; null: there is none. */
export interface KnownScore {
  readonly game: GameId;
  readonly leader: { readonly name: string; readonly score: number } | null;
  readonly own: { readonly score: number; readonly rank: number } | null;
}

/** What a person did, by the records of the server. No one else hears it. */
export interface KnownDeeds {
  /** What GUM was spent on, most of it first. */
  readonly spent: readonly { readonly what: string; readonly gum: number }[];
  /** Since midnight UTC. */
  readonly earnedToday: number;
  readonly spentToday: number;
  readonly runsToday: number;
  readonly cluesToday: number;
  /** How many things of the story are on record. */
  readonly clues: number;
  /** What others wrote on their page, and on the pages of their students. */
  readonly comments: number;
  readonly signatures: number;
  /** The names of those who wrote it, the newest first. */
  readonly writers: readonly string[];
  /** What hangs on the wall, and the title of the newest. */
  readonly works: number;
  readonly lastWork: string | null;
  /** The location where they are; null: they are not in town. */
  readonly place: string | null;
}

/** What the personas know of the person and of this moment. The server makes it; nothing of it is the page's word. */
export interface PersonaContext {
  /** The person's username; null: they have none. */
  readonly name: string | null;
  readonly now: EpochMs;
  readonly hours: TimeConfig;
  readonly holder: Holder;
  readonly backpacks: number;
  readonly facts: ReadonlySet<Truth>;
  readonly objectives: readonly KnownObjective[];
  readonly gum: { readonly balance: number; readonly streak: number; readonly checkedIn: boolean } | null;
  /** What a daily login and check-in pay, and what both pay a day at most. */
  readonly daily: { readonly login: number; readonly checkIn: number; readonly most: number };
  readonly prizes: readonly { readonly name: string; readonly price: number }[];
  readonly scores: readonly KnownScore[];
  readonly deeds: KnownDeeds;
  /** How many people are at each location, by its id. */
  readonly inTown: Readonly<Record<string, number>>;
  /** What is told in town this week (EPISODE-8); null: nothing. */
  readonly rumor: string | null;
  /** Whether the town's map shows places of build mode. */
  readonly isBuildMode: boolean;
}

/** What a persona keeps in mind of one person. */
export interface Memory {
  /** What was said, the oldest first: ids of lines with the words around them. */
  readonly said: readonly string[];
  readonly topic: string | null;
  readonly facet: Facet | null;
  /** The subject that the persona offered to go on with. */
  readonly offered: string | null;
  /** The riddle that waits for its answer. */
  readonly riddle: string | null;
  /** What the person wants to be called, and what they said they like. */
  readonly called: string | null;
  readonly likes: readonly string[];
}

export const EMPTY_MEMORY: Memory = {
  said: [],
  topic: null,
  facet: null,
  offered: null,
  riddle: null,
  called: null,
  likes: [],
};

/**
 * How many lines are kept in mind: no wording comes again within thirty answers, some of which are of two lines.
 */
export const SAID_MOST = 40;

/** A message of the conversation as the page sends it along. */
export interface Said {
  readonly by: 'person' | 'persona';
  readonly text: string;
}

export interface Asked {
  readonly persona: AgentId;
  readonly message: string;
  /** The last messages, the oldest first. */
  readonly history: readonly Said[];
  readonly context: PersonaContext;
  readonly memory: Memory;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  /** For how many turns the persona is quiet, by the page's word (PERSONA-8). */
  readonly quiet: number;
  /** Where a person in distress finds help. */
  readonly help: readonly HelpPlace[];
  /** Which of the two questions of one message it is: the first ends, and the second begins, without words around it. */
  readonly half?: 'first' | 'second';
}

export interface Reply {
  readonly message: string;
  readonly emoji: string;
  /** What it was about; null: nothing that is known. */
  readonly topic: string | null;
  readonly memory: Memory;
  /** The program that it is about, as PROGRAMS names it; absent: none. */
  readonly opens?: string;
  /** For how many of the next turns it is quiet; absent: it is not. */
  readonly quiet?: number;
}
