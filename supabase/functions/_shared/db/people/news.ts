import type { NewsItem } from '../../contract/people/news.ts';
import {
  isNewsKind,
  isQuiet,
  namesActor,
  type NewsKind,
  type NewsSubject,
} from '../../domain/people/news.ts';
import { faceOf } from '../../domain/people/profile.ts';
import type { Address } from '../../kernel/units.ts';
import { unblocked } from './blocks.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Db, Transaction } from '../port.ts';

/** What happened to people. */
export interface Told<Kind extends NewsKind> {
  /** Those whom it happened to. Of a person without a wallet here nothing is kept. */
  readonly to: readonly Address[];
  readonly kind: Kind;
  /** Who did it; null: the house. It is not told to themselves. */
  readonly actor: Address | null;
  readonly subject: NewsSubject<Kind>;
}

/**
 * Writes news for people (NEWS-1), in the transaction of the act. An act that is repeated within a day writes no second line.
 * `app.tell` leaves out the actor, those who have switched the kind off, those whom a block keeps apart from the actor, and what
 * goes beyond a day's limits.
 */
export async function tell<Kind extends NewsKind>(
  tx: Transaction,
  { to, kind, actor, subject }: Told<Kind>,
): Promise<void> {
  if (to.length === 0) return;
  await tx.query(
    `select app.tell(array(select json_array_elements_text($1::text::json)), $2, $3, $4::text::jsonb, $5::boolean)`,
    [JSON.stringify(to), kind, actor, JSON.stringify(subject), isQuiet(kind)],
  );
}

// A type rather than an interface: only types fit the port's Row.
type NewsRow = {
  kind: string;
  subject: NewsItem['subject'];
  actor: Address | null;
  username: string | null;
  icon: string | null;
  read: boolean;
};

/** The news of the wallet, newest first; what a later version told is left out. */
export async function newsPage(tx: Transaction, wallet: Address, asked: PageAsked): Promise<Page<NewsItem>> {
  const { items, next } = await newestFirst<NewsRow>(
    tx,
    {
      table: 'app.news',
      columns: `one.kind, one.subject, one.actor::text as actor, one.read_at is not null as read,
        (select username from app.profiles as person where person.wallet = one.actor) as username,
        (select icon from app.profiles as person cross join lateral app.shown_icon(person.wallet, person.profile_icon)
         where person.wallet = one.actor) as icon`,
      where: `one.wallet = $1 and ${unblocked('one.actor')}`,
      parameters: [wallet],
    },
    asked,
  );
  const news = items.flatMap(({ id, kind, subject, actor, username, icon, created_at, read }) => {
    if (!isNewsKind(kind)) return [];
    const isNamed = namesActor(kind) && actor !== null;
    return {
      ...{ id, kind, subject, created_at: created_at.toISOString(), read },
      username: isNamed ? username : null,
      profile_icon: isNamed ? (icon ?? faceOf(actor)) : null,
    };
  });
  return { items: news, next };
}

/** Marks all news of the wallet as seen up to one piece of it, and answers how many were unread. */
export async function seeNews(tx: Transaction, wallet: Address, upTo: string): Promise<number> {
  const seen = await tx.query(
    `update app.news set read_at = app.now()
     where wallet = $1 and id <= $2::text::bigint and read_at is null returning id`,
    [wallet, upTo],
  );
  return seen.length;
}

/** Within the hour before an evening of Friday tells those who asked for it, once an evening (NEWS-11). Answers how many were told. */
export async function tellEvening(db: Db): Promise<number> {
  const [row] = await db.statement<{ told: number }>('select app.tell_evening() as told', []);
  return row?.told ?? 0;
}
