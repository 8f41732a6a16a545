import { z } from 'zod';
import { MOST_STEPS } from '../../domain/arcade/games/game.ts';
import { GAME_IDS } from '../../domain/arcade/games/games.ts';
import { Done, IsoTime, WalletAddress } from '../values.ts';

export const Game = z.enum(GAME_IDS);

export const RunId = z.uuid().meta({ title: 'id of a run' });

const Seed = z.string().regex(/^[0-9a-f]{32}$/);

export const Steps = z.int().min(1).max(MOST_STEPS);

export const Score = z.int().min(0);

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
  hasProfile: z.boolean().describe('whether the caller may go to their page (BLOCK-4)'),
  score: Score,
  reachedAt: IsoTime,
  run: RunId.nullable().describe(
    'of a machine, what GET /api/games/run plays back; null: it was played by earlier rules, or cannot be watched yet',
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
