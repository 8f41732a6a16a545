import type { PageComment, PersonPage, SavePageBody } from '../../contract/people/myPlace.ts';
import type { GameId } from '../../domain/arcade/games/games.ts';
import type { Color, Commenters, Layout, Pattern } from '../../domain/people/myPlace.ts';
import { faceOf } from '../../domain/people/profile.ts';
import type { Address } from '../../kernel/units.ts';
import { unblocked, unblockedOn } from './blocks.ts';
import { signaturesFor } from '../school/signatures.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';
import { tell } from './news.ts';

// Types rather than interfaces: only types fit the port's Row.
type Iconed = { wallet: Address; profile_icon: string | null };
const ICON = `person.wallet::text as wallet,
  (select icon from app.shown_icon(person.wallet, person.profile_icon)) as profile_icon`;

/** The picture of a person, to be drawn without their wallet. */
const iconOf = ({ wallet, profile_icon }: Iconed): string => profile_icon ?? faceOf(wallet);

/** The wallet of the person with this username, in whatever case; null: there is none for the caller (BLOCK-1). */
export async function walletNamed(tx: Transaction, username: string): Promise<Address | null> {
  const [found] = await tx.query<{ wallet: Address }>(
    `select person.wallet::text as wallet from app.profiles as person
     where lower(person.username) = lower($1) and ${unblocked('person.wallet')}`,
    [username],
  );
  return found?.wallet ?? null;
}

const NAMES_MOST = 10;

/** Usernames that begin so, in whatever case, of those between whom and the caller no block stands (BLOCK-1). */
export async function usernamesFrom(tx: Transaction, beginning: string): Promise<string[]> {
  // No letter of a username comes after the tilde.
  const rows = await tx.query<{ username: string }>(
    `select person.username from app.profiles as person
     where lower(person.username) collate "C" >= lower($1) and lower(person.username) collate "C" < lower($1) || '~'
       and ${unblocked('person.wallet')}
     order by lower(person.username) collate "C" limit ${NAMES_MOST}`,
    [beginning],
  );
  return rows.map(({ username }) => username);
}

/** Whether the wallet has a profile, which a name on a page needs. */
export async function hasProfile(tx: Transaction, wallet: Address): Promise<boolean> {
  return (await tx.query('select from app.profiles where wallet = $1', [wallet])).length > 0;
}

/** The condition that no block parts who wrote a comment on the page of $1 from who reads it, or from whose page it is. */
const SEEN = `${unblocked('one.wallet')} and ${unblockedOn('$1', 'one.wallet')}`;

/** Whether the caller may write under the page of the wallet $1, by its row `page`, which may be missing (MYPLACE-9). */
const MAY_COMMENT = `case coalesce(page.comments, 'all') when 'all' then true else (select app.current_wallet()) is not distinct from $1
  or (page.comments = 'signers' and exists (
    select from app.yearbook_signatures as one join app.tokens as student
      on student.collection = 'Flunks' and student.token_id = one.token_id
    where one.wallet = (select app.current_wallet()) and one.removed_at is null and one.held_at is null
      and student.owner = any((select app.wallets_of($1))::text[]))) end`;

/** Why the caller may not write under the page of a wallet; null: they may. */
export async function commentRefusal(
  tx: Transaction,
  wallet: Address,
): Promise<Exclude<Commenters, 'all'> | null> {
  const [row] = await tx.query<{ comments: Commenters; may: boolean }>(
    `select page.comments, ${MAY_COMMENT} as may from app.myplace_pages as page where page.wallet = $1`,
    [wallet],
  );
  return row === undefined || row.may || row.comments === 'all' ? null : row.comments;
}

type Findings = Pick<PersonPage, 'prizes' | 'themes' | 'objectives' | 'clues'>;
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
  comments: Commenters;
  mayComment: boolean;
  commentCount: number;
};

/** What a page is until its owner has chosen otherwise. */
const NEW = {
  color: `'sky'`,
  pattern: `'glitter'`,
  layout: `'left'`,
  lists: `'{}'::jsonb`,
  comments: `'all'`,
} as const;

/** The page of a wallet, which has a profile; null: it has none. */
export async function pageOf(tx: Transaction, wallet: Address): Promise<PersonPage | null> {
  const [row] = await tx.query<PageRow>(
    `select person.username, ${ICON}, person.bio,
       person.wallet is not distinct from (select app.current_wallet()) as "isMine",
       coalesce(page.color, ${NEW.color}) as color, coalesce(page.pattern, ${NEW.pattern}) as pattern,
       coalesce(page.layout, ${NEW.layout}) as layout, page.song, coalesce(page.mood, '') as mood,
       coalesce(page.about, '') as about, coalesce(page.lists, ${NEW.lists}) as lists,
       app.page_findings(person.wallet) as findings, coalesce(page.comments, ${NEW.comments}) as comments,
       ${MAY_COMMENT} as "mayComment",
       (select count(*)::int from app.myplace_comments as one
        where one.page = person.wallet and one.removed_at is null and one.held_at is null and ${SEEN}) as "commentCount"
     from app.profiles as person left join app.myplace_pages as page using (wallet)
     where person.wallet = $1`,
    [wallet],
  );
  if (row === undefined) return null;
  const friends = await tx.query<Iconed & { username: string }>(
    `select person.username, ${ICON}
     from app.myplace_pages as page cross join unnest(page.friends) with ordinality as friend (wallet, place)
       join app.profiles as person on person.wallet = friend.wallet
     where page.wallet = $1 and ${unblocked('person.wallet')} order by friend.place`,
    [wallet],
  );
  const scores = await tx.query<{ game: GameId; score: number }>(
    `select game, max(score)::int as score from app.game_scores where wallet = $1 and board = 'all'
     group by game order by game`,
    [wallet],
  );
  const signatures = await signaturesFor(tx, wallet);
  const { wallet: _wallet, findings, ...page } = row;
  return {
    ...page,
    ...findings,
    profile_icon: iconOf(row),
    friends: friends.map((friend) => ({ username: friend.username, profile_icon: iconOf(friend) })),
    scores,
    signatures,
  };
}

/**
 * Keeps what is given of the page of a wallet, in one statement and so beside what another tab keeps at once, and tells those
 * who come into its Top 6. The usernames of friends that do not exist; empty: it was kept.
 */
export async function savePage(
  tx: Transaction,
  wallet: Address,
  { color, pattern, layout, song, mood, about, lists, friends, comments }: SavePageBody,
): Promise<readonly string[]> {
  const wallets: Address[] = [];
  const unknown: string[] = [];
  for (const name of friends ?? []) {
    const friend = await walletNamed(tx, name);
    if (friend === null) unknown.push(name);
    else if (!wallets.includes(friend)) wallets.push(friend);
  }
  if (unknown.length > 0) return unknown;
  const known = await tx.query<{ friend: Address }>(
    'select unnest(friends)::text as friend from app.myplace_pages where wallet = $1',
    [wallet],
  );
  await tx.query(
    `insert into app.myplace_pages as page (wallet, color, pattern, layout, mood, about, lists, comments, friends, song)
     values ($1, coalesce($2::text, ${NEW.color}), coalesce($3::text, ${NEW.pattern}), coalesce($4::text, ${NEW.layout}),
       coalesce($5::text, ''), coalesce($6::text, ''), ${NEW.lists} || $7::text::jsonb,
       coalesce($8::text, ${NEW.comments}),
       array(select value::app.address from json_array_elements_text($9::text::json) with ordinality as one (value, place)
             order by place), $10::text)
     on conflict (wallet) do update set color = coalesce($2::text, page.color),
       pattern = coalesce($3::text, page.pattern), layout = coalesce($4::text, page.layout),
       mood = coalesce($5::text, page.mood), about = coalesce($6::text, page.about),
       lists = page.lists || $7::text::jsonb, comments = coalesce($8::text, page.comments),
       friends = case when $9::text is null then page.friends else excluded.friends end,
       song = case when $11::boolean then excluded.song else page.song end, updated_at = app.now()`,
    [
      ...[wallet, color, pattern, layout, mood, about].map((value) => value ?? null),
      JSON.stringify(lists ?? {}),
      comments ?? null,
      friends === undefined ? null : JSON.stringify(wallets),
      song ?? null,
      // Null is a page without a song.
      song !== undefined,
    ],
  );
  const before = new Set(known.map(({ friend }) => friend));
  await tellFriends(
    tx,
    wallet,
    wallets.filter((friend) => !before.has(friend)),
  );
  return [];
}

async function tellFriends(tx: Transaction, wallet: Address, friends: readonly Address[]): Promise<void> {
  const [owner] = await tx.query<{ username: string }>(
    'select username from app.profiles where wallet = $1',
    [wallet],
  );
  if (!owner) return;
  await tell(tx, { to: friends, kind: 'friend', actor: wallet, subject: { page: owner.username } });
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
      where: `one.page = $1 and ${SHOWN} and ${SEEN}`,
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
