import { z } from 'zod';
import { lazy } from '../../../_shared/kernel/lazy.ts';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import {
  BoardAnswer,
  FlappyFlunkAnswer,
  FlunkyUppyAnswer,
  Game,
  RunId,
  Score,
} from '../../../_shared/contract/arcade/games.ts';
import { Done, Nothing, WalletAddress } from '../../../_shared/contract/values.ts';
import { boardOf, hasScored } from '../../../_shared/db/arcade/gameScores.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import { BOARD_IDS, BOARDS, boardsOf } from '../../../_shared/domain/arcade/games/boards.ts';
import type { GameId } from '../../../_shared/domain/arcade/games/games.ts';
import { rulesOf } from '../../../_shared/domain/arcade/games/rules.ts';
import { RUN_TEXTS } from '../../../_shared/domain/arcade/games/run.ts';
import { route } from '../../route.ts';

const ScoreBody = z.object({
  wallet: WalletAddress,
  score: Score,
  run: RunId.optional().describe('the accepted run that the score is of'),
});

const scoreRoute = {
  caller: 'member',
  about:
    'Confirms the score of an accepted run. A score without its run is refused: scores come from runs alone.',
  example: { wallet: '0x0000000000000001', score: 0 },
  owner: 'wallet',
  idempotency: 'none',
  answer: Done,
  refusals: { BAD_REQUEST: 'it names no run of the wallet that has this score' },
} as const;

async function confirmScore(
  tx: Transaction,
  wallet: Address,
  game: GameId,
  { run, score }: { readonly run?: string | undefined; readonly score: number },
) {
  return run !== undefined && (await hasScored(tx, wallet, game, { run, score }))
    ? ok({})
    : fail('BAD_REQUEST', RUN_TEXTS.scoreAlone);
}

const date = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }));

/** The boards of the games (RUN-8). */
export const boardsRoutes = [
  route(
    'GET /api/games/board',
    {
      caller: 'guest',
      about: `A board of a game (${BOARD_IDS.map((id) => BOARDS[id].name).join(', ')}), and where the caller is on it.`,
      query: z.object({ game: Game, board: z.enum(BOARD_IDS) }),
      example: { game: 'flappy-flunk', board: 'all' },
      answer: BoardAnswer,
      cost: 5,
      refusals: { NOT_FOUND: 'the game has no such board' },
    },
    async (tx, who, { game, board }) => {
      if (!boardsOf(game).includes(board)) return fail('NOT_FOUND', 'This game has no such board.');
      return ok(
        await boardOf(tx, game, board, { wallet: who?.wallet ?? null, version: rulesOf(game).version }),
      );
    },
  ),

  route(
    'GET /api/flappyflunk-leaderboard',
    {
      caller: 'anyone',
      about: 'The best 100 players of Flappy Flunk of all time.',
      query: Nothing,
      example: {},
      answer: FlappyFlunkAnswer,
      cacheSeconds: 5,
    },
    async (tx) => {
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
  ),

  route('POST /api/flappyflunk-score', { ...scoreRoute, body: ScoreBody }, (tx, { wallet }, body) =>
    confirmScore(tx, wallet, 'flappy-flunk', body),
  ),

  route(
    'GET /api/flunky-uppy-leaderboard',
    {
      caller: 'anyone',
      about: 'The best 100 players of Flunky Uppy of all time, and how many there are.',
      query: Nothing,
      example: {},
      answer: FlunkyUppyAnswer,
      cacheSeconds: 5,
    },
    async (tx) => {
      const { entries, total } = await boardOf(tx, 'flunky-uppy', 'all', { wallet: null, version: 0 });
      return ok({
        leaderboard: entries.map(({ rank, username, profile_icon, wallet, score, reachedAt }) => ({
          rank,
          username,
          profile_icon,
          wallet,
          score,
          formatted_date: date().format(new Date(reachedAt)),
        })),
        total_unique_players: total,
      });
    },
  ),

  route(
    'POST /api/flunky-uppy-score',
    {
      ...scoreRoute,
      body: ScoreBody.extend({ username: z.string().max(100).optional() }),
    },
    (tx, { wallet }, body) => confirmScore(tx, wallet, 'flunky-uppy', body),
  ),
] as const;
