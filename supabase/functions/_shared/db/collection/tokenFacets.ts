import type { TraitsAnswer } from '../../contract/collection/collection.ts';
import { traitName, traitValue, type Filters } from '../../domain/collection/tokenFilters.ts';
import type { Db } from '../port.ts';
import { all, conditionsOf, parametersOf, type Conditions, type Parameters } from './tokenConditions.ts';

/** The traits that tokens of the owner and the collection have, each with how many have it, as SQL. */
const traitsIn = ({ owned, scope, ofCollection }: Conditions): string =>
  owned.length === 0
    ? `select trait, sum(tokens)::int as tokens
       from app.trait_counts where ${ofCollection} and tokens > 0 group by trait`
    : `select trait, count(*)::int as tokens
       from (select unnest(traits) as trait from app.listed_tokens as token where ${all(scope)}) as one group by trait`;

/** How choices are counted, as SQL. */
interface Counting {
  /** How many tokens pass all filters. */
  readonly total: string;
  /** Cliques, each with its `tokens`. */
  readonly cliques: string;
  /** Traits of `known`, each with its count: `trait`, `count`, and `tokens` without any filter. */
  readonly traits: string;
  /** The tokens that are looked at, as `passing`. */
  readonly passing: string | null;
}

/** Of owner and collection alone: all is counted already. */
function unfiltered(conditions: Conditions): Counting {
  const source =
    conditions.owned.length === 0
      ? `select nullif(clique, '') as clique, tokens from app.listed_counts where ${conditions.ofCollection}`
      : `select clique, 1 as tokens from app.listed_tokens as token where ${all(conditions.scope)}`;
  return {
    passing: null,
    total: `select coalesce(sum(tokens), 0)::int from (${source}) as one`,
    cliques: `select clique, sum(tokens)::int as tokens from (${source}) as one group by clique`,
    traits: 'select trait, tokens as count, tokens from known',
  };
}

/** With one clique, or values of one trait, and nothing else: the choices beside those are counted already. */
function oneFilter(conditions: Conditions, parameters: Parameters): Counting {
  const { scope, clique, traits } = conditions;
  const chosen = clique ?? traits?.each() ?? 'true';
  const inCliques =
    clique === null
      ? 'select clique, count(*)::int as tokens from passing group by clique'
      : `select clique, sum(tokens)::int as tokens from app.listed_counts
         where ${conditions.ofCollection} group by clique`;
  return {
    passing: `select clique, traits from app.listed_tokens as token where ${all([...scope, chosen])}`,
    total: 'select count(*)::int from passing',
    cliques: inCliques,
    traits: `select trait, case when ${isNamed(conditions, parameters)} then known.tokens else coalesce(counted.tokens, 0) end as count,
        known.tokens
      from known left join (
        select trait, count(*)::int as tokens from (select unnest(traits) as trait from passing) as one group by trait
      ) as counted using (trait)`,
  };
}

/** Whether `trait` is of a name of which values are asked for. */
const isNamed = ({ traits }: Conditions, parameters: Parameters): string =>
  traits === null ? 'false' : `split_part(trait, ':', 1) = any(${parameters.addTexts(traits.names)})`;

/** A token that lacks one choice alone counts for what could be chosen in its place. */
function manyFilters(
  conditions: Conditions,
  { traits: chosen = [] }: Filters,
  parameters: Parameters,
): Counting {
  const { scope, found, clique, traits } = conditions;
  const choices = parameters.add((traits?.names.length ?? 0) + (clique === null ? 0 : 1), 'int');
  const matched = [
    traits?.matched ?? '0',
    ...(clique === null ? [] : [`coalesce((${clique})::int, 0)`]),
  ].join(' + ');
  const instead =
    traits === null
      ? 'false'
      : `matched = ${choices} - 1 and in_clique and ${isNamed(conditions, parameters)}
         and not trait = any(${parameters.addTexts(chosen)})`;
  return {
    passing: `select * from (
        select clique, traits, ${matched} as matched, ${clique === null ? 'true' : `coalesce(${clique}, false)`} as in_clique
        from app.listed_tokens as token where ${all([...scope, ...found])}) as one
      where matched >= ${choices} - 1`,
    total: `select count(*)::int from passing where matched = ${choices}`,
    cliques: `select clique, count(*)::int as tokens from passing
      where matched = ${choices} or not in_clique group by clique`,
    traits: `select trait, coalesce(counted.tokens, 0) as count, known.tokens
      from known left join (
        select trait, count(*)::int as tokens
        from (select unnest(traits) as trait, matched, in_clique from passing) as one
        where matched = ${choices} or (${instead}) group by trait
      ) as counted using (trait)`,
  };
}

function countingOf(conditions: Conditions, filters: Filters, parameters: Parameters): Counting {
  const { owned, found, clique, traits } = conditions;
  const choices = found.length + (clique === null ? 0 : 1) + (traits?.names.length ?? 0);
  if (choices === 0) return unfiltered(conditions);
  return choices === 1 && owned.length + found.length === 0
    ? oneFilter(conditions, parameters)
    : manyFilters(conditions, filters, parameters);
}

type FacetsRow = {
  total: number;
  cliques: Readonly<Record<string, number>> | null;
  traits: readonly (readonly [trait: string, count: number])[] | null;
};

/** The traits by name, each with its values, as they come. */
function byName(counted: readonly (readonly [trait: string, count: number])[]): TraitsAnswer['traits'] {
  const traits = new Map<string, { value: string; count: number }[]>();
  for (const [trait, count] of counted) {
    const values = traits.get(traitName(trait)) ?? [];
    traits.set(traitName(trait), values);
    values.push({ value: traitValue(trait), count });
  }
  return [...traits].map(([name, values]) => ({ name, values }));
}

/**
 * How many tokens there would be with each choice, in one statement: names in alphabetical order, the value that is
 * commonest without any filter first. Values of which nothing is left stay, with 0.
 */
export async function tokenFacets(db: Db, filters: Filters): Promise<Omit<TraitsAnswer, 'success'>> {
  const parameters = parametersOf();
  const conditions = conditionsOf(filters, parameters);
  const known = traitsIn(conditions);
  const { total, cliques, traits, passing } = countingOf(conditions, filters, parameters);
  const [row] = await db.statement<FacetsRow>(
    `with known as materialized (${known}) ${passing === null ? '' : `, passing as materialized (${passing})`}
     select (${total}) as total,
       (select json_object_agg(clique, tokens) from (${cliques}) as one where clique is not null) as cliques,
       (select json_agg(json_build_array(trait, count) order by
           split_part(trait, ':', 1) collate "C", tokens desc, substr(trait, strpos(trait, ':') + 1) collate "C")
         from (${traits}) as one) as traits`,
    parameters.all,
  );
  const answer = row ?? { total: 0, cliques: null, traits: null };
  const of = (clique: string): number => answer.cliques?.[clique] ?? 0;
  return {
    total: answer.total,
    cliques: { GEEK: of('GEEK'), JOCK: of('JOCK'), PREP: of('PREP'), FREAK: of('FREAK') },
    traits: byName(answer.traits ?? []),
    values: answer.traits?.length ?? 0,
  };
}
