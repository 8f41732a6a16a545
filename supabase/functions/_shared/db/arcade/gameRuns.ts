import { epochMs, type Address, type EpochMs } from '../../kernel/units.ts';
import { GAMES, type GameId } from '../../domain/arcade/games/games.ts';
import type { PackedLog } from '../../domain/arcade/games/packedLog.ts';
import { DAY_CLOSED_WITHIN_MS, type RankedKind, type RUN_TEXTS } from '../../domain/arcade/games/run.ts';
import { secretOfDeal } from '../../domain/arcade/solitaire/klondike.ts';
import { clockOf } from '../system/clock.ts';
import type { Transaction } from '../port.ts';

/** Why a run does not count. */
export type RunRefusal = keyof typeof RUN_TEXTS;

export interface OpenedRun {
  readonly id: string;
  readonly secret: string;
}

/** How many runs a wallet has opened today, and how many of them at the course of the day of this game. */
export interface OpenedToday {
  readonly runs: number;
  readonly tries: number;
}

/** Has all others wait who would open a run of this wallet, and counts today's. */
export async function holdRuns(tx: Transaction, wallet: Address, game: GameId): Promise<OpenedToday> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('games:' || $1::text, 0))`, [wallet]);
  const [row] = await tx.query<{ runs: number; tries: number }>(
    `select count(*)::int as runs, count(*) filter (where kind = 'day' and game = $2)::int as tries
     from app.game_runs where wallet = $1 and day = app.today()`,
    [wallet, game],
  );
  return row ?? { runs: 0, tries: 0 };
}

/** What the course of the day follows from; `fresh` is taken where the day has none yet. */
async function secretOfDay(tx: Transaction, game: GameId, fresh: string): Promise<string> {
  if (GAMES[game].isDeal) return secretOfDeal(epochMs((await clockOf(tx)).getTime()));
  await tx.query(
    `insert into app.game_days (game, day, secret) values ($1, app.today(), $2) on conflict do nothing`,
    [game, fresh],
  );
  const [row] = await tx.query<{ secret: string }>(
    'select secret from app.game_days where game = $1 and day = app.today()',
    [game],
  );
  return row?.secret ?? fresh;
}

/** Opens a run of a wallet that is held; the one before is followed by it. */
export async function openRun(
  tx: Transaction,
  wallet: Address,
  game: GameId,
  kind: RankedKind,
  fresh: string,
): Promise<OpenedRun> {
  const secret = kind === 'day' ? await secretOfDay(tx, game, fresh) : fresh;
  await tx.query(
    `update app.game_runs set followed_at = app.now() where wallet = $1 and state = 'open' and followed_at is null`,
    [wallet],
  );
  const [run] = await tx.query<{ id: string }>(
    `insert into app.game_runs (wallet, game, kind, secret) values ($1, $2, $3, $4) returning id::text as id`,
    [wallet, game, kind, secret],
  );
  if (!run) throw new Error('a run could not be opened');
  return { id: run.id, secret };
}

/** A run of a wallet, with the links that have come. */
export interface KnownRun {
  readonly id: string;
  readonly game: GameId;
  readonly kind: RankedKind;
  readonly secret: string;
  readonly state: 'open' | 'accepted' | 'refused';
  readonly refusal: RunRefusal | null;
  readonly closedWith: string | null;
  readonly score: number | null;
  readonly openedAt: EpochMs;
  readonly followedAt: EpochMs | null;
  readonly links: readonly { readonly link: string; readonly at: EpochMs }[];
  /** By the database's clock. */
  readonly now: EpochMs;
}

type RunRow = {
  game: GameId;
  kind: RankedKind;
  secret: string;
  state: KnownRun['state'];
  refusal: RunRefusal | null;
  closed_with: string | null;
  score: number | null;
  opened_at: Date;
  followed_at: Date | null;
  now: Date;
};

const msOf = (at: Date): EpochMs => epochMs(at.getTime());

/** A run of the wallet, held until the transaction ends; null: it has none of this id. */
export async function holdRun(tx: Transaction, wallet: Address, id: string): Promise<KnownRun | null> {
  const [row] = await tx.query<RunRow>(
    `select game, kind, secret, state, refusal, closed_with, score, opened_at, followed_at, app.now() as now
     from app.game_runs where id = $1::uuid and wallet = $2 for update`,
    [id, wallet],
  );
  if (!row) return null;
  const links = await tx.query<{ link: string; created_at: Date }>(
    'select link, created_at from app.game_links where run = $1::uuid order by chunk',
    [id],
  );
  return {
    id,
    game: row.game,
    kind: row.kind,
    secret: row.secret,
    state: row.state,
    refusal: row.refusal,
    closedWith: row.closed_with,
    score: row.score,
    openedAt: msOf(row.opened_at),
    followedAt: row.followed_at && msOf(row.followed_at),
    links: links.map(({ link, created_at }) => ({ link, at: msOf(created_at) })),
    now: msOf(row.now),
  };
}

export const addLink = (tx: Transaction, wallet: Address, run: string, chunk: number, link: string) =>
  tx.query('insert into app.game_links (run, chunk, wallet, link) values ($1::uuid, $2, $3, $4)', [
    run,
    chunk,
    wallet,
    link,
  ]);

/** Ends a run for good: it does not count, for this reason. */
export const refuseRun = (tx: Transaction, run: string, refusal: RunRefusal) =>
  tx.query(
    `update app.game_runs set state = 'refused', refusal = $2, closed_at = app.now() where id = $1::uuid`,
    [run, refusal],
  );

export interface AcceptedRun {
  readonly version: number;
  readonly steps: number;
  readonly score: number;
  /** The hash of what closed it. */
  readonly closedWith: string;
  readonly opening: string | null;
}

export const acceptRun = (tx: Transaction, run: string, accepted: AcceptedRun) => {
  const { version, steps, score, closedWith, opening } = accepted;
  return tx.query(
    `update app.game_runs set state = 'accepted', closed_at = app.now(), version = $2, steps = $3, score = $4,
       closed_with = $5, opening = $6 where id = $1::uuid`,
    [run, version, steps, score, closedWith, opening],
  );
};

/** Whether a run of the day begins with the input of one that another wallet has listed. */
export async function isCopied(
  tx: Transaction,
  wallet: Address,
  { id, game }: KnownRun,
  opening: string,
): Promise<boolean> {
  const found = await tx.query(
    `select from app.game_runs as other where other.game = $2 and other.opening = $3 and other.kind = 'day'
       and other.log is not null and other.wallet <> $4 and exists (select from app.game_runs as run
         where run.id = $1::uuid and other.day between run.day - 1 and run.day + 1 and other.secret = run.secret) limit 1`,
    [id, game, opening, wallet],
  );
  return found.length > 0;
}

/** Keeps the input of a run that is listed; `log` is compressed, in Base64. */
export const keepLog = (tx: Transaction, run: string, { log }: PackedLog) =>
  tx.query(`update app.game_runs set log = decode($2::text, 'base64') where id = $1::uuid`, [run, log]);

/**
 * Lets go of the inputs of a wallet's runs that no board lists any more. The best of all time is kept for ever, the best
 * of an occasion for more than a year.
 */
export const dropUnlisted = (tx: Transaction, wallet: Address) =>
  tx.query(
    `update app.game_runs as run set
       log = case when listed.run is null then null else run.log end,
       expires_at = case when listed.run is null then app.now() + interval '2 days'
         when listed.is_best then null else app.now() + interval '400 days' end
     from app.game_runs as kept left join (
       select run, bool_or(board = 'all') as is_best from app.game_scores where wallet = $1 group by run
     ) as listed on listed.run = kept.id
     where run.id = kept.id and kept.wallet = $1 and kept.log is not null`,
    [wallet],
  );

/** A run that is listed, of anybody, once it can be watched. */
export interface ListedRun {
  readonly game: GameId;
  readonly secret: string;
  readonly steps: number;
  readonly score: number;
  readonly version: number;
  readonly packed: PackedLog;
}

export async function listedRun(tx: Transaction, id: string): Promise<ListedRun | null> {
  const [row] = await tx.query<Omit<ListedRun, 'packed'> & { log: string }>(
    `select game, secret, steps, score, version, translate(encode(log, 'base64'), E'\\n', '') as log
     from app.game_runs where id = $1::uuid and log is not null
       and exists (select from app.game_scores as listed where listed.run = game_runs.id) and (kind <> 'day'
       or app.now() >= (day + 1)::timestamp at time zone 'UTC' + $2::integer * interval '1 millisecond')`,
    [id, DAY_CLOSED_WITHIN_MS],
  );
  if (!row) return null;
  const { log, ...run } = row;
  return { ...run, packed: { packing: 'deflate-raw', log } };
}
