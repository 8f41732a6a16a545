import { ok, type Result } from '../kernel/result.ts';
import {
  firstToRead,
  indexedHeight,
  keepFacts,
  keepHeight,
  keepRescan,
  keepTemplates,
  needsRescan,
  takeLease,
} from '../db/chainIndex.ts';
import type { Db } from '../db/port.ts';
import { COLLECTIONS, type CollectionName } from '../domain/collection.ts';
import { factsOf } from './facts.ts';
import type { ChainSource } from './source.ts';

/** Templates of one script call, which has a limit on what it computes (CHAIN-5). */
const TEMPLATES_AT_ONCE = 100;

export interface CatchUpOptions {
  /** The height that an empty index begins with; earlier blocks are never asked for. Null: the newest. */
  readonly from: number | null;
  /**
   * The process that does it, so that one of several works at a time. It takes a lease of a minute in the database,
   * because a session's advisory lock would not hold behind a transaction pooler. Absent: no lease, and the work may be
   * done twice.
   */
  readonly holder?: string;
  /** So many batches of events at most; absent: until it has caught up. */
  readonly batches?: number;
  /** Ends it between two calls of the chain. */
  readonly signal?: AbortSignal;
}

/**
 * Brings the index up to the newest sealed block. Events come in batches, each committed with the height that it
 * reaches, so that an interrupted run goes on where it was. Then come the templates that have changed, once a day all
 * of them. Fails as the chain does, with everything kept that came before. Answers whether there is nothing left to do.
 */
export async function catchUp(
  db: Db,
  source: ChainSource,
  { from, holder, batches = Infinity, signal }: CatchUpOptions,
): Promise<Result<boolean>> {
  const sealed = await source.height();
  if (!sealed.ok) return sealed;
  const begin = (from ?? sealed.value) - 1;
  if (holder !== undefined && !(await db.transaction(null, (tx) => takeLease(tx, holder, begin))))
    return ok(true);
  let height = (await db.transaction(null, indexedHeight)) ?? begin;
  for (let batch = 0; height < sealed.value && batch < batches && signal?.aborted !== true; batch += 1) {
    const to = Math.min(height + source.span, sealed.value);
    const events = await source.events(height + 1, to);
    if (!events.ok) return events;
    const facts = events.value.flatMap(factsOf);
    await db.transaction(null, async (tx) => {
      await keepFacts(tx, facts);
      await keepHeight(tx, to);
      if (holder !== undefined) await takeLease(tx, holder, begin);
    });
    height = to;
  }
  const rescan = holder !== undefined && (await db.transaction(null, needsRescan));
  for (const collection of COLLECTIONS) {
    const read = rescan
      ? await readAllTemplates(db, source, collection, signal)
      : await readTemplates(db, source, collection, batches, signal);
    if (!read.ok) return read;
  }
  if (rescan && signal?.aborted !== true) await db.transaction(null, keepRescan);
  return ok(height >= sealed.value);
}

/** Reads the templates of a collection that have changed since they were read last, in so many calls at most. */
async function readTemplates(
  db: Db,
  source: ChainSource,
  collection: CollectionName,
  batches: number,
  signal?: AbortSignal,
): Promise<Result<null>> {
  let next = await db.transaction(null, (tx) => firstToRead(tx, collection, 0));
  for (let batch = 0; next !== null && batch < batches && signal?.aborted !== true; batch += 1) {
    const read = await readBatch(db, source, collection, next);
    if (!read.ok) return read;
    const behind = next + TEMPLATES_AT_ONCE;
    next = await db.transaction(null, (tx) => firstToRead(tx, collection, behind));
  }
  return ok(null);
}

/** Reads a batch of templates, with ids from this one on, and answers how many there were. */
export async function readBatch(
  db: Db,
  source: ChainSource,
  collection: CollectionName,
  from: number,
): Promise<Result<number>> {
  const read = await source.templates(collection, from, TEMPLATES_AT_ONCE);
  if (!read.ok) return read;
  const { height, templates } = read.value;
  await db.transaction(null, (tx) => keepTemplates(tx, collection, height, templates));
  return ok(templates.length);
}

/** Reads every template of a collection, those too that no event has named (CHAIN-7). Ids begin with 1. */
async function readAllTemplates(
  db: Db,
  source: ChainSource,
  collection: CollectionName,
  signal?: AbortSignal,
): Promise<Result<null>> {
  for (let from = 1; signal?.aborted !== true; from += TEMPLATES_AT_ONCE) {
    const read = await readBatch(db, source, collection, from);
    if (!read.ok) return read;
    if (read.value < TEMPLATES_AT_ONCE) break;
  }
  return ok(null);
}
