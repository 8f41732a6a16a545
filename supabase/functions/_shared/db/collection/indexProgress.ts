import { COLLECTIONS, type CollectionName } from '../../domain/collection/collection.ts';
import { oneAtATime } from './chainIndex.ts';
import type { Db, Transaction } from '../port.ts';

/**
 * So many templates of a collection are asked for before a token of them is known: as many as there are. Any person can
 * raise the id that the contract gives next.
 */
const MOST_TEMPLATES = 10_000;

/** The height up to which events are in the index; null: it has not begun. */
export async function indexedHeight(tx: Transaction): Promise<number | null> {
  const [row] = await tx.query<{ height: string }>('select height::text as height from app.chain_index');
  return row ? Number(row.height) : null;
}

/** Notes that events up to this height are in the index, in the transaction that kept them. It never goes back. */
export async function keepHeight(tx: Transaction, height: number): Promise<void> {
  await tx.query(
    `insert into app.chain_index as known (height) values ($1::text::bigint)
     on conflict (only_row) do update set
       height = greatest(known.height, excluded.height), indexed_at = app.now()`,
    [String(height)],
  );
}

/**
 * Takes or renews, for a minute, the lease of the process that brings the index forward; false: another has it. An
 * empty index begins behind this height.
 */
export async function takeLease(tx: Transaction, holder: string, begin: number): Promise<boolean> {
  const taken = await tx.query(
    `insert into app.chain_index as known (height, holder, leased_until)
     values ($1::text::bigint, $2, app.now() + interval '1 minute')
     on conflict (only_row) do update set holder = excluded.holder, leased_until = excluded.leased_until
     where known.holder is not distinct from excluded.holder or known.leased_until < app.now()
     returning height`,
    [String(begin), holder],
  );
  return taken.length > 0;
}

/** The first Flunk of which it is not known yet what happened before the index began. */
export async function learnedTo(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ to: string }>('select learned_to::text as to from app.chain_index');
  return Number(row?.to ?? 0);
}

/** Whether it is a day since every template was marked to be read. */
export async function needsRescan(tx: Transaction): Promise<boolean> {
  const due = await tx.query(
    `select height from app.chain_index
     where rescanned_at is null or rescanned_at < app.now() - interval '1 day'`,
  );
  return due.length > 0;
}

/**
 * Marks every template to be read again as it is at this height or later. One that the chain did not have is left out
 * until a token has it.
 *
 * @param next the id that each collection's next template gets
 */
export async function keepRescan(
  tx: Transaction,
  height: number,
  next: Readonly<Record<CollectionName, string>>,
): Promise<void> {
  await oneAtATime(tx);
  const ends = COLLECTIONS.map((collection) => ({ collection, end: next[collection] }));
  await tx.query(
    `insert into app.templates (collection, template_id)
     select collection, id
     from json_to_recordset($1::text::json) as next (collection text, "end" numeric)
       cross join generate_series(1, least("end" - 1, ${MOST_TEMPLATES})) as id
     on conflict do nothing`,
    [JSON.stringify(ends)],
  );
  await tx.query(
    `update app.templates as one set changed_at = $1::text::bigint
     where changed_at < $1::text::bigint and (name <> '' or traits <> '{}' or exists (
       select from app.tokens as token
       where token.collection = one.collection and token.template_id = one.template_id))`,
    [String(height)],
  );
  await tx.query('update app.chain_index set rescanned_at = app.now()');
}

export interface IndexProgress {
  /** Null: it has not begun. */
  readonly height: number | null;
  /** Since it was last brought forward. */
  readonly seconds: number;
}

/** How far the index is, in a statement of its own: for a server's health. */
export async function indexProgress(db: Db): Promise<IndexProgress> {
  const [row] = await db.statement<{ height: string | null; seconds: number }>(
    `select height::text as height, coalesce(extract(epoch from app.now() - indexed_at), 0)::int as seconds
     from (select 1) as asked left join app.chain_index on true`,
    [],
  );
  return { height: row?.height == null ? null : Number(row.height), seconds: row?.seconds ?? 0 };
}
