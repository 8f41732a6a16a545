import { fail, ok } from '../../../../src/kernel/result.ts';
import { readTemplates } from '../../_shared/chain/indexer.ts';
import type { collectionRoutes } from '../../_shared/contract/collection.ts';
import { keepHoldings } from '../../_shared/db/chainIndex.ts';
import {
  cliquesOf,
  countsOf,
  linkedWallets,
  tokenDetail,
  tokenPage,
  traitCounts,
} from '../../_shared/db/collection.ts';
import { accessOf, COLLECTIONS } from '../../_shared/domain/collection.ts';
import type { Handlers } from '../calls.ts';

/** How long the accounts linked to a wallet are taken from the index, once they were read from the chain (s). */
const LINKED_FOR = 60;

export const collectionHandlers: Handlers<typeof collectionRoutes> = {
  'GET /api/chain': {
    procedure: async ({ deps: { chain, flow } }) => ok({ chain: chain.name, flow }),
  },

  async 'GET /api/collection/tokens'(tx, _anyone, { offset, limit, ...filters }) {
    const [page, counts] = await Promise.all([
      tokenPage(tx, filters, { offset, limit }),
      countsOf(tx, filters.owner),
    ]);
    return ok({ ...page, counts });
  },

  'GET /api/collection/traits': async (tx, _anyone, filters) =>
    ok({ traits: await traitCounts(tx, filters) }),

  async 'GET /api/collection/token'(tx, _anyone, { collection, tokenId }) {
    const detail = await tokenDetail(tx, collection, tokenId);
    return detail === null ? fail('NOT_FOUND', 'There is no such token.') : ok(detail);
  },

  'GET /api/collection/linked-wallets': {
    async procedure({ deps: { db, source }, who: { wallet } }) {
      const known = await db.transaction(wallet, (tx) => linkedWallets(tx, wallet, LINKED_FOR));
      if (known !== null) return ok({ wallets: known });
      const holdings = await source.holdings(wallet);
      if (!holdings.ok) return holdings;
      await db.transaction(wallet, (tx) => keepHoldings(tx, wallet, holdings.value));
      return ok({ wallets: [...holdings.value.linked] });
    },
  },

  'POST /api/collection/refresh': {
    async procedure({ deps: { db, source }, who: { wallet } }) {
      const holdings = await source.holdings(wallet);
      if (!holdings.ok) return holdings;
      await db.transaction(wallet, (tx) => keepHoldings(tx, wallet, holdings.value));
      for (const collection of COLLECTIONS) {
        const read = await readTemplates(db, source, collection);
        if (!read.ok) return read;
      }
      return ok({ counts: await db.transaction(wallet, (tx) => countsOf(tx, wallet)) });
    },
  },

  async 'POST /api/emergency-clique-access'(tx, { wallet }) {
    return ok({ access: accessOf(await cliquesOf(tx, wallet)) });
  },
};
