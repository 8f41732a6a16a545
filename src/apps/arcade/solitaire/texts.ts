import { KING, rankOf, suitOf, SUITS, type Card } from '@shared/domain/arcade/solitaire/cards.ts';
import { counted } from '@shared/kernel/counted.ts';
import { clockOf } from '../../../kernel/clockOf.ts';
import type { Back } from './faces.ts';
import type { SpotName } from './layout.ts';

const RANK_NAMES = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jock', 'queen', 'king'];

/** A card's name, such as `8 of hearts`. */
export const nameOf = (card: Card): string => `${RANK_NAMES[rankOf(card)] ?? KING} of ${suitOf(card)}`;

/** A spot's name, such as `pile 3`. */
export function spotTitle(spot: SpotName): string {
  if (spot === 'stock' || spot === 'waste') return spot;
  const index = Number(spot.slice(1));
  return spot.startsWith('f') ? `foundation of ${SUITS[index]}` : `pile ${index + 1}`;
}

export const SOLITAIRE_TEXTS = {
  game: 'Game',
  dealAny: 'Deal',
  dealDay: 'Deal of the Day',
  undo: 'Undo',
  finish: 'Finish',
  draws: { 1: 'Draw One', 3: 'Draw Three' },
  backs: { gum: 'Back: Gum', locker: 'Back: Lockers', letter: 'Back: Letter' } satisfies Record<Back, string>,
  sound: 'Sound',
  bests: 'Best Games...',
  bestsTitle: 'Best Games',
  bestsOf: 'They are kept in this browser.',
  bestLines: { one: 'Draw One', three: 'Draw Three', day: 'Deal of the Day' },
  noBest: 'none won yet',
  bestLine: (score: number, ms: number, won: number): string =>
    `${score.toLocaleString('en-US')} points, ${clockOf(ms / 1000)}, ${won} won`,
  ok: 'OK',
  forget: 'Reset',
  empty: (spot: SpotName): string => `${spotTitle(spot)}, empty`,
  stock: (left: number): string => `stock, ${counted(left, 'card')}`,
  turnOver: 'stock, empty: turn the waste over',
  card: (card: Card, spot: SpotName): string => `${nameOf(card)}, ${spotTitle(spot)}`,
  hidden: (spot: SpotName, count: number): string =>
    count === 0 ? spotTitle(spot) : `${spotTitle(spot)}, ${count} face down`,
  score: (score: number): string => `Score: ${score.toLocaleString('en-US')}`,
  time: (ms: number): string => `Time: ${clockOf(ms / 1000)}`,
  day: 'The deal of the day.',
  begin: 'Bring all cards home.',
  goesOn: (home: number): string => `${home} of 52 are home.`,
  won: (isBest: boolean): string => (isBest ? 'All home, and your best game!' : 'All home!'),
} as const;
