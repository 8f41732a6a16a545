import { CLIQUES, type Clique } from '../collection/collection.ts';

/** Of whom votes are counted apart (VOTE-4): the four cliques, and Flunko, who is in none. */
export const VOTERS = [...CLIQUES, 'FLUNKO'] as const;
export type Voters = Clique | 'FLUNKO';

/** So many past weeks are answered at once (VOTE-7). */
export const WEEKS_A_PAGE = 6;

/** Why a wallet cannot vote (VOTE-3). */
export const NO_VOTE = {
  closed: 'Votes are taken on Sunday alone, by the clock of Arcadia.',
  'no-flunk': 'A vote takes a Flunk, and this wallet holds none.',
  'no-clique': 'The office has not read yet which clique your Flunk is in. Try again in some minutes.',
  used: 'Each of your Flunks has voted this week already, in another wallet. A Flunk votes once.',
} as const;
