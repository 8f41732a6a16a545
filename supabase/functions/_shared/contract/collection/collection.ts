import { z } from 'zod';
import { CLIQUES, COLLECTIONS } from '../../domain/collection/collection.ts';
import { ChainName } from '../system/auth.ts';
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
  portrait: z
    .string()
    .nullable()
    .describe('`<hash>.jpg` lies as `/api/portraits/<hash>-96.jpg`, `-192` and `-384`; null: none is made'),
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

/** The last token of a page, such as `Flunks/12`. */
export const Cursor = z.string().regex(/^(Flunks|Backpack)\/\d{1,20}$/);

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
