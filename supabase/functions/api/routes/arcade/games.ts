import { z } from 'zod';
import { sha256Hex } from '../../../_shared/kernel/sha256.ts';
import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import { randomToken } from '../../../_shared/auth/keys.ts';
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
import { holdEntry, passedBy, raiseScore, standingOf } from '../../../_shared/db/arcade/gameScores.ts';
import { tell } from '../../../_shared/db/people/news.ts';
import { isSwitchedOff } from '../../../_shared/db/system/flags.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import {
  BOARDS,
  boardsFor,
  boardsOf,
  hasPrizes,
  type BoardId,
} from '../../../_shared/domain/arcade/games/boards.ts';
import { chunksOf, secretSeeds } from '../../../_shared/domain/arcade/games/course.ts';
import { CHUNK_STEPS, MOST_STEPS, type GameRules } from '../../../_shared/domain/arcade/games/game.ts';
import { GAMES, isMachine } from '../../../_shared/domain/arcade/games/games.ts';
import { toBase64 } from '../../../_shared/kernel/base64.ts';
import {
  packLog,
  unpackLog,
  type PackedLog,
  PACKINGS,
} from '../../../_shared/domain/arcade/games/packedLog.ts';
import { rulesOf } from '../../../_shared/domain/arcade/games/rules.ts';
import {
  chunksGivenFor,
  closableUntil,
  RUN_TEXTS,
  RUNS_A_DAY,
  TRIES_A_DAY,
  type RankedKind,
  CLOSE_LIMIT,
  MOST_CLOSE_BYTES,
  RANKED_KINDS,
} from '../../../_shared/domain/arcade/games/run.ts';
import { earliest, EARLY_MS, isTooLong, msOf } from '../../../_shared/domain/arcade/games/runClock.ts';
import { judgeRun, type JudgedRun, type SentRun } from '../../../_shared/domain/arcade/games/judge.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import {
  Game,
  RunId,
  Steps,
  Score,
  OpenRunAnswer,
  LinkRunAnswer,
  CloseRunAnswer,
  RunAnswer,
} from '../../../_shared/contract/arcade/games.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';

const run = '00000000-0000-4000-8000-000000000000';

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
  if (await list(tx, wallet, run, sent.score, endedInTime)) {
    await keepLog(tx, run.id, packed);
    await dropUnlisted(tx, wallet);
  }
  return resultOf(tx, wallet, run, sent.score);
}

/**
 * Lists a score on each board that it counts on, where it is the wallet's best, and tells those whose place it takes; answers
 * whether any lists it.
 */
async function list(
  tx: Transaction,
  wallet: Address,
  { id, game, kind, openedAt }: KnownRun,
  score: number,
  endedInTime: boolean,
): Promise<boolean> {
  let isListed = false;
  for (const place of score === 0 ? [] : boardsFor(game, kind, openedAt)) {
    let token = null;
    if (hasPrizes(place.board)) {
      // Boards with prizes take a Flunk for each entry.
      token = endedInTime ? await holdEntry(tx, place, game, wallet) : null;
      if (token === null) continue;
    }
    const passed = await passedBy(tx, place, { game, wallet, score });
    if (!(await raiseScore(tx, place, { game, wallet, run: id, score, token }))) continue;
    isListed = true;
    if (passed !== null) {
      const subject = { game, board: place.board };
      await tell(tx, { to: [passed], kind: 'overtaken', actor: wallet, subject });
    }
  }
  return isListed;
}

/** Why an open run can no longer be closed; null: it can. */
function tooLate({ game, kind, openedAt, followedAt, now }: KnownRun, steps: number): RunRefusal | null {
  if (followedAt !== null && openedAt + msOf(steps) > followedAt + EARLY_MS) return 'anotherBegan';
  if (now < closableUntil(game, kind, openedAt)) return null;
  return kind === 'day' ? 'dayOver' : 'tooLate';
}

/** The answer to a run that is closed once more: the same as before, or that it has ended. */
async function answerAgain(tx: Transaction, wallet: Address, run: KnownRun, closedWith: string) {
  if (run.state === 'accepted' && run.score !== null && run.closedWith === closedWith) {
    return resultOf(tx, wallet, run, run.score);
  }
  return refused(run.refusal ?? 'ended');
}

/** Runs of games that count (RUN-1 to RUN-9). */
export const gamesRoutes = [
  route(
    'POST /api/games/open',
    {
      caller: 'member',
      about: 'Begins a run, of which a wallet has one at a time: the one before no longer goes on.',
      sets: true,
      body: z.object({ wallet: WalletAddress, game: Game, kind: z.enum(RANKED_KINDS) }),
      example: { wallet, game: 'flappy-flunk', kind: 'ranked' },
      owner: 'wallet',
      answer: OpenRunAnswer,
      refusals: {
        BAD_REQUEST: 'the game has no runs of this kind',
        FORBIDDEN: 'operators have switched the game off for the wallet',
        CONFLICT: 'the wallet has had all runs, or all tries at the run of the day, that a day has',
      },
    },
    async (tx, { wallet }, { game, kind }) => {
      if (!boardsOf(game).some((board) => BOARDS[board].kind === kind)) {
        return fail('BAD_REQUEST', 'This game has no such runs.');
      }
      const { feature, isDeal } = GAMES[game];
      if (feature !== null && (await isSwitchedOff(tx, feature, wallet))) {
        return fail('FORBIDDEN', 'This game is switched off just now.');
      }
      const { runs, tries } = await holdRuns(tx, wallet, game);
      if (runs >= RUNS_A_DAY) return refused('noRunsLeft');
      const hasTries = kind === 'day' && !isDeal;
      if (hasTries && tries >= TRIES_A_DAY) return refused('noTriesLeft');
      const { id, secret } = await openRun(tx, wallet, game, kind, randomToken().slice(0, 32));
      const seeds = [...secretSeeds(secret, 0, chunksGivenFor(0))];
      return ok({ run: id, seeds, triesLeft: hasTries ? TRIES_A_DAY - tries - 1 : null });
    },
  ),

  route(
    'POST /api/games/link',
    {
      caller: 'member',
      about:
        'Commits to the input of the next chunk by its link of the chain, and gets the seed of one more chunk.',
      body: z.object({
        wallet: WalletAddress,
        run: RunId,
        chunk: z
          .int()
          .min(0)
          .max(MOST_CHUNKS - 1),
        link: z.string().regex(/^[0-9a-f]{64}$/),
      }),
      example: { wallet, run, chunk: 0, link: '0'.repeat(64) },
      owner: 'wallet',
      // A link that is there gets the same seed again.
      idempotency: 'none',
      answer: LinkRunAnswer,
      refusals: {
        NOT_FOUND: 'the wallet has no such run',
        BAD_REQUEST: 'the chunk before has no link yet, or this one has another',
        CONFLICT: 'the run no longer counts: it has ended, another was begun, or it does not keep time',
      },
    },
    async (tx, { wallet }, { run: id, chunk, link }) => {
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
  ),

  route(
    'POST /api/games/close',
    {
      caller: 'member',
      about: 'Ends a run with its input. The server plays it again, and only then there is a score.',
      body: z.object({
        wallet: WalletAddress,
        run: RunId,
        steps: Steps,
        score: Score,
        packing: z.enum(PACKINGS),
        log: z.string().describe('the input, packed and in Base64'),
      }),
      example: { wallet, run, steps: 1, score: 0, packing: 'none', log: '' },
      owner: 'wallet',
      maxBytes: MOST_CLOSE_BYTES,
      limit: CLOSE_LIMIT,
      // A run that is closed again gets the same answer.
      idempotency: 'none',
      answer: CloseRunAnswer,
      refusals: {
        NOT_FOUND: 'the wallet has no such run',
        TOO_LARGE: `the body is larger than ${MOST_CLOSE_BYTES / 1024} KB`,
        BAD_REQUEST:
          "the log is none, is not what the links say, is another player's, or the rules end it differently",
        CONFLICT:
          'the run no longer counts: it has ended, another was begun, it is late, or it did not keep time',
      },
    },
    {
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
  ),

  route(
    'GET /api/games/run',
    {
      caller: 'anyone',
      about:
        'A run of a machine that is listed, to be played back. It does not say whose it is. Runs of the day are given out an hour after their day.',
      query: z.object({ run: RunId }),
      example: { run },
      answer: RunAnswer,
      cost: 5,
      refusals: { NOT_FOUND: 'no board lists this run, or it cannot be watched yet' },
    },
    {
      async procedure({ deps }, { run: id }) {
        const run = await deps.db.transaction(null, (tx) => listedRun(tx, id));
        const bytes = run && (await unpackLog(run.packed));
        if (!run || !bytes || !isMachine(run.game))
          return fail('NOT_FOUND', 'This run is not kept any more.');
        const { game, secret, steps, score, version } = run;
        const seeds = [...secretSeeds(secret, 0, chunksOf(steps))];
        return ok({ run: id, game, score, steps, seeds, log: toBase64(bytes), version });
      },
    },
  ),
] as const;
