import type { KeptTheme, ThemeAnswer, Winner } from '../../contract/making/themes.ts';
import {
  endOfWeek,
  listedTheme,
  THEME_DAY_MS,
  THEME_RESULTS,
  THEME_WORKS,
  weekAfter,
  type Theme,
} from '../../domain/making/themes.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';
import { unblocked } from '../people/blocks.ts';
import type { Db, Transaction } from '../port.ts';
import { hungWork, type HungWork } from './works.ts';

/** A work that was handed in and that the caller may see. */
const SHOWN = `one.removed_at is null and one.held_at is null and ${unblocked('one.wallet')}`;

/** The Flunks of $1 and of those wallets that are linked to it. */
const FLUNKS = `array(select token_id from app.tokens
  where collection = 'Flunks' and template_id is not null and owner = any((select app.wallets_of($1))::text[]))`;

/** The running week, by the clock of the server. */
async function thisWeek(tx: Transaction): Promise<string> {
  const [row] = await tx.query<{ week: string }>(
    `select date_trunc('week', app.now() at time zone 'UTC')::date::text as week`,
    [],
  );
  if (row === undefined) throw new Error('the database has no clock');
  return row.week;
}

/** The theme of a week: an operator's, or the one of the list. */
async function themeOf(tx: Transaction, week: string): Promise<Theme> {
  const [row] = await tx.query<{ title: string; hint: string }>(
    'select title, hint from app.themes where week = $1::text::date',
    [week],
  );
  return row ?? listedTheme(week);
}

type CountRow = { works: number; mine: number; vote: string | null };

/** The theme of the running week, as the caller sees it. */
export async function currentTheme(tx: Transaction, wallet: Address | null): Promise<ThemeAnswer['theme']> {
  const week = await thisWeek(tx);
  const theme = await themeOf(tx, week);
  const [counted] = await tx.query<CountRow>(
    `select count(*)::int as works, count(*) filter (where one.wallet = (select app.current_wallet()))::int as mine,
       max(vote.work)::text as vote
     from app.theme_entries as entry join app.works as one on one.id = entry.work
       left join app.theme_votes as vote
         on vote.work = entry.work and vote.wallet = (select app.current_wallet())
     where entry.week = $1::text::date and ${SHOWN}`,
    [week],
  );
  const { works, mine, vote } = counted ?? { works: 0, mine: 0, vote: null };
  const ends_at = new Date(endOfWeek(week)).toISOString();
  return { week, ...theme, ends_at, works, mine, vote, standing: await standingOf(tx, wallet, week) };
}

/** Whether a wallet may vote in a week, or why not (WEEK-3). */
async function standingOf(
  tx: Transaction,
  wallet: Address | null,
  week: string,
): Promise<ThemeAnswer['theme']['standing']> {
  if (wallet === null) return 'guest';
  const [row] = await tx.query<{ held: number; free: string | null }>(
    `select cardinality(own.tokens) as held, app.free_theme_token($2::text::date, own.tokens)::text as free
     from (select ${FLUNKS} as tokens) as own`,
    [wallet, week],
  );
  if (row === undefined || row.held === 0) return 'no-flunk';
  return row.free === null ? 'used' : 'open';
}

/** What became of the week before; null: nothing was handed in. */
export async function lastTheme(
  tx: Transaction,
): Promise<
  | (Theme & { readonly week: string; readonly isClosed: boolean; readonly results: readonly WorkVotes[] })
  | null
> {
  const week = weekAfter(await thisWeek(tx), -1);
  const [row] = await tx.query<{ title: string; hint: string; closed: boolean; works: number }>(
    `select title, hint, closed_at is not null as closed,
       (select count(*)::int from app.theme_entries as entry where entry.week = theme.week) as works
     from app.themes as theme where week = $1::text::date`,
    [week],
  );
  if (row === undefined || row.works === 0) return null;
  const { title, hint, closed } = row;
  if (!closed) return { week, title, hint, isClosed: false, results: [] };
  const found = await tx.query<{ work: string; votes: number }>(
    `select result.work::text as work, result.votes
     from app.theme_results($1::text::date) as result join app.works as one on one.id = result.work
     where ${SHOWN} order by result.place limit $2::text::int`,
    [week, String(THEME_RESULTS)],
  );
  const results: WorkVotes[] = [];
  for (const { work, votes } of found) {
    const hung = await hungWork(tx, work);
    if (hung !== null) results.push({ work: hung, votes });
  }
  return { week, title, hint, isClosed: true, results };
}

interface WorkVotes {
  readonly work: HungWork;
  readonly votes: number;
}

/** The winner of the week before this one, while its day lasts and everybody may see it; null: there is none. */
export async function winnerOfDay(tx: Transaction): Promise<Winner | null> {
  const last = weekAfter(await thisWeek(tx), -1);
  const until = new Date(endOfWeek(last) + THEME_DAY_MS).toISOString();
  const [row] = await tx.query<Omit<Winner, 'until'>>(
    `select one.id::text as work, one.title, theme.title as theme,
       (select maker.username from app.profiles as maker where maker.wallet = one.wallet) as username
     from app.themes as theme join app.works as one on one.id = theme.winner
     where theme.week = $1::text::date and one.removed_at is null and one.held_at is null
       and app.now() < $2::text::timestamptz`,
    [last, until],
  );
  return row === undefined ? null : { ...row, until };
}

const NOT_YOURS = fail('NOT_FOUND', 'No such work of yours hangs on the wall.');
const NOT_IN = fail('NOT_FOUND', 'This work is not in the theme of this week.');

/** Hands a work of the wallet in to the theme of the running week (WEEK-2). */
export async function handIn(tx: Transaction, wallet: Address, work: string): Promise<Result<null>> {
  const week = await thisWeek(tx);
  const [own] = await tx.query<{ week: string | null }>(
    `select (select entry.week::text from app.theme_entries as entry where entry.work = one.id) as week
     from app.works as one where one.id = $1::text::bigint and one.wallet = $2 and one.removed_at is null for update`,
    [work, wallet],
  );
  if (own === undefined) return NOT_YOURS;
  if (own.week === week) return ok(null);
  if (own.week !== null) return fail('CONFLICT', 'This work was in the theme of another week.');
  // Two of the same wallet come one after the other.
  await tx.query('select from app.wallets where wallet = $1 for no key update', [wallet]);
  const [counted] = await tx.query<{ mine: number }>(
    `select count(*)::int as mine from app.theme_entries where wallet = $1 and week = $2::text::date`,
    [wallet, week],
  );
  if ((counted?.mine ?? 0) >= THEME_WORKS) {
    return fail(
      'RATE_LIMITED',
      `${THEME_WORKS} works of yours are in the theme of this week, which is all that fits.`,
    );
  }
  const { title, hint } = listedTheme(week);
  await tx.query(
    `insert into app.themes (week, title, hint, is_set) values ($1::text::date, $2, $3, false) on conflict do nothing`,
    [week, title, hint],
  );
  await tx.query(
    `insert into app.theme_entries (work, week, wallet) values ($1::text::bigint, $2::text::date, $3)`,
    [work, week, wallet],
  );
  return ok(null);
}

/** Takes a work of the wallet out of the theme of the running week, and the votes for it with it. */
export async function takeOut(tx: Transaction, wallet: Address, work: string): Promise<void> {
  await tx.query(
    `delete from app.theme_entries where work = $1::text::bigint and wallet = $2 and week = $3::text::date`,
    [work, wallet, await thisWeek(tx)],
  );
}

/** Any number; the second key is a Flunk's. */
const TOKEN_LOCK = 736_021;

/** Votes for a work in the theme of the running week, in place of the wallet's vote before (WEEK-3). */
export async function vote(tx: Transaction, wallet: Address, work: string): Promise<Result<null>> {
  const week = await thisWeek(tx);
  const [found] = await tx.query<{ own: boolean }>(
    `select one.wallet = any((select app.wallets_of($3))::text[]) as own
     from app.theme_entries as entry join app.works as one on one.id = entry.work
     where entry.work = $1::text::bigint and entry.week = $2::text::date and ${SHOWN}`,
    [work, week, wallet],
  );
  if (found === undefined) return NOT_IN;
  if (found.own) return fail('FORBIDDEN', 'This work is your own. Vote for one of the others.');
  const standing = await standingOf(tx, wallet, week);
  if (standing === 'no-flunk') return fail('FORBIDDEN', 'A vote takes a Flunk, and this wallet holds none.');
  // The same Flunk in two wallets at once counts once.
  const [free] = await tx.query<{ token: string | null }>(
    `select app.free_theme_token($2::text::date, ${FLUNKS})::text as token`,
    [wallet, week],
  );
  const token = free?.token ?? null;
  if (token === null) return USED;
  await tx.query('select pg_advisory_xact_lock($1::text::int, hashtext($2))', [String(TOKEN_LOCK), token]);
  const [still] = await tx.query<{ free: boolean }>(
    'select app.free_theme_token($1::text::date, array[$2::text::numeric]) is not null as free',
    [week, token],
  );
  if (still?.free !== true) return USED;
  await tx.query(
    `insert into app.theme_votes (week, wallet, token, work)
     values ($1::text::date, $2, $3::text::numeric, $4::text::bigint)
     on conflict (week, wallet) do update
       set token = excluded.token, work = excluded.work, voted_at = app.now()`,
    [week, wallet, token, work],
  );
  return ok(null);
}

const USED = fail(
  'FORBIDDEN',
  'Somebody has voted this week by each of your Flunks, before they came to you.',
);

/** Takes the wallet's vote of the running week back. */
export async function takeVoteBack(tx: Transaction, wallet: Address): Promise<void> {
  const week = await thisWeek(tx);
  await tx.query('delete from app.theme_votes where week = $1::text::date and wallet = $2', [week, wallet]);
}

/** The themes of so many weeks, from this one on, as operators see them. */
export async function themesFrom(tx: Transaction, weeks: number): Promise<KeptTheme[]> {
  const week = await thisWeek(tx);
  const rows = await tx.query<{ week: string; title: string; hint: string; is_set: boolean; works: number }>(
    `select week::text as week, title, hint, is_set,
       (select count(*)::int from app.theme_entries as entry where entry.week = theme.week) as works
     from app.themes as theme where week >= $1::text::date`,
    [week],
  );
  return Array.from({ length: weeks }, (_, nth) => {
    const at = weekAfter(week, nth);
    const row = rows.find((one) => one.week === at);
    return row === undefined
      ? { week: at, ...listedTheme(at), isSet: false, works: 0 }
      : { week: at, title: row.title, hint: row.hint, isSet: row.is_set, works: row.works };
  });
}

/** Sets the theme of a week. Row level security lets administrators alone. */
export async function setTheme(tx: Transaction, week: string, { title, hint }: Theme): Promise<void> {
  await tx.query(
    `insert into app.themes (week, title, hint, is_set) values ($1::text::date, $2, $3, true)
     on conflict (week) do update
       set title = excluded.title, hint = excluded.hint, is_set = true, set_at = app.now()`,
    [week, title, hint],
  );
}

/** Counts the votes of weeks that are over (WEEK-4), and answers how many weeks were. */
export async function closeThemes(db: Db): Promise<number> {
  const [row] = await db.statement<{ closed: number }>('select app.close_themes() as closed', []);
  return row?.closed ?? 0;
}
