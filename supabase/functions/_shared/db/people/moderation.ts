import type { MadeReport, Queue, QueuedText } from '../../contract/people/moderation.ts';
import { REPEAT_WITHIN_MS } from '../../domain/people/moderation.ts';
import type { OperatorAct } from '../../domain/office/operatorActs.ts';
import {
  EFFECTS,
  WRITINGS,
  type Decision,
  type ReportReason,
  type Standing,
  type Writing,
} from '../../domain/people/writings.ts';
import type { Address } from '../../kernel/units.ts';
import { record } from '../office/auditLog.ts';
import { countMessage, noteChange } from './chat.ts';
import { newestFirst, type Page, type PageAsked } from '../system/pages.ts';
import type { Transaction } from '../port.ts';
import { tell } from './news.ts';
import { tellOfText } from './newsOfTexts.ts';

/** Where a kind of text is kept, in SQL about its row `one`. A report names it in the column of its kind. */
interface Kept {
  readonly table: string;
  readonly text: string;
  /** Who wrote it; null: no person did. */
  readonly wallet: string;
  /** Whether the wallet of the transaction wrote it. */
  readonly isMine: string;
  /** The room, whose page, the number of the student, or what kind of work. */
  readonly place: string;
}

const KEPT: Readonly<Record<Writing, Kept>> = {
  message: {
    table: 'app.chat_messages',
    text: 'one.message_text',
    wallet: '(select writer.wallet from app.wallets as writer where writer.id = one.author)',
    isMine: 'one.author = (select app.current_author())',
    place: 'one.room',
  },
  comment: {
    table: 'app.myplace_comments',
    text: 'one.text',
    wallet: 'one.wallet',
    isMine: 'one.wallet = (select app.current_wallet())',
    place: '(select owner.username from app.profiles as owner where owner.wallet = one.page)',
  },
  line: {
    table: 'app.guest_book',
    text: 'one.line',
    wallet: 'one.wallet',
    isMine: 'one.wallet = (select app.current_wallet())',
    place: 'null',
  },
  work: {
    table: 'app.works',
    text: 'one.title',
    wallet: 'one.wallet',
    isMine: 'one.wallet = (select app.current_wallet())',
    place: 'one.kind',
  },
  signature: {
    table: 'app.yearbook_signatures',
    text: 'one.text',
    wallet: 'one.wallet',
    isMine: 'one.wallet = (select app.current_wallet())',
    place: `(select student.template_id::text from app.tokens as student
      where student.collection = 'Flunks' and student.token_id = one.token_id)`,
  },
};

/** More than a wallet can write within REPEAT_WITHIN_MS. */
const RECENT = 60;

/**
 * What a wallet wrote last of a kind, as a repeat is judged by. Until the transaction ends, others wait in which the same
 * wallet writes, so that the same text from two tabs at once is written once.
 */
export async function recentTexts(tx: Transaction, kind: Writing, wallet: Address): Promise<string[]> {
  const { table, text, isMine } = KEPT[kind];
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('writes:' || $1, 0))`, [wallet]);
  const rows = await tx.query<{ text: string }>(
    `select text from (
       select ${text} as text, created_at from ${table} as one where ${isMine} order by id desc limit ${RECENT}) as newest
     where created_at > app.now() - $1::text::int * interval '1 millisecond'`,
    [String(REPEAT_WITHIN_MS)],
  );
  return rows.map((one) => one.text);
}

/**
 * Keeps the first report that the wallet of the transaction makes of a text. False: there is no such text, it is removed,
 * or it is the wallet's own.
 */
export async function report(
  tx: Transaction,
  kind: Writing,
  id: string,
  reason: ReportReason,
): Promise<boolean> {
  const { table, isMine } = KEPT[kind];
  const [row] = await tx.query<{ found: boolean }>(
    `with found as (
       select id from ${table} as one
       where id = $1::text::bigint and removed_at is null and (${isMine}) is not true
     ), kept as (
       insert into app.reports (${kind}, wallet, reason)
       select id, app.current_wallet(), $2 from found on conflict do nothing
     )
     select exists (select from found) as found`,
    [id, reason],
  );
  return row?.found === true;
}

/** How many of a person's reports are listed. */
const REPORTS_SHOWN = 50;

/** What the wallet of the transaction has reported, and what became of it, newest first. */
export async function ownReports(tx: Transaction): Promise<MadeReport[]> {
  const kinds = WRITINGS.map((kind) => `when ${kind} is not null then '${kind}'`).join(' ');
  const rows = await tx.query<Omit<MadeReport, 'created_at'> & { created_at: Date }>(
    `select case ${kinds} end as kind, reason, created_at,
       case when settled_at is null then 'waiting' else coalesce(outcome, 'kept') end as outcome
     from app.reports where wallet = (select app.current_wallet()) order by created_at desc limit ${REPORTS_SHOWN}`,
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

const QUEUES: Readonly<Record<Queue, (kind: Writing) => string>> = {
  waiting: (kind) => `one.removed_at is null and one.id in (
    select ${kind} from app.reports where ${kind} is not null and settled_at is null
    union select id from ${KEPT[kind].table} where held_at is not null)`,
  removed: () => `one.removed_by = 'operator'`,
};

/** The reports of a text that count: those that wait, and all of one that was removed. */
const reportsOf = (kind: Writing): string => `
  (select coalesce(json_agg(json_build_object('reason', reason, 'count', reports) order by reports desc, reason), '[]')
   from (select reason, count(*)::int as reports from app.reports
         where ${kind} = one.id and (settled_at is null or one.removed_at is not null) group by reason) as counted)`;

const queued = (queue: Queue, kind: Writing): string => {
  const { table, text, wallet, place } = KEPT[kind];
  return `select '${kind}' as kind, one.id, one.created_at, ${place} as place, ${text} as text, ${wallet}::text as wallet,
      one.held_at is not null as held, one.removed_by as removed, ${reportsOf(kind)} as reports
    from ${table} as one where ${QUEUES[queue](kind)}`;
};

/** A text of the queue, but for the picture of a work, whose address the route signs. */
export type Queued = Omit<QueuedText, 'picture'>;
type QueueRow = Omit<Queued, 'id' | 'created_at'>;

/** What waits for an operator, or what one removed, newest first. Row level security answers no other caller. */
export async function queuePage(tx: Transaction, queue: Queue, asked: PageAsked): Promise<Page<Queued>> {
  const { items, next } = await newestFirst<QueueRow>(
    tx,
    {
      table: `(${WRITINGS.map((kind) => queued(queue, kind)).join(' union all ')})`,
      columns: `kind, place, text, wallet, held, removed, reports,
        (select username from app.profiles as profile where profile.wallet = one.wallet) as username,
        (select muted_at is not null from app.wallets as writer where writer.wallet = one.wallet) as muted`,
      where: 'one.wallet is not null',
    },
    asked,
  );
  const texts = items.map(
    ({ id, created_at, kind, place, text, wallet, username, muted, held, removed, reports }) => ({
      ...{ kind, id, place, text },
      created_at: created_at.toISOString(),
      ...{ wallet, username, muted, held, removed, reports },
    }),
  );
  return { items: texts, next };
}

// A type rather than an interface: only types fit the port's Row.
type Held = { [Name in keyof Standing]: Standing[Name] } & {
  place: string | null;
  wallet: Address | null;
  text: string;
};

/** How a text stands, held until the transaction ends; null: there is none. */
async function hold(tx: Transaction, kind: Writing, id: string): Promise<Held | null> {
  const { table, text, wallet, place } = KEPT[kind];
  const [row] = await tx.query<Held>(
    `select ${place} as place, ${wallet}::text as wallet, ${text} as text, removed_by as removed,
       held_at is not null as held,
       (select count(*)::int from app.reports where ${kind} = one.id and settled_at is null) as reports
     from ${table} as one where id = $1::text::bigint for no key update`,
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

const ACTS: Readonly<Record<Writing, Readonly<Record<Decision, OperatorAct>>>> = {
  message: {
    remove: 'message-removed',
    'put-back': 'message-restored',
    release: 'message-released',
    dismiss: 'reports-dismissed',
  },
  comment: {
    remove: 'comment-removed',
    'put-back': 'comment-restored',
    release: 'comment-released',
    dismiss: 'reports-dismissed',
  },
  line: {
    remove: 'guest-book-removal',
    'put-back': 'line-restored',
    release: 'line-released',
    dismiss: 'reports-dismissed',
  },
  work: {
    remove: 'work-removed',
    'put-back': 'work-restored',
    release: 'work-released',
    dismiss: 'reports-dismissed',
  },
  signature: {
    remove: 'signature-removed',
    'put-back': 'signature-restored',
    release: 'signature-released',
    dismiss: 'reports-dismissed',
  },
};

interface Decided {
  readonly kind: Writing;
  readonly id: string;
  readonly decision: Decision;
  /** Absent: it is decided where the text stands, and not in the queue. */
  readonly reason?: string;
}

/** What became of the reports of a text that was decided about so. */
const outcomeOf = (decision: Decision): Exclude<MadeReport['outcome'], 'waiting'> =>
  decision === 'remove' ? 'removed' : 'kept';

/** Carries out what an operator decides about a text, settles its reports, and keeps it in the audit log. */
export async function decide(
  tx: Transaction,
  operator: Address,
  { kind, id, decision, reason }: Decided,
): Promise<'done' | 'unknown' | 'so already'> {
  const was = await hold(tx, kind, id);
  if (was === null) return 'unknown';
  const { isOpen, becomes } = EFFECTS[decision];
  if (!isOpen(was)) return 'so already';
  const settled = await tx.query<{ wallet: Address }>(
    `update app.reports set settled_at = app.now(), outcome = $2
     where ${kind} = $1::text::bigint and settled_at is null returning wallet::text as wallet`,
    [id, outcomeOf(decision)],
  );
  if (decision === 'put-back') {
    await tx.query(`update app.reports set outcome = 'kept' where ${kind} = $1::text::bigint`, [id]);
  }
  const change = CHANGES[decision];
  if (change !== null) {
    await tx.query(`update ${KEPT[kind].table} set ${change} where id = $1::text::bigint`, [id]);
  }
  // A room counts what all can read.
  if (kind === 'message' && decision === 'release' && was.place !== null)
    await countMessage(tx, was.place, id);
  else if (kind === 'message') await noteChange(tx, id);
  await record(tx, operator, {
    act: ACTS[kind][decision],
    subject: id,
    was: { kind, ...was },
    became: { kind, ...was, ...becomes },
    ...(reason !== undefined && { reason }),
  });
  const reporters = settled.map(({ wallet }) => wallet);
  await tellOfDecision(tx, { kind, id, decision }, { author: was.wallet, reporters });
  return 'done';
}

/** Tells an author what became of their text, those who reported it what came of that, and its readers where it is released. */
async function tellOfDecision(
  tx: Transaction,
  { kind, id, decision }: Decided,
  { author, reporters }: { readonly author: Address | null; readonly reporters: readonly Address[] },
): Promise<void> {
  const became = outcomeOf(decision);
  await tell(tx, { to: reporters, kind: 'report', actor: null, subject: { what: kind, became } });
  const what = decision === 'remove' ? 'removed' : decision === 'release' ? 'released' : null;
  if (what !== null && author !== null) {
    await tell(tx, { to: [author], kind: 'office', actor: null, subject: { what, about: kind } });
  }
  if (decision === 'release') await tellOfText(tx, kind, id);
}
