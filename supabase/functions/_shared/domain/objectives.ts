import type { GumSourceName } from './gumSources.ts';

/** The two objectives of each chapter: the one that takes little, and the one that takes a code or a secret. */
export const OBJECTIVE_TYPES = ['slacker', 'overachiever'] as const;
export type ObjectiveType = (typeof OBJECTIVE_TYPES)[number];

/** The source of GUM that pays an objective, by its type (OBJECTIVE-2). */
export const OBJECTIVE_SOURCES = {
  slacker: 'objective_slacker',
  overachiever: 'objective_overachiever',
} as const satisfies Readonly<Record<ObjectiveType, GumSourceName>>;

/** How it stands with an objective: it was paid, it can be reached, or it comes later. */
export type ObjectiveState = 'done' | 'open' | 'later';

/** What the rules ask of an objective. */
export interface Reachable {
  readonly isOpen: boolean;
  readonly completed: boolean;
}

/** An objective that was paid is done, also where it was closed afterwards. */
export const stateOf = ({ isOpen, completed }: Reachable): ObjectiveState =>
  completed ? 'done' : isOpen ? 'open' : 'later';

export interface ObjectiveProgress {
  readonly completed: number;
  readonly total: number;
  /** Whole, rounded down: 100 is all of them and nothing less. */
  readonly percent: number;
}

/** How many of all objectives are done, those that come later included. */
export function progressOf(objectives: readonly Reachable[]): ObjectiveProgress {
  const total = objectives.length;
  const completed = objectives.filter((one) => one.completed).length;
  return { completed, total, percent: total === 0 ? 0 : Math.floor((completed * 100) / total) };
}

/** The objective that a person is sent to next: the first that can be reached; undefined: none can now. */
export const nextOf = <Objective extends Reachable>(
  objectives: readonly Objective[],
): Objective | undefined => objectives.find((one) => stateOf(one) === 'open');

/** The objectives by their chapters, in the order in which they come. */
export function byChapter<Objective extends { readonly chapter: number }>(
  objectives: readonly Objective[],
): readonly (readonly [chapter: number, objectives: readonly Objective[]])[] {
  const chapters = [...new Set(objectives.map(({ chapter }) => chapter))];
  return chapters.map((chapter) => [chapter, objectives.filter((one) => one.chapter === chapter)]);
}
