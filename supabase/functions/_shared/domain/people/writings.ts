/**
 * What people write for others: a message of a room, a comment on a page of MyPlace, a line of the guest book, a
 * signature in the Yearbook, a work with its title.
 */
export const WRITINGS = ['message', 'comment', 'line', 'signature', 'work'] as const;
export type Writing = (typeof WRITINGS)[number];

/** What may be wrong with it, as people report it. */
export const REPORT_REASONS = ['spam', 'scam', 'harassment', 'hate', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What an operator decides about it: shown to all at last, gone for all, there again, or fine as it is. */
export const DECISIONS = ['release', 'remove', 'put-back', 'dismiss'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Who took it away: who wrote it, the owner of the page that it stood on, or an operator. */
export const REMOVERS = ['author', 'owner', 'operator'] as const;
export type Remover = (typeof REMOVERS)[number];

/** How it stands, as operators decide about it. */
export interface Standing {
  readonly removed: Remover | null;
  /** Its author alone reads it. */
  readonly held: boolean;
  /** How many reports wait. */
  readonly reports: number;
}

interface Effect {
  readonly isOpen: (standing: Standing) => boolean;
  readonly becomes: Partial<Standing>;
}

/** When each decision can be made, and how a text then stands. Each settles the reports. */
export const EFFECTS: Readonly<Record<Decision, Effect>> = {
  remove: {
    isOpen: ({ removed }) => removed === null,
    becomes: { removed: 'operator', reports: 0 },
  },
  'put-back': {
    isOpen: ({ removed }) => removed === 'operator',
    becomes: { removed: null, reports: 0 },
  },
  release: {
    isOpen: ({ removed, held }) => removed === null && held,
    becomes: { held: false, reports: 0 },
  },
  dismiss: {
    isOpen: ({ removed, reports }) => removed === null && reports > 0,
    becomes: { reports: 0 },
  },
};

/** What may be decided about a text as it stands. */
export const decisionsOpen = (standing: Standing): readonly Decision[] =>
  DECISIONS.filter((decision) => EFFECTS[decision].isOpen(standing));
