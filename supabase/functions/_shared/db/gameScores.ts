import { BOARDS, type BoardId, type BoardWindow } from '../domain/games/boards.ts';
import type { GameId } from '../domain/games/game.ts';
import { readProfileIcon } from '../domain/profileIcon.ts';
import type { BoardAnswer, BoardEntry } from '../contract/games.ts';
import { epochMs, type Address } from '../kernel/units.ts';
import { clockOf } from './locks.ts';
import type { Transaction } from './port.ts';

/** How many of a board are listed. */
const LISTED = 100;

/** A board at one of its occasions: its first day tells one from the next. */
const periodOf = (window: BoardWindow | null): string =>
  new Date(window?.from ?? 0).toISOString().slice(0, 10);

/** Sets the wallet's best of a board, where the run is better than what it had. False: it is not. */
export async function raiseScore(
  tx: Transaction,
  { board, window }: { readonly board: BoardId; readonly window: BoardWindow | null },
  { game, wallet, run, score }: { game: GameId; wallet: Address; run: string; score: number },
): Promise<boolean> {
  const raised = await tx.query(
    `insert into app.game_scores as best (game, board, period, wallet, run, score, reached_at)
     values ($1, $2, $3::text::date, $4, $5::uuid, $6, app.now())
     on conflict (game, board, period, wallet) do update
       set run = excluded.run, score = excluded.score, reached_at = excluded.reached_at
       where excluded.score > best.score
     returning run`,
    [game, board, periodOf(window), wallet, run, score],
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
};

const entryOf = (row: EntryRow, rank: number): BoardEntry => ({
  rank,
  username: row.username,
  // A face that is no longer drawn is left out.
  profile_icon: readProfileIcon(row.icon) === null ? null : row.icon,
  wallet: row.wallet,
  hasProfile: row.username !== null,
  score: row.score,
  reachedAt: row.reached_at.toISOString(),
  run: row.run,
});

/** A run of other rules than the present ones cannot be played back. */
const entries = (version: string): string =>
  `select score.wallet::text as wallet, profile.username, app.shown_icon(profile.wallet, profile.profile_icon) as icon,
     score.score, score.reached_at, case when run.version = ${version} then score.run::text end as run
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
  const window = BOARDS[board].window(epochMs((await clockOf(tx)).getTime()));
  const asked = [game, board, periodOf(window)];
  const [rows, [counted], own] = await Promise.all([
    tx.query<EntryRow>(
      `${entries('$4')} order by score.score desc, score.reached_at, score.wallet limit ${LISTED}`,
      [...asked, version],
    ),
    tx.query<{ total: number }>(
      'select count(*)::int as total from app.game_scores where game = $1 and board = $2 and period = $3::text::date',
      asked,
    ),
    wallet && standingOf(tx, game, board, window, wallet),
  ]);
  const [mine] = own
    ? await tx.query<EntryRow>(`${entries('$4')} and score.wallet = $5`, [...asked, version, wallet])
    : [];
  const isoOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return {
    opensAt: isoOf(window?.from),
    closesAt: isoOf(window?.to),
    entries: rows.map((row, index) => entryOf(row, index + 1)),
    total: counted?.total ?? 0,
    own: own && mine ? entryOf(mine, own.rank) : null,
  };
}

/** Whether an accepted run of the wallet has this score. */
export async function hasScored(
  tx: Transaction,
  wallet: Address,
  game: GameId,
  { run, score }: { readonly run: string; readonly score: number },
): Promise<boolean> {
  const found = await tx.query(
    'select from app.game_runs where id = $1::uuid and wallet = $2 and game = $3 and score = $4',
    [run, wallet, game, score],
  );
  return found.length > 0;
}
