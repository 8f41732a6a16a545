import { walletsOf, type KeptToken } from '@shared/db/collection/collection.ts';
import { collectionReader } from '@shared/db/collection/collectionReader.ts';
import type { Db } from '@shared/db/port.ts';
import type { Address } from '@shared/kernel/units.ts';

/** What the index has of a wallet and those linked to it, by number. */
export async function heldBy(db: Db, owner: Address): Promise<readonly KeptToken[]> {
  const index = await collectionReader(db)();
  const owners = await walletsOf(db, owner);
  return index.page({ owners }, { sort: 'number', offset: 0, limit: 1_000 }).tokens;
}
