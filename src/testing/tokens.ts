import type { ListedToken, Token } from '@shared/contract/collection/collection.ts';
import type { FakeRoute } from './fakeServer.ts';
import { WALLET } from './signedIn.ts';
import { addressOf } from './values.ts';

/** A Flunk of the wallet that is signed in, with this serial number; `changes` make it another token. */
export const aToken = (serial: number, changes: Partial<ListedToken> = {}): ListedToken => ({
  collection: 'Flunks',
  tokenId: String(1000 + serial),
  serial,
  name: `Flunk #${serial}`,
  owner: addressOf(WALLET),
  image: `/api/collection/picture/Flunks/${1000 + serial}`,
  pixelImage: null,
  portrait: null,
  traits: [
    { name: 'Clique', value: ['GEEK', 'JOCK', 'PREP', 'FREAK'][serial % 4] ?? 'GEEK' },
    { name: 'Head', value: serial % 2 === 0 ? 'Cap' : 'Beanie' },
  ],
  clique: (['GEEK', 'JOCK', 'PREP', 'FREAK'] as const)[serial % 4] ?? null,
  rank: serial,
  ...changes,
});

/** So many Flunks, from serial number 1 on. */
export const someTokens = (count: number): ListedToken[] =>
  Array.from({ length: count }, (_, index) => aToken(index + 1));

/** Answers a page of these tokens, as the real server would. */
export const tokensRoute =
  (tokens: () => readonly ListedToken[]): FakeRoute =>
  ({ query }) => {
    const {
      collection,
      clique,
      traits = '',
      search = '',
      sort,
      after = '',
      offset = '0',
      limit = '24',
    } = query;
    const filters = traits.split('|').filter((one) => one !== '');
    const names = new Set(filters.map((filter) => filter.split(':')[0]));
    const all = tokens();
    const found = all.filter((token) => {
      const worn = token.traits.map(({ name, value }) => `${name}:${value}`);
      return (
        (collection === undefined || token.collection === collection) &&
        (clique === undefined || token.clique === clique) &&
        [...names].every((name) => filters.some((one) => one.startsWith(`${name}:`) && worn.includes(one))) &&
        `${token.name} ${worn.join(' ')}`.toLowerCase().includes(search.toLowerCase())
      );
    });
    if (sort === 'number-down') found.reverse();
    const behind = found.findIndex(({ tokenId }) => after.endsWith(`/${tokenId}`)) + 1;
    const place = Math.min(found.length, behind + Number(offset));
    const end = place + Number(limit);
    const of = (name: Token['collection']): number => all.filter((token) => token.collection === name).length;
    return {
      body: {
        success: true,
        tokens: found.slice(place, end),
        total: found.length,
        place,
        next: end < found.length ? `${found[end - 1]?.collection}/${found[end - 1]?.tokenId}` : null,
        counts: { Flunks: of('Flunks'), Backpack: of('Backpack') },
      },
    };
  };
