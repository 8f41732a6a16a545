import type { Queue, QueuedMessage } from '../contract/moderation.ts';
import type { Decision } from '../domain/chat.ts';
import { countMessage } from './chat.ts';
import { newestFirst, type Page, type PageAsked } from './pages.ts';
import type { Transaction } from './port.ts';

type QueueRow = Omit<QueuedMessage, 'id' | 'created_at'>;

const QUEUES: Readonly<Record<Queue, string>> = {
  waiting: `one.removed_at is null and one.id in (
    select message from app.chat_reports where settled_at is null
    union select id from app.chat_messages where held_at is not null)`,
  removed: `one.removed_by = 'operator'`,
};

const WRITER = 'from app.wallets as writer where writer.id = one.author';
const COLUMNS = `
  one.room as room_name, one.message_text, one.held_at is not null as held, one.removed_by as removed,
  (select writer.wallet::text ${WRITER}) as wallet,
  (select profile.username from app.profiles as profile
   where profile.wallet = (select writer.wallet ${WRITER})) as username,
  (select writer.muted_at is not null ${WRITER}) as muted,
  (select coalesce(json_agg(json_build_object('reason', reason, 'count', reports) order by reports desc, reason), '[]')
   from (select reason, count(*)::int as reports from app.chat_reports
         where message = one.id and (settled_at is null or one.removed_at is not null) group by reason) as counted)
    as reports`;

/** Messages that wait for an operator, or that one removed, newest first. Row level security answers no other caller. */
export async function queuePage(
  tx: Transaction,
  queue: Queue,
  asked: PageAsked,
): Promise<Page<QueuedMessage>> {
  const where = `one.author is not null and ${QUEUES[queue]}`;
  const { items, next } = await newestFirst<QueueRow>(
    tx,
    { table: 'app.chat_messages', columns: COLUMNS, where },
    asked,
  );
  const messages = items.map((row): QueuedMessage => ({
    id: row.id,
    room_name: row.room_name,
    message_text: row.message_text,
    created_at: row.created_at.toISOString(),
    wallet: row.wallet,
    username: row.username,
    muted: row.muted,
    held: row.held,
    removed: row.removed,
    reports: row.reports,
  }));
  return { items: messages, next };
}

/** How a message stands, as operators decide about it. */
export interface MessageStanding {
  readonly room: string;
  readonly wallet: string | null;
  readonly text: string;
  readonly removed: 'author' | 'operator' | null;
  readonly held: boolean;
  /** How many reports wait. */
  readonly reports: number;
}

/** How a message stands, held until the transaction ends; null: there is none. */
export async function holdMessage(tx: Transaction, id: string): Promise<MessageStanding | null> {
  const [row] = await tx.query<{ [Name in keyof MessageStanding]: MessageStanding[Name] }>(
    `select room, (select writer.wallet::text ${WRITER}) as wallet, message_text as text, removed_by as removed,
       held_at is not null as held,
       (select count(*)::int from app.chat_reports where message = one.id and settled_at is null) as reports
     from app.chat_messages as one where id = $1::text::bigint for no key update`,
    [id],
  );
  return row ?? null;
}

const CHANGES: Readonly<Record<Decision, string | null>> = {
  remove: `removed_at = app.now(), removed_by = 'operator'`,
  'put-back': 'removed_at = null, removed_by = null',
  release: 'held_at = null',
  dismiss: null,
};

/** Carries out what was decided about a message that is held, and settles its reports. */
export async function carryOut(tx: Transaction, id: string, room: string, decision: Decision): Promise<void> {
  await tx.query(
    'update app.chat_reports set settled_at = app.now() where message = $1::text::bigint and settled_at is null',
    [id],
  );
  const change = CHANGES[decision];
  if (change !== null) {
    await tx.query(`update app.chat_messages set ${change} where id = $1::text::bigint`, [id]);
  }
  if (decision === 'release') await countMessage(tx, room, id);
}
