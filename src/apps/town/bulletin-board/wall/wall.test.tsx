import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Work } from '@shared/contract/making/works.ts';
import { refusal, type FakeRoute } from '../../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../../testing/shellHarness.ts';
import { leaveGranted, leaveSignedIn, routesOf, WALLET } from '../../../../testing/signedIn.ts';

const work = (id: string, title: string, more: Partial<Work> = {}): Work => ({
  ...{ id, title, kind: 'meme', username: 'ann', profile_icon: 'mohawk' },
  ...{ created_at: '2025-06-02T12:00:00.000Z', width: 640, height: 400 },
  ...{ picture: `/whole/${id}`, small: `/small/${id}` },
  ...{ reactions: [{ reaction: 'heart', count: 3, isMine: false }], isMine: false, held: false },
  ...{ theme: null, isMyVote: false },
  ...more,
});
const pageOf =
  (works: readonly Work[], next: string | null = null): FakeRoute =>
  () => ({ body: { success: true, works, next } });

const THEME = {
  ...{
    week: '2025-06-02',
    title: 'Mixtape covers',
    hint: 'Ninety minutes.',
    ends_at: '2025-06-09T00:00:00.000Z',
  },
  ...{ works: 0, mine: 0, vote: null, standing: 'guest' },
};
const themeOf =
  (more: object = {}, last: object | null = null): FakeRoute =>
  () => ({
    body: { success: true, theme: { ...THEME, ...more }, last },
  });

async function open(routes: Readonly<Record<string, FakeRoute>>, params = ''): Promise<ShellHarness> {
  leaveGranted();
  const shell = await openShell({
    query: `open=bulletin-board${params}&mode=build`,
    routes: {
      'GET /api/announcements': () => ({ body: { success: true, announcements: [] } }),
      'GET /api/themes': themeOf(),
      ...routes,
    },
  });
  await shell.settle();
  return shell;
}
const board = (shell: ShellHarness) =>
  within(shell.getAllByRole('dialog', { name: 'Bulletin Board' })[0] ?? document.body);

it('hangs up what people made, older ones when they are asked for, and goes back to the board', async () => {
  const shell = await open({
    'GET /api/works': (request, count) =>
      request.query['cursor'] === undefined
        ? pageOf([work('3', 'Third'), work('2', 'Second')], '5-2')(request, count)
        : pageOf([work('1', 'First')])(request, count),
  });
  await shell.press('The Wall');
  await shell.settle();
  expect(board(shell).getAllByRole('listitem')).toHaveLength(2);
  await shell.press('Show older ones');
  await shell.settle();
  const names = board(shell)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Thirdby ann3', 'Secondby ann3', 'Firstby ann3']);
  expect(board(shell).queryByRole('button', { name: 'Show older ones' })).toBeNull();
  await shell.press('Back to the board');
  expect(board(shell).getByRole('button', { name: 'The Wall' })).toBe(document.activeElement);
});

it('says that nothing hangs there yet', async () => {
  const shell = await open({ 'GET /api/works': pageOf([]) });
  await shell.press('The Wall');
  await shell.settle();
  board(shell).getByText('Nothing hangs here yet. Make a meme, a card or a painting, and pin it up.');
});

it('says why it cannot be seen, and tries again', async () => {
  const shell = await open({
    'GET /api/works': (request, count) =>
      count === 1
        ? refusal(500, 'INTERNAL', 'Something broke.')
        : pageOf([work('1', 'First')])(request, count),
  });
  await shell.press('The Wall');
  await shell.settle();
  board(shell).getByText('The wall cannot be seen. Something broke.');
  await shell.press('Try again');
  await shell.settle();
  board(shell).getByRole('button', { name: 'First, by ann' });
});

it('opens the work of a link, which a guest can look at and neither report nor take down', async () => {
  const shell = await open(
    {
      'GET /api/works': pageOf([]),
      'GET /api/works/one': ({ query }) => ({
        body: { success: true, work: work(query['id'] ?? '', 'Shared with <b>you</b>') },
      }),
    },
    ':12',
  );
  board(shell).getByRole('heading', { name: 'Shared with <b>you</b>' });
  board(shell).getByRole('img', { name: 'The meme Shared with <b>you</b> by ann' });
  board(shell).getByRole('button', { name: 'heart, 3' });
  for (const name of ['Report', 'Take down']) {
    expect(board(shell).queryByRole('button', { name })).toBeNull();
  }
});

it('says of a work that is gone what the server says, with the way to the wall', async () => {
  const shell = await open(
    {
      'GET /api/works': pageOf([work('1', 'First')]),
      'GET /api/works/one': () =>
        refusal(404, 'NOT_FOUND', 'There is no such work. It may have been taken down.'),
    },
    ':12',
  );
  board(shell).getByText('There is no such work. It may have been taken down.');
  await shell.press('Back to the wall');
  await shell.settle();
  board(shell).getByRole('button', { name: 'First, by ann' });
});

it.each([
  ['guest', /^Sign in with a wallet that holds a Flunk/],
  ['no-flunk', /^A vote takes a Flunk/],
  ['used', /^Each of your Flunks has voted/],
  ['open', /^Open a work of it and press Vote/],
])(
  'has the theme of the week over the works, and its works alone, for one who is "%s" (WEEK-1, WEEK-3)',
  async (standing, says) => {
    const shell = await open({
      'GET /api/works': (request, count) =>
        pageOf([request.query['theme'] === undefined ? work('1', 'First') : work('2', 'In it')])(
          request,
          count,
        ),
      'GET /api/themes': themeOf({ works: 1, standing }),
    });
    await shell.press('The Wall');
    await shell.settle();
    const paper = within(board(shell).getByRole('region', { name: 'Theme of the week' }));
    paper.getByRole('heading', { name: 'Mixtape covers' });
    paper.getByText(says);
    await shell.press('See its works');
    await shell.settle();
    board(shell).getByRole('button', { name: 'In it, by ann' });
    expect(board(shell).queryByRole('button', { name: 'First, by ann' })).toBeNull();
    await shell.press('All works');
    await shell.settle();
    board(shell).getByRole('button', { name: 'First, by ann' });
  },
);

const LAST = { week: '2025-05-26', title: '8:04', hint: 'It stopped.' };
it.each([
  ['counted just now', themeOf({}, { ...LAST, state: 'counting', results: [] }), /are being counted/],
  ['without a vote', themeOf({}, { ...LAST, state: 'closed', results: [] }), /ended without a vote/],
  [
    'over',
    themeOf({}, { ...LAST, state: 'closed', results: [{ work: work('9', 'Best'), votes: 2 }] }),
    'Best, by ann: 2 votes',
  ],
  ['empty', themeOf(), /^Nothing is in it yet/],
  [
    'not to be had',
    (): ReturnType<FakeRoute> => refusal(500, 'INTERNAL', 'Something broke.'),
    /cannot be read. Something broke/,
  ],
])('says of a theme that is %s how it stands (WEEK-4)', async (_, answer, says) => {
  const shell = await open({ 'GET /api/works': pageOf([]), 'GET /api/themes': answer });
  await shell.press('The Wall');
  await shell.settle();
  board(shell).getByText(says);
});

it('lets a member vote for a work of the theme (WEEK-3)', async () => {
  leaveGranted();
  leaveSignedIn();
  const theme = { week: '2025-06-02', title: 'Mixtape covers', isOpen: true };
  let shown = work('12', 'Theirs', { theme });
  const shell = await openShell({
    query: 'open=bulletin-board:12&mode=build',
    routes: {
      ...routesOf(),
      'GET /api/announcements': () => ({ body: { success: true, announcements: [] } }),
      'GET /api/works': pageOf([]),
      'GET /api/works/one': () => ({ body: { success: true, work: shown } }),
      'GET /api/themes': themeOf({ standing: 'open' }),
      'POST /api/themes/votes': () => {
        shown = { ...shown, isMyVote: true };
        return { body: { success: true } };
      },
      'POST /api/themes/entries': () => ({ body: { success: true } }),
    },
  });
  await shell.settle();
  await shell.press('Vote for it');
  await shell.settle();
  board(shell).getByRole('button', { name: 'Take my vote back' });
  const sent = shell.server.seen.filter(({ route }) => route === 'POST /api/themes/votes');
  expect(sent.map(({ body }) => body)).toEqual([{ wallet: WALLET, work: '12' }]);
});

it('hands a work of the member in once, however often that is pressed (WEEK-2)', async () => {
  leaveGranted();
  leaveSignedIn();
  const shell = await openShell({
    query: 'open=bulletin-board:12&mode=build',
    routes: {
      ...routesOf(),
      'GET /api/announcements': () => ({ body: { success: true, announcements: [] } }),
      'GET /api/works': pageOf([]),
      'GET /api/works/one': () => ({ body: { success: true, work: work('12', 'Mine', { isMine: true }) } }),
      'GET /api/themes': themeOf({ standing: 'open' }),
      'POST /api/themes/entries': () => ({ body: { success: true } }),
    },
  });
  await shell.settle();
  const button = board(shell).getByRole('button', { name: 'Hand in...' });
  fireEvent.click(button);
  await shell.settle(0);
  fireEvent.click(button);
  await shell.settle();
  expect(shell.getAllByRole('dialog', { name: 'Theme of the week' })).toHaveLength(1);
  await shell.press('Hand in');
  const sent = shell.server.seen.filter(({ route }) => route === 'POST /api/themes/entries');
  expect(sent.map(({ body }) => body)).toEqual([{ wallet: WALLET, work: '12', isIn: true }]);
});

it.each([
  ['nothing is in it', 0, 0],
  ['something is in it', 2, 1],
])('says how to vote where %s (WEEK-3)', async (_, works, told) => {
  const shell = await open({
    'GET /api/works': pageOf([]),
    'GET /api/themes': themeOf({ works, standing: 'open' }),
  });
  await shell.press('The Wall');
  await shell.settle();
  expect(board(shell).queryAllByText(/^Open a work of it and press Vote/)).toHaveLength(told);
});
