import type { Address } from '../../kernel/units.ts';
import type { Clique, CollectionName } from './collection.ts';

/** What names a token. */
export interface TokenName {
  readonly collection: CollectionName;
  readonly tokenId: string;
}

/** Which tokens are asked for; all conditions have to hold. */
export interface Filters {
  /** Held by this wallet or one linked to it; absent: by anybody. */
  readonly owner?: Address | undefined;
  readonly collection?: CollectionName | undefined;
  readonly clique?: Clique | undefined;
  /** Such as `Head:Cap`: of each trait that is named one of the values. */
  readonly traits?: readonly string[] | undefined;
  /** Each of its words is in the name, the number (`#12`) or a trait's value, in whatever case. */
  readonly search?: string | undefined;
  readonly serial?: number | undefined;
}

/** What comes before the first colon of a trait such as `Head:Cap`. */
export const traitName = (trait: string): string => trait.slice(0, trait.indexOf(':'));

/** What comes behind it. */
export const traitValue = (trait: string): string => trait.slice(trait.indexOf(':') + 1);

/** The words of a search, in lower case. */
export const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
