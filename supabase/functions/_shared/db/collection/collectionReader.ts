import { tokenIndex, type TokenIndex } from '../../domain/collection/tokenIndex/tokenIndex.ts';
import { changesBetween, newestChange, type KeptToken } from './collection.ts';
import type { Db } from '../port.ts';

/** The index of all tokens as it is in the database now; it stays the same until the next is asked for. */
export type ReadCollection = () => Promise<TokenIndex<KeptToken>>;

/**
 * Keeps all tokens in the memory of this process, some MB, and reads what has changed in the database whenever they are
 * asked for: one small statement where nothing has.
 */
export function collectionReader(db: Db): ReadCollection {
  let index = tokenIndex<KeptToken>();
  let known = 0;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function follow(): Promise<void> {
    const newest = await newestChange(db);
    // Another database, such as one from a backup.
    if (newest < known) [index, known] = [tokenIndex<KeptToken>(), 0];
    if (newest === known) return;
    index.update(await changesBetween(db, known, newest));
    known = newest;
  }

  return async () => {
    // What is under way may have begun before a change that the caller knows of. All who wait share the one behind it.
    const shared = (next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = follow();
        return running;
      }));
    await shared;
    return index;
  };
}
