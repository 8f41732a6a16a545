import type { ListedToken, TokensAnswer } from '../../contract/collection/collection.ts';
import type { TokenSort } from '../../domain/collection/collection.ts';
import type { Filters, TokenName } from '../../domain/collection/tokenFilters.ts';
import type { Db } from '../port.ts';
import { COLUMNS, toToken, type TokenRow } from './collection.ts';
import { all, conditionsOf, parametersOf, type Conditions, type Parameters } from './tokenConditions.ts';

export interface PageAsked {
  readonly sort: TokenSort;
  /** Of the order `random`: the same seed gives the same order. */
  readonly seed?: number | undefined;
  readonly offset: number;
  readonly limit: number;
  /** The page begins behind this token, wherever it is now, and `offset` counts from there. */
  readonly after?: TokenName | undefined;
}

/** What an order goes by, as SQL over `token`, and a value that comes before all others. */
type Key = readonly [key: string, first: string];

/** By number, Flunks first; of those with one number the lower token. No two tokens have the same. */
const BY_NUMBER: readonly Key[] = [
  ['token.shelf', '-1'],
  ['token.template_id', '0'],
  ['token.token_id', '0'],
];
const LEAST = "'-9223372036854775808'::bigint";

const KEYS: Readonly<Record<TokenSort, (seed: () => string) => readonly Key[]>> = {
  number: () => BY_NUMBER,
  // All keys go down: before all others comes the highest.
  'number-down': () => [['token.shelf', '2'], ...BY_NUMBER.slice(1)],
  newest: () => [['(-token.held_since)', LEAST], ...BY_NUMBER],
  name: () => [['token.name_key', "''"], ...BY_NUMBER],
  rank: () => [['token.shelf', '-1'], ['token.rank', '0'], ...BY_NUMBER.slice(1)],
  random: (seed) => [[`hash_numeric_extended(token.template_id, ${seed()})`, LEAST], ...BY_NUMBER],
};

/** An order as SQL. */
interface Order {
  readonly by: string;
  readonly cursor: {
    /** The keys of the token behind which the page begins, or such as come before all where that is not listed. */
    readonly keys: string;
    /** Whether a token comes behind it. */
    readonly isBehind: string;
  } | null;
}

function orderOf({ sort, seed = 0, after }: PageAsked, parameters: Parameters): Order {
  const keys = KEYS[sort](() => parameters.add(seed, 'bigint'));
  const [direction, behind] = sort === 'number-down' ? ['desc', '<'] : ['asc', '>'];
  const by = keys.map(([key]) => `${key} ${direction}`).join(', ');
  if (after === undefined) return { by, cursor: null };
  return {
    by,
    cursor: {
      keys: `select ${keys.map(([key, first]) => `coalesce(${key}, ${first})`).join(', ')}
        from (select) as one left join app.listed_tokens as token
          on token.collection = ${parameters.add(after.collection, 'text')}
            and token.token_id = ${parameters.add(after.tokenId, 'numeric')}`,
      isBehind: `(${keys.map(([key]) => key).join(', ')}) ${behind} (select * from cursor)`,
    },
  };
}

/** The tokens that pass the filters, and how many they are, as SQL. */
interface Passing {
  readonly by: string | null;
  readonly from: string;
  readonly total: string;
}

function passingOf({ owned, scope, ofCollection, found, clique, traits }: Conditions): Passing {
  const chosen = [
    ...found,
    ...(clique === null ? [] : [clique]),
    ...(traits === null ? [] : [traits.each()]),
  ];
  if (owned.length + chosen.length === 0) {
    // The orders have indexes, in which all is that a page asks for, and a table has the sum.
    return {
      by: null,
      from: `app.listed_tokens as token where ${all(scope)}`,
      total: `select coalesce(sum(tokens), 0)::int from app.listed_counts where ${ofCollection}`,
    };
  }
  return {
    // What passes is looked for once.
    by: `select shelf, template_id, token_id, held_since, name_key, rank
      from app.listed_tokens as token where ${all([...scope, ...chosen])}`,
    from: 'passing as token where true',
    total: 'select count(*)::int from passing',
  };
}

/** How many tokens of each collection the owner holds, or everybody, as SQL. */
const countsOf = ({ owned }: Conditions): string =>
  owned.length === 0
    ? `select coalesce(sum(tokens) filter (where collection = 'Flunks'), 0)::int as flunks,
         coalesce(sum(tokens) filter (where collection = 'Backpack'), 0)::int as backpacks
       from app.listed_counts`
    : `select count(*) filter (where collection = 'Flunks')::int as flunks,
         count(*) filter (where collection = 'Backpack')::int as backpacks
       from app.listed_tokens as token where ${all(owned)}`;

type Figures = { total: number; before: number; flunks: number; backpacks: number };
/** Without tokens the page is one row of figures. */
type PageRow = Figures &
  (({ tokenId: string } & TokenRow & Pick<ListedToken, 'clique' | 'rank'>) | { tokenId: null });

const NO_FIGURES: Figures = { total: 0, before: 0, flunks: 0, backpacks: 0 };

/** A page of the tokens that have a holder, with how many there are, in one statement. */
export async function tokenPage(
  db: Db,
  filters: Filters,
  asked: PageAsked,
): Promise<Omit<TokensAnswer, 'success'>> {
  const { offset, limit } = asked;
  const parameters = parametersOf();
  const conditions = conditionsOf(filters, parameters);
  const { by, cursor } = orderOf(asked, parameters);
  const passing = passingOf(conditions);
  const before =
    cursor === null ? '0' : `(select count(*)::int from ${passing.from} and not ${cursor.isBehind})`;
  const rows = await db.statement<PageRow>(
    `with ${cursor === null ? '' : `cursor as materialized (${cursor.keys}),`}
     ${passing.by === null ? '' : `passing as materialized (${passing.by}),`}
     page as (
       select shelf, template_id, token_id from ${passing.from} ${cursor === null ? '' : `and ${cursor.isBehind}`}
       order by ${by} limit ${parameters.add(limit + 1, 'int')} offset ${parameters.add(offset, 'int')})
     select (${passing.total}) as total, ${before} as before, counts.*, ${COLUMNS}, token.clique, token.rank
     from (${countsOf(conditions)}) as counts left join (
       page join app.listed_tokens as token using (shelf, template_id, token_id)
         join app.templates as template
           on template.collection = token.collection and template.template_id = token.template_id) on true
     order by ${by}`,
    parameters.all,
  );
  const { total, before: passed, flunks, backpacks } = rows[0] ?? NO_FIGURES;
  const tokens = rows.slice(0, limit).filter((row) => row.tokenId !== null);
  const last = rows.length > limit ? tokens.at(-1) : undefined;
  return {
    tokens: tokens.map((row) => ({ ...toToken(row), clique: row.clique, rank: row.rank })),
    total,
    place: Math.min(total, passed + offset),
    counts: { Flunks: flunks, Backpack: backpacks },
    next: last === undefined ? null : `${last.collection}/${last.tokenId}`,
  };
}
