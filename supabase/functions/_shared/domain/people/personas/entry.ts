import type { Condition } from '../../town/story.ts';
import type { AgentId } from './cast.ts';

/** What of a subject a question asks for. `about` is what it is, `more` what else is said of it. */
export const FACETS = ['about', 'where', 'when', 'who', 'how', 'why', 'cost', 'more'] as const;
export type Facet = (typeof FACETS)[number];

/**
 * A wording. Slots such as {time} are filled from the context (slots.ts); a line with a slot that has nothing to say is
 * left out. `when` keeps back what this person has not found out yet; `otherwise` marks what is said where no other line
 * of the same kind can be.
 */
export type Line = string | { readonly say: string; readonly when?: Condition; readonly otherwise?: true };
export type Lines = readonly Line[];

/** The fields of knowledge, for tests and for the prompt of a model. */
export const AREAS = ['town', 'story', 'school', 'collection', 'gum', 'games', 'making', 'desktop'] as const;
export type Area = (typeof AREAS)[number];

/** A subject that every persona knows, told without any persona's voice. */
export interface Subject {
  readonly id: string;
  readonly area: Area;
  /** Its name within a sentence. */
  readonly title: string;
  /** What people call it. */
  readonly names: readonly string[];
  /** Ways to ask for it that do not name it, by what they ask for. */
  readonly asked?: { readonly [F in Facet]?: readonly string[] };
  readonly says: { readonly about: Lines } & { readonly [F in Facet]?: Lines };
  /** What a persona says of it beside the rest, in its own words. */
  readonly voices?: { readonly [Agent in AgentId]?: Lines };
  /** The program that it is about, as PROGRAMS names it: an answer leads there. */
  readonly program?: string;
  /** The subject that is spoken of after it, where it is only a part of one. */
  readonly belongsTo?: string;
  /** Ids of subjects that a persona offers to go on with. */
  readonly leads?: readonly string[];
}

/** Small talk: what is asked, and what each persona says to it. */
export interface Talk {
  readonly id: string;
  readonly asked: readonly string[];
  readonly says: Readonly<Record<AgentId, Lines>>;
  /** A picture of the mood. */
  readonly emoji?: string;
}
