import { seededRandom, type SeededRandom } from '../../../kernel/seededRandom.ts';
import { sha256Hex } from '../../../kernel/sha256.ts';
import type { EpochMs } from '../../../kernel/units.ts';
import { clockInChicago } from '../../system/chicagoTime.ts';
import { secretChunkSeed } from '../games/course.ts';
import { isRed, KING, rankOf, RANKS, shuffled, suitIndexOf, SUITS, type Card } from './cards.ts';

/** How many cards the stock gives at a time. */
export const DRAWS = [1, 3] as const;
export type Draw = (typeof DRAWS)[number];

/** A pile of the table: cards that lie on their face, and over them those that are seen. The last of each is on top. */
export interface Pile {
  readonly hidden: readonly Card[];
  readonly shown: readonly Card[];
}

export const PILES = 7;

/** A game as it lies. */
export interface Table {
  readonly draw: Draw;
  /** The last is on top. */
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  /** One of each suit, in the order of SUITS. */
  readonly foundations: readonly (readonly Card[])[];
  readonly piles: readonly Pile[];
  /** Without what time takes and gives (scoreAt). */
  readonly score: number;
  /** How often the waste was turned over. */
  readonly turns: number;
}

/** Where cards come from and go to. */
export type Spot =
  | { readonly at: 'waste' }
  | { readonly at: 'foundation'; readonly index: number }
  | { readonly at: 'pile'; readonly index: number };

/** 'draw': the stock gives, or, once it is empty, the waste is turned over. */
export type Move = 'draw' | { readonly from: Spot; readonly count: number; readonly to: Spot };

/** Deals the cards of a seed: to the piles 1 to 7 so many, of which the last is seen, the rest to the stock (SOLITAIRE-1). */
export const deal = (seed: string, draw: Draw): Table => dealFrom(seededRandom(seed), draw);

/** Deals the cards as these random numbers shuffle them. */
export function dealFrom(random: SeededRandom, draw: Draw): Table {
  const cards = shuffled(random);
  let next = 0;
  const piles = Array.from({ length: PILES }, (_, pile) => {
    const hidden = cards.slice(next, next + pile);
    next += pile + 1;
    return { hidden, shown: cards.slice(next - 1, next) };
  });
  const foundations = SUITS.map(() => []);
  return { draw, stock: cards.slice(next), waste: [], foundations, piles, score: 0, turns: 0 };
}

/**
 * What the day's deal follows from, which is the same for all by the school's day (SOLITAIRE-5). It is as long as a run's secret,
 * and is none: every page deals it, also without a network.
 */
export const secretOfDeal = (now: EpochMs): string =>
  sha256Hex(`solitaire ${clockInChicago(now).toISOString().slice(0, 10)}`).slice(0, 32);

/** The seed of the day's deal: that of the first chunk of a run over it. */
export const seedOfDay = (now: EpochMs): string => secretChunkSeed(secretOfDeal(now), 0);

/** What lies open at a spot, the top last. */
export function cardsAt({ waste, foundations, piles }: Table, spot: Spot): readonly Card[] {
  if (spot.at === 'waste') return waste;
  return (spot.at === 'foundation' ? foundations[spot.index] : piles[spot.index]?.shown) ?? [];
}

/** The points of 1995. */
const POINTS = {
  toPile: 5,
  toFoundation: 10,
  turnedUp: 5,
  offFoundation: -15,
  turnedOver: -100,
  turnedOften: -20,
};
/** With three cards at a time the waste may be turned over so often for nothing. */
const FREE_TURNS = 3;

/** Makes a move; one that is against the rules changes nothing, and the same table is answered (SOLITAIRE-2). */
export function play(table: Table, move: Move): Table {
  if (move === 'draw') return drawn(table);
  const { from, count, to } = move;
  const lying = cardsAt(table, from);
  const cards = lying.slice(lying.length - count);
  if (count < 1 || cards.length < count || !takes(table, to, cards)) return table;
  if (count > 1 && from.at !== 'pile') return table;
  return scored(put(take(table, from, count), to, cards), pointsOf(table, move));
}

const scored = (table: Table, points: number): Table => ({
  ...table,
  score: Math.max(0, table.score + points),
});

function drawn(table: Table): Table {
  const { draw, stock, waste, turns } = table;
  if (stock.length > 0) {
    const given = stock.slice(-draw).toReversed();
    return { ...table, stock: stock.slice(0, -draw), waste: [...waste, ...given] };
  }
  if (waste.length === 0) return table;
  const points = draw === 1 ? POINTS.turnedOver : turns >= FREE_TURNS ? POINTS.turnedOften : 0;
  return scored({ ...table, stock: waste.toReversed(), waste: [], turns: turns + 1 }, points);
}

/** Whether these cards, the last of which is on top, may be put there. */
function takes({ foundations, piles }: Table, to: Spot, cards: readonly Card[]): boolean {
  const [first] = cards;
  if (first === undefined || to.at === 'waste') return false;
  if (to.at === 'foundation') {
    const isNext = foundations[to.index]?.length === rankOf(first);
    return cards.length === 1 && suitIndexOf(first) === to.index && isNext;
  }
  const pile = piles[to.index];
  if (pile === undefined) return false;
  const top = pile.shown.at(-1);
  if (top === undefined) return pile.hidden.length === 0 && rankOf(first) === KING;
  return isRed(top) !== isRed(first) && rankOf(first) === rankOf(top) - 1;
}

/** The points of a move that is right. */
function pointsOf({ piles }: Table, { from, count, to }: Exclude<Move, 'draw'>): number {
  const pile = from.at === 'pile' ? piles[from.index] : undefined;
  const turnsUp = pile !== undefined && pile.shown.length === count && pile.hidden.length > 0;
  const turned = turnsUp ? POINTS.turnedUp : 0;
  if (from.at === 'foundation') return to.at === 'pile' ? POINTS.offFoundation : 0;
  if (to.at === 'foundation') return POINTS.toFoundation + turned;
  return from.at === 'waste' ? POINTS.toPile : turned;
}

/** Takes cards off a spot; the hidden card that is then on top of a pile is turned up. */
function take(table: Table, from: Spot, count: number): Table {
  if (from.at === 'waste') return { ...table, waste: table.waste.slice(0, -count) };
  if (from.at === 'foundation') {
    const foundations = changed(table.foundations, from.index, (cards) => cards.slice(0, -count));
    return { ...table, foundations };
  }
  const piles = changed(table.piles, from.index, ({ hidden, shown }) => {
    const left = shown.slice(0, -count);
    return left.length > 0
      ? { hidden, shown: left }
      : { hidden: hidden.slice(0, -1), shown: hidden.slice(-1) };
  });
  return { ...table, piles };
}

function put(table: Table, to: Spot, cards: readonly Card[]): Table {
  if (to.at === 'foundation') {
    return { ...table, foundations: changed(table.foundations, to.index, (now) => [...now, ...cards]) };
  }
  if (to.at !== 'pile') return table;
  const piles = changed(table.piles, to.index, ({ hidden, shown }) => ({
    hidden,
    shown: [...shown, ...cards],
  }));
  return { ...table, piles };
}

const changed = <Item>(items: readonly Item[], at: number, change: (item: Item) => Item): readonly Item[] =>
  items.map((item, index) => (index === at ? change(item) : item));

/** The move that brings the top card of a spot to its foundation; null: it does not go there yet. */
export function homeward(table: Table, from: Spot): Move | null {
  const top = cardsAt(table, from).at(-1);
  if (top === undefined || from.at === 'foundation') return null;
  const move: Move = { from, count: 1, to: { at: 'foundation', index: suitIndexOf(top) } };
  return play(table, move) === table ? null : move;
}

export const isWon = ({ foundations }: Table): boolean => foundations.every(({ length }) => length === RANKS);

/**
 * Whether the rest plays itself: every card lies open on the table, so that the lowest that lacks is on top of its pile.
 * With a stock it does not: to turn it over costs points.
 */
const canFinish = ({ stock, waste, piles }: Table): boolean =>
  stock.length + waste.length === 0 && piles.every(({ hidden }) => hidden.length === 0);

/** The next move of a game that plays itself to its end; null: it does not, or is won (SOLITAIRE-4). */
export function finishing(table: Table): Move | null {
  if (!canFinish(table)) return null;
  for (let index = 0; index < PILES; index += 1) {
    const move = homeward(table, { at: 'pile', index });
    if (move !== null) return move;
  }
  return null;
}

const PENALTY = { points: 2, everyMs: 10_000 };
/** A game that was won faster has no bonus. */
const LEAST_FOR_BONUS_S = 30;

/** The score of 1995 after so many milliseconds: every ten seconds take two points, and a won game gets its bonus (SOLITAIRE-3). */
export function scoreAt(table: Table, ms: number): number {
  const score = Math.max(0, table.score - PENALTY.points * Math.floor(ms / PENALTY.everyMs));
  const seconds = Math.floor(ms / 1000);
  return isWon(table) && seconds >= LEAST_FOR_BONUS_S ? score + Math.floor(20_000 / seconds) * 35 : score;
}
