import {
  deal,
  dealFrom,
  DRAWS,
  finishing,
  isWon,
  play,
  scoreAt,
  seedOfDay,
  type Draw,
  type Move,
  type Table,
} from '@shared/domain/arcade/solitaire/klondike.ts';
import { replay, textOf } from '@shared/domain/arcade/solitaire/moves.ts';
import { DRAW_OF_DAY, numberOf, solitaireRules, UNDO } from '@shared/domain/arcade/solitaire/rules.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import * as shape from '../../../kernel/shape.ts';
import { store, type Readable, type Writable } from '../../../kernel/store.ts';
import { createBoardRun } from '../../../overlays/game/boardRun.ts';
import { BOARD_TEXTS } from '../../../overlays/game/boardTexts.ts';
import { gameSound, playWhere } from '../../../overlays/game/gameSound.ts';
import { keptStore } from '../../../services/storage/keptStore.ts';
import type { Store, StoredValue } from '../../../services/storage/storage.ts';
import { BACKS, type Back } from './faces.ts';
import { DEALT, HOME, PLACED, WON } from './sounds.ts';

/** A game that was begun: how it was dealt, what was done, and how long it was seen (ms). */
interface Begun {
  readonly seed: string;
  readonly draw: Draw;
  readonly moves: readonly string[];
  readonly ms: number;
}

const BEGUN: StoredValue<Begun> = {
  name: 'solitaire.begun',
  version: 1,
  read: shape.reader(
    shape.object({
      seed: shape.string,
      draw: shape.picklist(DRAWS),
      moves: shape.array(shape.string),
      ms: shape.number,
    }),
  ),
};

/** What the person has chosen. */
interface Choices {
  readonly draw: Draw;
  readonly back: Back;
}

const CHOICES: StoredValue<Choices> = {
  name: 'solitaire.choices',
  version: 1,
  read: shape.reader(shape.object({ draw: shape.picklist(DRAWS), back: shape.picklist(BACKS) })),
};

/** The best of the games that were won, each by itself. */
export interface Best {
  readonly score: number;
  /** The least time (ms). */
  readonly ms: number;
  readonly won: number;
}
const BEST_SHAPE = shape.object({ score: shape.number, ms: shape.number, won: shape.number });

/** What this browser remembers of games that were won: by how many cards were drawn, and of a day's deal. */
export interface Bests {
  readonly one?: Best;
  readonly three?: Best;
  readonly day?: Best & { readonly seed: string };
}

const BESTS: StoredValue<Bests> = {
  name: 'solitaire.best',
  version: 1,
  read: shape.reader(
    shape.object({
      one: shape.ifKnown(BEST_SHAPE),
      three: shape.ifKnown(BEST_SHAPE),
      day: shape.ifKnown(
        shape.object({ score: shape.number, ms: shape.number, won: shape.number, seed: shape.string }),
      ),
    }),
  ),
};

/** A game as it lies. */
export interface Round {
  readonly seed: string;
  readonly table: Table;
  readonly moves: readonly string[];
  /** How long it was seen before `since` (ms). */
  readonly ms: number;
  /** Since when it is seen; null: its clock stands. */
  readonly since: EpochMs | null;
  /** It was won with a score or a time better than any before. */
  readonly isBest: boolean;
}

/** How long a game was seen until now (ms). */
export const msOf = ({ ms, since }: Round, now: EpochMs): number =>
  since === null ? ms : ms + (now - since);

/** Solitaire in its window. */
export interface Game {
  readonly round: Readable<Round>;
  readonly choices: Readable<Choices>;
  readonly bests: Readable<Bests>;
  readonly hasSound: Writable<boolean>;
  /** What the window says of the board; null: it says nothing. */
  readonly said: Readable<string | null>;
  /** Deals a seed that no person knows, or the day's. */
  deal(which: 'any' | 'day'): void;
  choose(choices: Partial<Choices>): void;
  /** Answers whether the move is right. */
  move(move: Move): boolean;
  undo(): void;
  /** Goes a step towards the end of a game that plays itself; false: it does not. */
  finish(): boolean;
  /** Whether the game is seen: its clock runs from the first move on, while it is. */
  show(isSeen: boolean): void;
  forgetBests(): void;
}

/** The game of a window; the game that was begun outlives it (SOLITAIRE-6). */
export const gameOf = perBody((app): Game => {
  const { clock, random, services } = app;
  const { lasting } = services.storage;
  const choices = keptStore<Choices>(lasting, CHOICES, { draw: 1, back: 'gum' });
  const bests = store<Bests>(lasting.get(BESTS) ?? {});
  const hasSound = gameSound(lasting);
  const hear = playWhere(services.audio, hasSound);

  const round = store(begunBefore(lasting) ?? dealt(String(random()), choices.get().draw));
  let isSeen = false;
  const board = dayBoard(app, round);

  /** Sets what lies there now, stops or starts its clock, and keeps it in this browser. */
  function set(next: Round): void {
    const now = clock.now();
    const ms = msOf(next, now);
    const runs = isSeen && next.moves.length > 0 && !isWon(next.table);
    round.set({ ...next, ms, since: runs ? now : null });
    const { seed, table, moves } = next;
    if (moves.length === 0 || isWon(table)) lasting.remove(BEGUN);
    else lasting.set(BEGUN, { seed, draw: table.draw, moves, ms });
  }

  function move(wanted: Move): boolean {
    const before = round.get();
    const table = play(before.table, wanted);
    if (table === before.table) return false;
    board.move(before, numberOf(wanted));
    const after = { ...before, table, moves: [...before.moves, textOf(wanted)] };
    if (isWon(table)) {
      const took = board.took();
      const won = took === null ? after : { ...after, ms: took, since: null };
      board.win();
      set({ ...won, isBest: remember(won) });
    } else {
      set(after);
    }
    hear(isWon(table) ? WON : wanted !== 'draw' && wanted.to.at === 'foundation' ? HOME : PLACED);
    return true;
  }

  /** Keeps what was best of a game that was won, and answers whether it was. */
  function remember(won: Round): boolean {
    const before = lasting.get(BESTS) ?? bests.get();
    const { now, isBest } = bestsWith(before, won, clock.now());
    bests.set(now);
    lasting.set(BESTS, now);
    return isBest;
  }

  return {
    ...{ round, choices, bests, hasSound, move, said: board.said },
    deal(which) {
      board.leave();
      set(
        which === 'day'
          ? dealt(seedOfDay(clock.now()), DRAW_OF_DAY)
          : dealt(String(random()), choices.get().draw),
      );
      hear(DEALT);
    },
    choose: (chosen) => choices.set({ ...choices.get(), ...chosen }),
    undo() {
      const now = round.get();
      const moves = now.moves.slice(0, -1);
      const table = isWon(now.table) ? null : replay(deal(now.seed, now.table.draw), moves);
      if (table === null || now.moves.length === 0) return;
      board.move(now, UNDO);
      set({ ...now, table, moves });
    },
    finish() {
      const next = finishing(round.get().table);
      return next !== null && move(next);
    },
    show(seen) {
      isSeen = seen;
      set(round.get());
    },
    forgetBests() {
      bests.set({});
      lasting.remove(BESTS);
    },
  };
});

const dealt = (seed: string, draw: Draw): Round => ({
  ...{ seed, table: deal(seed, draw), moves: [], ms: 0, since: null, isBest: false },
});

/** The game that this browser keeps; null: none was begun. */
function begunBefore(lasting: Store): Round | null {
  const begun = lasting.get(BEGUN);
  const table = begun && replay(deal(begun.seed, begun.draw), begun.moves);
  if (begun === null || table === null || isWon(table)) return null;
  return { ...dealt(begun.seed, begun.draw), table, moves: begun.moves, ms: begun.ms };
}

/** The board of the deal of the day, for the games of a window (SOLITAIRE-8). */
function dayBoard(app: AppContext, round: Readable<Round>) {
  const { clock, services } = app;
  const run = createBoardRun(app);
  /** Moves that were made while their run is opened; null: none is. */
  let early: number[] | null = null;
  const counts = ({ seed }: Round): boolean =>
    services.session.get().wallet !== null && seed === seedOfDay(clock.now());
  if (round.get().moves.length > 0 && counts(round.get())) run.say(BOARD_TEXTS.begunBefore);

  /** Has the game count from its first move on. No move waits for that. */
  async function begin({ seed }: Round): Promise<void> {
    const waiting: number[] = [];
    early = waiting;
    let before = 0;
    const seen = (): number => msOf(round.get(), clock.now());
    const random = await run.open({ rules: solitaireRules, kind: 'day' }, () => seen() - before);
    if (early !== waiting) return;
    early = null;
    if (random === null) return;
    before = seen();
    // The day may have ended meanwhile.
    if (sameCards(dealFrom(random, DRAW_OF_DAY), deal(seed, DRAW_OF_DAY))) {
      for (const move of waiting) run.move(move);
    } else {
      run.leave();
      run.say(BOARD_TEXTS.dayOver);
    }
  }
  return {
    ...run,
    /** Writes a move that is made on a game as it lies. */
    move(lies: Round, move: number): void {
      if (lies.moves.length === 0 && lies.ms === 0 && counts(lies)) void begin(lies);
      if (early === null) run.move(move);
      else early.push(move);
    },
    leave(): void {
      early = null;
      run.leave();
    },
  };
}

const sameCards = (one: Table, other: Table): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is best with a game that was won just now, and whether it is better than any before. */
function bestsWith(
  before: Bests,
  won: Round,
  at: EpochMs,
): { readonly now: Bests; readonly isBest: boolean } {
  const ms = msOf(won, at);
  const score = scoreAt(won.table, ms);
  const name = won.table.draw === 1 ? 'one' : 'three';
  const best = before[name];
  const ofDay = before.day?.seed === won.seed ? before.day : undefined;
  const isDay = won.seed === seedOfDay(at);
  return {
    now: {
      ...before,
      [name]: raise(best, score, ms),
      ...(isDay && { day: { ...raise(ofDay, score, ms), seed: won.seed } }),
    },
    isBest: best === undefined || score > best.score || ms < best.ms,
  };
}

const raise = (before: Best | undefined, score: number, ms: number): Best => ({
  score: Math.max(score, before?.score ?? 0),
  ms: Math.min(ms, before?.ms ?? ms),
  won: (before?.won ?? 0) + 1,
});
