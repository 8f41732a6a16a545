import type { TextRule } from '../people/moderation.ts';

/** How long a signature may be, in UTF-16 units; the database counts characters, which are never more. */
export const SIGNATURE_MOST = 140;

/** What a signature may be (domain/people/moderation.ts). */
export const SIGNATURE_RULE: TextRule = { most: SIGNATURE_MOST, links: 0, shortens: true, doubtful: 'held' };

/**
 * Where a person stands who looks at the page of a student: `guest` is not signed in; `own` holds the student, also by
 * a linked account; `removed` had a signature here that an operator took away; `no-flunk` holds no Flunk; `nameless`
 * has no profile, whose name would stand under it; `open` may sign, also again.
 */
export const SIGNING_STANDINGS = ['guest', 'own', 'removed', 'no-flunk', 'nameless', 'open'] as const;
export type SigningStanding = (typeof SIGNING_STANDINGS)[number];

/** Why a person may not sign, in the words of the refusal. */
export const MAY_NOT_SIGN = {
  own: 'This student is yours: others sign their page.',
  removed: 'An operator has removed your signature on this page.',
  'no-flunk': 'It takes a Flunk of your own to sign a page.',
} as const satisfies Partial<Record<SigningStanding, string>>;
