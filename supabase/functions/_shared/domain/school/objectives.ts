import type { Feature } from '../../kernel/features.ts';
import type { GumSourceName } from './gumSources.ts';
import type { EntryRefusal } from '../town/town.ts';

/** The two objectives of each chapter: the one that takes little, and the one that takes a code or a secret. */
export const OBJECTIVE_TYPES = ['slacker', 'overachiever'] as const;
export type ObjectiveType = (typeof OBJECTIVE_TYPES)[number];

/** The source of GUM that pays an objective, by its type (OBJECTIVE-2). */
export const OBJECTIVE_SOURCES = {
  slacker: 'objective_slacker',
  overachiever: 'objective_overachiever',
} as const satisfies Readonly<Record<ObjectiveType, GumSourceName>>;

/**
 * How it stands with an objective (OBJECTIVE-7): it was paid, it can be done, the town does not let the wallet to where it is
 * done, or it comes later.
 */
export type ObjectiveState = 'done' | 'open' | 'barred' | 'later';

/** What the rules ask of an objective. */
export interface Reachable {
  readonly isOpen: boolean;
  readonly completed: boolean;
  /** Why the wallet may not enter the place where it is done; null: it may. */
  readonly refusal: EntryRefusal | null;
}

/** The objectives where these features are on: what belongs to one that is off comes later (OBJECTIVE-7). */
export const whereOn = <Objective extends { readonly feature: Feature | null; readonly isOpen: boolean }>(
  objectives: readonly Objective[],
  isOn: (feature: Feature) => boolean,
): readonly Objective[] =>
  objectives.map((one) => ({ ...one, isOpen: one.isOpen && (one.feature === null || isOn(one.feature)) }));

/** An objective that was paid is done, also where it was closed afterwards. */
export function stateOf({ isOpen, completed, refusal }: Reachable): ObjectiveState {
  if (completed) return 'done';
  if (!isOpen) return 'later';
  return refusal === null ? 'open' : 'barred';
}

export interface ObjectiveProgress {
  readonly completed: number;
  readonly total: number;
  /** How many are done or can be done by this wallet now. */
  readonly withinReach: number;
  /** Whole, rounded down: 100 is all of them and nothing less. */
  readonly percent: number;
}

/** How many of all objectives are done, those that come later included. */
export function progressOf(objectives: readonly Reachable[]): ObjectiveProgress {
  const total = objectives.length;
  const count = (...states: readonly ObjectiveState[]) =>
    objectives.filter((one) => states.includes(stateOf(one))).length;
  const completed = count('done');
  return {
    completed,
    total,
    withinReach: count('done', 'open'),
    percent: total === 0 ? 0 : Math.floor((completed * 100) / total),
  };
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
