import type { Token } from '../contract/collection.ts';
import type { GuestBookLine } from '../contract/school.ts';
import { studentOfWeek, weekNumber } from '../domain/studentOfWeek.ts';
import { epochMs, type Address } from '../kernel/units.ts';
import { countsOf, tokenPage } from './collection.ts';
import { newestFirst, type Page, type PageAsked } from './pages.ts';
import type { Transaction } from './port.ts';

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
  const [clock] = await tx.query<{ now: Date }>('select app.now() as now');
  const { Flunks: students } = await countsOf(tx);
  const week = weekNumber(epochMs(clock?.now.getTime() ?? 0));
  const offset = studentOfWeek(week, students);
  if (offset === null) return null;
  const { tokens } = await tokenPage(tx, { collection: 'Flunks' }, { sort: 'number', offset, limit: 1 });
  return tokens[0] ?? null;
}

const WRITER = `(select profile.username from app.profiles as profile where profile.wallet = one.wallet) as username`;

// Types rather than interfaces: only types fit the port's Row.
type LineRow = Pick<GuestBookLine, 'username' | 'line'>;
type PlacedLine = LineRow & { id: string; created_at: Date };

const toLine = ({ id, username, line, created_at }: PlacedLine): GuestBookLine => ({
  id,
  username,
  line,
  created_at: created_at.toISOString(),
});

/** The lines that were not taken away, newest first. */
export async function guestBookPage(tx: Transaction, asked: PageAsked): Promise<Page<GuestBookLine>> {
  const { items, next } = await newestFirst<LineRow>(
    tx,
    { table: 'app.guest_book', columns: `line, ${WRITER}`, where: 'one.removed_at is null' },
    asked,
  );
  return { items: items.map(toLine), next };
}

/** Writes a line in the name of the wallet, and answers it as everybody reads it. */
export async function signGuestBook(tx: Transaction, wallet: Address, line: string): Promise<GuestBookLine> {
  const [row] = await tx.query<PlacedLine>(
    `insert into app.guest_book as one (wallet, line) values ($1, $2)
     returning one.id::text as id, one.created_at, one.line, ${WRITER}`,
    [wallet, line],
  );
  if (!row) throw new Error('the guest book kept no line');
  return toLine(row);
}

/** Takes a line away and answers it, with who wrote it; null: it was not there. */
export async function removeLine(
  tx: Transaction,
  id: string,
): Promise<{ readonly wallet: string; readonly line: string } | null> {
  const [line] = await tx.query<{ wallet: string; line: string }>(
    `update app.guest_book set removed_at = app.now()
     where id = $1::text::bigint and removed_at is null
     returning wallet::text as wallet, line`,
    [id],
  );
  return line ?? null;
}
