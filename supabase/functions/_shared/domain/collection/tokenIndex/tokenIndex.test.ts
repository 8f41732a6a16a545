import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLIQUES, COLLECTIONS, TOKEN_SORTS, type Clique } from '../collection.ts';
import { traitName, traitValue, wordsOf, type Filters } from './filters.ts';
import type { IndexedToken } from './indexedToken.ts';
import { tokenIndex } from './tokenIndex.ts';

const HEADS = ['Cap', 'Crown', 'Bald', 'Red Cap'];
const FACES = ['Grin', 'Shades', 'cap and bells'];
const OWNERS = ['0xa1', '0xb2', '0xc3'];

/** Tokens with a holder. */
const tokens = fc
  .record({
    collection: fc.constantFrom(...COLLECTIONS),
    serial: fc.nat(60),
    owner: fc.constantFrom(...OWNERS),
    clique: fc.option(fc.constantFrom(...CLIQUES)),
    head: fc.option(fc.constantFrom(...HEADS)),
    face: fc.option(fc.constantFrom(...FACES)),
    heldSince: fc.nat(5),
  })
  .map(({ collection, serial, head, face, clique, ...rest }): IndexedToken => ({
    ...{ collection, serial, clique, tokenId: String(serial - 1), ...rest },
    name: collection === 'Flunks' ? `Flunk #${serial}` : 'Teddy Backpack',
    traits: [
      ...(clique === null ? [] : [`Clique:${clique}`]),
      ...(face === null ? [] : [`Face:${face}`]),
      ...(head === null ? [] : [`Head:${head}`]),
    ],
  }));
const schools = fc.uniqueArray(tokens, {
  selector: ({ collection, tokenId }) => `${collection}/${tokenId}`,
  maxLength: 60,
});
const traits = fc.constantFrom(
  ...CLIQUES.map((clique) => `Clique:${clique}`),
  ...HEADS.map((head) => `Head:${head}`),
  ...FACES.map((face) => `Face:${face}`),
  'Head:No such thing',
  'Shoes:None',
);
const filters: fc.Arbitrary<Filters> = fc.record({
  owners: fc.option(
    fc.uniqueArray(fc.constantFrom(...OWNERS)).map((owners) => new Set(owners)),
    { nil: undefined },
  ),
  collection: fc.option(fc.constantFrom(...COLLECTIONS), { nil: undefined }),
  clique: fc.option(fc.constantFrom(...CLIQUES), { nil: undefined }),
  traits: fc.array(traits, { maxLength: 5 }),
  search: fc.constantFrom('', '', 'cap', 'CAP red', '#1', '1', 'flunk', 'teddy shades', '%'),
  serial: fc.option(fc.nat(60), { nil: undefined }),
});

/** What the index has to answer, by looking at every token. */
function passes(
  token: IndexedToken,
  { owners, collection, clique, traits: chosen = [], search = '', serial }: Filters,
) {
  const inEach = [...new Set(chosen.map(traitName))].every((name) =>
    chosen.some((trait) => traitName(trait) === name && token.traits.includes(trait)),
  );
  const said = [token.name, `#${token.serial}`, ...token.traits.map(traitValue)].map((text) =>
    text.toLowerCase(),
  );
  return (
    (owners === undefined || owners.has(token.owner)) &&
    (collection === undefined || token.collection === collection) &&
    (clique === undefined || token.clique === clique) &&
    (serial === undefined || token.serial === serial) &&
    inEach &&
    wordsOf(search).every((word) => said.some((text) => text.includes(word)))
  );
}
const idOf = ({ collection, tokenId }: IndexedToken): string => `${collection}/${tokenId}`;
const changeOf = (token: IndexedToken) => ({ collection: token.collection, tokenId: token.tokenId, token });

function indexOf(school: readonly IndexedToken[]) {
  const index = tokenIndex<IndexedToken>();
  index.update(school.map(changeOf));
  return index;
}

describe('the index of tokens', () => {
  it('finds in every order what a look at each token finds, whatever is asked (YEARBOOK-3)', () => {
    fc.assert(
      fc.property(schools, filters, fc.constantFrom(...TOKEN_SORTS), (school, asked, sort) => {
        const index = indexOf(school);
        const { tokens: found, total, counts } = index.page(asked, { sort, offset: 0, limit: 100 });
        const expected = school.filter((token) => passes(token, asked)).map(idOf);
        expect([...found.map(idOf)].sort()).toEqual(expected.sort());
        expect([total, index.count(asked)]).toEqual([expected.length, expected.length]);
        for (const collection of COLLECTIONS) {
          const held = school.filter((token) => passes(token, { owners: asked.owners, collection }));
          expect(counts[collection]).toBe(held.length);
        }
      }),
    );
  });

  it('counts each choice as a look at each token does, for 200 questions (YEARBOOK-3)', () => {
    fc.assert(
      fc.property(schools, filters, (school, asked) => {
        const { total, cliques, traits: counted, values } = indexOf(school).facets(asked);
        const countOf = (question: Filters, has: (token: IndexedToken) => boolean = () => true) =>
          school.filter((token) => passes(token, question) && has(token)).length;
        expect(total).toBe(countOf(asked));
        for (const clique of CLIQUES) {
          expect(cliques[clique]).toBe(
            countOf({ ...asked, clique: undefined }, (token) => token.clique === clique),
          );
        }
        const scope = { owners: asked.owners, collection: asked.collection };
        const all = new Set(school.filter((token) => passes(token, scope)).flatMap((token) => token.traits));
        const listed = counted.flatMap(({ name, values: of }) => of.map(({ value }) => `${name}:${value}`));
        expect([...listed].sort()).toEqual([...all].sort());
        expect(values).toBe(all.size);
        for (const { name, values: of } of counted) {
          const others = (asked.traits ?? []).filter((trait) => traitName(trait) !== name);
          for (const { value, count } of of) {
            const having = (token: IndexedToken) => token.traits.includes(`${name}:${value}`);
            expect(count).toBe(countOf({ ...asked, traits: others }, having));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is after any changes what it would be if it were made anew', () => {
    const changes = fc.array(fc.tuple(tokens, fc.boolean()), { maxLength: 120 });
    fc.assert(
      fc.property(changes, filters, (made, asked) => {
        const index = tokenIndex<IndexedToken>();
        const now = new Map<string, IndexedToken>();
        for (const [token, isHeld] of made) {
          index.update([{ ...changeOf(token), token: isHeld ? token : null }]);
          if (isHeld) now.set(idOf(token), token);
          else now.delete(idOf(token));
          index.rarityOf(token);
        }
        const anew = indexOf([...now.values()]);
        const page = { sort: 'rank', offset: 0, limit: 100 } as const;
        expect(index.page(asked, page)).toEqual(anew.page(asked, page));
        expect(index.facets(asked)).toEqual(anew.facets(asked));
      }),
    );
  });

  it('gives pages that follow each other without a gap, by cursor and by offset', () => {
    fc.assert(
      fc.property(
        schools,
        fc.constantFrom(...TOKEN_SORTS),
        fc.integer({ min: 1, max: 9 }),
        (school, sort, limit) => {
          const index = indexOf(school);
          const all = index.page({}, { sort, seed: 7, offset: 0, limit: 100 }).tokens.map(idOf);
          const byCursor: string[] = [];
          let after: IndexedToken | undefined;
          for (let isLast = false; !isLast;) {
            const page = index.page({}, { sort, seed: 7, offset: 0, limit, after });
            expect(page.place).toBe(byCursor.length);
            byCursor.push(...page.tokens.map(idOf));
            after = page.tokens.at(-1);
            isLast = page.isLast;
          }
          expect(byCursor).toEqual(all);
          const { tokens: second, place } = index.page({}, { sort, seed: 7, offset: limit, limit });
          expect(second.map(idOf)).toEqual(all.slice(limit, 2 * limit));
          expect(place).toBe(Math.min(limit, all.length));
        },
      ),
    );
  });

  it('says how many that pass the filters come before a page, also behind a token that does not pass', () => {
    fc.assert(
      fc.property(schools, filters, (school, asked) => {
        const index = indexOf(school);
        const all = index.page({}, { sort: 'rank', offset: 0, limit: 100 }).tokens;
        for (const [at, after] of all.entries()) {
          const { place } = index.page(asked, { sort: 'rank', offset: 0, limit: 1, after });
          expect(place).toBe(all.slice(0, at + 1).filter((token) => passes(token, asked)).length);
        }
      }),
    );
  });

  it('goes on behind a token by cursor though tokens before it came and went', () => {
    const flunk = (serial: number): IndexedToken => ({
      ...{
        collection: 'Flunks',
        serial,
        tokenId: String(serial),
        owner: '0xa1',
        clique: 'GEEK',
        heldSince: 0,
      },
      ...{ name: `Flunk #${serial}`, traits: [] },
    });
    const index = indexOf([2, 4, 6, 8].map(flunk));
    index.update([...[1, 3].map(flunk).map(changeOf), { collection: 'Flunks', tokenId: '2', token: null }]);
    const after = { collection: 'Flunks', tokenId: '4' } as const;
    const { tokens: found } = index.page({}, { sort: 'number', offset: 0, limit: 9, after });
    expect(found.map(({ serial }) => serial)).toEqual([6, 8]);
  });

  it('shuffles by a seed: the same order for the same seed, another for another (YEARBOOK-5)', () => {
    const flunks = Array.from({ length: 300 }, (_, serial): IndexedToken => ({
      ...{ collection: 'Flunks', serial, tokenId: String(serial), owner: '0xa1', clique: null, heldSince: 0 },
      ...{ name: `Flunk #${serial}`, traits: [] },
    }));
    const order = (school: readonly IndexedToken[], seed: number) =>
      indexOf(school)
        .page({}, { sort: 'random', seed, offset: 0, limit: 300 })
        .tokens.map(({ serial }) => serial);
    const one = order(flunks, 1);
    expect(order([...flunks].reverse(), 1)).toEqual(one);
    expect(order(flunks, 2)).not.toEqual(one);
    expect(one).not.toEqual(flunks.map(({ serial }) => serial));
  });
});

describe('rarity', () => {
  const cliqueOf = (clique: Clique, serial: number, head?: string): IndexedToken => ({
    ...{ collection: 'Flunks', serial, tokenId: String(serial), owner: '0xa1', clique, heldSince: 0 },
    ...{
      name: `Flunk #${serial}`,
      traits: [`Clique:${clique}`, ...(head === undefined ? [] : [`Head:${head}`])],
    },
  });

  it('counts each trait by how few have its value, and having none as a value (RARITY-1)', () => {
    // Half have a cap, a quarter a crown, a quarter nothing on their heads; all are geeks, which says nothing.
    const index = indexOf([
      cliqueOf('GEEK', 1, 'Cap'),
      cliqueOf('GEEK', 2, 'Cap'),
      cliqueOf('GEEK', 3, 'Crown'),
      cliqueOf('GEEK', 4),
    ]);
    const rarity = (serial: number) => index.rarityOf({ collection: 'Flunks', tokenId: String(serial) });
    expect([1, 2, 3, 4].map(rarity)).toEqual([
      { rank: 3, score: 1 },
      { rank: 3, score: 1 },
      { rank: 1, score: 2 },
      { rank: 1, score: 2 },
    ]);
    expect(rarity(5)).toBeNull();
  });

  it('is of those alone that are held, each collection by itself (RARITY-1)', () => {
    const index = indexOf([
      cliqueOf('GEEK', 1, 'Cap'),
      cliqueOf('JOCK', 2, 'Cap'),
      cliqueOf('GEEK', 3, 'Cap'),
    ]);
    const teddy = { ...cliqueOf('PREP', 1, 'Crown'), collection: 'Backpack' as const };
    index.update([changeOf(teddy)]);
    const rank = (serial: number) => index.rarityOf({ collection: 'Flunks', tokenId: String(serial) })?.rank;
    expect([rank(1), rank(2)]).toEqual([2, 1]);
    index.update([{ collection: 'Flunks', tokenId: '2', token: null }]);
    expect([rank(1), rank(2), rank(3)]).toEqual([1, undefined, 1]);
    expect(index.rarityOf(teddy)).toEqual({ rank: 1, score: 0 });
  });
});
