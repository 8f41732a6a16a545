import {
  MOST_STEPS,
  STEPS_PER_SECOND,
  type Course,
  type GameRules,
} from '@shared/domain/arcade/games/game.ts';
import type { GameId } from '@shared/domain/arcade/games/games.ts';
import type { MovesState } from '@shared/domain/arcade/games/moves.ts';
import { movesLog, type MovesLog } from '@shared/domain/arcade/games/movesLog.ts';
import { msOf } from '@shared/domain/arcade/games/runClock.ts';
import { scoreText } from '@shared/domain/arcade/games/scoreText.ts';
import { isOutage, type Result } from '@shared/kernel/result.ts';
import type { SeededRandom } from '@shared/kernel/seededRandom.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { GameRun } from '../../services/games/gameRun.ts';
import { BOARD_TEXTS as TEXTS } from './boardTexts.ts';

/** A run that is not opened within this (ms) is practice (GAME-1). */
const OPENED_WITHIN_MS = 1000;
/** The server hears how far a run was played this often (ms): once for each chunk of its course. */
const TOLD_EVERY_MS = 5000;

/** The rules of a game of moves, and what it is played for. */
export interface Counted {
  readonly rules: GameRules<MovesState>;
  readonly kind: 'ranked' | 'day';
}

/** The run of a game of the desktop that counts on a board, from its first move to its end. Of a guest's it knows nothing. */
export interface BoardRun {
  /** What the window says of it; null: it says nothing. */
  readonly said: Readable<string | null>;
  /**
   * Opens a run, and leaves the one before; `msPlayed` says how long it has been played (ms) since then. Answers what its course
   * follows from. Null: the game is practice, because the person is a guest, or because it could not be opened, as `said` says.
   */
  open(counted: Counted, msPlayed: () => number): Promise<SeededRandom | null>;
  /** Writes a move (domain/arcade/games/moves.ts). */
  move(move: number): void;
  /** How long the game took by the board (ms); null: it does not count. */
  readonly took: () => number | null;
  /** The game was won: sends it. */
  win(): void;
  /** The game is not played any more, and was not won. */
  leave(): void;
  /** Tells the person why the game is practice. */
  say(why: string): void;
}

interface OpenRun {
  readonly game: GameId;
  readonly run: GameRun;
  readonly moves: MovesLog<MovesState>;
  readonly steps: () => number;
  /** Ends what was begun for it. */
  rest(): void;
}

/** The runs of a window, one after the other. */
export function createBoardRun({ closed, services }: Pick<AppContext, 'closed' | 'services'>): BoardRun {
  const { games, session } = services;
  const said = store<string | null>(null);
  let open: OpenRun | null = null;
  /** Tells a run that is opened whether it is still wanted. */
  let turn = 0;

  function drop(why: string | null): void {
    turn += 1;
    open?.rest();
    open = null;
    said.set(why);
  }
  function leave(): void {
    open?.run.abandon();
    drop(null);
  }
  function tell(): void {
    if (open === null) return;
    const { run, moves, steps } = open;
    const { isOver, score } = moves.state;
    if (isOver && score > 0) return;
    const played = moves.pass(steps());
    if (!isOver && played < MOST_STEPS) {
      run.played(played, moves.log, 0);
    } else {
      run.abandon();
      drop(TEXTS.tooLong);
    }
  }

  closed.addEventListener('abort', leave);
  return {
    said,
    leave,
    say: (why) => said.set(why),
    async open(counted, msPlayed) {
      leave();
      if (session.get().wallet === null) return null;
      const mine = turn;
      said.set(TEXTS.opening);
      const opened = await openInTime(games.open(counted.rules.id, counted.kind), () => turn === mine);
      if (turn !== mine) return null;
      if (typeof opened === 'string') {
        said.set(opened);
        return null;
      }
      open = openRun(opened, counted.rules, msPlayed, { tell, drop });
      said.set(TEXTS.counts);
      return courseOf(opened)(0);
    },
    move(move) {
      if (open === null) return;
      open.moves.add(move, open.steps());
      tell();
    },
    took: () => open && msOf(open.moves.state.steps),
    win() {
      if (open === null) return;
      const won = open;
      // Ten minutes were over before.
      if (won.moves.state.score === 0) {
        leave();
        return;
      }
      drop(TEXTS.sending);
      const mine = turn;
      void send(won).then((told) => {
        if (turn === mine) said.set(told);
      });
    },
  };
}

/** A run that has begun: the server hears once in five seconds how far it is. It is dropped where it no longer counts. */
function openRun(
  run: GameRun,
  rules: GameRules<MovesState>,
  msPlayed: () => number,
  { tell, drop }: { readonly tell: () => void; readonly drop: (why: string | null) => void },
): OpenRun {
  const timer = setInterval(tell, TOLD_EVERY_MS);
  const unsubscribe = run.standing.subscribe(() => {
    if (run.standing.get() === 'unranked') drop(run.reason());
  });
  return {
    game: rules.id,
    run,
    moves: movesLog(rules, courseOf(run)),
    steps: () => Math.floor((msPlayed() * STEPS_PER_SECOND) / 1000),
    rest() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}

/** The course of a run: the seed of its first chunk is there from the beginning, and no other is asked for. */
const courseOf =
  (run: GameRun): Course =>
  (chunk) => {
    const random = run.course(chunk);
    if (random === null) throw new Error('a run was opened without its course');
    return random;
  };

/** The run that was opened; where it was not in time, what the window says. A run that comes too late is left. */
async function openInTime(
  opening: Promise<Result<GameRun>>,
  isWanted: () => boolean,
): Promise<GameRun | string> {
  const opened = await Promise.race([opening, after(OPENED_WITHIN_MS)]);
  if (opened?.ok === true && isWanted()) return opened.value;
  void opening.then((late) => {
    if (late.ok) late.value.abandon();
  });
  return opened?.ok === false && !isOutage(opened.error) ? opened.error.message : TEXTS.practice;
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** Sends a run that was won, once as much time has gone by as its moves took. Answers what the window says of it. */
async function send({ game, run, moves: { state, log }, steps }: OpenRun): Promise<string | null> {
  await after(msOf(Math.max(0, state.steps - steps())));
  const { message, best, rank, isBest } = await run.close(state.steps, log, state.score);
  if (best === null || rank === null) return message;
  return (isBest ? TEXTS.placed : TEXTS.stays)(scoreText(game, best), rank);
}
