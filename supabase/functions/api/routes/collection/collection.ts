import { fail, ok } from '../../../_shared/kernel/result.ts';
import { sameSecret } from '../../../_shared/auth/keys.ts';
import { readFlunk, readHoldings } from '../../../_shared/chain/holdings.ts';
import { catchUp } from '../../../_shared/chain/indexer.ts';
import type {
  collectionRoutes,
  ListedToken,
  Token,
  TokenAnswer,
} from '../../../_shared/contract/collection/collection.ts';
import {
  cliquesOf,
  countsOf,
  linkedWallets,
  toToken,
  tokenDetail,
  walletsOf,
  type KeptToken,
} from '../../../_shared/db/collection/collection.ts';
import { audit } from '../../../_shared/db/system/guards.ts';
import { accessOf, type Trait } from '../../../_shared/domain/collection/collection.ts';
import type { Filters } from '../../../_shared/domain/collection/tokenIndex/filters.ts';
import type { TokenName } from '../../../_shared/domain/collection/tokenIndex/indexedToken.ts';
import type { TokenIndex } from '../../../_shared/domain/collection/tokenIndex/tokenIndex.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import type { Handlers } from '../../calls.ts';
import type { LiveDeps } from '../../deps.ts';

/** How long the accounts linked to a wallet are taken from the index, once they were read from the chain (s). */
const LINKED_FOR = 60;

/** Calls of the chain in one scheduled request: half a minute of them, before lease and platform end it (CHAIN-5). */
const SCHEDULED_CALLS = 60;

type Asked = Omit<Filters, 'owners'> & { readonly owner?: Address | undefined };

/** The index and what is asked of it. */
async function questionOf({ db, collection }: Pick<LiveDeps, 'db' | 'collection'>, asked: Asked) {
  const { owner, ...filters } = asked;
  const [index, owners] = await Promise.all([
    collection(),
    owner === undefined ? undefined : walletsOf(db, owner),
  ]);
  return { index, filters: { ...filters, owners } satisfies Filters };
}

type Index = TokenIndex<KeptToken>;

/** A token as lists have it. One that is in the index has a place by its rarity. */
const listed = (index: Index, token: KeptToken): ListedToken => ({
  ...toToken(token),
  clique: token.clique,
  rank: index.rarityOf(token)?.rank ?? 1,
});

/** How rare a token is, and how many share each of its traits. */
function rarityOf(index: Index, { collection, tokenId, traits }: Token): TokenAnswer['rarity'] {
  const of = index.count({ collection });
  const { rank, score } = index.rarityOf({ collection, tokenId }) ?? { rank: of, score: 0 };
  const countOf = ({ name, value }: Trait): number =>
    index.count({ collection, traits: [`${name}:${value}`] });
  return { rank, of, score, traits: traits.map((trait) => ({ ...trait, count: countOf(trait) })) };
}

/** Reads a cursor such as `Flunks/12`, whose form was checked. */
function nameFrom(cursor: string): TokenName {
  const [collection, tokenId = ''] = cursor.split('/');
  return { collection: collection === 'Backpack' ? 'Backpack' : 'Flunks', tokenId };
}

export const collectionHandlers: Handlers<typeof collectionRoutes> = {
  'GET /api/chain': {
    procedure: async ({ deps: { chain, flow, fund } }) => ok({ chain: chain.name, flow, fund }),
  },

  'GET /api/collection/tokens': {
    async procedure({ deps }, { sort, seed, after, offset, limit, ...asked }) {
      const { index, filters } = await questionOf(deps, asked);
      const page = { sort, seed, offset, limit, after: after === undefined ? undefined : nameFrom(after) };
      const { tokens, total, place, counts, isLast } = index.page(filters, page);
      const last = isLast ? undefined : tokens.at(-1);
      return ok({
        tokens: tokens.map((token) => listed(index, token)),
        total,
        place,
        counts,
        next: last === undefined ? null : `${last.collection}/${last.tokenId}`,
      });
    },
  },

  'GET /api/collection/traits': {
    async procedure({ deps }, asked) {
      const { index, filters } = await questionOf(deps, asked);
      return ok(index.facets(filters));
    },
  },

  'GET /api/collection/token': {
    async procedure({ deps: { db, graduationOpensAt: ofAll, ...deps } }, { collection, tokenId }) {
      const [detail, index] = await Promise.all([
        db.transaction(null, (tx) => tokenDetail(tx, collection, tokenId)),
        deps.collection(),
      ]);
      if (detail === null) return fail('NOT_FOUND', 'There is no such token.');
      const forAll = ofAll === null || collection !== 'Flunks' ? null : new Date(ofAll).toISOString();
      return ok({
        ...detail,
        graduationOpensAt: detail.graduationOpensAt ?? forAll,
        rarity: rarityOf(index, detail.token),
      });
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
