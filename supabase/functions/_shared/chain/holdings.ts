import { ok, type Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import { firstUnread, holdersOfUnknown, keepHoldings, keepTemplatesOf } from '../db/chainIndex.ts';
import type { Db } from '../db/port.ts';
import { readBatch } from './indexer.ts';
import type { ChainSource } from './source.ts';

/**
 * Reads from the chain what a wallet and the accounts linked to it hold, and updates the index: before every grant for
 * a held token. Answers the linked accounts. Fails, with nothing changed, when the chain does not answer. The indexer
 * reads templates that are unknown yet.
 */
export async function readHoldings(
  db: Db,
  source: ChainSource,
  wallet: Address,
): Promise<Result<readonly Address[]>> {
  const holdings = await source.holdings(wallet);
  if (!holdings.ok) return holdings;
  const unknown = await db.transaction(wallet, async (tx) => {
    await keepHoldings(tx, wallet, holdings.value);
    return holdersOfUnknown(tx, wallet);
  });
  for (const { collection, owner } of unknown) {
    const minted = await source.minted(collection, owner);
    if (minted.ok) await db.transaction(wallet, (tx) => keepTemplatesOf(tx, minted.value));
  }
  // Only one batch for each of its own templates, because the person waits.
  for (const { collection, id } of await db.transaction(wallet, (tx) => firstUnread(tx, wallet))) {
    await readBatch(db, source, collection, id);
  }
  return ok(holdings.value.linked);
}
