import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLIQUES } from '@shared/domain/collection/collection.ts';
import { everythingOf } from '@shared/domain/collection/tokenQuery.ts';
import { readParameters } from '../../../config/parameters.ts';
import { linkTo, readPlace, type Place } from './permalink.ts';
import { SORTS } from './texts.ts';

const opened = (link: string): Place => readPlace(readParameters(new URL(link)).open?.params, 1);

describe('a link to the Yearbook', () => {
  it('leads to the student that it was copied at (YEARBOOK-6)', () => {
    const place: Place = { kind: 'student', tokenId: '8123' };
    expect(opened(linkTo(place, 'yearbook', 'https://flunks.example'))).toEqual(place);
  });

  it('leads to the page of the book that it was copied at (YEARBOOK-6)', () => {
    const place: Place = { kind: 'book', page: 412 };
    expect(opened(linkTo(place, 'yearbook', 'https://flunks.example'))).toEqual(place);
    expect(readPlace('book', 1)).toEqual({ kind: 'book', page: 0 });
  });

  it('leads to the filters and the order that it was copied at (YEARBOOK-6)', () => {
    const word = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /^[^:|\p{Cc}]+$/u.test(text));
    const query = fc.record({
      collection: fc.constant('Flunks' as const),
      clique: fc.constantFrom(...CLIQUES, null),
      traits: fc.uniqueArray(
        fc.tuple(word, word).map((parts) => parts.join(':')),
        { maxLength: 5 },
      ),
      search: word.map((text) => text.trim()),
      sort: fc.constantFrom(...SORTS),
      seed: fc.integer({ min: 0, max: 0xffffffff }),
    });
    fc.assert(
      fc.property(query, (asked) => {
        const link = linkTo({ kind: 'grid', query: asked }, 'yearbook', 'https://flunks.example');
        const seed = asked.sort === 'random' ? asked.seed : 1;
        expect(opened(link)).toEqual({ kind: 'grid', query: { ...asked, seed } });
      }),
    );
  });

  it.each([undefined, '', '12x', 'Flunks/12', '?', '?clique=GOTH&sort=newest&seed=-1&traits=Head'])(
    'that says %s leads to everybody',
    (params) => {
      expect(readPlace(params, 7)).toEqual({ kind: 'grid', query: everythingOf('Flunks', 'random', 7) });
    },
  );

  it('asks the server for nothing that it would refuse (YEARBOOK-6)', () => {
    const many = Array.from({ length: 90 }, (_, index) => `Head:Cap ${index}`).join('|');
    const asked = new URLSearchParams({ traits: `${many}|Head:a\u0000`, search: 'x'.repeat(99) });
    const place = readPlace(`?${asked.toString()}`, 1);
    expect(place).toMatchObject({ kind: 'grid', query: { search: 'x'.repeat(60) } });
    expect(place.kind === 'grid' && place.query.traits).toHaveLength(40);
  });
});
