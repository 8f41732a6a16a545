import { ok, type Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import type { RefreshAnswer } from '../contract/collection.ts';
import {
  firstUnread,
  holdersOfUnknown,
  keepFacts,
  keepHoldings,
  keepTemplates,
  keepTemplatesOf,
} from '../db/chainIndex.ts';
import { heldTemplate, tokenDetail } from '../db/collection.ts';
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

/**
 * Reads from the chain what became of a Flunk, whose events the index has not heard yet: its template, and the backpack
 * that was claimed with it. Null: neither the wallet nor one linked to it holds that Flunk. Fails, with nothing changed,
 * when the chain does not answer.
 */
export async function readFlunk(
  db: Db,
  source: ChainSource,
  wallet: Address,
  tokenId: string,
): Promise<Result<RefreshAnswer['flunk']>> {
  const templateId = await db.transaction(wallet, (tx) => heldTemplate(tx, wallet, 'Flunks', tokenId));
  if (templateId === null) return ok(null);
  const read = await source.templates('Flunks', Number(templateId), 1);
  if (!read.ok) return read;
  const claim = await source.claimOf({ tokenId, templateId });
  if (!claim.ok) return claim;
  const { height, templates } = read.value;
  const backpackTokenId = claim.value;
  const detail = await db.transaction(wallet, async (tx) => {
    await keepTemplates(tx, 'Flunks', height, templates);
    if (backpackTokenId !== null) {
      await keepFacts(tx, [{ kind: 'claimed', flunkTokenId: tokenId, backpackTokenId, signer: wallet }]);
    }
    return tokenDetail(tx, 'Flunks', tokenId);
  });
  return ok(detail && { image: detail.token.image, graduated: detail.graduated, backpackTokenId });
}
