import {
  endOf,
  type Fact,
  type ChainClaim,
  type ChainTemplate,
  type Holdings,
  type TokenState,
} from '../../domain/collection/chainFacts.ts';
import type { Address, EpochMs } from '../../kernel/units.ts';

import {
  cliqueOf,
  visibleTraits,
  type CollectionName,
  type Trait,
} from '../../domain/collection/collection.ts';
import type { Transaction } from '../port.ts';

type OfKind<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

interface OfToken {
  readonly collection: CollectionName;
  readonly tokenId: string;
  readonly place: number;
}

/** The last item of each token, because a statement cannot change a row twice. */
const lastOf = <Item extends OfToken>(items: readonly Item[]): Item[] => {
  const last = new Map<string, Item>();
  for (const item of items) {
    const key = `${item.collection} ${item.tokenId}`;
    const before = last.get(key);
    if (!before || before.place <= item.place) last.set(key, item);
  }
  return [...last.values()];
};

/** Lets one write to the index at a time, for some milliseconds: in whatever order they take rows, none waits for ever. */
export const oneAtATime = (tx: Transaction) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('chain index', 0))`);

/** Runs a statement over rows that it reads as `fact`; none does nothing. */
async function over(tx: Transaction, rows: readonly object[], sql: string): Promise<void> {
  if (rows.length > 0) await tx.query(sql, [JSON.stringify(rows)]);
}

type Owned = Omit<OfKind<'owner'>, 'kind'>;
type Staked = Omit<OfKind<'staking'>, 'kind'>;
interface Minted extends Pick<OfToken, 'collection' | 'tokenId'> {
  readonly templateId: string;
}

/** What a batch says of one token. What it leaves out stays as it is known. */
interface TokenNews extends Partial<Omit<Minted & Owned & Staked, 'place'>> {
  readonly ownerSince?: number;
  readonly stakingSince?: number;
}

/** All that is said of each token in one row, because each write of a row costs as much as the first. */
function newsOf(minted: readonly Minted[], owned: readonly Owned[], staked: readonly Staked[]): TokenNews[] {
  const news = new Map<string, TokenNews>();
  const add = ({ collection, tokenId }: Pick<OfToken, 'collection' | 'tokenId'>, more: TokenNews) => {
    const key = `${collection} ${tokenId}`;
    news.set(key, { ...news.get(key), ...more, collection, tokenId });
  };
  for (const token of minted) add(token, { templateId: token.templateId });
  for (const token of lastOf(owned)) add(token, { owner: token.owner, ownerSince: token.place });
  for (const token of lastOf(staked)) add(token, { at: token.at, stakingSince: token.place });
  return [...news.values()];
}

/** Keeps where tokens were minted, who holds them and what is staked. What is known of a later place stays. */
const keepTokens = (
  tx: Transaction,
  {
    minted = [],
    owned = [],
    staked = [],
  }: {
    readonly minted?: readonly Minted[];
    readonly owned?: readonly Owned[];
    readonly staked?: readonly Staked[];
  },
) =>
  over(
    tx,
    newsOf(minted, owned, staked),
    `insert into app.tokens as known
       (collection, token_id, template_id, owner, owner_since, held_since, staked_at, staking_since)
     select collection, "tokenId", "templateId", owner, coalesce("ownerSince", -1), coalesce("ownerSince", -1),
       to_timestamp(at / 1000.0), coalesce("stakingSince", -1)
     from json_to_recordset($1::text::json) as fact (collection text, "tokenId" numeric, "templateId" numeric,
       owner text, "ownerSince" bigint, at float8, "stakingSince" bigint)
     on conflict (collection, token_id) do update set
       template_id = coalesce(excluded.template_id, known.template_id),
       owner = case when known.owner_since < excluded.owner_since then excluded.owner else known.owner end,
       owner_since = greatest(known.owner_since, excluded.owner_since),
       held_since =
         case when known.owner_since < excluded.owner_since then excluded.held_since else known.held_since end,
       staked_at =
         case when known.staking_since < excluded.staking_since then excluded.staked_at else known.staked_at end,
       staking_since = greatest(known.staking_since, excluded.staking_since)
     where known.template_id is distinct from coalesce(excluded.template_id, known.template_id)
       or known.owner_since < excluded.owner_since or known.staking_since < excluded.staking_since`,
  );

/** Each claim once: its place is its own. */
const keepRewards = (tx: Transaction, facts: readonly OfKind<'reward'>[]) =>
  over(
    tx,
    facts,
    `insert into app.reward_claims (collection, token_id, place, amount)
     select collection, "tokenId", place, amount
     from json_to_recordset($1::text::json) as fact (collection text, "tokenId" numeric, place bigint, amount numeric)
     on conflict do nothing`,
  );

interface Changed {
  readonly collection: CollectionName;
  readonly templateId: string;
  readonly height: number;
}
/** Notes that these templates have to be read as they are at this height or later. */
const keepChanged = (tx: Transaction, facts: readonly Changed[]) =>
  over(
    tx,
    facts,
    `insert into app.templates as known (collection, template_id, changed_at)
     select collection, "templateId", max(height)
     from json_to_recordset($1::text::json) as fact (collection text, "templateId" numeric, height bigint)
     group by collection, "templateId"
     on conflict (collection, template_id) do update set changed_at = excluded.changed_at
     where known.changed_at < excluded.changed_at`,
  );

interface Claim extends ChainClaim {
  /** Null: the claim is before the index's first height, and the contract does not say who signed it. */
  readonly signer: Address | null;
}
const keepClaims = (tx: Transaction, facts: readonly Claim[]) =>
  over(
    tx,
    facts,
    `insert into app.backpack_claims as known (flunk_token_id, backpack_token_id, signer)
     select "flunkTokenId", "backpackTokenId", signer
     from json_to_recordset($1::text::json) as fact ("flunkTokenId" numeric, "backpackTokenId" numeric, signer text)
     on conflict (flunk_token_id) do update set signer = excluded.signer where known.signer is null`,
  );

interface Graduation {
  readonly tokenId: string;
  /** Null, as the time: it graduated before the index's first height. */
  readonly wallet: Address | null;
  readonly at: EpochMs | null;
}
const keepGraduations = (tx: Transaction, facts: readonly Graduation[]) =>
  over(
    tx,
    facts,
    `insert into app.graduations as known (token_id, wallet, graduated_at)
     select "tokenId", wallet, to_timestamp(at / 1000.0)
     from json_to_recordset($1::text::json) as fact ("tokenId" numeric, wallet text, at float8)
     on conflict (token_id) do update set wallet = excluded.wallet, graduated_at = excluded.graduated_at
     where known.wallet is null`,
  );

/** Keeps what events say, in whatever order they come and however often. */
export async function keepFacts(tx: Transaction, facts: readonly Fact[]): Promise<void> {
  const of = <Kind extends Fact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is OfKind<Kind> => fact.kind === kind);
  await oneAtATime(tx);
  await keepChanged(tx, [...of('template'), ...of('minted')]);
  await keepTokens(tx, { minted: of('minted'), owned: of('owner'), staked: of('staking') });
  await keepRewards(tx, of('reward'));
  await keepClaims(tx, of('claimed'));
  await keepGraduations(tx, of('graduated'));
}

/** A trait in one text, as filters name it; what comes before the first colon is its name. */
const traitText = ({ name, value }: Trait): string => `${name.replaceAll(':', ' ')}:${value}`;

/** A template as its row has it. A Flunk shows its number, a backpack does not (CHAIN-8). */
function templateRow(collection: CollectionName, { templateId, name, metadata, slots }: ChainTemplate) {
  const all = slots === null ? metadata : { ...metadata, slots };
  const traits = Object.entries(all).map(([trait, value]) => ({ name: trait, value }));
  // In the order of their names: the chain has none.
  const visible = visibleTraits(traits)
    .filter(({ value }) => value !== '')
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const graduated = metadata['Type'] === 'Graduated';
  return {
    templateId,
    name: collection === 'Flunks' ? `${name} #${templateId}` : name,
    image: metadata['uri'] ?? null,
    pixelImage: graduated ? (metadata['pixelUri'] ?? null) : null,
    graduated,
    traits: visible.map(traitText),
    clique: cliqueOf(traits),
  };
}

/**
 * Keeps templates as they were read at a height; what was read later stays.
 *
 * @param ids which were asked for: those without a template count as read too, until they change
 */
export async function keepTemplates(
  tx: Transaction,
  collection: CollectionName,
  height: number,
  templates: readonly ChainTemplate[],
  ids: readonly string[] = templates.map(({ templateId }) => templateId),
): Promise<void> {
  const rows = templates.map((one) => ({ collection, height, ...templateRow(collection, one) }));
  await oneAtATime(tx);
  await keepChanged(tx, rows);
  await over(
    tx,
    rows,
    `update app.templates as known set name = fact.name, image = fact.image, pixel_image = fact."pixelImage",
       graduated = fact.graduated, clique = fact.clique, read_at = fact.height,
       traits = array(select json_array_elements_text(fact.traits))
     from json_to_recordset($1::text::json) as fact (collection text, "templateId" numeric, height bigint,
       name text, image text, "pixelImage" text, graduated boolean, traits json, clique text)
     where known.collection = fact.collection and known.template_id = fact."templateId"
       and known.read_at < fact.height`,
  );
  const there = new Set(templates.map(({ templateId }) => templateId));
  const missing = ids.filter((id) => !there.has(id));
  if (missing.length === 0) return;
  await tx.query(
    `update app.templates set read_at = $2::text::bigint
     where collection = $1 and read_at < $2::text::bigint
       and template_id in (select json_array_elements_text($3::text::json)::numeric)`,
    [collection, String(height), JSON.stringify(missing)],
  );
}

/** The templates with the first ids after one, so many at most, that have changed since they were read. */
export async function templatesToRead(
  tx: Transaction,
  collection: CollectionName,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select template_id::text as id from app.templates
     where read_at < changed_at and collection = $1 and template_id > $2::text::numeric
     order by template_id limit $3::text::int`,
    [collection, after, String(most)],
  );
  return rows.map(({ id }) => id);
}

/**
 * The first templates of each collection, so many at most, that a wallet, or one linked to it, has tokens of and that have
 * changed since they were read.
 */
export function unreadOf(
  tx: Transaction,
  wallet: Address,
  most: number,
): Promise<{ readonly collection: CollectionName; readonly ids: readonly string[] }[]> {
  return tx.query(
    `select collection, (array_agg(distinct template_id))[1:$2::text::int]::text[] as ids
     from app.tokens join app.templates using (collection, template_id)
     where owner = any((select app.wallets_of($1))::text[]) and read_at < changed_at group by collection`,
    [wallet, String(most)],
  );
}

/** Replaces what is known of a wallet and those linked to it by what was read of them. */
export async function keepHoldings(
  tx: Transaction,
  wallet: Address,
  { height, linked, tokens }: Holdings,
): Promise<void> {
  const place = endOf(height);
  await oneAtATime(tx);
  await tx.query(
    `insert into app.linked_wallets (wallet, linked)
     values ($1, array(select json_array_elements_text($2::text::json)))
     on conflict (wallet) do update set linked = excluded.linked, read_at = app.now()`,
    [wallet, JSON.stringify(linked)],
  );
  // Those that were here and are no longer. Where they went the events say, some of which are of earlier places than
  // this reading: so it is not noted when they left.
  await tx.query(
    `update app.tokens as known set owner = null
     where owner = any((select app.wallets_of($1))::text[]) and owner_since < $2::text::bigint and not exists (
       select from json_to_recordset($3::text::json) as held (collection text, "tokenId" numeric)
       where held.collection = known.collection and held."tokenId" = known.token_id)`,
    [wallet, String(place), JSON.stringify(tokens)],
  );
  // Those that are still here did not come now, so held_since stays. keepTokens then passes them over.
  await tx.query(
    `update app.tokens as known set owner_since = $1::text::bigint
     from json_to_recordset($2::text::json) as held (collection text, "tokenId" numeric, owner text)
     where held.collection = known.collection and held."tokenId" = known.token_id and held.owner = known.owner
       and known.owner_since < $1::text::bigint`,
    [String(place), JSON.stringify(tokens)],
  );
  await keepTokens(tx, { owned: tokens.map((token) => ({ ...token, place })) });
}

/**
 * Accounts, so many at most, with tokens whose mint, or staking, is before the index's first height, and that were not
 * asked since they got them.
 *
 * @param height that of which they are to be asked: what came into an account later waits
 * @param wallet only this one and those linked to it
 */
export function holdersToAsk(
  tx: Transaction,
  height: number,
  most: number,
  wallet: Address | null = null,
): Promise<{ readonly collection: CollectionName; readonly owner: Address }[]> {
  return tx.query(
    `select distinct collection, owner::text as owner from app.tokens
     where owner is not null and (template_id is null or staking_since < 0) and asked_since < owner_since
       and owner_since <= $1::text::bigint and ($2::text is null or owner = any((select app.wallets_of($2))::text[]))
     limit $3::text::int`,
    [String(endOf(height)), wallet, String(most)],
  );
}

/** Keeps what was read at a height of the tokens that an account holds, and that it was asked. */
export async function keepStates(
  tx: Transaction,
  collection: CollectionName,
  owner: Address,
  height: number,
  states: readonly TokenState[],
): Promise<void> {
  const place = endOf(height);
  const tokens = states.map((state) => ({ ...state, collection, place }));
  await oneAtATime(tx);
  await keepChanged(
    tx,
    tokens.map((token) => ({ ...token, height: 0 })),
  );
  await keepTokens(tx, {
    minted: tokens,
    staked: tokens.map(({ stakedAt: at, ...token }) => ({ ...token, at })),
  });
  await keepClaims(
    tx,
    states.flatMap(({ tokenId, backpack }) =>
      backpack === null ? [] : [{ flunkTokenId: tokenId, backpackTokenId: backpack, signer: null }],
    ),
  );
  await tx.query(
    `update app.tokens set asked_since = owner_since
     where collection = $1 and owner = $2 and asked_since < owner_since and owner_since <= $3::text::bigint`,
    [collection, owner, String(place)],
  );
}

/** Keeps what the contract says was claimed. Who signed it only the event says, which may be yet to come. */
export async function keepClaimsOf(tx: Transaction, claims: readonly ChainClaim[]): Promise<void> {
  await oneAtATime(tx);
  await keepClaims(
    tx,
    claims.map((claim) => ({ ...claim, signer: null })),
  );
}

/**
 * Keeps what was claimed and which Flunks graduated before the index began, and that this is known of the Flunks before
 * the one named `to`.
 */
export async function keepEarlier(
  tx: Transaction,
  {
    claims,
    graduated,
    to,
  }: { readonly claims: readonly ChainClaim[]; readonly graduated: readonly string[]; readonly to: number },
): Promise<void> {
  await keepClaimsOf(tx, claims);
  await keepGraduations(
    tx,
    graduated.map((tokenId) => ({ tokenId, wallet: null, at: null })),
  );
  await tx.query('update app.chain_index set learned_to = greatest(learned_to, $1::text::bigint)', [
    String(to),
  ]);
}

/** Ranks the tokens of a collection anew where one came, went or has other traits since (RARITY-1). */
export async function keepRanks(tx: Transaction): Promise<void> {
  await oneAtATime(tx);
  await tx.query('select app.rank_tokens()');
}
