import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../../../kernel/units.ts';
import { isRed, rankOf, SUITS, suitOf } from './cards.ts';
import {
  cardsAt,
  deal,
  DRAWS,
  finishing,
  homeward,
  isWon,
  play,
  scoreAt,
  seedOfDay,
  type Move,
  type Spot,
  type Table,
} from './klondike.ts';

const cardsOf = ({ stock, waste, foundations, piles }: Table): readonly number[] =>
  [
    ...stock,
    ...waste,
    ...foundations.flat(),
    ...piles.flatMap(({ hidden, shown }) => [...hidden, ...shown]),
  ].sort((one, other) => one - other);
const ALL = Array.from({ length: 52 }, (_, card) => card);

const pile = (index: number): Spot => ({ at: 'pile', index });
const foundation = (index: number): Spot => ({ at: 'foundation', index });
const spots: readonly Spot[] = [
  { at: 'waste' },
  ...[0, 1, 2, 3].map(foundation),
  ...[0, 1, 2, 3, 4, 5, 6].map(pile),
];
/** Moves of any kind, of which many are wrong. */
const moves = array(
  tuple(
    integer({ min: 0, max: 3 }),
    constantFrom(...spots),
    integer({ min: 0, max: 14 }),
    constantFrom(...spots),
  ),
  { maxLength: 150 },
);
const moveOf = ([kind, from, count, to]: readonly [number, Spot, number, Spot]): Move =>
  kind === 0 ? 'draw' : { from, count: kind === 1 ? count : 1, to };

const EMPTY: Table = {
  draw: 1,
  stock: [],
  waste: [],
  foundations: SUITS.map(() => []),
  piles: Array.from({ length: 7 }, () => ({ hidden: [], shown: [] })),
  score: 0,
  turns: 0,
};

describe('a deal', () => {
  it('has 1 to 7 cards in the piles, one of each seen, and 24 in the stock (SOLITAIRE-1)', () => {
    const { piles, stock } = deal('any', 1);
    expect(piles.map(({ hidden, shown }) => [hidden.length, shown.length])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((hidden) => [hidden, 1]),
    );
    expect(stock).toHaveLength(24);
    expect(deal('any', 1)).toEqual(deal('any', 1));
    expect(deal('other', 1)).not.toEqual(deal('any', 1));
  });

  it('is one for all on a day of the school, and another the day after (SOLITAIRE-5)', () => {
    const at = (iso: string): string => seedOfDay(epochMs(Date.parse(iso)));
    expect(at('2026-11-29T05:59:00Z')).toBe(at('2026-11-28T06:00:00Z'));
    expect(at('2026-11-29T06:00:00Z')).not.toBe(at('2026-11-29T05:59:00Z'));
  });
});

describe('a move', () => {
  it('keeps all 52 cards, and leaves piles that alternate downwards and foundations that rise (SOLITAIRE-2)', () => {
    assert(
      property(string(), constantFrom(...DRAWS), moves, (seed, draw, tried) => {
        let table = deal(seed, draw);
        for (const one of tried) table = play(table, moveOf(one));
        expect(cardsOf(table)).toEqual(ALL);
        for (const { hidden, shown } of table.piles) {
          expect(shown.length > 0 || hidden.length === 0).toBe(true);
          for (const [index, card] of shown.entries()) {
            const below = shown[index - 1];
            if (below === undefined || hidden.length + index < 1) continue;
            expect([isRed(card), rankOf(card)]).toEqual([!isRed(below), rankOf(below) - 1]);
          }
        }
        for (const [index, cards] of table.foundations.entries()) {
          expect(cards.map((card) => [suitOf(card), rankOf(card)])).toEqual(
            cards.map((_, rank) => [SUITS[index], rank]),
          );
        }
        expect(table.score).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('that is wrong changes nothing (SOLITAIRE-2)', () => {
    const kings: Table = {
      ...EMPTY,
      waste: [12],
      piles: [{ hidden: [3], shown: [11] }, { hidden: [], shown: [24] }, ...EMPTY.piles.slice(2)],
    };
    const wrong: readonly Move[] = [
      // A black queen onto a red queen; nothing; a king onto a foundation; back to the waste.
      { from: pile(0), count: 1, to: pile(1) },
      { from: pile(4), count: 1, to: pile(0) },
      { from: { at: 'waste' }, count: 1, to: foundation(0) },
      { from: pile(0), count: 1, to: { at: 'waste' } },
      { from: pile(0), count: 2, to: pile(2) },
      // Only a king goes to an empty pile.
      { from: pile(0), count: 1, to: pile(2) },
    ];
    for (const move of wrong) expect(play(kings, move)).toBe(kings);
    expect(play(kings, { from: { at: 'waste' }, count: 1, to: pile(2) }).piles[2]?.shown).toEqual([12]);
    expect(play(kings, 'draw').stock).toEqual([12]);
  });

  it('of three cards leaves the third on top; what is turned over comes in the same order', () => {
    const dealt = deal('three', 3);
    const first = play(dealt, 'draw');
    expect(first.waste).toEqual(dealt.stock.slice(-3).toReversed());
    let table = dealt;
    for (let drawn = 0; drawn < 9; drawn += 1) table = play(table, 'draw');
    expect(table).toMatchObject({ stock: dealt.stock, waste: [], turns: 1 });
  });
});

describe('the score', () => {
  it('is that of 1995 (SOLITAIRE-3)', () => {
    // The ace of clubs in the waste, the two over a hidden card, a red three to lay it on.
    const table: Table = {
      ...EMPTY,
      waste: [0],
      piles: [{ hidden: [30], shown: [1] }, { hidden: [], shown: [15] }, ...EMPTY.piles.slice(2)],
    };
    const up = play(table, { from: pile(0), count: 1, to: pile(1) });
    const home = play(up, { from: { at: 'waste' }, count: 1, to: foundation(0) });
    const both = play(home, { from: pile(1), count: 1, to: foundation(0) });
    const back = play(both, { from: foundation(0), count: 1, to: pile(1) });
    expect([up, home, both, back].map(({ score }) => score)).toEqual([5, 15, 25, 10]);
    expect(play({ ...back, score: 130, waste: [50] }, 'draw').score).toBe(30);
    expect(
      [3, 2].map((turns) => play({ ...back, draw: 3, score: 130, waste: [50], turns }, 'draw').score),
    ).toEqual([110, 130]);
    expect(scoreAt({ ...EMPTY, score: 50 }, 35_000)).toBe(44);
    const won = {
      ...EMPTY,
      score: 700,
      foundations: SUITS.map((_, suit) => ALL.slice(suit * 13, suit * 13 + 13)),
    };
    expect(scoreAt(won, 100_000)).toBe(700 - 20 + 200 * 35);
  });
});

describe('the end', () => {
  it('brings the top card home when it can go there (SOLITAIRE-4)', () => {
    const table: Table = {
      ...EMPTY,
      waste: [0],
      piles: [{ hidden: [], shown: [2] }, ...EMPTY.piles.slice(1)],
    };
    expect(homeward(table, { at: 'waste' })).toEqual({ from: { at: 'waste' }, count: 1, to: foundation(0) });
    expect(homeward(table, pile(0))).toBeNull();
    expect(homeward(table, pile(3))).toBeNull();
  });

  it('plays itself once all cards lie open, and is won then (SOLITAIRE-4)', () => {
    assert(
      property(array(integer({ min: 0, max: 6 }), { minLength: 52, maxLength: 52 }), (places) => {
        const piles = EMPTY.piles.map(() => [] as number[]);
        for (const card of ALL.toSorted((one, other) => rankOf(other) - rankOf(one))) {
          piles[places[card] ?? 0]?.push(card);
        }
        let table: Table = { ...EMPTY, piles: piles.map((shown) => ({ hidden: [], shown })) };
        for (let move = finishing(table); move !== null; move = finishing(table)) table = play(table, move);
        expect(isWon(table)).toBe(true);
        expect(cardsAt(table, foundation(3))).toHaveLength(13);
      }),
    );
    expect(finishing(deal('any', 1))).toBeNull();
    expect(finishing({ ...EMPTY, waste: [0] })).toBeNull();
  });
});
