import type { Address } from '../kernel/units.ts';
import { endOf, type Fact } from '../chain/facts.ts';
import type { ChainTemplate, Holdings, MintedToken } from '../chain/source.ts';
import { cliqueOf, visibleTraits, type CollectionName, type Trait } from '../domain/collection.ts';
import type { Transaction } from './port.ts';

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
const oneAtATime = (tx: Transaction) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('chain index', 0))`);

/** Runs a statement over rows that it reads as `fact`; none does nothing. */
async function over(tx: Transaction, rows: readonly object[], sql: string): Promise<void> {
  if (rows.length > 0) await tx.query(sql, [JSON.stringify(rows)]);
}

const keepOwners = (tx: Transaction, facts: readonly OfKind<'owner'>[]) =>
  over(
    tx,
    lastOf(facts),
    `insert into app.tokens as known (collection, token_id, owner, owner_since, held_since)
     select collection, "tokenId", owner, place, place
     from json_to_recordset($1::text::json) as fact (collection text, "tokenId" numeric, owner text, place bigint)
     on conflict (collection, token_id) do update
     set owner = excluded.owner, owner_since = excluded.owner_since, held_since = excluded.held_since
     where known.owner_since < excluded.owner_since`,
  );

const keepStaking = (tx: Transaction, facts: readonly OfKind<'staking'>[]) =>
  over(
    tx,
    lastOf(facts),
    `insert into app.tokens as known (collection, token_id, staked_at, staking_since)
     select collection, "tokenId", to_timestamp(at / 1000.0), place
     from json_to_recordset($1::text::json) as fact (collection text, "tokenId" numeric, at float8, place bigint)
     on conflict (collection, token_id) do update
     set staked_at = excluded.staked_at, staking_since = excluded.staking_since
     where known.staking_since < excluded.staking_since`,
  );

const keepMinted = (tx: Transaction, tokens: readonly MintedToken[]) =>
  over(
    tx,
    tokens,
    `insert into app.tokens as known (collection, token_id, template_id)
     select distinct on (collection, "tokenId") collection, "tokenId", "templateId"
     from json_to_recordset($1::text::json) as fact (collection text, "tokenId" numeric, "templateId" numeric)
     on conflict (collection, token_id) do update set template_id = excluded.template_id
     where known.template_id is distinct from excluded.template_id`,
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

const keepClaims = (tx: Transaction, facts: readonly OfKind<'claimed'>[]) =>
  over(
    tx,
    facts,
    `insert into app.backpack_claims (flunk_token_id, backpack_token_id, signer)
     select "flunkTokenId", "backpackTokenId", signer
     from json_to_recordset($1::text::json) as fact ("flunkTokenId" numeric, "backpackTokenId" numeric, signer text)
     on conflict (flunk_token_id) do nothing`,
  );

const keepGraduations = (tx: Transaction, facts: readonly OfKind<'graduated'>[]) =>
  over(
    tx,
    facts,
    `insert into app.graduations (token_id, wallet, graduated_at)
     select "tokenId", wallet, to_timestamp(at / 1000.0)
     from json_to_recordset($1::text::json) as fact ("tokenId" numeric, wallet text, at float8)
     on conflict (token_id) do nothing`,
  );

/** Keeps what events say, in whatever order they come and however often. */
export async function keepFacts(tx: Transaction, facts: readonly Fact[]): Promise<void> {
  const of = <Kind extends Fact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is OfKind<Kind> => fact.kind === kind);
  await oneAtATime(tx);
  await keepChanged(tx, [...of('template'), ...of('minted')]);
  await keepMinted(tx, of('minted'));
  await keepOwners(tx, of('owner'));
  await keepStaking(tx, of('staking'));
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
  const shown = collection === 'Flunks' ? `${name} #${templateId}` : name;
  return {
    templateId,
    name: shown,
    image: metadata['uri'] ?? null,
    pixelImage: graduated ? (metadata['pixelUri'] ?? null) : null,
    graduated,
    traits: visible.map(traitText),
    clique: cliqueOf(traits),
    words: [shown, `#${templateId}`, ...visible.map(({ value }) => value)].join('\n').toLowerCase(),
  };
}

/** Keeps templates as they were read at a height; what was read later stays. */
export async function keepTemplates(
  tx: Transaction,
  collection: CollectionName,
  height: number,
  templates: readonly ChainTemplate[],
): Promise<void> {
  const rows = templates.map((one) => ({ collection, height, ...templateRow(collection, one) }));
  await oneAtATime(tx);
  await keepChanged(tx, rows);
  await over(
    tx,
    rows,
    `update app.templates as known set name = fact.name, image = fact.image, pixel_image = fact."pixelImage",
       graduated = fact.graduated, clique = fact.clique, words = fact.words, read_at = fact.height,
       traits = array(select json_array_elements_text(fact.traits))
     from json_to_recordset($1::text::json) as fact (collection text, "templateId" numeric, height bigint,
       name text, image text, "pixelImage" text, graduated boolean, traits json, clique text, words text)
     where known.collection = fact.collection and known.template_id = fact."templateId"
       and known.read_at < fact.height`,
  );
}

/** The first template from `from` on that has changed since it was read; null: there is none. */
export async function firstToRead(
  tx: Transaction,
  collection: CollectionName,
  from: number,
): Promise<number | null> {
  const [row] = await tx.query<{ id: number | null }>(
    `select min(template_id)::int as id from app.templates
     where read_at < changed_at and collection = $1 and template_id >= $2::text::numeric`,
    [collection, String(from)],
  );
  return row?.id ?? null;
}

/** The first template of each collection that a wallet, or one linked to it, has a token of and that has to be read. */
export async function firstUnread(
  tx: Transaction,
  wallet: Address,
): Promise<{ readonly collection: CollectionName; readonly id: number }[]> {
  return tx.query(
    `select collection, min(template_id)::int as id from app.tokens as token join app.templates as template
       using (collection, template_id)
     where owner = any(app.wallets_of($1)) and read_at < changed_at group by collection`,
    [wallet],
  );
}

/** The height up to which events are in the index; null: it has not begun. */
export async function indexedHeight(tx: Transaction): Promise<number | null> {
  const [row] = await tx.query<{ height: string }>('select height::text as height from app.chain_index');
  return row ? Number(row.height) : null;
}

/** Notes that events up to this height are in the index, in the transaction that kept them. It never goes back. */
export async function keepHeight(tx: Transaction, height: number): Promise<void> {
  await tx.query(
    `insert into app.chain_index as known (height) values ($1::text::bigint)
     on conflict (only_row) do update set
       height = greatest(known.height, excluded.height), indexed_at = app.now()`,
    [String(height)],
  );
}

/**
 * Takes or renews, for a minute, the lease of the process that brings the index forward; false: another has it. An
 * empty index begins behind this height.
 */
export async function takeLease(tx: Transaction, holder: string, begin: number): Promise<boolean> {
  const taken = await tx.query(
    `insert into app.chain_index as known (height, holder, leased_until)
     values ($1::text::bigint, $2, app.now() + interval '1 minute')
     on conflict (only_row) do update set holder = excluded.holder, leased_until = excluded.leased_until
     where known.holder is not distinct from excluded.holder or known.leased_until < app.now()
     returning height`,
    [String(begin), holder],
  );
  return taken.length > 0;
}

/** Whether it is a day since every template was read. */
export async function needsRescan(tx: Transaction): Promise<boolean> {
  const due = await tx.query(
    `select height from app.chain_index
     where rescanned_at is null or rescanned_at < app.now() - interval '1 day'`,
  );
  return due.length > 0;
}

/** Notes that every template was read. */
export async function keepRescan(tx: Transaction): Promise<void> {
  await tx.query('update app.chain_index set rescanned_at = app.now()');
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
     where owner = any(app.wallets_of($1)) and owner_since < $2::text::bigint and not exists (
       select from json_to_recordset($3::text::json) as held (collection text, "tokenId" numeric)
       where held.collection = known.collection and held."tokenId" = known.token_id)`,
    [wallet, String(place), JSON.stringify(tokens)],
  );
  // Those that are still here did not come now, so held_since stays. keepOwners then passes them over.
  await tx.query(
    `update app.tokens as known set owner_since = $1::text::bigint
     from json_to_recordset($2::text::json) as held (collection text, "tokenId" numeric, owner text)
     where held.collection = known.collection and held."tokenId" = known.token_id and held.owner = known.owner
       and known.owner_since < $1::text::bigint`,
    [String(place), JSON.stringify(tokens)],
  );
  await keepOwners(
    tx,
    tokens.map((token) => ({ kind: 'owner', ...token, place })),
  );
}

/** The accounts that hold tokens whose template is not known, of a wallet and those linked to it. */
export async function holdersOfUnknown(
  tx: Transaction,
  wallet: Address,
): Promise<{ readonly collection: CollectionName; readonly owner: Address }[]> {
  return tx.query(
    `select distinct collection, owner::text as owner from app.tokens
     where template_id is null and owner = any(app.wallets_of($1))`,
    [wallet],
  );
}

/** Notes from which templates tokens were minted, where their mint is before the index's first height. */
export async function keepTemplatesOf(tx: Transaction, tokens: readonly MintedToken[]): Promise<void> {
  await oneAtATime(tx);
  await keepChanged(
    tx,
    tokens.map(({ collection, templateId }) => ({ collection, templateId, height: 0 })),
  );
  await keepMinted(tx, tokens);
}
