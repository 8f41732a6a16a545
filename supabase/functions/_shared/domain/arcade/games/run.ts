import { epochMs, type EpochMs } from '../../../kernel/units.ts';
import { midnightInChicago } from '../../system/chicagoTime.ts';
import { nextMidnight } from '../../system/days.ts';
import type { RouteLimit } from '../../system/limits.ts';
import { CHUNK_STEPS, MOST_STEPS, STEPS_PER_SECOND } from './game.ts';
import { GAMES, type GameId } from './games.ts';
import type { InputLog } from './inputLog.ts';

/** What the server keeps runs for: the board of all time and of its occasions, or the run of the day. */
export const RANKED_KINDS = ['ranked', 'day'] as const;
export type RankedKind = (typeof RANKED_KINDS)[number];

/** So many chunks beyond the one that is played are known to the player: a hole of 10 s in the line is not noticed. */
export const CHUNKS_AHEAD = 2;
/** How many chunks of the course are given out when the links of so many have come. */
export const chunksGivenFor = (links: number): number => links + 1 + CHUNKS_AHEAD;

/** Runs of a wallet that may be opened in a UTC day, of all games together. */
export const RUNS_A_DAY = 300;
/** Tries of the run of the day, of each game. */
export const TRIES_A_DAY = 3;
/** For so long after it was opened a run may be closed, by a page that could not reach the server before. */
export const CLOSED_WITHIN_MS = 24 * 60 * 60_000;
/** For so long after its day a run of the day may be closed. After that its course is no secret any more. */
export const DAY_CLOSED_WITHIN_MS = 60 * 60_000;

/** Until when a run that was opened then may be closed. */
export function closableUntil(game: GameId, kind: RankedKind, openedAt: EpochMs): EpochMs {
  if (kind !== 'day') return epochMs(openedAt + CLOSED_WITHIN_MS);
  const dayEnds = GAMES[game].isDeal ? midnightInChicago(openedAt, 1) : nextMidnight(openedAt);
  return epochMs(dayEnds + DAY_CLOSED_WITHIN_MS);
}

/** The longest log as bytes: another button in every step of the longest run. */
export const MOST_LOG_BYTES = MOST_STEPS;
/** The longest body that closes a run, which has such a log in Base64. */
export const MOST_CLOSE_BYTES = 128 * 1024;
/** Of a wallet that begins again at once. A school behind one address closes ten times as many. */
export const CLOSE_LIMIT: RouteLimit = { calls: 30, minutes: 1, addressShare: 10 };

/** No hand changes what it holds more often in a second. */
export const MOST_CHANGES_A_SECOND = 60;

/** Whether a hand could have made this log. */
export const isByHand = (log: InputLog): boolean =>
  log.every(({ step }, index) => {
    const later = log[index + MOST_CHANGES_A_SECOND];
    return later === undefined || later.step - step >= STEPS_PER_SECOND;
  });

/** How many chunks a run of so many steps has played to their end. */
export const wholeChunksOf = (steps: number): number => Math.floor(steps / CHUNK_STEPS);

/** What a person is told of a run that does not count, in the words of every screen. */
export const RUN_TEXTS = {
  scoreAlone:
    'A score alone does not count: play the game while you are signed in, and its run is sent by itself.',
  ended: 'This run has ended already.',
  anotherBegan: 'Another run was begun meanwhile, so this one no longer counts.',
  tooLate: 'This run was sent more than a day after it began, so it no longer counts.',
  dayOver: 'The day of this run has been over for more than an hour, so it no longer counts.',
  pausedTooLong: 'The run stood still for more than a minute, so it no longer counts.',
  pausedTooOften: 'The run was interrupted too often or for too long, so it no longer counts.',
  tooFast: 'The run went on faster than time does, so it does not count.',
  notByHand: 'No hand is that fast, so the run does not count.',
  copied: 'Another player has sent the same input before, so the run does not count.',
  otherRun: 'What was sent is not what was played, so the run does not count.',
  otherEnd:
    'The run ends differently by the rules, so it does not count. The game may be newer: reload the page.',
  noTriesLeft: 'You have had your three tries today. The next course comes at midnight UTC.',
  noRunsLeft:
    'That were a lot of runs for one day. They count again from midnight UTC; practice always goes.',
} as const;
