import type { GameId } from '@shared/domain/arcade/games/games.ts';
import type { BoardAnswer } from '@shared/contract/arcade/games.ts';
import type { InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import type { SeededRandom } from '@shared/kernel/seededRandom.ts';
import type { Readable } from '../../kernel/store.ts';

/**
 * What a run is played for. 'ranked': the board of all time. 'day': the run of the day, one course for everybody a UTC
 * day and three tries. 'practice': nothing, and no server hears of it.
 */
export type RunKind = 'ranked' | 'day' | 'practice';

/** Whether a run counts: 'waiting' while the next chunk of its course is on its way, 'unranked' where it no longer does. */
export type Standing = 'ranked' | 'waiting' | 'unranked' | 'practice';

export interface GameRun {
  /** Null in practice. */
  readonly id: string | null;
  readonly kind: RunKind;
  /** Of the day's tries after this one; null where the run is none of them. */
  readonly triesLeft: number | null;
  /** The course of a chunk; null while it is not here yet, for which the game waits. */
  readonly course: (chunk: number) => SeededRandom | null;
  readonly standing: Readable<Standing>;
  /** Why it no longer counts; null while it does. */
  readonly reason: () => string | null;
  /**
   * Tells the run what was played so far; called about once a second, at each chunk and point, and where it is paused. Where
   * the page ends then, the run counts as it was told last. Never throws.
   */
  played(steps: number, log: InputLog, score: number): void;
  /** The player does not go on with the run: it ends where it stands, and counts for that. */
  abandon(): void;
  /** The run is over: sends it, later where the server cannot be reached. */
  close(steps: number, log: InputLog, score: number): Promise<RunEnd>;
}

export interface RunEnd {
  readonly status: 'accepted' | 'kept-for-later' | 'unranked' | 'refused' | 'practice';
  /** The person's best on the board that the run counts for; null where it is not known. */
  readonly best: number | null;
  /** Whether this run is that best. */
  readonly isBest: boolean;
  readonly rank: number | null;
  /** What the person is told; null where there is nothing to say. */
  readonly message: string | null;
}

/** What became of a run of before, which no window waited for. */
export interface LateRun {
  readonly game: GameId;
  readonly score: number;
  /** Why it does not count; null: it does. */
  readonly refusal: string | null;
}

/** A run that can be played again: its course and its input. It does not say whose it is. */
export interface RunRecord {
  readonly id: string;
  readonly game: GameId;
  readonly score: number;
  readonly steps: number;
  readonly seeds: readonly string[];
  readonly log: InputLog;
  /** Of the rules that it was played by. */
  readonly version: number;
}

/** A board of a game: the best run of each player, and the person's own place on it. */
export type Board = Omit<BoardAnswer, 'success'>;

/** The best own run of a game and the leader's; null where there is none. */
export interface Ghosts {
  readonly own: RunRecord | null;
  readonly leader: RunRecord | null;
}
