import { addAll, keepBoth, type Bits } from './bits.ts';
import { traitName, wordsOf, type Filters } from './filters.ts';
import type { IndexedToken } from './indexedToken.ts';
import type { TokenSets } from './tokenSets.ts';

/** A question with its conditions apart, so that one of them can be left out. */
export interface Sieve {
  /** The tokens of the owners that are asked about. */
  readonly owned: Bits;
  /** Of these the ones of the collection that is asked about. */
  readonly scope: Bits;
  /** The traits of which a value is asked for. */
  readonly names: readonly string[];
  /** The tokens that pass all conditions but those that are left out. */
  passing(without?: { readonly trait?: string; readonly clique?: true }): Bits;
}

export function sieveOf<Of extends IndexedToken>(
  sets: TokenSets<Of>,
  { owners, collection, clique, traits = [], search = '', serial }: Filters,
): Sieve {
  const owned = sets.held();
  if (owners !== undefined) {
    const areTheirs = sets.where(({ owner }) => owners.has(owner));
    keepBoth(owned, areTheirs);
  }
  const scope = owned.slice();
  if (collection !== undefined) keepBoth(scope, sets.having('collection', collection));
  const base = scope.slice();
  for (const word of wordsOf(search)) keepBoth(base, sets.withWord(word));
  if (serial !== undefined) {
    const haveIt = sets.where((token) => token.serial === serial);
    keepBoth(base, haveIt);
  }
  const groups = groupsOf(sets, traits);
  const inClique = clique === undefined ? null : sets.having('clique', clique);
  return {
    owned,
    scope,
    names: [...groups.keys()],
    passing(without = {}) {
      const bits = base.slice();
      for (const [name, group] of groups) if (name !== without.trait) keepBoth(bits, group);
      return inClique === null || without.clique ? bits : keepBoth(bits, inClique);
    },
  };
}

/** Those that have one of the values, for each trait that is named. */
function groupsOf<Of extends IndexedToken>(
  sets: TokenSets<Of>,
  chosen: readonly string[],
): ReadonlyMap<string, Bits> {
  const groups = new Map<string, Bits>();
  for (const trait of chosen) {
    const group = groups.get(traitName(trait)) ?? sets.none();
    groups.set(traitName(trait), addAll(group, sets.having('trait', trait)));
  }
  return groups;
}
