import type { Token } from '../../contract/collection/collection.ts';
import type { GuestBookLine } from '../../contract/school/school.ts';
import { studentOfWeek } from '../../domain/school/studentOfWeek.ts';
import { weekNumber } from '../../domain/system/days.ts';
import { epochMs, type Address } from '../../kernel/units.ts';
import { countsOf, flunkAt } from '../collection/collection.ts';
import { unblocked } from '../people/blocks.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import { clockOf } from '../system/clock.ts';
import type { Transaction } from '../port.ts';

/** Counts a visit to the site and answers how many there were. */
export async function countVisit(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ visits: number }>(
    `insert into app.school_visits as counter (visits) values (1)
     on conflict (only_row) do update set visits = counter.visits + 1 returning visits::float8 as visits`,
  );
  return row?.visits ?? 1;
}

/** The student of the week by the database's clock; null: the index knows none. */
export async function currentStudent(tx: Transaction): Promise<Token | null> {
  const now = await clockOf(tx);
  const { Flunks: students } = await countsOf(tx);
  const week = weekNumber(epochMs(now.getTime()));
  const index = studentOfWeek(week, students);
  return index === null ? null : flunkAt(tx, index);
}

const COLUMNS = `case when one.removed_at is null then one.line else '' end as line,
  (select profile.username from app.profiles as profile where profile.wallet = one.wallet) as username,
  one.wallet is not distinct from (select app.current_wallet()) as "isMine", one.removed_by as removed,
  one.held_at is not null as held`;

// A type rather than an interface: only types fit the port's Row.
type LineRow = Omit<GuestBookLine, 'id' | 'created_at'>;

type PlacedLine = LineRow & { id: string; created_at: Date };

const toLine = ({ id, username, line, created_at, isMine, removed, held }: PlacedLine): GuestBookLine => ({
  ...{ id, username, line, created_at: created_at.toISOString() },
  ...{ isMine, removed, held },
});

/** What its author alone reads is shown to no operator here: it waits in their queue. */
const SHOWN = `(one.held_at is null or one.wallet = (select app.current_wallet())) and ${unblocked('one.wallet')}`;

/** The lines of the book, tombstones and what the caller wrote that is held too, newest first. */
export async function guestBookPage(tx: Transaction, asked: PageAsked): Promise<Page<GuestBookLine>> {
  const { items, next } = await newestFirst<LineRow>(
    tx,
    { table: 'app.guest_book', columns: COLUMNS, where: SHOWN },
    asked,
  );
  return { items: items.map(toLine), next };
}

/** Writes a line in the name of the wallet, and answers it as its author reads it. */
export async function signGuestBook(
  tx: Transaction,
  wallet: Address,
  { text, held }: { readonly text: string; readonly held: boolean },
): Promise<GuestBookLine> {
  const [row] = await tx.query<PlacedLine>(
    `insert into app.guest_book as one (wallet, line, held_at)
     values ($1, $2, case when $3::boolean then app.now() end)
     returning one.id::text as id, one.created_at, ${COLUMNS}`,
    [wallet, text, held],
  );
  if (!row) throw new Error('the guest book kept no line');
  return toLine(row);
}
