import type { EpochMs } from '../../kernel/units.ts';
import { linksOf } from './chain.ts';
import { chunksOf, courseFrom, secretSeeds } from './course.ts';
import type { GameRules } from './game.ts';
import { decodeInput } from './inputLog.ts';
import { replay } from './replay.ts';
import { chunksGivenFor, isByHand, wholeChunksOf, type RUN_TEXTS } from './run.ts';
import { timingOf, type Timing } from './runClock.ts';

/** What the server knows of a run that is being closed. */
export interface WitnessedRun {
  readonly secret: string;
  readonly openedAt: EpochMs;
  readonly links: readonly { readonly link: string; readonly at: EpochMs }[];
  readonly now: EpochMs;
}

/** What its player sends. */
export interface SentRun {
  readonly id: string;
  readonly steps: number;
  readonly score: number;
  /** The input, unpacked. */
  readonly bytes: Uint8Array;
}

type Refusal = Extract<
  keyof typeof RUN_TEXTS,
  'otherRun' | 'otherEnd' | 'notByHand' | 'tooFast' | 'pausedTooLong' | 'pausedTooOften'
>;

const OF_TIMING: Readonly<Record<Timing, Refusal | null>> = {
  'in-time': null,
  'too-fast': 'tooFast',
  'paused-too-long': 'pausedTooLong',
  'paused-too-often': 'pausedTooOften',
};

/**
 * Why a run does not count, by a name of RUN_TEXTS; null: it counts. It is played again only when everything else is in
 * order, which costs less.
 */
export function judgeRun(rules: GameRules, known: WitnessedRun, sent: SentRun): Refusal | null {
  const { secret, openedAt, links, now } = known;
  const { id, steps, score, bytes } = sent;
  const log = decodeInput(bytes, steps);
  if (log === null || links.length > wholeChunksOf(steps)) return 'otherRun';
  // More of the course was never given out.
  if (chunksOf(steps) > chunksGivenFor(links.length)) return 'otherRun';
  const timing = OF_TIMING[timingOf({ openedAt, linkedAt: links.map(({ at }) => at), closedAt: now, steps })];
  if (timing !== null) return timing;
  if (!isByHand(log)) return 'notByHand';
  const chain = linksOf(id, log, links.length);
  if (links.some(({ link }, chunk) => chain[chunk] !== link)) return 'otherRun';
  const end = replay(rules, courseFrom(secretSeeds(secret, 0, chunksOf(steps))), log, steps);
  return end.steps === steps && end.score === score ? null : 'otherEnd';
}
