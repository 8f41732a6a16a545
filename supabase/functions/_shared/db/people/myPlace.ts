import type { PageComment, PersonPage, SavePageBody } from '../../contract/people/myPlace.ts';
import type { GameId } from '../../domain/arcade/games/games.ts';
import type { Color, Layout, Pattern } from '../../domain/people/myPlace.ts';
import { faceOf } from '../../domain/people/profile.ts';
import type { Address } from '../../kernel/units.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';

// Types rather than interfaces: only types fit the port's Row.
type Iconed = { wallet: Address; profile_icon: string | null };
const ICON = `person.wallet::text as wallet,
  (select icon from app.shown_icon(person.wallet, person.profile_icon)) as profile_icon`;

/** The picture of a person, to be drawn without their wallet. */
const iconOf = ({ wallet, profile_icon }: Iconed): string => profile_icon ?? faceOf(wallet);

/** The wallet of the person with this username, in whatever case; null: there is none. */
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

type Findings = Pick<PersonPage, 'prizes' | 'objectives' | 'clues'>;
type PageRow = Iconed & {
  isMine: boolean;
  username: string;
  bio: string;
  color: Color;
  pattern: Pattern;
  layout: Layout;
  song: string | null;
  mood: string;
  about: string;
  lists: PersonPage['lists'];
  findings: Findings;
  commentCount: number;
};

/** The page of a wallet, which has a profile; null: it has none. */
export async function pageOf(tx: Transaction, wallet: Address): Promise<PersonPage | null> {
  const [row] = await tx.query<PageRow>(
    `select person.username, ${ICON}, person.bio,
       person.wallet is not distinct from (select app.current_wallet()) as "isMine",
       coalesce(page.color, 'sky') as color, coalesce(page.pattern, 'glitter') as pattern,
       coalesce(page.layout, 'left') as layout, page.song, coalesce(page.mood, '') as mood,
       coalesce(page.about, '') as about, coalesce(page.lists, '{}'::jsonb) as lists,
       app.page_findings(person.wallet) as findings,
       (select count(*)::int from app.myplace_comments as one
        where one.page = person.wallet and one.removed_at is null and one.held_at is null) as "commentCount"
     from app.profiles as person left join app.myplace_pages as page using (wallet)
     where person.wallet = $1`,
    [wallet],
  );
  if (row === undefined) return null;
  const friends = await tx.query<Iconed & { username: string }>(
    `select person.username, ${ICON}
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
  const { wallet: _wallet, findings, ...page } = row;
  return {
    ...page,
    ...findings,
    profile_icon: iconOf(row),
    friends: friends.map((friend) => ({ username: friend.username, profile_icon: iconOf(friend) })),
    scores,
  };
}

/** Keeps the page of a wallet as a whole. The usernames of friends that do not exist; empty: it was kept. */
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

const COMMENT = `one.wallet::text as wallet, one.removed_by as removed, one.held_at is not null as held,
  one.wallet is not distinct from (select app.current_wallet()) as "isMine",
  case when one.removed_at is null then one.text else '' end as text,
  (select row_to_json(writer) from (
    select person.username, ${ICON} from app.profiles as person where person.wallet = one.wallet) as writer) as writer`;

type CommentRow = Pick<PageComment, 'isMine' | 'text' | 'removed' | 'held'> & {
  wallet: Address;
  writer: (Iconed & { readonly username: string }) | null;
};
type PlacedComment = CommentRow & { id: string; created_at: Date };

const toComment = (row: PlacedComment): PageComment => ({
  id: row.id,
  isMine: row.isMine,
  username: row.writer?.username ?? null,
  profile_icon: row.writer === null ? faceOf(row.wallet) : iconOf(row.writer),
  text: row.text,
  created_at: row.created_at.toISOString(),
  removed: row.removed,
  held: row.held,
});

/** What its author alone reads is shown to no operator here: it waits in their queue. */
const SHOWN = '(one.held_at is null or one.wallet = (select app.current_wallet()))';

/** The comments under the page of a wallet, tombstones and what the caller wrote that is held too, newest first. */
export async function commentsPage(
  tx: Transaction,
  page: Address,
  asked: PageAsked,
): Promise<Page<PageComment>> {
  const { items, next } = await newestFirst<CommentRow>(
    tx,
    {
      table: 'app.myplace_comments',
      columns: COMMENT,
      where: `one.page = $1 and ${SHOWN}`,
      parameters: [page],
    },
    asked,
  );
  return { items: items.map(toComment), next };
}

interface NewComment {
  readonly page: Address;
  readonly text: string;
  readonly held: boolean;
}

/** Writes a comment in the name of the wallet, and answers it as its author reads it. */
export async function writeComment(
  tx: Transaction,
  wallet: Address,
  { page, text, held }: NewComment,
): Promise<PageComment> {
  const [row] = await tx.query<PlacedComment>(
    `insert into app.myplace_comments as one (page, wallet, text, held_at)
     values ($1, $2, $3, case when $4::boolean then app.now() end)
     returning one.id::text as id, one.created_at, ${COMMENT}`,
    [page, wallet, text, held],
  );
  if (!row) throw new Error('no comment was kept');
  return toComment(row);
}

/** Takes a comment away that the wallet wrote, or that stands on its page. False: there is none. */
export async function removeComment(tx: Transaction, wallet: Address, id: string): Promise<boolean> {
  const removed = await tx.query(
    `update app.myplace_comments set removed_at = app.now(),
       removed_by = case when wallet = $2::text then 'author' else 'owner' end
     where id = $1::text::bigint and removed_at is null and $2::text in (page, wallet) returning id`,
    [id, wallet],
  );
  return removed.length > 0;
}
