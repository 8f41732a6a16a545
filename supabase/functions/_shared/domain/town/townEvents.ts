import type { LockName } from './locks.ts';
import type { Fact } from './story.ts';

/** The chapters of the story (STORY-4). */
export const CHAPTERS = [1, 2, 3, 4, 5, 6] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** What a person presses in town that an objective counts, and the place where it happens (STORY-2). */
export const TOWN_EVENTS = {
  'cafeteria-door': 'high-school',
  'friday-night-lights': 'football-field',
} as const satisfies Readonly<Record<string, string>>;
export type TownEvent = keyof typeof TOWN_EVENTS;

/** The fact that such a press is kept as. */
export const pressOf = (event: TownEvent): Fact => `pressed:${event}`;

/** The fact that a person attended the homecoming dance, which an objective counts, and where it takes place. */
export const ATTENDED_DANCE: Fact = 'seen:homecoming-dance';
export const DANCE_PLACE = 'high-school';

/** The fact that this lock is open, by whichever code. */
export const openingOf = (lock: LockName): Fact => `opened:${lock}`;

/** The fact that this lock was opened by the code of this chapter, which objectives ask for. */
export const openingBy = (lock: LockName, chapter: Chapter): Fact => `${openingOf(lock)}/chapter-${chapter}`;

/** The fact that a person opened the lock of this episode's week (EPISODE-9); without an episode, how all of them begin. */
export const WEEK_OPENED: Fact = 'opened:week';
export const weekOpening = (episode: string): Fact => `${WEEK_OPENED}/${episode}`;

/** That a person was the first to get key 117. */
export const KEY_117: Fact = 'won:key-117';

/** What the first person alone gets who opens a lock by the code of a chapter, by that opening (LOCK-17). */
export const FIRST_PRIZES: ReadonlyMap<Fact, Fact> = new Map([[openingBy('under-the-bed', 2), KEY_117]]);

/** That the front desk of Paradise Motel was given its code at the Terminal, which an objective of chapter 4 asks for. */
export const PARADISE_CODE: Fact = 'opened:paradise-motel';

/** That a person went to Flunko's page on MyPlace, which an objective of chapter 3 asks for. */
export const FLUNKO_FOUND: Fact = 'pressed:flunko';

/** That a person read a quarter of their own, which an objective of chapter 5 asks for, and at which house (QUARTER-2). */
export const QUARTER_READ: Fact = 'seen:quarter';
export const quarterAt = (house: string): Fact => `${QUARTER_READ}/${house}`;

/** That they know quarters of two houses, which an objective of chapter 6 asks for. */
export const SECOND_QUARTER: Fact = 'seen:second-quarter';

/** That a person helped ten others to a right code (QUARTER-5). */
export const TEN_HELPED: Fact = 'won:ten-helped';

/** That a person voted for a class photo on Picture Day, which an objective of chapter 3 asks for. */
export const PICTURE_DAY_VOTE: Fact = 'pressed:picture-day-vote';
