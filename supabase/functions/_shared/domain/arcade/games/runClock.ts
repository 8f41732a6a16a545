import { epochMs, type EpochMs } from '../../../kernel/units.ts';
import { chunksOf } from './course.ts';
import { CHUNK_STEPS, STEPS_PER_SECOND } from './game.ts';
import { CHUNKS_AHEAD, chunksGivenFor, wholeChunksOf } from './run.ts';

/**
 * Whether a run kept time: its steps against the server's clock. What arrives from an honest player is late by the line
 * and by pauses, never early, and a line that delays one message does not delay all later ones.
 */

/** So much earlier than it can be something may arrive, because no two clocks are the same. */
export const EARLY_MS = 250;
/** The pauses of a run may take so long together. */
export const PAUSE_MS = 60_000;
/** Pauses that a run may have at most. A short run has fewer: one, and one more for each half minute. */
const MOST_PAUSES = 3;
const STEPS_A_PAUSE = 30 * STEPS_PER_SECOND;
/** So much later than it was opened a run begins: its player hears of it only then. */
const BEGINS_MS = 1000;
/** Beside its pauses a run may become late by this share of its length, which a slow device loses, or by this much. */
const LOST_SHARE = 0.05;
const LOST_MS = 1500;

export const msOf = (steps: number): number => (steps * 1000) / STEPS_PER_SECOND;
const CHUNK_MS = msOf(CHUNK_STEPS);

/** When the end of a chunk can arrive at the earliest. */
export const earliest = (openedAt: EpochMs, chunk: number): EpochMs =>
  epochMs(openedAt + (chunk + 1) * CHUNK_MS - EARLY_MS);

/**
 * Whether so much time between two messages was a pause for too long. Before a player notices a hole in the line they
 * play what is known of the course.
 */
export const isTooLong = (ms: number): boolean => ms > CHUNK_MS * (1 + CHUNKS_AHEAD) + PAUSE_MS;

export interface RunTimes {
  readonly openedAt: EpochMs;
  /** When the link of each chunk came, from the first on. */
  readonly linkedAt: readonly EpochMs[];
  /** When the run was closed, which may be long after it was over. */
  readonly closedAt: EpochMs;
  readonly steps: number;
}

/** 'late-end': it kept time as far as it has to be heard of, and what came of its end came too late. */
export type Timing = 'in-time' | 'late-end' | 'too-fast' | 'paused-too-long' | 'paused-too-often';

export function timingOf({ openedAt, linkedAt, closedAt, steps }: RunTimes): Timing {
  const lateAt = (at: EpochMs, played: number): number => at - openedAt - msOf(played);
  const lateEnds = linkedAt.map((at, chunk) => lateAt(at, (chunk + 1) * CHUNK_STEPS));
  const lateClose = lateAt(closedAt, steps);
  if (Math.min(lateClose, ...lateEnds) < -EARLY_MS) return 'too-fast';
  const waits = linkedAt.map((at, index) => at - (linkedAt[index - 1] ?? openedAt));
  if (waits.some(isTooLong)) return 'paused-too-long';

  // How late the player was for certain at each message: no later than any later message.
  let certain = Number.POSITIVE_INFINITY;
  const lateness = [...lateEnds, lateClose]
    .toReversed()
    .map((late) => (certain = Math.min(certain, Math.max(0, late))))
    .toReversed();
  // The close may come much later. It says something of the clock only where links are missing before it.
  if (linkedAt.length >= wholeChunksOf(steps)) lateness.pop();
  if (keptTime(lateness, steps)) return 'in-time';
  // The last chunks are played without a line where there is none.
  const heardOf = Math.max(0, chunksOf(steps) - chunksGivenFor(0));
  return keptTime(lateness.slice(0, heardOf), heardOf * CHUNK_STEPS) ? 'late-end' : 'paused-too-often';
}

/** Whether so many steps kept time, by how late the player was at each message. */
function keptTime(lateness: readonly number[], steps: number): boolean {
  const late = lateness.map((ms) => Math.max(0, ms - BEGINS_MS));
  const losses = late.map((ms, index) => ms - (late[index - 1] ?? 0));
  const pauses = Math.min(MOST_PAUSES, 1 + Math.floor(steps / STEPS_A_PAUSE));
  const paused = sumOf(losses.toSorted((one, other) => other - one).slice(0, pauses));
  const lost = sumOf(losses) - Math.min(paused, PAUSE_MS);
  return lost <= Math.max(LOST_MS, msOf(steps) * LOST_SHARE);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, ms) => sum + ms, 0);
