import { fail, ok } from '../../_shared/kernel/result.ts';
import { sameSecret } from '../../_shared/auth/keys.ts';
import { readFlunk, readHoldings } from '../../_shared/chain/holdings.ts';
import { catchUp } from '../../_shared/chain/indexer.ts';
import type { collectionRoutes } from '../../_shared/contract/collection.ts';
import {
  cliquesOf,
  countsOf,
  linkedWallets,
  tokenDetail,
  tokenPage,
  traitCounts,
} from '../../_shared/db/collection.ts';
import { audit } from '../../_shared/db/guards.ts';
import { accessOf } from '../../_shared/domain/collection.ts';
import type { Handlers } from '../calls.ts';

/** How long the accounts linked to a wallet are taken from the index, once they were read from the chain (s). */
const LINKED_FOR = 60;

/** Calls of the chain in one scheduled request: half a minute of them, before lease and platform end it (CHAIN-5). */
const SCHEDULED_CALLS = 60;

export const collectionHandlers: Handlers<typeof collectionRoutes> = {
  'GET /api/chain': {
    procedure: async ({ deps: { chain, flow, fund } }) => ok({ chain: chain.name, flow, fund }),
  },

  async 'GET /api/collection/tokens'(tx, _anyone, { sort, offset, limit, ...filters }) {
    return ok(await tokenPage(tx, filters, { sort, offset, limit }));
  },

  'GET /api/collection/traits': async (tx, _anyone, filters) =>
    ok({ traits: await traitCounts(tx, filters) }),

  'GET /api/collection/token': {
    async procedure({ deps: { db, graduationOpensAt: ofAll } }, { collection, tokenId }) {
      const detail = await db.transaction(null, (tx) => tokenDetail(tx, collection, tokenId));
      if (detail === null) return fail('NOT_FOUND', 'There is no such token.');
      const forAll = ofAll === null || collection !== 'Flunks' ? null : new Date(ofAll).toISOString();
      return ok({ ...detail, graduationOpensAt: detail.graduationOpensAt ?? forAll });
    },
  },

  'GET /api/collection/linked-wallets': {
    async procedure({ deps: { db, source }, who: { wallet } }) {
      const known = await db.transaction(wallet, (tx) => linkedWallets(tx, wallet, LINKED_FOR));
      if (known !== null) return ok({ wallets: known });
      const linked = await readHoldings(db, source, wallet);
      return linked.ok ? ok({ wallets: [...linked.value] }) : linked;
    },
  },

  'POST /api/collection/refresh': {
    async procedure({ deps: { db, source }, who: { wallet } }, { flunk: tokenId }) {
      const read = await readHoldings(db, source, wallet);
      if (!read.ok) return read;
      const flunk = tokenId === undefined ? ok(null) : await readFlunk(db, source, wallet, tokenId);
      if (!flunk.ok) return flunk;
      const counts = await db.transaction(wallet, (tx) => countsOf(tx, wallet));
      return ok({ counts, flunk: flunk.value });
    },
  },

  'POST /api/collection/index': {
    async procedure({ deps: { db, schedule } }, { secret }) {
      if (schedule === null || !(await sameSecret(secret, schedule.secret))) {
        return fail('FORBIDDEN', 'Only the schedule may do this.');
      }
      const { source, from, following } = schedule;
      const caught = await catchUp(db, source, {
        from,
        holder: 'schedule',
        following,
        calls: SCHEDULED_CALLS,
      });
      return caught.ok ? ok({ upToDate: caught.value }) : caught;
    },
  },

  async 'POST /api/emergency-clique-access'(tx, { wallet }) {
    const access = accessOf(await cliquesOf(tx, wallet));
    await audit(tx, wallet, 'emergency-clique-access', access);
    return ok({ access });
  },
};
