import { BOARDS, watchableAt, type BoardId, type BoardWindow } from '../../domain/arcade/games/boards.ts';
import type { GameId } from '../../domain/arcade/games/games.ts';
import { readProfileIcon } from '../../domain/people/profileIcon.ts';
import type { BoardAnswer, BoardEntry } from '../../contract/arcade/games.ts';
import { isoOf, epochMs, type Address } from '../../kernel/units.ts';
import { unblocked } from '../people/blocks.ts';
import { clockOf } from '../system/clock.ts';
import type { Transaction } from '../port.ts';

/** How many of a board are listed. */
const LISTED = 100;

/** A board at one of its occasions: its first day tells one from the next. */
const periodOf = (window: BoardWindow | null): string =>
  new Date(window?.from ?? 0).toISOString().slice(0, 10);

/** A board at one of its occasions. */
interface Occasion {
  readonly board: BoardId;
  readonly window: BoardWindow | null;
}

/**
 * The Flunk with which a wallet, or one linked to it, enters a board with prizes, by the index: no other wallet has entered
 * with it. Null: there is none. It is held until the transaction ends: others who would enter wait.
 */
export async function holdEntry(
  tx: Transaction,
  { board, window }: Occasion,
  game: GameId,
  wallet: Address,
): Promise<string | null> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('prizes:' || $1 || ':' || $2, 0))`, [
    game,
    board,
  ]);
  const [row] = await tx.query<{ token: string }>(
    `select token.token_id::text as token from app.tokens as token
     where token.collection = 'Flunks' and token.owner = any((select app.wallets_of($4))::text[]) and not exists (
       select from app.game_scores as other where other.game = $1 and other.board = $2
         and other.period = $3::text::date and other.token_id = token.token_id and other.wallet <> $4)
     order by token.token_id limit 1`,
    [game, board, periodOf(window), wallet],
  );
  return row?.token ?? null;
}

interface RaisedScore {
  readonly game: GameId;
  readonly wallet: Address;
  readonly run: string;
  readonly score: number;
  /** The Flunk that it is entered with; null: its board has no prizes. */
  readonly token: string | null;
}

/** Only among so many at the top of a board a place that is taken is news. */
const NEWS_AMONG = 10;

/**
 * Whose place on a board a score would take, at its top: the best of those whom it passes, and the wallet had not passed
 * before. Null: there is none.
 */
export async function passedBy(
  tx: Transaction,
  { board, window }: Occasion,
  { game, wallet, score }: Pick<RaisedScore, 'game' | 'wallet' | 'score'>,
): Promise<Address | null> {
  const [row] = await tx.query<{ wallet: Address }>(
    `select passed.wallet::text as wallet from (
       select other.wallet, other.score, other.reached_at from app.game_scores as other
       where game = $1 and board = $2 and period = $3::text::date and wallet <> $4 and score < $5
       order by score desc, reached_at, wallet limit 1) as passed
       left join app.game_scores as mine
         on mine.game = $1 and mine.board = $2 and mine.period = $3::text::date and mine.wallet = $4
     where (mine.score is null or (passed.score, mine.reached_at, mine.wallet::text)
         > (mine.score, passed.reached_at, passed.wallet::text))
       and (select count(*) from (
         select from app.game_scores where game = $1 and board = $2 and period = $3::text::date and wallet <> $4
           and score >= $5 limit ${NEWS_AMONG}) as above) < ${NEWS_AMONG}`,
    [game, board, periodOf(window), wallet, score],
  );
  return row?.wallet ?? null;
}

/** Sets the wallet's best of a board, where the run is better than what it had. False: it is not. */
export async function raiseScore(
  tx: Transaction,
  { board, window }: Occasion,
  { game, wallet, run, score, token }: RaisedScore,
): Promise<boolean> {
  const raised = await tx.query(
    `insert into app.game_scores as best (game, board, period, wallet, run, score, reached_at, token_id)
     values ($1, $2, $3::text::date, $4, $5::uuid, $6, app.now(), $7::text::numeric)
     on conflict (game, board, period, wallet) do update
       set run = excluded.run, score = excluded.score, reached_at = excluded.reached_at, token_id = excluded.token_id
       where excluded.score > best.score
     returning run`,
    [game, board, periodOf(window), wallet, run, score, token],
  );
  return raised.length > 0;
}

type Standing = { run: string; score: number; rank: number };

/** The best of a wallet on a board, and its rank; null: it has none there. */
export async function standingOf(
  tx: Transaction,
  game: GameId,
  board: BoardId,
  window: BoardWindow | null,
  wallet: Address,
): Promise<Standing | null> {
  const [row] = await tx.query<Standing>(
    `select mine.run::text as run, mine.score, (select count(*)::int from app.game_scores as other
         where other.game = mine.game and other.board = mine.board and other.period = mine.period
           and (other.score > mine.score
             or (other.score = mine.score and (other.reached_at, other.wallet::text) < (mine.reached_at, mine.wallet::text)))
       ) + 1 as rank
     from app.game_scores as mine where game = $1 and board = $2 and period = $3::text::date and wallet = $4`,
    [game, board, periodOf(window), wallet],
  );
  return row ?? null;
}

type EntryRow = {
  wallet: Address;
  username: string | null;
  icon: string | null;
  score: number;
  reached_at: Date;
  run: string | null;
  /** False: a block parts them from the caller. */
  unblocked: boolean;
};

const entryOf = (row: EntryRow, rank: number): BoardEntry => ({
  rank,
  username: row.username,
  // A face that is no longer drawn is left out.
  profile_icon: readProfileIcon(row.icon) === null ? null : row.icon,
  wallet: row.wallet,
  hasProfile: row.username !== null && row.unblocked,
  score: row.score,
  reachedAt: row.reached_at.toISOString(),
  run: row.run,
});

/** A run of other rules than the present ones cannot be played back. */
const entries = (version: string): string =>
  `select score.wallet::text as wallet, profile.username,
     (select icon from app.shown_icon(profile.wallet, profile.profile_icon)) as icon,
     ${unblocked('score.wallet')} as unblocked, score.score, score.reached_at, case when run.version = ${version} then score.run::text end as run
   from app.game_scores as score
   left join app.game_runs as run on run.id = score.run
   left join app.profiles as profile on profile.wallet = score.wallet
   where score.game = $1 and score.board = $2 and score.period = $3::text::date`;

/** A board of a game with the entry of one who looks at it. `version` is of the game's present rules. */
export async function boardOf(
  tx: Transaction,
  game: GameId,
  board: BoardId,
  { wallet, version }: { readonly wallet: Address | null; readonly version: number },
): Promise<Omit<BoardAnswer, 'success'>> {
  const now = epochMs((await clockOf(tx)).getTime());
  const window = BOARDS[board].window(now, game);
  const scores = BOARDS[board].of ?? board;
  const watchable = watchableAt(game, board, window);
  const isWatchable = watchable === null || now >= watchable;
  const asked = [game, scores, periodOf(window)];
  const [rows, [counted], own] = await Promise.all([
    tx.query<EntryRow>(
      `${entries('$4')} order by score.score desc, score.reached_at, score.wallet limit ${LISTED}`,
      [...asked, version],
    ),
    tx.query<{ total: number }>(
      'select count(*)::int as total from app.game_scores where game = $1 and board = $2 and period = $3::text::date',
      asked,
    ),
    wallet && standingOf(tx, game, scores, window, wallet),
  ]);
  const [mine] = own
    ? await tx.query<EntryRow>(`${entries('$4')} and score.wallet = $5`, [...asked, version, wallet])
    : [];
  const listed = (row: EntryRow, rank: number): BoardEntry => {
    const entry = entryOf(row, rank);
    return isWatchable ? entry : { ...entry, run: null };
  };
  return {
    opensAt: isoOf(window?.from ?? null),
    closesAt: isoOf(window?.to ?? null),
    watchableAt: isWatchable ? null : isoOf(watchable),
    entries: rows.map((row, index) => listed(row, index + 1)),
    total: counted?.total ?? 0,
    own: own && mine ? listed(mine, own.rank) : null,
  };
}

/** Whether an accepted run of the wallet that is not struck out has this score. */
export async function hasScored(
  tx: Transaction,
  wallet: Address,
  game: GameId,
  { run, score }: { readonly run: string; readonly score: number },
): Promise<boolean> {
  const found = await tx.query(
    `select from app.game_runs
     where id = $1::uuid and wallet = $2 and game = $3 and score = $4 and not app.is_struck(id)`,
    [run, wallet, game, score],
  );
  return found.length > 0;
}
