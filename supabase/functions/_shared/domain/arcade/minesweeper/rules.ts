import type { SeededRandom } from '../../../kernel/seededRandom.ts';
import { MOST_STEPS, type Course, type GameRules } from '../games/game.ts';
import type { DeskGameId } from '../games/games.ts';
import { noMoves, readMove, type MovesState } from '../games/moves.ts';
import { chord, fieldRule, isOver, mark, newField, press, type Level, type Minefield } from './minefield.ts';

/** What a person does to a desk: looks under it, or under all around an open number; or puts the next mark on it. */
export const ACTS = ['look', 'mark', 'markOrAsk'] as const;
export type Act = (typeof ACTS)[number];

/** More desks than any field has. */
const MOST_CELLS = 480;
/** The first move of a field that stands on its shorter side. */
export const STANDS = 0;

/** A move as a number (moves.ts). */
export const numberOf = (act: Act, cell: number): number => 1 + ACTS.indexOf(act) * MOST_CELLS + cell;

/** Does something to a field; where nothing comes of it, the same field is answered. */
export function act(field: Minefield, what: Act, cell: number): Minefield {
  if (what === 'look') return (field.marks[cell] === 'open' ? chord : press)(field, cell);
  return mark(field, cell, what === 'markOrAsk');
}

/** The boards of Minesweeper by level. */
export const BOARD_OF_LEVEL = {
  beginner: 'minesweeper-beginner',
  intermediate: 'minesweeper-intermediate',
  expert: 'minesweeper-expert',
} as const satisfies Readonly<Record<Level, DeskGameId>>;

/** The seed of the gum of a run, by its course. */
export function seedOfRun(random: SeededRandom): string {
  return [random.bits(), random.bits(), random.bits(), random.bits()].join(' ');
}

export interface MinesweeperState extends MovesState {
  /** Null: no move was made yet. */
  field: Minefield | null;
}

/**
 * Minesweeper as a run that counts (MINES-7): the moves of a person on the field of its course. It is over when it is won, lost,
 * or ten minutes old. A game that was won has a point for each step that was left.
 */
export const minesweeperRules = (level: Level): GameRules<MinesweeperState> => ({
  id: BOARD_OF_LEVEL[level],
  version: 1,
  start: () => ({ ...noMoves(), field: null }),
  step(state, held, course) {
    if (state.isOver) return;
    const move = readMove(state, held);
    if (move !== null) state.field = after(state.field, move, level, course);
    state.steps += 1;
    const isEnded = state.field !== null && isOver(state.field);
    if (state.field?.state === 'won') state.score = MOST_STEPS - state.steps;
    state.isOver = isEnded || state.steps === MOST_STEPS;
  },
});

function after(field: Minefield | null, move: number, level: Level, course: Course): Minefield {
  const lies = field ?? newField(fieldRule(level, move === STANDS), seedOfRun(course(0)));
  const what = ACTS[Math.floor((move - 1) / MOST_CELLS)];
  return what === undefined ? lies : act(lies, what, (move - 1) % MOST_CELLS);
}
