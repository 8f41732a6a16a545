import { seededRandom } from '../../../kernel/seededRandom.ts';

/** How large a field is, and how much lies hidden in it. */
export interface FieldRule {
  readonly columns: number;
  readonly rows: number;
  readonly mines: number;
}

/** The levels (MINES-1). */
export const LEVELS = {
  beginner: { name: 'Beginner', columns: 9, rows: 9, mines: 10 },
  intermediate: { name: 'Intermediate', columns: 16, rows: 16, mines: 40 },
  expert: { name: 'Expert', columns: 30, rows: 16, mines: 99 },
} as const satisfies Readonly<Record<string, FieldRule & { readonly name: string }>>;

export type Level = keyof typeof LEVELS;

export const LEVEL_IDS = ['beginner', 'intermediate', 'expert'] as const satisfies readonly Level[];

/** The field of a level, which stands on its shorter side where there is more height than width. */
export function fieldRule(level: Level, isTall: boolean): FieldRule {
  const { columns, rows, mines } = LEVELS[level];
  return isTall ? { columns: rows, rows: columns, mines } : { columns, rows, mines };
}

export type Mark = 'covered' | 'flag' | 'question' | 'open';

/** In place of the number of mines around a cell: it is one itself. */
export const MINE = -1;

/** A field and what was done to it. Cells are numbered from 0 along the rows, from the top. */
export interface Minefield extends FieldRule {
  readonly seed: string;
  /** For each cell how many of its neighbors are mines, or MINE; null: the first press has yet to lay them. */
  readonly hidden: readonly number[] | null;
  readonly marks: readonly Mark[];
  readonly state: 'ready' | 'playing' | 'won' | 'lost';
  /** The mines that were opened, which a chord can do to more than one. */
  readonly hits: readonly number[];
}

export const newField = (rule: FieldRule, seed: string): Minefield => ({
  ...rule,
  seed,
  hidden: null,
  marks: Array.from({ length: rule.columns * rule.rows }, () => 'covered'),
  state: 'ready',
  hits: [],
});

/** The cells around a cell: eight, or fewer at the border. */
export function neighborsOf({ columns, rows }: FieldRule, cell: number): readonly number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const found: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1) {
      if (row !== y || column !== x) found.push(row * columns + column);
    }
  }
  return found;
}

/** Lays the mines by the seed. The first cell and those around it have none, so that it opens an area (MINES-2). */
function lay(field: Minefield, first: number): readonly number[] {
  const clear = new Set([first, ...neighborsOf(field, first)]);
  const free = field.marks.map((_, cell) => cell).filter((cell) => !clear.has(cell));
  const random = seededRandom(field.seed);
  const hidden = field.marks.map(() => 0);
  for (let laid = 0; laid < field.mines; laid += 1) {
    const [mine] = free.splice(random.below(free.length), 1);
    if (mine === undefined) throw new RangeError('the field has no room for its mines');
    hidden[mine] = MINE;
  }
  return hidden.map((count, cell) =>
    count === MINE ? MINE : neighborsOf(field, cell).filter((near) => hidden[near] === MINE).length,
  );
}

/** Whether it is won or lost. */
export const isOver = ({ state }: Minefield): boolean => state === 'won' || state === 'lost';

/** Opens a covered cell, and all around it as far as no mine is near. A flag protects its cell (MINES-3). */
export function press(field: Minefield, cell: number): Minefield {
  const mark = field.marks[cell];
  if (isOver(field) || (mark !== 'covered' && mark !== 'question')) return field;
  return open({ ...field, hidden: field.hidden ?? lay(field, cell) }, [cell]);
}

/** Opens all around an open number that has as many flags around it as it says; where a flag is wrong, that ends it. */
export function chord(field: Minefield, cell: number): Minefield {
  if (isOver(field) || field.marks[cell] !== 'open') return field;
  const near = neighborsOf(field, cell);
  const flags = near.filter((one) => field.marks[one] === 'flag').length;
  return flags > 0 && flags === field.hidden?.[cell] ? open(field, near) : field;
}

/** Opens these cells as far as they are covered. Each cell is opened once, so that a whole run takes linear time. */
function open(field: Minefield, cells: readonly number[]): Minefield {
  const { hidden, mines } = field;
  if (hidden === null) return field;
  const marks = [...field.marks];
  const isCovered = (cell: number): boolean => marks[cell] === 'covered' || marks[cell] === 'question';
  const wanted = cells.filter(isCovered);
  if (wanted.length === 0) return field;
  const hits = wanted.filter((cell) => hidden[cell] === MINE);
  const next = wanted.filter((cell) => hidden[cell] !== MINE);
  for (const cell of next) marks[cell] = 'open';
  for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
    if (hidden[cell] !== 0) continue;
    for (const near of neighborsOf(field, cell).filter(isCovered)) {
      marks[near] = 'open';
      next.push(near);
    }
  }
  for (const cell of hits) marks[cell] = 'open';
  if (hits.length > 0) return { ...field, marks, hits, state: 'lost' };
  if (marks.filter((mark) => mark !== 'open').length > mines) return { ...field, marks, state: 'playing' };
  // All that is left is a mine, and flagged.
  return { ...field, marks: marks.map((mark) => (mark === 'open' ? mark : 'flag')), state: 'won' };
}

/** Flags a covered cell, then marks it with a question where those are wanted, then takes the mark off. */
export function mark(field: Minefield, cell: number, hasQuestions: boolean): Minefield {
  const before = field.marks[cell];
  if (isOver(field) || before === undefined || before === 'open') return field;
  const after = before === 'covered' ? 'flag' : before === 'flag' && hasQuestions ? 'question' : 'covered';
  return { ...field, marks: field.marks.with(cell, after) };
}

/** The mines less the flags, as the counter shows them: below 0 where there are too many flags. */
export const minesLeft = ({ mines, marks }: Minefield): number =>
  mines - marks.filter((one) => one === 'flag').length;
