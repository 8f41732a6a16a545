import { ok, type Result } from '../kernel/result.ts';
import { keepTemplates } from '../db/collection/chainIndex.ts';
import type { Db } from '../db/port.ts';
import type { CollectionName } from '../domain/collection/collection.ts';
import type { Slice } from './slice.ts';
import type { ChainSource } from './source.ts';

/**
 * Reads templates of a collection as they are at a height. A script that meets an id without a template fails as a whole
 * (CHAIN-17): its ids are then read in halves, and an id that fails alone counts as read. Fails as the chain does, with
 * everything kept that came before. Ends without a failure where the slice is over.
 */
export async function readTemplates(
  db: Db,
  source: ChainSource,
  collection: CollectionName,
  ids: readonly string[],
  height: number,
  slice: Slice,
): Promise<Result<null>> {
  if (!(await slice.begin(1))) return ok(null);
  const read = await source.templates(collection, ids, height);
  if (!read.ok && read.error.code !== 'REVERTED') return read;
  if (!read.ok && ids.length > 1) {
    const middle = Math.ceil(ids.length / 2);
    for (const half of [ids.slice(0, middle), ids.slice(middle)]) {
      const done = await readTemplates(db, source, collection, half, height, slice);
      if (!done.ok) return done;
    }
    return ok(null);
  }
  const templates = read.ok ? read.value : [];
  await db.transaction(null, (tx) => keepTemplates(tx, collection, height, templates, ids));
  return ok(null);
}
