import type { EpochMs } from '../../../kernel/units.ts';
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
  'late-end': null,
  'too-fast': 'tooFast',
  'paused-too-long': 'pausedTooLong',
  'paused-too-often': 'pausedTooOften',
};

/** What a run that counts was found to be. */
export interface JudgedRun {
  /** Its end came in time, so that it counts where prizes are. */
  readonly endedInTime: boolean;
  /** What tells a copy on the same course: the hash of its input in its first chunks. Null: it was shorter. */
  readonly opening: string | null;
}

/** No two people press at the same steps for so long. */
const OPENING_CHUNKS = 3;

/** A run that counts, or why it does not, by a name of RUN_TEXTS. It is played again last, which costs the most. */
export function judgeRun(rules: GameRules, known: WitnessedRun, sent: SentRun): JudgedRun | Refusal {
  const { secret, openedAt, links, now } = known;
  const { id, steps, score, bytes } = sent;
  const log = decodeInput(bytes, steps);
  if (log === null || links.length > wholeChunksOf(steps)) return 'otherRun';
  // More of the course was never given out.
  if (chunksOf(steps) > chunksGivenFor(links.length)) return 'otherRun';
  const timing = timingOf({ openedAt, linkedAt: links.map(({ at }) => at), closedAt: now, steps });
  const untimely = OF_TIMING[timing];
  if (untimely !== null) return untimely;
  if (!isByHand(log)) return 'notByHand';
  const chain = linksOf(id, log, links.length);
  if (links.some(({ link }, chunk) => chain[chunk] !== link)) return 'otherRun';
  const end = replay(rules, courseFrom(secretSeeds(secret, 0, chunksOf(steps))), log, steps);
  if (end.steps !== steps || end.score !== score) return 'otherEnd';
  const isShort = wholeChunksOf(steps) < OPENING_CHUNKS;
  const opening = isShort ? null : (linksOf('opening', log, OPENING_CHUNKS).at(-1) ?? null);
  return { endedInTime: timing === 'in-time', opening };
}
