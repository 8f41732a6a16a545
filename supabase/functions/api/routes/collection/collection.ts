import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { sameSecret } from '../../../_shared/auth/keys.ts';
import { readFlunk, readHoldings } from '../../../_shared/chain/holdings.ts';
import { catchUp } from '../../../_shared/chain/indexer.ts';
import {
  TokenAnswer,
  CollectionName,
  TokenId,
  Cursor,
  TokensAnswer,
  TraitsAnswer,
  RefreshAnswer,
  LinkedWalletsAnswer,
  CliqueAccessAnswer,
  ChainAnswer,
} from '../../../_shared/contract/collection/collection.ts';
import {
  cliquesOf,
  countsOf,
  linkedWallets,
  tokenDetail,
} from '../../../_shared/db/collection/collection.ts';
import { tokenFacets } from '../../../_shared/db/collection/tokenFacets.ts';
import { tokenPage } from '../../../_shared/db/collection/tokenPage.ts';
import { audit } from '../../../_shared/db/system/guards.ts';
import { accessOf, CLIQUES, TOKEN_SORTS } from '../../../_shared/domain/collection/collection.ts';
import type { TokenName } from '../../../_shared/domain/collection/tokenFilters.ts';
import { isoOf } from '../../../_shared/kernel/units.ts';
import { Done, WalletAddress } from '../../../_shared/contract/values.ts';
import { route } from '../../route.ts';

/** What the database cannot keep, and no trait has. */
const CONTROL = /\p{Cc}/u;

/** A trait and its value in one text, such as `Head:Cap`; the name has no colon. */
const TraitFilter = z.string().regex(/^[^:]{1,64}:.{1,200}$/);

const Filtered = z.object({
  owner: WalletAddress.optional().describe('this wallet and those linked to it; absent: everybody'),
  collection: CollectionName.optional(),
  traits: z
    .string()
    .max(2000)
    .refine((text) => !CONTROL.test(text), 'control characters')
    .transform((text) => text.split('|').filter((one) => one !== ''))
    .pipe(z.array(TraitFilter).max(40))
    .optional()
    .describe(
      'such as `Head:Cap`, several with a bar between them: one of the values of each trait that is named',
    ),
  clique: z.enum(CLIQUES).optional(),
  search: z
    .string()
    .trim()
    .max(60)
    .refine((text) => !CONTROL.test(text), 'control characters')
    .optional()
    .describe('words, each of which is in the name, the serial (`#12`) or a value of a trait'),
  serial: z.coerce.number().int().min(0).max(1e9).optional().describe('exactly this template id'),
});

const OfOwner = z.object({ wallet: WalletAddress });

const wallet = '0x0000000000000001';

/** How long the accounts linked to a wallet are taken from the index, once they were read from the chain (s). */
const LINKED_FOR = 60;

/** Calls of the chain in one scheduled request: half a minute of them, before lease and platform end it (CHAIN-5). */
const SCHEDULED_CALLS = 60;

/** Reads a cursor such as `Flunks/12`, whose form was checked. */
function nameFrom(cursor: string): TokenName {
  const [collection, tokenId = ''] = cursor.split('/');
  return { collection: collection === 'Backpack' ? 'Backpack' : 'Flunks', tokenId };
}

/** The collection as the server's index knows it (CHAIN-11), and what follows from holding a part of it. */
export const collectionRoutes = [
  route(
    'GET /api/chain',
    {
      caller: 'anyone',
      about: 'Which chain the product is on, and how the page reaches it.',
      query: z.object({}),
      example: {},
      answer: ChainAnswer,
      cacheSeconds: 60,
    },
    {
      procedure: async ({ deps: { chain, flow, fund } }) => ok({ chain: chain.name, flow, fund }),
    },
  ),

  route(
    'GET /api/collection/tokens',
    {
      caller: 'anyone',
      about: 'Tokens of an owner, or of everybody, by page.',
      query: Filtered.extend({
        sort: z
          .enum(TOKEN_SORTS)
          .default('number')
          .describe(
            'by serial up (Flunks first) or down, the newest in its wallet first, by name, the rarest first, or in none',
          ),
        seed: z.coerce.number().int().min(0).max(0xffffffff).optional().describe('of the order `random`'),
        after: Cursor.optional().describe(
          'the page begins behind this token, and `offset` counts from there',
        ),
        offset: z.coerce.number().int().min(0).max(20_000).default(0),
        limit: z.coerce.number().int().min(1).max(100).default(24),
      }),
      example: { owner: wallet },
      cost: 5,
      answer: TokensAnswer,
    },
    {
      async procedure({ deps: { db } }, { sort, seed, after, offset, limit, ...filters }) {
        const page = { sort, seed, offset, limit, after: after === undefined ? undefined : nameFrom(after) };
        return ok(await tokenPage(db, filters, page));
      },
    },
  ),

  route(
    'GET /api/collection/traits',
    {
      caller: 'anyone',
      about: 'The traits that tokens have, each with how many there would be if it were chosen too.',
      query: Filtered,
      example: { owner: wallet },
      cost: 5,
      answer: TraitsAnswer,
    },
    {
      async procedure({ deps: { db } }, filters) {
        return ok(await tokenFacets(db, filters));
      },
    },
  ),

  route(
    'GET /api/collection/token',
    {
      caller: 'anyone',
      about: 'All that is known of one token.',
      query: z.object({ collection: CollectionName, tokenId: TokenId }),
      example: { collection: 'Flunks', tokenId: '1' },
      answer: TokenAnswer,
      refusals: { NOT_FOUND: 'there is no such token' },
    },
    {
      async procedure({ deps: { db, graduationOpensAt: ofAll } }, { collection, tokenId }) {
        const detail = await db.transaction(null, (tx) => tokenDetail(tx, collection, tokenId));
        if (detail === null) return fail('NOT_FOUND', 'There is no such token.');
        const forAll = collection === 'Flunks' ? isoOf(ofAll) : null;
        return ok({ ...detail, graduationOpensAt: detail.graduationOpensAt ?? forAll });
      },
    },
  ),

  route(
    'GET /api/collection/linked-wallets',
    {
      caller: 'member',
      about: 'The wallets that are linked to the wallet on chain, whose tokens count as its own.',
      query: OfOwner,
      example: { wallet },
      owner: 'wallet',
      limit: { calls: 60, minutes: 1 },
      answer: LinkedWalletsAnswer,
      refusals: { UNAVAILABLE: 'the chain does not answer', REVERTED: 'the contracts refuse to' },
    },
    {
      async procedure({ deps: { db, source }, who: { wallet } }) {
        const known = await db.transaction(wallet, (tx) => linkedWallets(tx, wallet, LINKED_FOR));
        if (known !== null) return ok({ wallets: known });
        const linked = await readHoldings(db, source, wallet);
        return linked.ok ? ok({ wallets: [...linked.value] }) : linked;
      },
    },
  ),

  route(
    'POST /api/collection/refresh',
    {
      caller: 'member',
      about:
        'Reads the tokens of the wallet and of those linked to it from the chain again, and one Flunk among them: its template and its claim.',
      body: OfOwner.extend({
        flunk: TokenId.optional().describe('the Flunk that something was done with'),
      }),
      example: { wallet, flunk: '1' },
      owner: 'wallet',
      idempotency: 'none',
      limit: { calls: 6, minutes: 1 },
      answer: RefreshAnswer,
      refusals: { UNAVAILABLE: 'the chain does not answer', REVERTED: 'the contracts refuse to' },
    },
    {
      async procedure({ deps: { db, source }, who: { wallet } }, { flunk: tokenId }) {
        const read = await readHoldings(db, source, wallet);
        if (!read.ok) return read;
        const flunk = tokenId === undefined ? ok(null) : await readFlunk(db, source, wallet, tokenId);
        if (!flunk.ok) return flunk;
        const counts = await db.transaction(wallet, (tx) => countsOf(tx, wallet));
        return ok({ counts, flunk: flunk.value });
      },
    },
  ),

  route(
    'POST /api/collection/index',
    {
      caller: 'anyone',
      about:
        'Brings the index a few batches forward and makes some portraits, for a schedule that knows the secret (docs/DEPLOY.md).',
      body: z.object({ secret: z.string().min(1).max(200) }),
      example: { secret: 'no such secret' },
      idempotency: 'none',
      limit: { calls: 10, minutes: 1 },
      answer: Done.extend({ upToDate: z.boolean().describe('whether nothing is left to do for now') }),
      refusals: {
        FORBIDDEN: 'the secret is another, or there is none',
        UNAVAILABLE: 'the chain does not answer',
        REVERTED: 'the contracts refuse to, at least once; the rest was done',
      },
    },
    {
      async procedure({ deps: { db, schedule } }, { secret }) {
        if (schedule === null || !(await sameSecret(secret, schedule.secret))) {
          return fail('FORBIDDEN', 'Only the schedule may do this.');
        }
        const { source, from, following, makePortraits } = schedule;
        const caught = await catchUp(db, source, {
          from,
          holder: 'schedule',
          following,
          calls: SCHEDULED_CALLS,
        });
        await makePortraits?.();
        return caught.ok ? ok({ upToDate: caught.value }) : caught;
      },
    },
  ),

  route(
    'POST /api/emergency-clique-access',
    {
      caller: 'member',
      about:
        'Which houses the tokens of the wallet open, by the index, for when the chain does not answer. Audited.',
      body: OfOwner,
      example: { wallet },
      owner: 'wallet',
      idempotency: 'none',
      answer: CliqueAccessAnswer,
    },
    async (tx, { wallet }) => {
      const access = accessOf(await cliquesOf(tx, wallet));
      await audit(tx, wallet, 'emergency-clique-access', access);
      return ok({ access });
    },
  ),
] as const;
