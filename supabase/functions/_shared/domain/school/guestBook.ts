import type { TextRule } from '../people/moderation.ts';

/** How long a line of the guest book may be, in UTF-16 units; the database counts characters, which are never more. */
export const LINE_MOST = 120;

/** What a line may be (domain/people/moderation.ts). */
export const LINE_RULE: TextRule = { most: LINE_MOST, links: 0, shortens: false, doubtful: 'held' };
