import { MINE, type Minefield } from '@shared/domain/arcade/minesweeper/minefield.ts';

/** How a desk is drawn: a number for how much gum is around it. */
export type Look = 'covered' | 'flag' | 'question' | 'empty' | 'gum' | 'hit' | 'wrong' | number;

/** How a desk looks. Once the game is lost, all gum is seen, and every flag that was wrong. */
export function lookOf({ hidden, marks, hits, state }: Minefield, cell: number): Look {
  const mark = marks[cell] ?? 'covered';
  const count = hidden?.[cell] ?? 0;
  if (hits.includes(cell)) return 'hit';
  if (mark === 'open') return count === 0 ? 'empty' : count;
  if (state !== 'lost') return mark;
  if (mark === 'flag') return count === MINE ? 'flag' : 'wrong';
  return count === MINE ? 'gum' : mark;
}

const NAMES: Readonly<Record<Exclude<Look, number>, string>> = {
  covered: 'covered',
  flag: 'flag',
  question: 'question mark',
  empty: 'clean',
  gum: 'gum',
  hit: 'the gum that you found',
  wrong: 'wrong flag',
};

/** What a screen reader says of a desk, such as `row 3, column 4, covered`. */
export function nameOf(field: Minefield, cell: number): string {
  const look = lookOf(field, cell);
  const [row, column] = [Math.floor(cell / field.columns) + 1, (cell % field.columns) + 1];
  return `row ${row}, column ${column}, ${typeof look === 'number' ? `${look} near` : NAMES[look]}`;
}
