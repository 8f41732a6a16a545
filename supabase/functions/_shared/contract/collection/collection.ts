import { z } from 'zod';
import { CLIQUES, COLLECTIONS, TOKEN_SORTS } from '../../domain/collection/collection.ts';
import { ChainName } from '../system/auth.ts';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, WalletAddress } from '../values.ts';

export const CollectionName = z.enum(COLLECTIONS);

/** UInt64 of the chain, as its decimal digits: numbers of JavaScript lose some of them. */
export const TokenId = z.string().regex(/^\d{1,20}$/);

const Trait = z.object({ name: z.string(), value: z.string() });

export const Token = z.object({
  collection: CollectionName,
  tokenId: TokenId,
  serial: z.int().describe('the template id'),
  name: z.string(),
  owner: WalletAddress.describe('who holds it, which may be an account linked to the one that was asked for'),
  image: z.string().describe('the path of its picture, which never changes'),
  pixelImage: z.string().nullable().describe('that of its pixel art; null: it has not graduated'),
  traits: z.array(Trait),
});
export type Token = z.infer<typeof Token>;

const Rank = z
  .int()
  .describe('its place by rarity among the tokens of its collection that are held: 1 is the rarest');

/** A token as lists have it. */
export const ListedToken = Token.extend({
  clique: z
    .enum([...CLIQUES, 'FLUNKO'])
    .nullable()
    .describe('by its traits'),
  rank: Rank,
});
export type ListedToken = z.infer<typeof ListedToken>;

const Counts = z.object({ Flunks: z.int(), Backpack: z.int() });

/** What the database cannot keep, and no trait has. */
const CONTROL = /\p{Cc}/u;
/** A trait and its value in one text, such as `Head:Cap`; the name has no colon. */
const TraitFilter = z.string().regex(/^[^:]{1,64}:.{1,200}$/);
const Filters = z.object({
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

/** The last token of a page, such as `Flunks/12`. */
const Cursor = z.string().regex(/^(Flunks|Backpack)\/\d{1,20}$/);

export const TokensAnswer = Done.extend({
  tokens: z.array(ListedToken).describe('in the order that was asked for'),
  total: z.int().describe('how many pass the filters'),
  place: z.int().describe('how many of those come before the first of these tokens'),
  counts: Counts.describe('of the owner, whatever the filters'),
  next: Cursor.nullable().describe('what to send as `after` for the page behind; null: this is the last'),
});
export type TokensAnswer = z.infer<typeof TokensAnswer>;

const TraitValues = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string(), count: z.int() })),
});

export const TraitsAnswer = Done.extend({
  total: z.int().describe('how many pass all filters'),
  cliques: z
    .record(z.enum(CLIQUES), z.int())
    .describe('how many there would be of each clique, with every other filter as it is'),
  traits: z
    .array(TraitValues)
    .describe(
      'how many there would be of each value, with every filter as it is but those of the same trait; the commonest value first, whatever the filters',
    ),
  values: z.int().describe('how many different values all traits have, without the filters'),
});
export type TraitsAnswer = z.infer<typeof TraitsAnswer>;

export const TokenAnswer = Done.extend({
  token: Token,
  graduated: z.boolean(),
  graduationOpensAt: IsoTime.nullable().describe('the right day; null: any day is'),
  claim: z
    .object({
      flunkTokenId: TokenId,
      flunkSerial: z.int().nullable(),
      backpackTokenId: TokenId,
      backpackSerial: z.int().nullable(),
      signer: WalletAddress.nullable().describe('null: it was claimed before the index began'),
    })
    .nullable()
    .describe(
      'the backpack that was claimed with a Flunk, of either of the two; a serial is null where the index lacks it',
    ),
  staking: z
    .object({ since: IsoTime.describe('or since the last claim of rewards'), pool: z.string() })
    .nullable(),
  rarity: z
    .object({
      rank: Rank,
      of: z.int().describe('how many tokens of the collection are held'),
      score: z
        .number()
        .describe('the bits of all its traits: log2 of 1 divided by the share of the tokens with the value'),
      traits: z.array(z.object({ name: z.string(), value: z.string(), count: z.int() })),
    })
    .describe('how few others have the same (RARITY-1)'),
  claimed_rewards: z
    .string()
    .nullable()
    .describe(
      'what was claimed of its staking rewards since the index began, a decimal number; null: none is known',
    ),
  indexedAt: IsoTime.describe('when the index last heard of the chain'),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;

export const RefreshAnswer = Done.extend({
  counts: Counts,
  flunk: z
    .object({
      image: z.string().describe('as in tokens'),
      graduated: z.boolean(),
      backpackTokenId: TokenId.nullable().describe('the backpack that was claimed with it'),
    })
    .nullable()
    .describe('null: none was asked about, or neither the wallet nor those linked to it hold it'),
});
export type RefreshAnswer = z.infer<typeof RefreshAnswer>;

export const LinkedWalletsAnswer = Done.extend({ wallets: z.array(WalletAddress) });
export type LinkedWalletsAnswer = z.infer<typeof LinkedWalletsAnswer>;

const CliqueAccessRecord = z.object({
  GEEK: z.boolean(),
  JOCK: z.boolean(),
  PREP: z.boolean(),
  FREAK: z.boolean(),
  FLUNKO: z.boolean(),
});
export const CliqueAccessAnswer = Done.extend({ access: CliqueAccessRecord });
export type CliqueAccessAnswer = z.infer<typeof CliqueAccessAnswer>;

export const ChainAnswer = Done.extend({
  chain: ChainName,
  flow: z
    .object({
      accessNode: z.string(),
      contracts: z.record(z.string(), z.string()).describe('the address of each contract, by its name'),
      wallets: z.object({
        discovery: z.string().describe('the page, or with IFRAME/RPC the way, by which FCL finds wallets'),
        method: z.string(),
        walletConnectProjectId: z.string().nullable(),
      }),
    })
    .nullable()
    .describe('null: the demo chain, which is this server'),
  fund: WalletAddress.nullable().describe('the account of the time-machine fund; null: none is configured'),
});
export type ChainAnswer = z.infer<typeof ChainAnswer>;

const OfOwner = z.object({ wallet: WalletAddress });
const wallet = '0x0000000000000001';

/** The collection as the server's index knows it (CHAIN-11), and what follows from holding a part of it. */
export const collectionRoutes = {
  'GET /api/chain': {
    caller: 'anyone',
    about: 'Which chain the product is on, and how the page reaches it.',
    query: z.object({}),
    example: {},
    answer: ChainAnswer,
    cacheSeconds: 60,
  },
  'GET /api/collection/tokens': {
    caller: 'anyone',
    about: 'Tokens of an owner, or of everybody, by page.',
    query: Filters.extend({
      sort: z
        .enum(TOKEN_SORTS)
        .default('number')
        .describe(
          'by serial up (Flunks first) or down, the newest in its wallet first, by name, the rarest first, or in none',
        ),
      seed: z.coerce.number().int().min(0).max(0xffffffff).optional().describe('of the order `random`'),
      after: Cursor.optional().describe('the page begins behind this token, and `offset` counts from there'),
      offset: z.coerce.number().int().min(0).max(20_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(24),
    }),
    example: { owner: wallet },
    cost: 5,
    answer: TokensAnswer,
  },
  'GET /api/collection/traits': {
    caller: 'anyone',
    about: 'The traits that tokens have, each with how many there would be if it were chosen too.',
    query: Filters,
    example: { owner: wallet },
    cost: 5,
    answer: TraitsAnswer,
  },
  'GET /api/collection/token': {
    caller: 'anyone',
    about: 'All that is known of one token.',
    query: z.object({ collection: CollectionName, tokenId: TokenId }),
    example: { collection: 'Flunks', tokenId: '1' },
    answer: TokenAnswer,
    refusals: { NOT_FOUND: 'there is no such token' },
  },
  'GET /api/collection/linked-wallets': {
    caller: 'member',
    about: 'The wallets that are linked to the wallet on chain, whose tokens count as its own.',
    query: OfOwner,
    example: { wallet },
    owner: 'wallet',
    limit: { calls: 60, minutes: 1 },
    answer: LinkedWalletsAnswer,
    refusals: { UNAVAILABLE: 'the chain does not answer', REVERTED: 'the contracts refuse to' },
  },
  'POST /api/collection/refresh': {
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
  'POST /api/collection/index': {
    caller: 'anyone',
    about: 'Brings the index a few batches forward, for a schedule that knows the secret (docs/DEPLOY.md).',
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
  'POST /api/emergency-clique-access': {
    caller: 'member',
    about:
      'Which houses the tokens of the wallet open, by the index, for when the chain does not answer. Audited.',
    body: OfOwner,
    example: { wallet },
    owner: 'wallet',
    idempotency: 'none',
    answer: CliqueAccessAnswer,
  },
} as const satisfies RouteTable;
