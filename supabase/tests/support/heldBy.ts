import type { ListedToken } from '@shared/contract/collection/collection.ts';
import { tokenPage } from '@shared/db/collection/tokenPage.ts';
import type { Db } from '@shared/db/port.ts';
import type { Address } from '@shared/kernel/units.ts';

/** What the index has of a wallet and those linked to it, by number. */
export async function heldBy(db: Db, owner: Address): Promise<readonly ListedToken[]> {
  const { tokens } = await tokenPage(db, { owner }, { sort: 'number', offset: 0, limit: 1_000 });
  return tokens;
}
