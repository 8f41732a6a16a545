import { boardsFor, BOARDS, type BoardId } from '../../functions/_shared/domain/arcade/games/boards.ts';
import { practiceChunkSeed, secretChunkSeed } from '../../functions/_shared/domain/arcade/games/course.ts';
import { STEPS_PER_SECOND, type Course } from '../../functions/_shared/domain/arcade/games/game.ts';
import { MACHINE_IDS, type MachineId } from '../../functions/_shared/domain/arcade/games/games.ts';
import { encodeInput } from '../../functions/_shared/domain/arcade/games/inputLog.ts';
import { packLog } from '../../functions/_shared/domain/arcade/games/packedLog.ts';
import { playerOf, rulesOf } from '../../functions/_shared/domain/arcade/games/rules.ts';
import type { RankedKind } from '../../functions/_shared/domain/arcade/games/run.ts';
import { seededRandom } from '../../functions/_shared/kernel/seededRandom.ts';
import { epochMs, type Address, type EpochMs } from '../../functions/_shared/kernel/units.ts';
import { randomToken } from '../../functions/_shared/auth/keys.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { citizen } from './town.ts';

/** A run goes on no longer. */
const LONGEST = 100 * STEPS_PER_SECOND;

/** Who plays in the demo's arcade: some have a profile, and some play better than others. */
const PLAYERS = [
  { username: 'LockerRoomLuke', meanMs: 125 },
  { username: 'mixtape_mia', meanMs: 135 },
  { username: 'Dex1995', meanMs: 150 },
  { username: null, meanMs: 155 },
  { username: 'HallPassHanna', meanMs: 165 },
  { username: 'floppy_fred', meanMs: 175 },
  { username: 'QuarterQueen', meanMs: 180 },
  { username: null, meanMs: 190 },
  { username: 'Benchwarmer', meanMs: 200 },
  { username: 'tardy_tess', meanMs: 210 },
  { username: 'PagerPete', meanMs: 220 },
] as const;

/** The name of a player who has a profile. */
export type PlayerName = Exclude<(typeof PLAYERS)[number]['username'], null>;

/** The wallet of the player of this name. */
export const playerNamed = (name: PlayerName): Address =>
  citizen(1 + PLAYERS.findIndex(({ username }) => username === name));

const HOUR_MS = 3_600_000;
const isoOf = (at: number): string => new Date(at).toISOString();
const dayOf = (at: number): string => isoOf(at).slice(0, 10);

/** When a player's runs were played: on every other occasion that a board shows, and on a day before. */
function timesBefore(now: EpochMs, index: number): readonly EpochMs[] {
  const boards: readonly BoardId[] = ['weekend', 'challenge-1', 'challenge-2', 'challenge-3', 'challenge-4'];
  const windows = boards.flatMap((board) => BOARDS[board].window(now, MACHINE_IDS[0])?.from ?? []);
  const played = windows.filter((_, nth) => (nth + index) % 2 === 0).map((from) => from + 15 * HOUR_MS);
  return [...played, now - 30 * HOUR_MS]
    .filter((at) => at < now - HOUR_MS)
    .map((at) => epochMs(at + index * 61_000));
}

/**
 * Fills the demo's boards with runs that simulated players have really played, so that each can be watched. The same on
 * every machine but for their dates. The run of the day is played anew each day that the demo is started, and first of all
 * that of the day before, which can be watched.
 */
export async function playArcade(db: Db, now: EpochMs): Promise<void> {
  const today = dayOf(now);
  const yesterday = epochMs(now - 24 * HOUR_MS);
  const [before] = await db.asOwner<{ ranked: boolean; day: boolean }>(
    `select exists (select from app.game_scores where wallet = $1) as ranked,
       exists (select from app.game_scores where wallet = $1 and board = 'today' and period = $2::text::date) as day`,
    [citizen(1), today],
  );
  const runs: DemoRun[] = [];
  for (const game of MACHINE_IDS) {
    const days = before?.day ? [] : before?.ranked ? [now] : [yesterday, now];
    const secrets = new Map<EpochMs, string>();
    for (const at of days) secrets.set(at, await secretOfDay(db, game, dayOf(at)));
    for (const [index, { meanMs }] of PLAYERS.entries()) {
      const times = before?.ranked ? [] : timesBefore(now, index);
      for (const at of times) runs.push(await play(game, index, meanMs, at, null));
      // Some have not tried the course of the day yet.
      if (index % 3 === 2) continue;
      for (const [at, secret] of secrets) runs.push(await play(game, index, meanMs, at, secret));
    }
  }
  if (!before?.ranked) await meetPlayers(db);
  if (runs.length > 0) await list(db, runs);
}

/** Makes the players known, and their profiles. */
export async function meetPlayers(db: Db): Promise<void> {
  const players = PLAYERS.map(({ username }, index) => ({ wallet: citizen(index + 1), username }));
  const known = [JSON.stringify(players)];
  await db.asOwner(
    `insert into app.wallets (wallet) select wallet from json_to_recordset($1::text::json) as player (wallet text)
     on conflict do nothing`,
    known,
  );
  await db.asOwner(
    `insert into app.profiles (wallet, username)
     select wallet, username from json_to_recordset($1::text::json) as player (wallet text, username text)
     where username is not null on conflict do nothing`,
    known,
  );
}

interface DemoRun {
  readonly id: string;
  readonly wallet: Address;
  readonly game: MachineId;
  readonly kind: RankedKind;
  readonly day: string;
  readonly secret: string;
  readonly at: EpochMs;
  readonly version: number;
  readonly steps: number;
  readonly score: number;
  /** Packed. */
  readonly log: string;
}

/** A run of the player of this index; `daySecret` is of the run of the day, null for any other. */
async function play(
  game: MachineId,
  index: number,
  meanMs: number,
  at: EpochMs,
  daySecret: string | null,
): Promise<DemoRun> {
  const [wallet, day] = [citizen(index + 1), dayOf(at)];
  const own = practiceChunkSeed(`${game} ${index} ${day}`, 0);
  const secret = daySecret ?? own;
  const course: Course = (chunk) => seededRandom(secretChunkSeed(secret, chunk));
  const reaction = { meanMs, spreadMs: meanMs * 0.3 };
  const { log, end } = playerOf(game)(course, reaction, seededRandom(own), LONGEST);
  const { score, steps } = end;
  const { version } = rulesOf(game);
  const packed = await packLog(encodeInput(log));
  const kind = daySecret === null ? 'ranked' : 'day';
  const id = crypto.randomUUID();
  return { id, wallet, game, kind, day, secret, at, version, score, steps, log: packed.log };
}

/** Keeps the runs that are the best of their player on a board. */
async function list(db: Db, runs: readonly DemoRun[]): Promise<void> {
  const best = new Map<string, { readonly board: BoardId; readonly period: string; readonly run: DemoRun }>();
  for (const run of runs) {
    for (const { board, window } of boardsFor(run.game, run.kind, run.at)) {
      const period = dayOf(window?.from ?? 0);
      const place = [run.game, board, period, run.wallet].join(' ');
      if (run.score > (best.get(place)?.run.score ?? -1)) best.set(place, { board, period, run });
    }
  }
  const listed = new Set([...best.values()].map(({ run }) => run));
  await db.asOwner(
    `insert into app.game_runs (id, wallet, game, kind, day, secret, state, opened_at, closed_at, closed_with, version,
       steps, score, log, expires_at)
     select id, wallet, game, kind, day, secret, 'accepted', "playedAt", "playedAt", repeat('0', 64), version,
       steps, score, decode(log, 'base64'), null
     from json_to_recordset($1::text::json) as run (id uuid, wallet text, game text, kind text, day date, secret text,
       "playedAt" timestamptz, version integer, steps integer, score integer, log text)`,
    [JSON.stringify([...listed].map((run) => ({ ...run, playedAt: isoOf(run.at) })))],
  );
  const scores = [...best.values()].map(({ board, period, run: { id, game, wallet, score, at } }) => ({
    ...{ game, board, period, wallet, score },
    run: id,
    reached_at: isoOf(at),
  }));
  await db.asOwner(
    `insert into app.game_scores (game, board, period, wallet, run, score, reached_at)
     select game, board, period, wallet, run, score, reached_at
     from json_to_recordset($1::text::json) as best (game text, board text, period date, wallet text, run uuid,
       score integer, reached_at timestamptz)`,
    [JSON.stringify(scores)],
  );
}

async function secretOfDay(db: Db, game: MachineId, day: string): Promise<string> {
  const [row] = await db.asOwner<{ secret: string }>(
    `insert into app.game_days as known (game, day, secret) values ($1, $2::text::date, $3)
     on conflict (game, day) do update set secret = known.secret returning secret`,
    [game, day, randomToken().slice(0, 32)],
  );
  return row?.secret ?? '';
}
