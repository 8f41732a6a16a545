import { homeward, PILES, play, type Move, type Table } from './klondike.ts';

const pile = (index: number) => ({ at: 'pile' as const, index });

/** What a careless player does, who plays deals for tests: home, then turn up, then from the waste, then draw. */
export function carelessMove(table: Table): Move {
  const isRight = (move: Move): boolean => play(table, move) !== table;
  const indexes = Array.from({ length: PILES }, (_, index) => index);
  const wanted = [
    homeward(table, { at: 'waste' }),
    ...indexes.map((from) => homeward(table, pile(from))),
    ...indexes.flatMap((from) =>
      table.piles[from]?.hidden.length === 0
        ? []
        : indexes.map((to) => ({
            from: pile(from),
            count: table.piles[from]?.shown.length ?? 0,
            to: pile(to),
          })),
    ),
    ...indexes.map((to) => ({ from: { at: 'waste' as const }, count: 1, to: pile(to) })),
  ];
  return wanted.find((move) => move !== null && isRight(move)) ?? 'draw';
}
