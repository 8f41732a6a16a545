import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Work } from '@shared/contract/making/works.ts';
import { refusal, type FakeRoute } from '../../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../../testing/shellHarness.ts';
import { leaveGranted } from '../../../../testing/signedIn.ts';

const work = (id: string, title: string, more: Partial<Work> = {}): Work => ({
  ...{ id, title, kind: 'meme', username: 'ann', profile_icon: 'mohawk' },
  ...{ created_at: '2025-06-02T12:00:00.000Z', width: 640, height: 400 },
  ...{ picture: `/whole/${id}`, small: `/small/${id}` },
  ...{ reactions: [{ reaction: 'heart', count: 3, isMine: false }], isMine: false, held: false },
  ...more,
});
const pageOf =
  (works: readonly Work[], next: string | null = null): FakeRoute =>
  () => ({ body: { success: true, works, next } });

async function open(routes: Readonly<Record<string, FakeRoute>>, params = ''): Promise<ShellHarness> {
  leaveGranted();
  const shell = await openShell({
    query: `open=bulletin-board${params}&mode=build`,
    routes: { 'GET /api/announcements': () => ({ body: { success: true, announcements: [] } }), ...routes },
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
  board(shell).getByText('Nothing hangs here yet. Make a meme or a card, and pin it up.');
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
