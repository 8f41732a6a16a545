import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { ListedToken } from '@shared/contract/collection/collection.ts';
import { refusal } from '../../../testing/fakeServer.ts';
import { WALLET } from '../../../testing/signedIn.ts';
import type { ShellHarness } from '../../../testing/shellHarness.ts';
import { someTokens, tokensRoute } from '../../../testing/tokens.ts';
import { inside, openYearbook, press } from '../../../testing/yearbook.ts';

const cards = (shell: ShellHarness): readonly (string | null)[] =>
  inside(shell)
    .queryAllByRole('button', { name: /^Flunk #/ })
    .map((card) => card.getAttribute('aria-label'));
const figures = (shell: ShellHarness): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    within(inside(shell).getByRole('region', { name: 'Statistics' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  );

describe('the Yearbook', () => {
  it('says how many students there are, and shows each as a card (YEARBOOK-2)', async () => {
    const shell = await openYearbook(() => someTokens(40));
    expect(inside(shell).getAllByText('40 students')).toHaveLength(2);
    expect(inside(shell).getByText('Class of 2024')).toBeTruthy();
    expect(figures(shell)).toEqual({
      Total: '40',
      Geeks: '10',
      Jocks: '10',
      Preps: '10',
      Freaks: '10',
      'Unique traits': '6',
    });
    expect(cards(shell).slice(0, 2)).toEqual(['Flunk #1, Jock, rank #1', 'Flunk #2, Prep, rank #2']);
    expect(inside(shell).getByRole('list', { name: '40 students' })).toBeTruthy();
  });

  it('shows a clique, a trait and a search, with live counts, and clears them where nobody is left (YEARBOOK-3, YEARBOOK-4)', async () => {
    const shell = await openYearbook(() => someTokens(40));
    fireEvent.change(inside(shell).getByRole('combobox', { name: 'Clique' }), { target: { value: 'GEEK' } });
    await shell.settle(0);
    await press(shell, 'Filters');
    expect(inside(shell).queryByText('Clique', { selector: 'summary' })).toBeNull();
    const cap = inside(shell).getByRole('checkbox', { name: 'Cap 10' });
    await shell.press(cap);
    expect(inside(shell).getByRole('list', { name: '10 of 40 students' })).toBeTruthy();
    await shell.press(inside(shell).getByRole('checkbox', { name: 'Cap 10' }));
    await shell.press(inside(shell).getByRole('checkbox', { name: 'Beanie 0' }));
    expect(inside(shell).getByText('No Students Found')).toBeTruthy();
    await press(shell, 'Clear All Filters');
    expect(inside(shell).getByRole('list', { name: '40 students' })).toBeTruthy();
    const search = inside(shell).getByRole('searchbox', { name: 'Search' });
    fireEvent.input(search, { target: { value: 'flunk #39' } });
    await shell.settle(300);
    expect(cards(shell)).toEqual(['Flunk #39, Freak, rank #39']);
  });

  it('is shuffled with another seed each time (YEARBOOK-5)', async () => {
    const shell = await openYearbook(() => someTokens(4), { open: 'yearbook:?seed=5' });
    const seeds = () =>
      shell.server.seen
        .filter(({ route, query }) => route === 'GET /api/collection/tokens' && query['sort'] === 'random')
        .map(({ query }) => query['seed']);
    expect(seeds()).toEqual(['5']);
    await press(shell, 'Shuffle');
    expect(new Set(seeds()).size).toBe(2);
    expect(shell.heard()).toContain('shuffle');
  });

  it('says that it could not be read, and tries again (YEARBOOK-4)', async () => {
    let works = false;
    const route = tokensRoute(() => someTokens(4));
    const shell = await openYearbook(() => someTokens(4), {
      routes: {
        'GET /api/collection/tokens': (request, count) =>
          works ? route(request, count) : refusal(403, 'FORBIDDEN', ''),
      },
    });
    expect(inside(shell).getByText('Oops! Yearbook Error')).toBeTruthy();
    expect(inside(shell).getByText('Failed to load yearbook data')).toBeTruthy();
    works = true;
    await press(shell, 'Try Again');
    expect(cards(shell)).toHaveLength(4);
  });

  it('says that it is empty, and is read again (YEARBOOK-4)', async () => {
    let students: readonly ListedToken[] = [];
    const shell = await openYearbook(() => students);
    expect(inside(shell).getByText('Yearbook is Empty')).toBeTruthy();
    students = someTokens(2);
    await press(shell, 'Reload Yearbook');
    expect(cards(shell)).toHaveLength(2);
  });
});

describe('a page of the Yearbook', () => {
  it('says what a student has, how many share it, the place by rarity and how that comes about (YEARBOOK-7)', async () => {
    const shell = await openYearbook(() => someTokens(40));
    await press(shell, /^Flunk #3,/);
    const page = within(inside(shell).getByRole('region', { name: 'Flunk #3' }));
    expect(page.getByText('“Class Clown”')).toBeTruthy();
    expect(page.getByText('#3 of 40')).toBeTruthy();
    expect(page.getByRole('row', { name: 'Head Beanie 10 (25%)' })).toBeTruthy();
    expect(page.getByText(/^Every trait counts by how few/)).toBeTruthy();
  });

  it('leads to the next and the previous one of the list, by button and by arrow, and back to the card (YEARBOOK-7)', async () => {
    const shell = await openYearbook(() => someTokens(40));
    inside(shell)
      .getByRole('button', { name: /^Flunk #2,/ })
      .focus();
    await press(shell, /^Flunk #2,/);
    await press(shell, 'Next');
    expect(inside(shell).getByRole('region', { name: 'Flunk #3' })).toBeTruthy();
    await shell.keys('ArrowLeft');
    await shell.keys('ArrowLeft');
    expect(inside(shell).getByRole('region', { name: 'Flunk #1' })).toBeTruthy();
    expect(inside(shell).getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await press(shell, 'Back');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Flunk #2, Prep, rank #2');
  });

  it('is opened by a link', async () => {
    const shell = await openYearbook(() => someTokens(40), { open: 'yearbook:1007' });
    expect(inside(shell).getByRole('region', { name: 'Flunk #7' })).toBeTruthy();
  });

  it('is opened by a link once it is known who is signed in, where the server is gone at first (PRODUCT-6)', async () => {
    let isThere = false;
    const session = {
      ...{ accessToken: 'token', expiresAt: new Date(Date.now() + 600_000).toISOString() },
      ...{ wallet: WALLET, role: 'ADMIN', username: 'Mulligan' },
    };
    const shell = await openYearbook(() => someTokens(40), {
      open: 'yearbook:1007',
      routes: {
        'POST /api/auth/refresh': () =>
          isThere
            ? { body: { success: true, session, dailyLogin: { earned: 0, streak: 1 } } }
            : refusal(503, 'UNAVAILABLE', 'gone'),
      },
    });
    expect(shell.windows()).toEqual([]);
    isThere = true;
    window.dispatchEvent(new Event('focus'));
    await shell.settle(2_000);
    expect(inside(shell).getByRole('region', { name: 'Flunk #7' })).toBeTruthy();
    expect(shell.windows()).toEqual(['Flunks Yearbook']);
  });

  it('says where there is no such student', async () => {
    const shell = await openYearbook(() => someTokens(1), { open: 'yearbook:1007' });
    expect(inside(shell).getByText('This student is not in the yearbook.')).toBeTruthy();
  });
});

describe('the book', () => {
  const status = (shell: ShellHarness): string | null =>
    within(inside(shell).getByRole('navigation', { name: 'The book' })).getByRole('status').textContent;
  const onPages = (shell: ShellHarness): readonly (string | null)[] =>
    within(inside(shell).getByRole('region', { name: 'The book' }))
      .queryAllByRole('button', { name: /^Flunk #/ })
      .map(({ textContent }) => textContent);

  it('lies closed at first, and is leafed through by buttons and keys, with sounds (YEARBOOK-9)', async () => {
    const shell = await openYearbook(() => someTokens(200), { open: 'yearbook:book' });
    expect(status(shell)).toBe('Front cover');
    await press(shell, 'Open the book');
    expect(shell.heard()).toContain('open');
    expect(inside(shell).getByText('Mulligan')).toBeTruthy();
    await press(shell, /^Jocks/);
    expect(status(shell)).toMatch(/^Jocks, page/);
    inside(shell).getByRole('region', { name: 'The book' }).focus();
    shell.heard();
    await shell.keys('ArrowRight');
    expect([status(shell), shell.heard()]).toEqual([expect.stringMatching(/^Homeroom J1, page/), ['select']]);
    expect(onPages(shell)).toHaveLength(24);
    expect(onPages(shell).slice(0, 2)).toEqual(['Flunk #1', 'Flunk #5']);
    await shell.keys('PageDown');
    expect(onPages(shell)[0]).toBe('Flunk #97');
    await shell.keys('End');
    expect(status(shell)).toBe('Back cover');
    expect(inside(shell).getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  });

  it('is leafed through by a finger that goes to the left or right, and neither by one that scrolls nor by a mouse (YEARBOOK-9)', async () => {
    const shell = await openYearbook(() => someTokens(200), { open: 'yearbook:book/5' });
    const book = inside(shell).getByRole('region', { name: 'The book' });
    const swipe = async (x: number, y: number, pointerType = 'touch'): Promise<string | null> => {
      fireEvent.pointerDown(book, { clientX: 200, clientY: 200, pointerType });
      fireEvent.pointerUp(book, { clientX: 200 + x, clientY: 200 + y, pointerType });
      await shell.settle(0);
      return status(shell);
    };
    const before = status(shell);
    expect(await swipe(10, 0)).toBe(before);
    expect(await swipe(-60, -90)).toBe(before);
    expect(await swipe(-120, 10, 'mouse')).toBe(before);
    expect(await swipe(-120, 10)).not.toBe(before);
    expect(await swipe(120, -10)).toBe(before);
  });

  it('opens where a student is, and leads from there to the page of a classmate', async () => {
    const shell = await openYearbook(() => someTokens(200), { open: 'yearbook:1101' });
    await press(shell, 'In the book');
    expect(status(shell)).toMatch(/^Homeroom J2, page/);
    const marked = inside(shell).getByRole('button', { name: 'Flunk #101' }).closest('li');
    expect(marked?.dataset['marked']).toBe('true');
    await press(shell, 'Flunk #105');
    const student = within(inside(shell).getByRole('navigation', { name: 'Student' }));
    await shell.press(student.getByRole('button', { name: 'Next' }));
    expect(inside(shell).getByRole('region', { name: 'Flunk #109' })).toBeTruthy();
  });

  it('says that students of a page could not be read, and tries again', async () => {
    let works = false;
    const route = tokensRoute(() => someTokens(200));
    const shell = await openYearbook(() => someTokens(200), {
      open: 'yearbook:book/5',
      routes: {
        'GET /api/collection/tokens': (request, count) =>
          works || request.query['clique'] === undefined
            ? route(request, count)
            : refusal(403, 'FORBIDDEN', 'Not today.'),
      },
    });
    expect(inside(shell).getAllByText('Not today.').length).toBeGreaterThan(0);
    works = true;
    await shell.press(inside(shell).getAllByRole('button', { name: 'Try Again' })[0] ?? document.body);
    expect(onPages(shell)[0]).toBe('Flunk #4');
  });
});

describe('two students', () => {
  it('are compared side by side, with the traits marked that they share (YEARBOOK-10)', async () => {
    const shell = await openYearbook(() => someTokens(40), { open: 'yearbook:1001' });
    await press(shell, 'Compare');
    expect(inside(shell).getByText('Choose whom to compare Flunk #1 with.')).toBeTruthy();
    await press(shell, /^Flunk #3,/);
    const page = within(inside(shell).getByRole('region', { name: 'Two students' }));
    expect(page.getByText('They share 2 of 3 traits.')).toBeTruthy();
    expect(page.getByRole('row', { name: 'HeadSame Beanie Beanie' })).toBeTruthy();
    expect(page.getByRole('row', { name: /^Rarity #1 of 40 #3 of 40$/ })).toBeTruthy();
    await shell.press(page.getByRole('button', { name: 'Back' }));
    expect(inside(shell).queryByText(/^Choose whom/)).toBeNull();
  });
});

describe('my classmates', () => {
  it('are the homeroom of one of the own students, who is marked in the book (YEARBOOK-11)', async () => {
    const shell = await openYearbook(() => someTokens(200), { open: 'yearbook:book' });
    const own = inside(shell).getByRole('combobox', { name: 'My classmates' });
    fireEvent.change(own, { target: { value: '1099' } });
    await shell.settle(0);
    expect(inside(shell).getByText(/^Homeroom F2, page/)).toBeTruthy();
    const marked = inside(shell).getByRole('button', { name: 'Flunk #99' }).closest('li');
    expect(marked?.dataset['marked']).toBe('true');
  });

  it('are offered to no wallet without a student (YEARBOOK-11)', async () => {
    const route = tokensRoute(() => someTokens(40));
    const none = tokensRoute(() => []);
    const shell = await openYearbook(() => someTokens(40), {
      open: 'yearbook:book',
      routes: {
        'GET /api/collection/tokens': (request, count) =>
          (request.query['owner'] === undefined ? route : none)(request, count),
      },
    });
    const own = inside(shell).getByRole('combobox', { name: 'My classmates' });
    expect([own.textContent, own]).toEqual([
      'You hold no Flunk',
      expect.objectContaining({ disabled: true }),
    ]);
  });
});
