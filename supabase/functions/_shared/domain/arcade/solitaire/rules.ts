import { MOST_STEPS, type GameRules } from '../games/game.ts';
import { noMoves, readMove, type MovesState } from '../games/moves.ts';
import { msOf } from '../games/runClock.ts';
import { RANKS } from './cards.ts';
import { dealFrom, isWon, PILES, play, scoreAt, type Move, type Spot, type Table } from './klondike.ts';

/** The day's deal is drawn by one card, so that it is one game for all. */
export const DRAW_OF_DAY = 1;
/** A game of more moves no longer counts: all of them can be taken back, so that all are kept. */
export const MOST_MOVES = 3000;

const TO_SPOTS: readonly Spot[] = [
  ...[0, 1, 2, 3].map((index) => ({ at: 'foundation' as const, index })),
  ...Array.from({ length: PILES }, (_, index) => ({ at: 'pile' as const, index })),
];
const FROM_SPOTS: readonly Spot[] = [{ at: 'waste' }, ...TO_SPOTS];

const DRAW = 0;
/** What takes the last move back. */
export const UNDO = 1;
const FIRST = 2;

const indexOf = (spots: readonly Spot[], wanted: Spot): number =>
  spots.findIndex((spot) => JSON.stringify(spot) === JSON.stringify(wanted));

/** A move as a number (games/moves.ts). */
export function numberOf(move: Move): number {
  if (move === 'draw') return DRAW;
  const { from, count, to } = move;
  return FIRST + (indexOf(FROM_SPOTS, from) * RANKS + count - 1) * TO_SPOTS.length + indexOf(TO_SPOTS, to);
}

/** The move that a number says; null: it is none. */
export function moveNumbered(number: number): Move | null {
  if (number === DRAW) return 'draw';
  const [to, rest] = [(number - FIRST) % TO_SPOTS.length, Math.floor((number - FIRST) / TO_SPOTS.length)];
  const [from, onto] = [FROM_SPOTS[Math.floor(rest / RANKS)], TO_SPOTS[to]];
  return from === undefined || onto === undefined ? null : { from, count: (rest % RANKS) + 1, to: onto };
}

export interface SolitaireState extends MovesState {
  /** How the cards lay before each move that was not taken back, and how they lie; empty before the first. */
  tables: Table[];
  moves: number;
}

/**
 * The deal of the day as a run that counts (SOLITAIRE-8). It is over when it is won, ten minutes old, or has too many moves. A
 * game that was won has the score of 1995.
 */
export const solitaireRules: GameRules<SolitaireState> = {
  id: 'solitaire-day',
  version: 1,
  start: () => ({ ...noMoves(), tables: [], moves: 0 }),
  step(state, held, course) {
    if (state.isOver) return;
    const number = readMove(state, held);
    if (number !== null) {
      if (state.moves === 0) state.tables.push(dealFrom(course(0), DRAW_OF_DAY));
      state.moves += 1;
      make(state.tables, number);
    }
    state.steps += 1;
    const lies = state.tables.at(-1);
    const won = number !== null && lies !== undefined && isWon(lies);
    if (won) state.score = scoreAt(lies, msOf(state.steps));
    state.isOver = won || state.moves === MOST_MOVES || state.steps === MOST_STEPS;
  },
};

/** Makes a move or takes the last one back; what is against the rules changes nothing. */
function make(tables: Table[], number: number): void {
  const lies = tables.at(-1);
  if (number === UNDO) {
    if (tables.length > 1) tables.pop();
    return;
  }
  const move = moveNumbered(number);
  if (lies === undefined || move === null) return;
  const next = play(lies, move);
  if (next !== lies) tables.push(next);
}
