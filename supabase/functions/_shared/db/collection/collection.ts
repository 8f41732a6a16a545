import type { Address } from '../../kernel/units.ts';
import type { Token, TokenAnswer } from '../../contract/collection/collection.ts';
import {
  picturePath,
  pixelsPath,
  type CollectionName,
  type Trait,
} from '../../domain/collection/collection.ts';
import { traitName, traitValue } from '../../domain/collection/tokenFilters.ts';
import type { Transaction } from '../port.ts';

export interface Counts {
  readonly Flunks: number;
  readonly Backpack: number;
}

const TOKENS = 'app.tokens as token';
const WITH_TEMPLATES = `${TOKENS} join app.templates as template
  on template.collection = token.collection and template.template_id = token.template_id`;

/** What the owner holds, or everybody: its template is known, though it may still have to be read. */
const HELD = `token.owner is not null and token.template_id is not null
  and ($1::text is null or token.owner = any((select app.wallets_of($1::text))::text[]))`;

/** How many of each collection the owner holds, or everybody. */
export async function countsOf(tx: Transaction, owner?: Address): Promise<Counts> {
  const [row] = await tx.query<{ flunks: number; backpacks: number }>(
    `select count(*) filter (where token.collection = 'Flunks')::int as flunks,
       count(*) filter (where token.collection = 'Backpack')::int as backpacks
     from ${TOKENS} where ${HELD}`,
    [owner ?? null],
  );
  return { Flunks: row?.flunks ?? 0, Backpack: row?.backpacks ?? 0 };
}

// A type rather than an interface: only types fit the port's Row.
export type TokenRow = {
  collection: CollectionName;
  tokenId: string;
  serial: number;
  name: string;
  owner: Address;
  image: string;
  pixelImage: string | null;
  portrait: string | null;
  traits: readonly string[];
};

/** The version of a picture, as SQL: a hash of its address. Another picture has another address. */
export const versionOf = (address: string): string => `left(md5(coalesce(${address}, '')), 8)`;

/** The columns of a token. */
export const COLUMNS = `token.collection, token.token_id::text as "tokenId", template.template_id::int as serial,
  coalesce(nullif(template.name, ''), token.collection || ' #' || template.template_id) as name, token.owner::text as owner, template.traits,
  ${versionOf('template.image')} as image, left(md5(template.pixel_image), 8) as "pixelImage",
  template.portrait`;

/** A token as answers have it. */
export function toToken({ traits, image, pixelImage, ...row }: TokenRow): Token {
  const { collection, tokenId, serial, name, owner, portrait } = row;
  return {
    ...{ collection, tokenId, serial, name, owner, portrait },
    image: `${picturePath(collection, tokenId)}?v=${image}`,
    pixelImage: pixelImage === null ? null : `${pixelsPath(collection, tokenId)}?v=${pixelImage}`,
    traits: traits.map((trait) => ({ name: traitName(trait), value: traitValue(trait) })),
  };
}

/** The Flunk at this index of all that are held, by number; null: there are fewer. */
export async function flunkAt(tx: Transaction, index: number): Promise<Token | null> {
  const [row] = await tx.query<TokenRow>(
    `select ${COLUMNS} from ${WITH_TEMPLATES} where ${HELD} and token.collection = 'Flunks'
     order by token.template_id, token.token_id limit 1 offset $2::int`,
    [null, index],
  );
  return row ? toToken(row) : null;
}

type DetailRow = TokenRow & {
  graduated: boolean;
  opensAt: Date | null;
  stakedAt: Date | null;
  claimedRewards: string | null;
  claim: TokenAnswer['claim'];
  indexedAt: Date;
  rarity: Omit<TokenAnswer['rarity'], 'traits'> & {
    readonly counts: Readonly<Record<string, number>> | null;
  };
};

/** How rare a token is, and how many share each of its traits. */
const RARITY = `json_build_object(
    'rank', listed.rank, 'score', listed.score,
    'of', (select sum(tokens)::int from app.listed_counts where collection = token.collection),
    'counts', (select json_object_agg(trait, tokens) from app.trait_counts
      where collection = token.collection and trait = any(listed.traits)))`;

/** The claim in which a token took part, as Flunk or as backpack. */
const CLAIM = `select json_build_object(
    'flunkTokenId', claim.flunk_token_id::text, 'flunkSerial', flunk.template_id,
    'backpackTokenId', claim.backpack_token_id::text, 'backpackSerial', backpack.template_id,
    'signer', claim.signer)
  from app.backpack_claims as claim
  left join app.tokens as flunk on flunk.collection = 'Flunks' and flunk.token_id = claim.flunk_token_id
  left join app.tokens as backpack
    on backpack.collection = 'Backpack' and backpack.token_id = claim.backpack_token_id
  where (token.collection = 'Flunks' and claim.flunk_token_id = token.token_id)
    or (token.collection = 'Backpack' and claim.backpack_token_id = token.token_id)`;

/** All that the index knows of a token; null: there is none, or it has no holder. */
export async function tokenDetail(
  tx: Transaction,
  collection: CollectionName,
  tokenId: string,
): Promise<Omit<TokenAnswer, 'success'> | null> {
  const [row] = await tx.query<DetailRow>(
    `select ${COLUMNS}, token.graduation_opens_at as "opensAt", token.staked_at as "stakedAt",
       template.graduated or (token.collection = 'Flunks'
         and exists (select from app.graduations as one where one.token_id = token.token_id)) as graduated,
       (select sum(one.amount)::text from app.reward_claims as one
         where one.collection = token.collection and one.token_id = token.token_id) as "claimedRewards",
       (${CLAIM} limit 1) as claim,
       coalesce((select indexed_at from app.chain_index), app.now()) as "indexedAt", ${RARITY} as rarity
     from ${WITH_TEMPLATES}
     join app.listed_tokens as listed on listed.collection = token.collection and listed.token_id = token.token_id
     where token.owner is not null and token.collection = $1 and token.token_id = $2::text::numeric`,
    [collection, tokenId],
  );
  if (!row) return null;
  const { graduated, opensAt, stakedAt, claimedRewards, claim, indexedAt, rarity, ...listed } = row;
  const token = toToken(listed);
  const { rank, of, score, counts } = rarity;
  const countOf = ({ name, value }: Trait): number => counts?.[`${name}:${value}`] ?? 0;
  return {
    token,
    rarity: { rank, of, score, traits: token.traits.map((trait) => ({ ...trait, count: countOf(trait) })) },
    graduated,
    graduationOpensAt: opensAt?.toISOString() ?? null,
    claim,
    staking: stakedAt && { since: stakedAt.toISOString(), pool: collection },
    claimed_rewards: claimedRewards,
    indexedAt: indexedAt.toISOString(),
  };
}

/** The cliques of all tokens that a wallet and those linked to it hold, as the script `cliques` tells them to the page. */
export async function cliquesOf(tx: Transaction, owner: Address): Promise<(string | null)[]> {
  const rows = await tx.query<{ clique: string | null }>(
    `select distinct template.clique from ${WITH_TEMPLATES} where ${HELD}`,
    [owner],
  );
  return rows.map(({ clique }) => clique);
}

/** The accounts linked to a wallet as they were read within so many seconds; null: that is longer ago. */
export async function linkedWallets(
  tx: Transaction,
  wallet: Address,
  seconds: number,
): Promise<Address[] | null> {
  const [row] = await tx.query<{ linked: Address[] }>(
    `select linked from app.linked_wallets
     where wallet = $1 and read_at > app.now() - $2::text::int * interval '1 second'`,
    [wallet, String(seconds)],
  );
  return row?.linked ?? null;
}

/** The template of a token that the wallet, or one linked to it, holds; null: neither does. */
export async function heldTemplate(
  tx: Transaction,
  wallet: Address,
  collection: CollectionName,
  tokenId: string,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select template_id::text as id from app.tokens
     where collection = $2 and token_id = $3::text::numeric and template_id is not null
       and owner = any((select app.wallets_of($1))::text[])`,
    [wallet, collection, tokenId],
  );
  return row?.id ?? null;
}

/** Where the template of a token says that its picture is; null: nowhere. */
export async function pictureAddress(
  tx: Transaction,
  which: 'image' | 'pixel_image',
  collection: CollectionName,
  tokenId: string,
): Promise<string | null> {
  const [row] = await tx.query<{ address: string | null }>(
    `select template.${which} as address from ${WITH_TEMPLATES}
     where token.collection = $1 and token.token_id = $2::text::numeric`,
    [collection, tokenId],
  );
  return row?.address ?? null;
}
