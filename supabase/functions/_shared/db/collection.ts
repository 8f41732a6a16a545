import type { Address } from '../kernel/units.ts';
import type { Token, TokenAnswer } from '../contract/collection.ts';
import {
  picturePath,
  pixelsPath,
  type CollectionName,
  type TokenSort,
  type Trait,
} from '../domain/collection.ts';
import type { Parameter, Transaction } from './port.ts';

export interface Filters {
  /** This wallet and those linked to it; absent: everybody. */
  readonly owner?: Address | undefined;
  readonly collection?: CollectionName | undefined;
  /** Such as `Head:Cap`: of each trait that is named one of the values. */
  readonly traits?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly serial?: number | undefined;
}

export interface Counts {
  readonly Flunks: number;
  readonly Backpack: number;
}

/** A condition over tokens, with the values of its parameters from $1 on. */
interface Condition {
  readonly where: string;
  readonly values: readonly Parameter[];
}

const TOKENS = 'app.tokens as token';
const WITH_TEMPLATES = `${TOKENS} join app.templates as template
  on template.collection = token.collection and template.template_id = token.template_id`;

/** What comes before the first colon. */
const nameOf = (trait: string): string => trait.slice(0, trait.indexOf(':'));

function conditionOf({ owner, collection, serial, traits = [], search = '' }: Filters): Condition {
  const values: Parameter[] = [];
  const value = (one: Parameter) => `$${values.push(one)}::text`;
  // Its template is known, though it may still have to be read.
  const parts = ['token.owner is not null', 'token.template_id is not null'];
  // In a query of its own: the function is called once, and not for each token.
  if (owner !== undefined) parts.push(`token.owner = any((select app.wallets_of(${value(owner)}))::text[])`);
  if (collection !== undefined) parts.push(`token.collection = ${value(collection)}`);
  if (serial !== undefined) parts.push(`token.template_id = ${value(String(serial))}::numeric`);
  const ofTemplate: string[] = [];
  for (const name of new Set(traits.map(nameOf))) {
    const oneOf = JSON.stringify(traits.filter((trait) => nameOf(trait) === name));
    ofTemplate.push(`template.traits && array(select json_array_elements_text(${value(oneOf)}::json))`);
  }
  // Not by a pattern, in which some characters would stand for others.
  if (search !== '') ofTemplate.push(`strpos(template.words, ${value(search.toLowerCase())}) > 0`);
  // "is true" keeps the planner from joining the two tables, which looks up the template of every token where few or
  // none match. So the templates that match are read once, into a table of hashes.
  if (ofTemplate.length > 0) {
    parts.push(`((token.collection, token.template_id) in (
      select template.collection, template.template_id from app.templates as template
      where ${ofTemplate.join(' and ')})) is true`);
  }
  return { where: parts.join(' and '), values };
}

/** How many of each collection the owner holds, or everybody. */
export async function countsOf(tx: Transaction, owner?: Address): Promise<Counts> {
  const { where, values } = conditionOf({ owner });
  const [row] = await tx.query<{ flunks: number; backpacks: number }>(
    `select count(*) filter (where token.collection = 'Flunks')::int as flunks,
       count(*) filter (where token.collection = 'Backpack')::int as backpacks
     from ${TOKENS} where ${where}`,
    values,
  );
  return { Flunks: row?.flunks ?? 0, Backpack: row?.backpacks ?? 0 };
}

// A type rather than an interface: only types fit the port's Row.
type TokenRow = {
  collection: CollectionName;
  tokenId: string;
  serial: number;
  name: string;
  owner: Address;
  image: string;
  pixelImage: string | null;
  traits: string[];
};

/** The version of a picture, as SQL: a hash of its address. Another picture has another address. */
export const versionOf = (address: string): string => `left(md5(coalesce(${address}, '')), 8)`;

/** The columns of a token. */
const COLUMNS = `token.collection, token.token_id::text as "tokenId", template.template_id::int as serial,
  coalesce(nullif(template.name, ''), token.collection || ' #' || template.template_id) as name, token.owner::text as owner, template.traits,
  ${versionOf('template.image')} as image, left(md5(template.pixel_image), 8) as "pixelImage"`;

const toTrait = (text: string): Trait => ({
  name: nameOf(text),
  value: text.slice(text.indexOf(':') + 1),
});

function toToken({ traits, image, pixelImage, ...row }: TokenRow): Token {
  const { collection, tokenId } = row;
  return {
    ...row,
    image: `${picturePath(collection, tokenId)}?v=${image}`,
    pixelImage: pixelImage === null ? null : `${pixelsPath(collection, tokenId)}?v=${pixelImage}`,
    traits: traits.map(toTrait),
  };
}

/** Flunks first, then by serial: the order of two indexes of the table. */
const BY_NUMBER = 'token.collection desc, token.template_id, token.token_id';
/** The order of each sort; no two tokens have the same place in it. */
const ORDERS: Readonly<Record<TokenSort, string>> = {
  number: BY_NUMBER,
  // The same indexes, read backwards.
  'number-down': 'token.collection, token.template_id desc, token.token_id desc',
  newest: `token.held_since desc, ${BY_NUMBER}`,
  // Without the number that a Flunk's name ends with, which is not in the order of its letters.
  name: `split_part(template.name, ' #', 1), ${BY_NUMBER}`,
};

export interface TokenPage {
  readonly tokens: Token[];
  /** How many pass the filters in all. */
  readonly total: number;
  /** Of the owner, or of everybody, whatever the other filters. */
  readonly counts: Counts;
}

/** A page of the tokens that pass the filters. */
export async function tokenPage(
  tx: Transaction,
  filters: Filters,
  { sort, offset, limit }: { readonly sort: TokenSort; readonly offset: number; readonly limit: number },
): Promise<TokenPage> {
  const { owner, collection, serial, traits = [], search = '' } = filters;
  const { where, values } = conditionOf(filters);
  const at = values.length;
  const narrowed = serial !== undefined || traits.length > 0 || search !== '';
  // Sent together. Which tokens are on the page is decided before anything wide is read.
  const [rows, counts] = await Promise.all([
    tx.query<TokenRow & { total: number | null }>(
      `with chosen as (
         select token.collection, token.token_id, ${narrowed ? 'count(*) over ()' : 'null'}::int as total
         from ${sort === 'name' ? WITH_TEMPLATES : TOKENS} where ${where}
         order by ${ORDERS[sort]} limit $${at + 1}::text::int offset $${at + 2}::text::int)
       select ${COLUMNS}, total from chosen
         join ${WITH_TEMPLATES} on token.collection = chosen.collection and token.token_id = chosen.token_id
       order by ${ORDERS[sort]}`,
      [...values, String(limit), String(offset)],
    ),
    countsOf(tx, owner),
  ]);
  const tokens = rows.map(({ total: _, ...row }) => toToken(row));
  if (!narrowed) {
    const total = collection === undefined ? counts.Flunks + counts.Backpack : counts[collection];
    return { tokens, total, counts };
  }
  const [first] = rows;
  // Only a page behind the last does not tell how many there are.
  const total = first?.total ?? (offset === 0 ? 0 : await countOf(tx, { where, values }));
  return { tokens, total, counts };
}

async function countOf(tx: Transaction, { where, values }: Condition): Promise<number> {
  const [row] = await tx.query<{ total: number }>(
    `select count(*)::int as total from ${TOKENS} where ${where}`,
    values,
  );
  return row?.total ?? 0;
}

export interface TraitCounts {
  readonly name: string;
  readonly values: { readonly value: string; readonly count: number }[];
}

// A type rather than an interface: only types fit the port's Row.
type CountRow = { trait: string; count: number };

/** Counted as they are asked for. */
function countsOfOwner(tx: Transaction, owner: Address, collection?: CollectionName): Promise<CountRow[]> {
  const { where, values } = conditionOf({ owner, collection });
  return tx.query(
    `select trait, count(*)::int as count
     from (select unnest(template.traits) as trait from ${WITH_TEMPLATES} where ${where}) as held
     group by trait order by count desc, trait`,
    values,
  );
}

/** Kept up by the database as tokens and templates change: there are too many to count. */
function countsOfEverybody(tx: Transaction, collection?: CollectionName): Promise<CountRow[]> {
  return tx.query(
    `select trait, sum(tokens)::int as count from app.trait_counts
     where tokens > 0 and collection = coalesce($1::text, collection) group by trait order by count desc, trait`,
    [collection ?? null],
  );
}

/** The traits of the tokens that pass the filters: names in alphabetical order, the commonest value first. */
export async function traitCounts(
  tx: Transaction,
  { owner, collection }: Pick<Filters, 'owner' | 'collection'>,
): Promise<TraitCounts[]> {
  const rows = await (owner === undefined
    ? countsOfEverybody(tx, collection)
    : countsOfOwner(tx, owner, collection));
  const traits = new Map<string, TraitCounts>();
  for (const { trait, count } of rows) {
    const { name, value } = toTrait(trait);
    const known = traits.get(name) ?? { name, values: [] };
    known.values.push({ value, count });
    traits.set(name, known);
  }
  return [...traits.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

type DetailRow = TokenRow & {
  graduated: boolean;
  opensAt: Date | null;
  stakedAt: Date | null;
  claimedRewards: string | null;
  claim: TokenAnswer['claim'];
  indexedAt: Date;
};

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
       coalesce((select indexed_at from app.chain_index), app.now()) as "indexedAt"
     from ${WITH_TEMPLATES}
     where token.owner is not null and token.collection = $1 and token.token_id = $2::text::numeric`,
    [collection, tokenId],
  );
  if (!row) return null;
  const { graduated, opensAt, stakedAt, claimedRewards, claim, indexedAt, ...token } = row;
  return {
    token: toToken(token),
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
  const { where, values } = conditionOf({ owner });
  const rows = await tx.query<{ clique: string | null }>(
    `select distinct template.clique from ${WITH_TEMPLATES} where ${where}`,
    values,
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
       and owner = any(app.wallets_of($1))`,
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
