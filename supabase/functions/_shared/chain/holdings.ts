import { ok, type Result } from '../kernel/result.ts';
import type { Address } from '../kernel/units.ts';
import type { RefreshAnswer } from '../contract/collection/collection.ts';
import {
  holdersToAsk,
  keepClaimsOf,
  keepHoldings,
  keepRanks,
  keepStates,
  unreadOf,
} from '../db/collection/chainIndex.ts';
import { heldTemplate, tokenDetail } from '../db/collection/collection.ts';
import type { Db } from '../db/port.ts';
import { sliceOf } from './slice.ts';
import type { ChainSource } from './source.ts';
import { readTemplates } from './templates.ts';

/** Calls for templates while a person waits; the indexer reads the others. */
const TEMPLATE_CALLS = 4;
/** So many holders are asked at once: a wallet, and the accounts linked to it. */
const MOST_HOLDERS = 100;

/**
 * Reads from the chain what a wallet and the accounts linked to it hold, and updates the index: before every grant for
 * a held token. Of tokens that are new to the index it also reads template, staking and claim. Answers the linked
 * accounts. Fails, with nothing changed, when the chain does not answer (UNAVAILABLE) or refuses to (REVERTED).
 */
export async function readHoldings(
  db: Db,
  source: ChainSource,
  wallet: Address,
): Promise<Result<readonly Address[]>> {
  const holdings = await source.holdings(wallet);
  if (!holdings.ok) return holdings;
  const { height, linked } = holdings.value;
  const holders = await db.transaction(wallet, async (tx) => {
    await keepHoldings(tx, wallet, holdings.value);
    return holdersToAsk(tx, height, MOST_HOLDERS, wallet);
  });
  for (const { collection, owner } of holders) {
    const states = await source.states(collection, owner, height);
    if (states.ok) {
      await db.transaction(wallet, (tx) => keepStates(tx, collection, owner, height, states.value));
    }
  }
  const slice = sliceOf(TEMPLATE_CALLS, async () => true);
  for (const { collection, ids } of await db.transaction(wallet, (tx) =>
    unreadOf(tx, wallet, source.templatesAtOnce),
  )) {
    await readTemplates(db, source, collection, ids, height, slice);
  }
  await db.transaction(wallet, keepRanks);
  return ok(linked);
}

/**
 * Reads from the chain what became of a Flunk, whose events the index has not heard yet: its template, and the backpack
 * that was claimed with it. Null: neither the wallet nor one linked to it holds that Flunk. Fails as the chain does.
 */
export async function readFlunk(
  db: Db,
  source: ChainSource,
  wallet: Address,
  tokenId: string,
): Promise<Result<RefreshAnswer['flunk']>> {
  const templateId = await db.transaction(wallet, (tx) => heldTemplate(tx, wallet, 'Flunks', tokenId));
  if (templateId === null) return ok(null);
  const height = await source.height();
  if (!height.ok) return height;
  const slice = sliceOf(1, async () => true);
  const read = await readTemplates(db, source, 'Flunks', [templateId], height.value, slice);
  if (!read.ok) return read;
  const claims = await source.claims(Number(tokenId), 1);
  if (!claims.ok) return claims;
  const detail = await db.transaction(wallet, async (tx) => {
    await keepClaimsOf(tx, claims.value);
    await keepRanks(tx);
    return tokenDetail(tx, 'Flunks', tokenId);
  });
  return ok(
    detail && {
      image: detail.token.image,
      graduated: detail.graduated,
      backpackTokenId: detail.claim?.backpackTokenId ?? null,
    },
  );
}
