import { describe, expect, it } from 'vitest';
import { contents, namedBy, OPEN_PAGE, pageAt, pageByKey, turned } from './paging.ts';

describe('the game manual', () => {
  it('has twelve pages, from the cover to the troubles (MANUAL-1)', () => {
    const titles = Array.from({ length: 12 }, (_, index) => pageAt(index + 1)?.title);
    expect(titles).toEqual([
      'Cover',
      'Welcome',
      'Table of Contents',
      'Desktop Applications I',
      'Desktop Applications II',
      'Desktop Applications III',
      'Conditional Rendering',
      'Gum System',
      'Flappy Flunk',
      'Terminal Guide',
      'The Friday',
      'Troubleshooting',
    ]);
  });

  it.each([0, 13, -1, 1.5, Number.NaN])('has no page %d (MANUAL-2)', (number) => {
    expect(pageAt(number)).toBeNull();
  });

  it('lists the pages from the fourth onward, each with its number (MANUAL-2)', () => {
    expect(contents()[0]).toEqual({ number: 4, title: 'Desktop Applications I' });
    expect(contents().map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { number, title } of contents()) expect(pageAt(number)?.title).toBe(title);
  });

  it('opens at the page that its window was asked for, where that is a number (MANUAL-2)', () => {
    expect(['3', '12', '', 'x', '1e2', undefined].map(namedBy)).toEqual([3, 12, null, null, null, null]);
  });

  it('turns a page at a time and stops at its covers', () => {
    expect([turned(1, 1), turned(1, -1), turned(12, 1), turned(12, -1)]).toEqual([2, 1, 12, 11]);
  });

  it('comes back to its last page from one that is not there', () => {
    expect(turned(40, -1)).toBe(12);
  });

  it('is turned by keys (MANUAL-2)', () => {
    const keys = ['PageDown', 'ArrowRight', 'PageUp', 'ArrowLeft', 'Home', 'End', 'ArrowDown', 'a'];
    expect(keys.map((key) => pageByKey(5, key))).toEqual([6, 6, 4, 4, 1, 12, null, null]);
  });

  it.each([['7'], [7.5], [null], [{}]])('opens at its cover where %j was kept', (kept) => {
    expect(OPEN_PAGE.read(kept)).toBeNull();
  });
});
