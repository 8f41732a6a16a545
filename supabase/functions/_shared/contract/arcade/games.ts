import { z } from 'zod';
import { BOARD_IDS, BOARDS } from '../../domain/arcade/games/boards.ts';
import { GAME_IDS, MOST_STEPS } from '../../domain/arcade/games/game.ts';
import { PACKINGS } from '../../domain/arcade/games/packedLog.ts';
import { CLOSE_LIMIT, MOST_CLOSE_BYTES, RANKED_KINDS } from '../../domain/arcade/games/run.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Nothing, WalletAddress } from '../values.ts';

const Game = z.enum(GAME_IDS);
const RunId = z.uuid().meta({ title: 'id of a run' });
const Seed = z.string().regex(/^[0-9a-f]{32}$/);
const Steps = z.int().min(1).max(MOST_STEPS);
const Score = z.int().min(0);
const LastChunk = Math.ceil(MOST_STEPS / 600) - 1;

export const OpenRunAnswer = Done.extend({
  run: RunId,
  seeds: z.array(Seed).describe('of the first chunks of the course'),
  triesLeft: z
    .int()
    .min(0)
    .nullable()
    .describe("of the day's tries after this one; null: the run is none of them"),
});

export const LinkRunAnswer = Done.extend({
  seed: Seed.nullable().describe('of the next chunk that was not known yet; null: the course is at its end'),
});

export const CloseRunAnswer = Done.extend({
  score: Score,
  best: Score.describe('the best of the wallet on the board of this kind of run'),
  rank: z.int().min(1).nullable().describe('of that best; null: no run of it had a point'),
  isBest: z.boolean().describe('whether this run is that best'),
});

const Entry = z.object({
  rank: z.int().min(1),
  username: z.string().nullable(),
  profile_icon: z.string().nullable(),
  wallet: WalletAddress,
  hasProfile: z.boolean(),
  score: Score,
  reachedAt: IsoTime,
  run: RunId.nullable().describe(
    'what GET /api/games/run plays back; null: it was played by earlier rules, or cannot be watched yet',
  ),
});
export type BoardEntry = z.infer<typeof Entry>;

export const BoardAnswer = Done.extend({
  opensAt: IsoTime.nullable().describe('null: the board takes runs at all times'),
  closesAt: IsoTime.nullable(),
  watchableAt: IsoTime.nullable().describe('from when on its runs can be watched; null: they can be'),
  entries: z.array(Entry).describe('the best run of each player, the first 100'),
  total: z.int().min(0).describe('how many players there are'),
  own: Entry.nullable().describe("the caller's; null: a guest's, or there is none"),
});
export type BoardAnswer = z.infer<typeof BoardAnswer>;

export const RunAnswer = Done.extend({
  run: RunId,
  game: Game,
  score: Score,
  steps: Steps,
  seeds: z.array(Seed).describe('of all chunks of its course'),
  log: z.string().describe('its input (domain/arcade/games/inputLog.ts) in Base64'),
  version: z.int().describe('of the rules that it was played by'),
});
export type RunAnswer = z.infer<typeof RunAnswer>;

export const FlappyFlunkAnswer = Done.extend({
  leaderboard: z.array(
    Entry.pick({ username: true, profile_icon: true, wallet: true, hasProfile: true, score: true }),
  ),
});

export const FlunkyUppyAnswer = Done.extend({
  leaderboard: z.array(
    Entry.pick({ rank: true, username: true, profile_icon: true, wallet: true, score: true }).extend({
      formatted_date: z.string().describe('such as Nov 23, 2026'),
    }),
  ),
  total_unique_players: z.int().min(0),
});

const ScoreBody = z.object({
  wallet: WalletAddress,
  score: Score,
  run: RunId.optional().describe('the accepted run that the score is of'),
});

const wallet = '0x0000000000000001';
const run = '00000000-0000-4000-8000-000000000000';

const scoreRoute = {
  caller: 'member',
  about:
    'Confirms the score of an accepted run. A score without its run is refused: scores come from runs alone.',
  example: { wallet, score: 0 },
  owner: 'wallet',
  idempotency: 'none',
  answer: Done,
  refusals: { BAD_REQUEST: 'it names no run of the wallet that has this score' },
} as const;

/** Runs of games that count (RUN-1 to RUN-9), and their boards. */
export const gamesRoutes = {
  'POST /api/games/open': {
    caller: 'member',
    about: 'Begins a run, of which a wallet has one at a time: the one before no longer goes on.',
    sets: true,
    body: z.object({ wallet: WalletAddress, game: Game, kind: z.enum(RANKED_KINDS) }),
    example: { wallet, game: 'flappy-flunk', kind: 'ranked' },
    owner: 'wallet',
    answer: OpenRunAnswer,
    refusals: {
      FORBIDDEN: 'operators have switched the game off for the wallet',
      CONFLICT: 'the wallet has had all runs, or all tries at the run of the day, that a day has',
    },
  },
  'POST /api/games/link': {
    caller: 'member',
    about:
      'Commits to the input of the next chunk by its link of the chain, and gets the seed of one more chunk.',
    body: z.object({
      wallet: WalletAddress,
      run: RunId,
      chunk: z.int().min(0).max(LastChunk),
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
  'POST /api/games/close': {
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
  'GET /api/games/run': {
    caller: 'anyone',
    about:
      'A run that is listed, to be played back. It does not say whose it is. Runs of the day are given out an hour after their day.',
    query: z.object({ run: RunId }),
    example: { run },
    answer: RunAnswer,
    cost: 5,
    refusals: { NOT_FOUND: 'no board lists this run, or it cannot be watched yet' },
  },
  'GET /api/games/board': {
    caller: 'guest',
    about: `A board of a game (${BOARD_IDS.map((id) => BOARDS[id].name).join(', ')}), and where the caller is on it.`,
    query: z.object({ game: Game, board: z.enum(BOARD_IDS) }),
    example: { game: 'flappy-flunk', board: 'all' },
    answer: BoardAnswer,
    cost: 5,
    refusals: { NOT_FOUND: 'the game has no such board' },
  },
  'GET /api/flappyflunk-leaderboard': {
    caller: 'anyone',
    about: 'The best 100 players of Flappy Flunk of all time.',
    query: Nothing,
    example: {},
    answer: FlappyFlunkAnswer,
    cacheSeconds: 5,
  },
  'POST /api/flappyflunk-score': { ...scoreRoute, body: ScoreBody },
  'GET /api/flunky-uppy-leaderboard': {
    caller: 'anyone',
    about: 'The best 100 players of Flunky Uppy of all time, and how many there are.',
    query: Nothing,
    example: {},
    answer: FlunkyUppyAnswer,
    cacheSeconds: 5,
  },
  'POST /api/flunky-uppy-score': {
    ...scoreRoute,
    body: ScoreBody.extend({ username: z.string().max(100).optional() }),
  },
} as const satisfies RouteTable;
