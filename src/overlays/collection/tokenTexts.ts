import type { Token } from '@shared/contract/collection/collection.ts';
import {
  cliqueOf,
  visibleTraits,
  type Clique,
  type CollectionName,
} from '@shared/domain/collection/collection.ts';
import { nounFor } from '@shared/kernel/counted.ts';
import { PRODUCT } from '@shared/kernel/product.ts';

/** What one token of a collection is called (TOKEN-1). */
export const KIND_NAMES: Readonly<Record<CollectionName, string>> = { Flunks: 'Flunk', Backpack: 'Backpack' };
/** What a collection is called. */
export const COLLECTION_NAMES: Readonly<Record<CollectionName, string>> = {
  Flunks: PRODUCT,
  Backpack: 'Backpacks',
};
/** What so many tokens of a collection are called: 'Flunk' for one, 'Flunks' for none or several. */
export const tokensName = (collection: CollectionName, count: number): string =>
  nounFor(count, KIND_NAMES[collection], COLLECTION_NAMES[collection]);
/** A clique as people say it. */
export const CLIQUE_NAMES: Readonly<Record<Clique | 'FLUNKO', string>> = {
  GEEK: 'Geek',
  JOCK: 'Jock',
  PREP: 'Prep',
  FREAK: 'Freak',
  FLUNKO: 'Flunko',
};

/** For example 'Flunk #247'. */
export const tokenName = ({ collection, serial }: Pick<Token, 'collection' | 'serial'>): string =>
  `${KIND_NAMES[collection]} #${serial}`;

/** What the picture of a token shows: its name and what it wears. */
export function describeToken(token: Token): string {
  const traits = visibleTraits(token.traits).map(({ name, value }) => `${name} ${value}`);
  return [`${tokenName(token)}.`, traits.join(', ')].join(' ').trim();
}

/** The clique of a Flunk; null: it names none, or it is no Flunk. */
export const tokenClique = ({
  collection,
  traits,
}: Pick<Token, 'collection' | 'traits'>): Clique | 'FLUNKO' | null =>
  collection === 'Flunks' ? cliqueOf(traits) : null;
