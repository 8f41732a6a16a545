import { ok, type Result } from '../../../../src/kernel/result.ts';
import { firstToRead, indexedHeight, keepFacts, keepHeight, keepTemplates } from '../db/chainIndex.ts';
import type { Db } from '../db/port.ts';
import { COLLECTIONS, type CollectionName } from '../domain/collection.ts';
import { factsOf } from './facts.ts';
import type { ChainSource } from './source.ts';

/** Templates of one script call, which has a limit on what it computes (FINDINGS, Flow). */
const TEMPLATES_AT_ONCE = 100;

/** How far a catching-up came. */
export interface Progress {
  /** Up to which height the events are in the index. */
  readonly height: number;
  /** The newest sealed height, as it was at the beginning. */
  readonly sealed: number;
}

export interface CatchUpOptions {
  /** The height that an empty index begins with: what lies before is never asked for. */
  readonly from: number;
  /** Ends it between two batches. */
  readonly signal?: AbortSignal;
  /** So many batches of events at most; absent: until it has caught up. */
  readonly batches?: number;
}

/**
 * Brings the index up to the newest sealed block: events in batches, each committed with the height that it reaches, so
 * that whoever is interrupted goes on where it was; then the templates that they say have changed. Fails as the chain
 * does, with everything kept that came before. Two at once do no harm, but the work twice.
 */
export async function catchUp(
  db: Db,
  source: ChainSource,
  { from, signal, batches = Infinity }: CatchUpOptions,
): Promise<Result<Progress>> {
  const sealed = await source.height();
  if (!sealed.ok) return sealed;
  let height = (await db.transaction(null, indexedHeight)) ?? from - 1;
  for (let batch = 0; height < sealed.value && batch < batches && signal?.aborted !== true; batch += 1) {
    const to = Math.min(height + source.span, sealed.value);
    const events = await source.events(height + 1, to);
    if (!events.ok) return events;
    const facts = events.value.flatMap(factsOf);
    await db.transaction(null, async (tx) => {
      await keepFacts(tx, facts);
      await keepHeight(tx, to);
    });
    height = to;
  }
  for (const collection of COLLECTIONS) {
    const read = await readTemplates(db, source, collection, signal);
    if (!read.ok) return read;
  }
  return ok({ height, sealed: sealed.value });
}

/** Reads the templates of a collection that have changed since they were read last. */
export async function readTemplates(
  db: Db,
  source: ChainSource,
  collection: CollectionName,
  signal?: AbortSignal,
): Promise<Result<null>> {
  let next = await db.transaction(null, (tx) => firstToRead(tx, collection, 0));
  while (next !== null && signal?.aborted !== true) {
    const read = await source.templates(collection, next, TEMPLATES_AT_ONCE);
    if (!read.ok) return read;
    const { height, templates } = read.value;
    const behind = next + TEMPLATES_AT_ONCE;
    next = await db.transaction(null, async (tx) => {
      await keepTemplates(tx, collection, height, templates);
      return firstToRead(tx, collection, behind);
    });
  }
  return ok(null);
}
