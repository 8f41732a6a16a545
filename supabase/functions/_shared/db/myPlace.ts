import type { PageComment, PersonPage, SavePageBody } from '../contract/myPlace.ts';
import type { GameId } from '../domain/games/game.ts';
import type { Color, Layout, Pattern } from '../domain/myPlace.ts';
import type { Address } from '../kernel/units.ts';
import { newestFirst, type Page, type PageAsked } from './pages.ts';
import type { Transaction } from './port.ts';

const ICON = 'app.shown_icon(person.wallet, person.profile_icon) as profile_icon';

/** The wallet of the person with this username, in whatever case; null: no person is called so. */
export async function walletNamed(tx: Transaction, username: string): Promise<Address | null> {
  const [found] = await tx.query<{ wallet: Address }>(
    'select wallet::text as wallet from app.profiles where lower(username) = lower($1)',
    [username],
  );
  return found?.wallet ?? null;
}

/** Whether the wallet has a profile, which a name on a page needs. */
export async function hasProfile(tx: Transaction, wallet: Address): Promise<boolean> {
  return (await tx.query('select from app.profiles where wallet = $1', [wallet])).length > 0;
}

type PageRow = {
  username: string;
  wallet: Address;
  profile_icon: string | null;
  bio: string;
  color: Color;
  pattern: Pattern;
  layout: Layout;
  song: string | null;
  mood: string;
  about: string;
  lists: PersonPage['lists'];
  commentCount: number;
};

/** The page of a wallet, which has a profile; null: it has none. */
export async function pageOf(tx: Transaction, wallet: Address): Promise<PersonPage | null> {
  const [row] = await tx.query<PageRow>(
    `select person.username, person.wallet::text as wallet, ${ICON}, person.bio,
       coalesce(page.color, 'sky') as color, coalesce(page.pattern, 'glitter') as pattern,
       coalesce(page.layout, 'left') as layout, page.song, coalesce(page.mood, '') as mood,
       coalesce(page.about, '') as about, coalesce(page.lists, '{}'::jsonb) as lists,
       (select count(*)::int from app.myplace_comments as one
        where one.page = person.wallet and one.removed_at is null) as "commentCount"
     from app.profiles as person left join app.myplace_pages as page using (wallet)
     where person.wallet = $1`,
    [wallet],
  );
  if (row === undefined) return null;
  const friends = await tx.query<PersonPage['friends'][number]>(
    `select person.username, person.wallet::text as wallet, ${ICON}
     from app.myplace_pages as page cross join unnest(page.friends) with ordinality as friend (wallet, place)
       join app.profiles as person on person.wallet = friend.wallet
     where page.wallet = $1 order by friend.place`,
    [wallet],
  );
  const scores = await tx.query<{ game: GameId; score: number }>(
    `select game, max(score)::int as score from app.game_scores where wallet = $1 and board = 'all'
     group by game order by game`,
    [wallet],
  );
  return { ...row, friends, scores };
}

/** Keeps the page of a wallet as a whole. The usernames of friends that no person has; empty: it was kept. */
export async function savePage(
  tx: Transaction,
  wallet: Address,
  { color, pattern, layout, song, mood, about, lists, friends }: SavePageBody,
): Promise<readonly string[]> {
  const wallets: Address[] = [];
  const unknown: string[] = [];
  for (const name of friends) {
    const friend = await walletNamed(tx, name);
    if (friend === null) unknown.push(name);
    else if (!wallets.includes(friend)) wallets.push(friend);
  }
  if (unknown.length > 0) return unknown;
  await tx.query(
    `insert into app.myplace_pages as page (wallet, color, pattern, layout, song, mood, about, lists, friends)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb,
       array(select value::app.address from json_array_elements_text($9::text::json) with ordinality as one (value, place)
             order by place))
     on conflict (wallet) do update set color = excluded.color, pattern = excluded.pattern,
       layout = excluded.layout, song = excluded.song, mood = excluded.mood, about = excluded.about,
       lists = excluded.lists, friends = excluded.friends, updated_at = app.now()`,
    [wallet, color, pattern, layout, song, mood, about, JSON.stringify(lists), JSON.stringify(wallets)],
  );
  return [];
}

const WRITER = `(select row_to_json(writer) from (
    select person.username, ${ICON} from app.profiles as person where person.wallet = one.wallet) as writer) as writer`;

type CommentRow = {
  wallet: Address;
  text: string;
  writer: { readonly username: string; readonly profile_icon: string | null } | null;
};
type PlacedComment = CommentRow & { id: string; created_at: Date };

const toComment = ({ id, wallet, text, writer, created_at }: PlacedComment): PageComment => ({
  id,
  wallet,
  username: writer?.username ?? null,
  profile_icon: writer?.profile_icon ?? null,
  text,
  created_at: created_at.toISOString(),
});

/** The comments under the page of a wallet that were not taken away, newest first. */
export async function commentsPage(
  tx: Transaction,
  page: Address,
  asked: PageAsked,
): Promise<Page<PageComment>> {
  const { items, next } = await newestFirst<CommentRow>(
    tx,
    {
      table: 'app.myplace_comments',
      columns: `wallet::text as wallet, text, ${WRITER}`,
      where: 'one.removed_at is null and one.page = $1',
      parameters: [page],
    },
    asked,
  );
  return { items: items.map(toComment), next };
}

/** Writes a comment in the name of the wallet, and answers it as everybody reads it. */
export async function writeComment(
  tx: Transaction,
  wallet: Address,
  page: Address,
  text: string,
): Promise<PageComment> {
  const [row] = await tx.query<PlacedComment>(
    `insert into app.myplace_comments as one (page, wallet, text) values ($1, $2, $3)
     returning one.id::text as id, one.created_at, one.wallet::text as wallet, one.text, ${WRITER}`,
    [page, wallet, text],
  );
  if (!row) throw new Error('no comment was kept');
  return toComment(row);
}

// A type rather than an interface: only types fit the port's Row.
type Removed = { readonly page: string; readonly wallet: string; readonly text: string };

/** Takes a comment away that stands on the wallet's page or is its own; `anyones`: any. Null: there is none. */
export async function removeComment(
  tx: Transaction,
  wallet: Address,
  id: string,
  { anyones }: { readonly anyones: boolean },
): Promise<Removed | null> {
  const [removed] = await tx.query<Removed>(
    `update app.myplace_comments set removed_at = app.now()
     where id = $1::text::bigint and removed_at is null and ($3::text = 'any' or $2::text in (page, wallet))
     returning page::text as page, wallet::text as wallet, text`,
    [id, wallet, anyones ? 'any' : 'own'],
  );
  return removed ?? null;
}
