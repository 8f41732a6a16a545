import type { Clique } from '@shared/domain/collection/collection.ts';
import type { Portrait } from '../../../overlays/portrait/portrait.ts';

/** A card of the selector, and which clique opens it. */
export interface Card {
  /** What the page's window is opened with. */
  readonly key: string;
  readonly label: string;
  readonly clique: Clique;
  readonly portrait: Portrait;
}

export const CARDS: readonly Card[] = [
  { key: 'the-nerds_profile', label: 'Geek', clique: 'GEEK', portrait: 'geek' },
  { key: 'the-preps_profile', label: 'Prep', clique: 'PREP', portrait: 'prep' },
  { key: 'the-jocks_profile', label: 'Jock', clique: 'JOCK', portrait: 'jock' },
  { key: 'the-freaks_profile', label: 'Freak', clique: 'FREAK', portrait: 'freak' },
];
