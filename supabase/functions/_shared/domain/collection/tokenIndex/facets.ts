import type { Clique } from '../collection.ts';
import { countBits, countBoth } from './bits.ts';
import { traitName, traitValue } from './filters.ts';
import type { IndexedToken } from './indexedToken.ts';
import type { Sieve } from './sieve.ts';
import type { TokenSets } from './tokenSets.ts';

export interface TraitCounts {
  readonly name: string;
  readonly values: { readonly value: string; readonly count: number }[];
}

/** How many tokens there would be with each choice. */
export interface Facets {
  /** That pass all filters. */
  readonly total: number;
  /** Of each clique, with every other filter as it is. */
  readonly cliques: Readonly<Record<Clique, number>>;
  /**
   * Of each value, with every filter as it is but those of the same trait: names in alphabetical order, the value that
   * is commonest without any filter first. Values of which nothing is left stay, with 0.
   */
  readonly traits: TraitCounts[];
  /** How many different values there are of all traits, without the filters. */
  readonly values: number;
}

export function facetsOf<Of extends IndexedToken>(sets: TokenSets<Of>, sieve: Sieve): Facets {
  const anyClique = sieve.passing({ clique: true });
  const inClique = (clique: Clique): number => countBoth(sets.having('clique', clique), anyClique);
  const traits = traitCounts(sets, sieve);
  return {
    total: countBits(sieve.passing()),
    cliques: {
      GEEK: inClique('GEEK'),
      JOCK: inClique('JOCK'),
      PREP: inClique('PREP'),
      FREAK: inClique('FREAK'),
    },
    traits,
    values: traits.reduce((sum, { values }) => sum + values.length, 0),
  };
}

function traitCounts<Of extends IndexedToken>(
  { traits }: TokenSets<Of>,
  { scope, names, passing }: Sieve,
): TraitCounts[] {
  const all = passing();
  const bases = new Map(names.map((name) => [name, passing({ trait: name })]));
  const counted = new Map<string, { value: string; count: number; of: number }[]>();
  for (const [trait, having] of traits) {
    const of = countBoth(having, scope);
    if (of === 0) continue;
    const name = traitName(trait);
    const values = counted.get(name) ?? [];
    counted.set(name, values);
    values.push({ value: traitValue(trait), count: countBoth(having, bases.get(name) ?? all), of });
  }
  return [...counted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, values]) => ({
      name,
      values: values
        .sort((one, other) => other.of - one.of || (one.value < other.value ? -1 : 1))
        .map(({ value, count }) => ({ value, count })),
    }));
}
