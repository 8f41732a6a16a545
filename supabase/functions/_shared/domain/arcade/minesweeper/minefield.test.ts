import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chord,
  fieldRule,
  LEVEL_IDS,
  LEVELS,
  mark,
  MINE,
  minesLeft,
  neighborsOf,
  newField,
  press,
  type Minefield,
} from './minefield.ts';

const SMALL = { columns: 5, rows: 4, mines: 3 };

const minesOf = ({ hidden }: Minefield): readonly number[] =>
  (hidden ?? []).flatMap((count, cell) => (count === MINE ? [cell] : []));

/** A field in which nothing but what is safe was pressed. */
const solved = (field: Minefield): Minefield =>
  field.marks.reduce((now, _, cell) => (now.hidden?.[cell] === MINE ? now : press(now, cell)), field);

const moves = array(tuple(constantFrom('press', 'mark', 'chord'), integer({ min: 0, max: 19 })), {
  maxLength: 60,
});
const DO = {
  press,
  chord,
  mark: (field: Minefield, cell: number) => mark(field, cell, true),
};

describe('a field', () => {
  it('is as large as its level says, and lies on the longer side of a tall window (MINES-1)', () => {
    expect(LEVEL_IDS.map((level) => Object.values(LEVELS[level]))).toEqual([
      ['Beginner', 9, 9, 10],
      ['Intermediate', 16, 16, 40],
      ['Expert', 30, 16, 99],
    ]);
    expect(fieldRule('expert', false)).toEqual({ columns: 30, rows: 16, mines: 99 });
    expect(fieldRule('expert', true)).toEqual({ columns: 16, rows: 30, mines: 99 });
  });

  it('has all its mines, none near the first press, which opens an area; one seed is one field (MINES-2)', () => {
    assert(
      property(string(), integer({ min: 0, max: 479 }), constantFrom(...LEVEL_IDS), (seed, at, level) => {
        const start = newField(LEVELS[level], seed);
        const first = at % start.marks.length;
        const field = press(start, first);
        expect(minesOf(field)).toHaveLength(field.mines);
        expect(field.hidden?.[first]).toBe(0);
        expect(field.marks.filter((one) => one === 'open').length).toBeGreaterThan(3);
        expect(press(newField(LEVELS[level], seed), first)).toEqual(field);
      }),
      { numRuns: 60 },
    );
  });

  it('says of each cell how many of its neighbors are mines', () => {
    const field = press(newField(LEVELS.beginner, 'gum'), 40);
    const mines = new Set(minesOf(field));
    for (const [cell, count] of (field.hidden ?? []).entries()) {
      if (count === MINE) continue;
      expect(neighborsOf(field, cell).filter((near) => mines.has(near))).toHaveLength(count);
    }
  });

  it('opens no flag, and no cell twice; the counter is mines less flags (MINES-3)', () => {
    assert(
      property(string(), moves, (seed, done) => {
        let field = newField(SMALL, seed);
        for (const [kind, cell] of done) {
          const before = field;
          field = DO[kind](before, cell);
          const over = before.state === 'won' || before.state === 'lost';
          if (over) expect(field).toBe(before);
          for (const [at, was] of before.marks.entries()) {
            if (was === 'open') expect(field.marks[at]).toBe('open');
            if (was === 'flag' && kind !== 'mark') expect(field.marks[at]).toBe('flag');
          }
          expect(minesLeft(field)).toBe(SMALL.mines - field.marks.filter((one) => one === 'flag').length);
        }
      }),
    );
  });

  it('is won once exactly its mines are covered, which then have flags, and lost by a mine (MINES-3)', () => {
    assert(
      property(string(), integer({ min: 0, max: 19 }), moves, (seed, first, done) => {
        const field = done.reduce((now, [kind, cell]) => DO[kind](now, cell), newField(SMALL, seed));
        const covered = field.marks.flatMap((one, cell) => (one === 'open' ? [] : [cell]));
        const isWon = field.hidden !== null && covered.join() === minesOf(field).join();
        expect(field.state === 'won').toBe(isWon);
        expect(field.state === 'lost').toBe(minesOf(field).some((mine) => field.marks[mine] === 'open'));
        const won = solved(press(newField(SMALL, seed), first));
        expect([won.state, minesLeft(won)]).toEqual(['won', 0]);
      }),
    );
  });
});

describe('a number that is pressed', () => {
  // One mine, in the corner.
  const field: Minefield = {
    ...newField({ columns: 3, rows: 2, mines: 1 }, ''),
    hidden: [MINE, 1, 0, 1, 1, 0],
    marks: ['covered', 'open', 'covered', 'covered', 'open', 'covered'],
    state: 'playing',
  };

  it('opens what is around it once its flags are there (MINES-4)', () => {
    expect(chord(field, 1)).toBe(field);
    expect(chord(mark(field, 0, false), 1)).toMatchObject({ state: 'won', hits: [] });
  });

  it('loses where a flag is wrong (MINES-4)', () => {
    expect(chord(mark(field, 3, false), 1)).toMatchObject({ state: 'lost', hits: [0] });
  });
});

it('flags, asks where that is wanted, and forgets (MINES-3)', () => {
  const marksOf = (hasQuestions: boolean): readonly (string | undefined)[] => {
    let field = newField(SMALL, '');
    return [1, 2, 3].map(() => (field = mark(field, 7, hasQuestions)).marks[7]);
  };
  expect(marksOf(false)).toEqual(['flag', 'covered', 'flag']);
  expect(marksOf(true)).toEqual(['flag', 'question', 'covered']);
});
