import { CLIQUES } from '@shared/domain/collection/collection.ts';
import { everythingOf, type TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import { SORTS } from './texts.ts';

/** A part of the Yearbook that a link leads to. */
export type Place =
  | { readonly kind: 'grid'; readonly query: TokenQuery }
  | { readonly kind: 'student'; readonly tokenId: string }
  /** Of the book, by its index. */
  | { readonly kind: 'book'; readonly page: number };

/** What the server takes at most. */
const MOST = { traits: 40, search: 60, seed: 0xffffffff } as const;
const TRAIT = /^[^:]{1,64}:.{1,200}$/;

/**
 * Reads what a window of the Yearbook is opened with: a token's id, a page such as `book/12`, or filters such as
 * `?clique=GEEK&traits=Head:Cap` (YEARBOOK-6). What is none of them leads to everybody; of filters, what the server would refuse is left out.
 *
 * @param seed of the random order, where the link names none
 */
export function readPlace(params: string | undefined, seed: number): Place {
  if (params !== undefined && /^\d{1,20}$/.test(params)) return { kind: 'student', tokenId: params };
  const [, page] = /^book(?:\/(\d{1,5}))?$/.exec(params ?? '') ?? [];
  if (params?.startsWith('book')) return { kind: 'book', page: Number(page ?? 0) };
  return { kind: 'grid', query: readQuery(params?.startsWith('?') ? params : '', seed) };
}

function readQuery(search: string, ownSeed: number): TokenQuery {
  const asked = new URLSearchParams(search);
  const seed = Number(asked.get('seed') ?? Number.NaN);
  const traits = (asked.get('traits') ?? '').split('|').filter((one) => TRAIT.test(one) && isPrintable(one));
  const words = (asked.get('search') ?? '').trim().slice(0, MOST.search);
  return {
    ...everythingOf('Flunks', SORTS.find((one) => one === asked.get('sort')) ?? 'random'),
    clique: CLIQUES.find((one) => one === asked.get('clique')) ?? null,
    traits: [...new Set(traits)].slice(0, MOST.traits),
    search: isPrintable(words) ? words : '',
    seed: Number.isInteger(seed) && seed >= 0 && seed <= MOST.seed ? seed : ownSeed,
  };
}

const isPrintable = (text: string): boolean => !/\p{Cc}/u.test(text);

/** What `readPlace` reads. */
export function writePlace(place: Place): string {
  if (place.kind === 'student') return place.tokenId;
  if (place.kind === 'book') return `book/${place.page}`;
  const { clique, traits, search, sort, seed } = place.query;
  const asked = new URLSearchParams({
    ...(clique !== null && { clique }),
    ...(traits.length > 0 && { traits: traits.join('|') }),
    ...(search !== '' && { search }),
    sort,
    ...(sort === 'random' && { seed: String(seed) }),
  });
  return `?${asked.toString()}`;
}

/** The address that opens the Yearbook there, at a page such as `https://flunks.example`. */
export function linkTo(place: Place, appId: string, origin: string): string {
  const url = new URL('/', origin);
  url.searchParams.set('open', `${appId}:${writePlace(place)}`);
  return url.href;
}
