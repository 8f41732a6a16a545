import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLIQUES } from '@shared/domain/collection/collection.ts';
import { bookOf, contentsOf, HOMEROOM, ON_PAGE, pageOf, spreadOf, turned, turnedBy } from './book.ts';

const SCHOOL = { GEEK: 60, JOCK: 24, PREP: 0, FREAK: 1 };
const schools = fc.record({
  GEEK: fc.nat(200),
  JOCK: fc.nat(200),
  PREP: fc.nat(200),
  FREAK: fc.nat(200),
});
const votes = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 7 });

describe('the book', () => {
  it('has every student of every clique on exactly one page (YEARBOOK-8)', () => {
    fc.assert(
      fc.property(schools, votes, (students, superlatives) => {
        const book = bookOf(students, superlatives);
        for (const clique of CLIQUES) {
          const places = book.flatMap((page) =>
            page.kind === 'class' && page.clique === clique
              ? Array.from({ length: ON_PAGE }, (_, at) => page.from + at)
              : [],
          );
          expect(places.length).toBe(Math.ceil(students[clique] / HOMEROOM) * HOMEROOM);
          const all = Array.from({ length: students[clique] }, (_, place) => place);
          expect(places.filter((place) => place < all.length).sort((one, other) => one - other)).toEqual(all);
          const pages = all.map((place) => book[pageOf(book, clique, place) ?? -1]);
          expect(pages.map((page) => page?.kind === 'class' && [page.clique, page.homeroom])).toEqual(
            all.map((place) => [clique, Math.floor(place / HOMEROOM) + 1]),
          );
          expect(pageOf(book, clique, places.length)).toBeNull();
        }
      }),
    );
  });

  it('begins every part on a left page, and lies closed on both covers (YEARBOOK-8)', () => {
    fc.assert(
      fc.property(schools, votes, (students, superlatives) => {
        const book = bookOf(students, superlatives);
        for (const { part, index } of contentsOf(book)) {
          if (part !== 'autographs') expect(spreadOf(index, book.length).left).toBe(index);
        }
        expect(spreadOf(0, book.length)).toEqual({ left: null, right: 0 });
        expect(spreadOf(book.length - 1, book.length)).toEqual({ left: book.length - 1, right: null });
      }),
    );
  });

  it('lists the parts that there are (YEARBOOK-8)', () => {
    const parts = contentsOf(bookOf(SCHOOL, ['Class Clown'])).map(({ part }) => part);
    expect(parts).toEqual(['GEEK', 'JOCK', 'FREAK', 'superlatives', 'autographs']);
  });

  it.each([true, false])('is leafed through from cover to cover and back (two pages: %s)', (wide) => {
    const { length } = bookOf(SCHOOL, ['Class Clown', 'Bookworm', 'Worst Driver']);
    const seen = new Set<number | null>();
    let index = 0;
    for (let before = -1; before !== index;) {
      const spread = wide ? spreadOf(index, length) : { left: index, right: null };
      seen.add(spread.left).add(spread.right);
      [before, index] = [index, turned(index, 1, length, wide)];
    }
    seen.delete(null);
    expect(seen.size).toBe(length);
    for (let before = -1; before !== index;) [before, index] = [index, turned(index, -1, length, wide)];
    expect(index).toBe(0);
  });

  it('is leafed through by arrows, and goes to its ends by Home and End (YEARBOOK-9)', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => turnedBy(key, 4, 20, true))).toEqual([
      5,
      1,
      0,
      19,
      null,
    ]);
  });
});
