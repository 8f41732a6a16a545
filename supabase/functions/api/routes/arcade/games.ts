import { sha256Hex } from '../../../_shared/kernel/sha256.ts';
import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import type { Feature } from '../../../_shared/kernel/features.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import { randomToken } from '../../../_shared/auth/keys.ts';
import type { gamesRoutes } from '../../../_shared/contract/arcade/games.ts';
import {
  acceptRun,
  addLink,
  dropUnlisted,
  holdRun,
  holdRuns,
  isCopied,
  keepLog,
  listedRun,
  openRun,
  refuseRun,
  type KnownRun,
  type RunRefusal,
} from '../../../_shared/db/arcade/gameRuns.ts';
import {
  boardOf,
  hasScored,
  holdEntry,
  raiseScore,
  standingOf,
} from '../../../_shared/db/arcade/gameScores.ts';
import { isSwitchedOff } from '../../../_shared/db/system/flags.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import { boardsFor, boardsOf, hasPrizes, type BoardId } from '../../../_shared/domain/arcade/games/boards.ts';
import { chunksOf, secretSeeds } from '../../../_shared/domain/arcade/games/course.ts';
import {
  CHUNK_STEPS,
  MOST_STEPS,
  type GameId,
  type GameRules,
} from '../../../_shared/domain/arcade/games/game.ts';
import { toBase64 } from '../../../_shared/kernel/base64.ts';
import { packLog, unpackLog, type PackedLog } from '../../../_shared/domain/arcade/games/packedLog.ts';
import { rulesOf } from '../../../_shared/domain/arcade/games/rules.ts';
import {
  chunksGivenFor,
  closableUntil,
  RUN_TEXTS,
  RUNS_A_DAY,
  TRIES_A_DAY,
  type RankedKind,
} from '../../../_shared/domain/arcade/games/run.ts';
import { earliest, EARLY_MS, isTooLong, msOf } from '../../../_shared/domain/arcade/games/runClock.ts';
import { judgeRun, type JudgedRun, type SentRun } from '../../../_shared/domain/arcade/games/judge.ts';
import type { Handlers } from '../../calls.ts';

/** The feature that each game belongs to. */
const FEATURE_OF = {
  'flappy-flunk': 'showFlappyFlunk',
  'flunky-uppy': 'showFlunkyUppy',
} as const satisfies Readonly<Record<GameId, Feature>>;

const MOST_CHUNKS = MOST_STEPS / CHUNK_STEPS;
const NO_RUN = fail('NOT_FOUND', 'You have no such run.');

/** What is wrong with what was sent, rather than with when it was. */
const WRONG: ReadonlySet<RunRefusal> = new Set(['otherRun', 'otherEnd', 'copied', 'notByHand', 'scoreAlone']);
const refused = (why: RunRefusal): Result<never> =>
  fail(WRONG.has(why) ? 'BAD_REQUEST' : 'CONFLICT', RUN_TEXTS[why]);

/** Refuses a run for good, and its caller. */
async function refuse(tx: Transaction, { id }: KnownRun, why: RunRefusal): Promise<Result<never>> {
  await refuseRun(tx, id, why);
  return refused(why);
}

/** The board on which a kind of run counts first. */
const boardOfKind = (kind: RankedKind): BoardId => (kind === 'day' ? 'today' : 'all');

/** What the player of an accepted run is answered: their best on its board, and its rank. */
async function resultOf(tx: Transaction, wallet: Address, run: KnownRun, score: number) {
  const first = boardOfKind(run.kind);
  const window = boardsFor(run.game, run.kind, run.openedAt).find(({ board }) => board === first)?.window;
  const standing = await standingOf(tx, run.game, first, window ?? null, wallet);
  // One without a point is on no board.
  if (!standing && score === 0) return ok({ score, best: 0, rank: null, isBest: false });
  if (!standing) throw new Error('an accepted run is on no board');
  return ok({ score, best: standing.score, rank: standing.rank, isBest: standing.run === run.id });
}

/** A run that the server has played again. */
interface ReplayedRun extends JudgedRun {
  readonly packed: PackedLog;
}

/** Accepts a run that was found to be in order, and lists it where it is the wallet's best. */
async function accept(
  tx: Transaction,
  wallet: Address,
  run: KnownRun,
  sent: { readonly steps: number; readonly score: number; readonly closedWith: string },
  { version }: GameRules,
  { endedInTime, opening, packed }: ReplayedRun,
) {
  if (run.kind === 'day' && opening !== null && (await isCopied(tx, wallet, run, opening))) {
    return refuse(tx, run, 'copied');
  }
  await acceptRun(tx, run.id, { version, opening, ...sent });
  const { game } = run;
  let isListed = false;
  for (const place of sent.score === 0 ? [] : boardsFor(game, run.kind, run.openedAt)) {
    const forPrizes = hasPrizes(place.board);
    if (forPrizes && !endedInTime) continue;
    const token = forPrizes ? await holdEntry(tx, place, game, wallet) : null;
    if (forPrizes && token === null) continue;
    const raised = await raiseScore(tx, place, { game, wallet, run: run.id, score: sent.score, token });
    isListed ||= raised;
  }
  if (isListed) {
    await keepLog(tx, run.id, packed);
    await dropUnlisted(tx, wallet);
  }
  return resultOf(tx, wallet, run, sent.score);
}

/** Why an open run can no longer be closed; null: it can. */
function tooLate({ kind, openedAt, followedAt, now }: KnownRun, steps: number): RunRefusal | null {
  if (followedAt !== null && openedAt + msOf(steps) > followedAt + EARLY_MS) return 'anotherBegan';
  if (now < closableUntil(kind, openedAt)) return null;
  return kind === 'day' ? 'dayOver' : 'tooLate';
}

/** The answer to a run that is closed once more: the same as before, or that it has ended. */
async function answerAgain(tx: Transaction, wallet: Address, run: KnownRun, closedWith: string) {
  if (run.state === 'accepted' && run.score !== null && run.closedWith === closedWith) {
    return resultOf(tx, wallet, run, run.score);
  }
  return refused(run.refusal ?? 'ended');
}

async function confirmScore(
  tx: Transaction,
  wallet: Address,
  game: GameId,
  { run, score }: { readonly run?: string | undefined; readonly score: number },
) {
  return run !== undefined && (await hasScored(tx, wallet, game, { run, score }))
    ? ok({})
    : refused('scoreAlone');
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const gamesHandlers: Handlers<typeof gamesRoutes> = {
  async 'POST /api/games/open'(tx, { wallet }, { game, kind }) {
    if (await isSwitchedOff(tx, FEATURE_OF[game], wallet)) {
      return fail('FORBIDDEN', 'This game is switched off just now.');
    }
    const { runs, tries } = await holdRuns(tx, wallet, game);
    if (runs >= RUNS_A_DAY) return refused('noRunsLeft');
    if (kind === 'day' && tries >= TRIES_A_DAY) return refused('noTriesLeft');
    const { id, secret } = await openRun(tx, wallet, game, kind, randomToken().slice(0, 32));
    const seeds = [...secretSeeds(secret, 0, chunksGivenFor(0))];
    return ok({ run: id, seeds, triesLeft: kind === 'day' ? TRIES_A_DAY - tries - 1 : null });
  },

  async 'POST /api/games/link'(tx, { wallet }, { run: id, chunk, link }) {
    const run = await holdRun(tx, wallet, id);
    if (run === null) return NO_RUN;
    const { links, now } = run;
    if (run.state !== 'open') return refused(run.refusal ?? 'ended');
    if (run.followedAt !== null) return refused('anotherBegan');
    const known = links[chunk];
    if (known === undefined) {
      if (chunk > links.length) return fail('BAD_REQUEST', 'The chunk before has no link yet.');
      if (now < earliest(run.openedAt, chunk)) return refuse(tx, run, 'tooFast');
      if (isTooLong(now - (links.at(-1)?.at ?? run.openedAt))) return refuse(tx, run, 'pausedTooLong');
      await addLink(tx, wallet, id, chunk, link);
    } else if (known.link !== link) {
      return refused('otherRun');
    }
    const given = chunksGivenFor(chunk);
    const [seed] = secretSeeds(run.secret, given, Math.min(MOST_CHUNKS, given + 1));
    return ok({ seed: seed ?? null });
  },

  'POST /api/games/close': {
    async procedure({ deps, who: { wallet } }, { run: id, steps, score, packing, log }) {
      const bytes = await unpackLog({ packing, log });
      if (bytes === null) return fail('BAD_REQUEST', 'log: expected the input of a run');
      const closedWith = sha256Hex(`${id}:${steps}:${score}:${sha256Hex(bytes)}`);
      const found = await deps.db.transaction(wallet, async (tx) => {
        const run = await holdRun(tx, wallet, id);
        if (run === null) return { answer: NO_RUN };
        if (run.state !== 'open') return { answer: await answerAgain(tx, wallet, run, closedWith) };
        const late = tooLate(run, steps);
        return late === null ? { run } : { answer: await refuse(tx, run, late) };
      });
      if (found.answer) return found.answer;
      const { run } = found;
      const rules = rulesOf(run.game);
      // Neither the replay nor the packing holds a connection to the database.
      const sent: SentRun = { id, steps, score, bytes };
      const judged = judgeRun(rules, run, sent);
      const replayed = typeof judged === 'string' ? judged : { ...judged, packed: await packLog(bytes) };
      return deps.db.transaction(wallet, async (tx) => {
        const still = await holdRun(tx, wallet, id);
        if (still === null) return NO_RUN;
        if (still.state !== 'open') return answerAgain(tx, wallet, still, closedWith);
        // A link that came meanwhile was not looked at.
        if (still.links.length !== run.links.length) return fail('UNAVAILABLE', 'Please try again.');
        if (typeof replayed === 'string') return refuse(tx, still, replayed);
        return accept(tx, wallet, still, { steps, score, closedWith }, rules, replayed);
      });
    },
  },

  'GET /api/games/run': {
    async procedure({ deps }, { run: id }) {
      const run = await deps.db.transaction(null, (tx) => listedRun(tx, id));
      const bytes = run && (await unpackLog(run.packed));
      if (!run || !bytes) return fail('NOT_FOUND', 'This run is not kept any more.');
      const { game, secret, steps, score, version } = run;
      const seeds = [...secretSeeds(secret, 0, chunksOf(steps))];
      return ok({ run: id, game, score, steps, seeds, log: toBase64(bytes), version });
    },
  },

  async 'GET /api/games/board'(tx, who, { game, board }) {
    if (!boardsOf(game).includes(board)) return fail('NOT_FOUND', 'This game has no such board.');
    return ok(
      await boardOf(tx, game, board, { wallet: who?.wallet ?? null, version: rulesOf(game).version }),
    );
  },

  async 'GET /api/flappyflunk-leaderboard'(tx) {
    const { entries } = await boardOf(tx, 'flappy-flunk', 'all', { wallet: null, version: 0 });
    return ok({
      leaderboard: entries.map(({ username, profile_icon, wallet, hasProfile, score }) => ({
        username,
        profile_icon,
        wallet,
        hasProfile,
        score,
      })),
    });
  },

  'POST /api/flappyflunk-score': (tx, { wallet }, body) => confirmScore(tx, wallet, 'flappy-flunk', body),

  async 'GET /api/flunky-uppy-leaderboard'(tx) {
    const { entries, total } = await boardOf(tx, 'flunky-uppy', 'all', { wallet: null, version: 0 });
    return ok({
      leaderboard: entries.map(({ rank, username, profile_icon, wallet, score, reachedAt }) => ({
        rank,
        username,
        profile_icon,
        wallet,
        score,
        formatted_date: DATE.format(new Date(reachedAt)),
      })),
      total_unique_players: total,
    });
  },

  'POST /api/flunky-uppy-score': (tx, { wallet }, body) => confirmScore(tx, wallet, 'flunky-uppy', body),
};
