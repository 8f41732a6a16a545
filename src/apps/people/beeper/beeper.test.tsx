import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { NewsItem } from '@shared/contract/people/news.ts';
import { createStorage } from '../../../services/storage/storage.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, WALLET } from '../../../testing/signedIn.ts';

const item = (id: string, more: Partial<NewsItem> = {}): NewsItem => ({
  ...{ id, kind: 'comment', subject: {}, username: 'Ann', profile_icon: 'mohawk', read: false },
  created_at: new Date().toISOString(),
  ...more,
});
const MENTION = item('9', { kind: 'mention', subject: { room: 'Study Hall', message: '4' } });
const COMMENT = item('8');

/** A server that has this news, of which it tells with each answer until it is seen. */
function withNews(news: readonly NewsItem[], next: string | null = null) {
  let isSeen = false;
  const newest = news[0]?.id ?? '';
  const headers = (): Record<string, string> =>
    isSeen || news.length === 0 ? {} : { 'x-unread-news': `${news.length}:${newest}` };
  const answering =
    (answer: () => object): FakeRoute =>
    () => ({ body: { success: true, ...answer() }, headers: headers() });
  return {
    ...Object.fromEntries(
      Object.entries(answersOfServer()).map(([route, body]) => [route, answering(() => body)]),
    ),
    'GET /api/news': answering(() => ({
      news: news.map((one) => ({ ...one, read: one.read || isSeen })),
      next,
    })),
    'POST /api/news/seen': answering(() => {
      isSeen = true;
      return { seen: news.length };
    }),
  };
}

async function open(routes: Readonly<Record<string, FakeRoute>>, query = ''): Promise<ShellHarness> {
  leaveSignedIn();
  const shell = await openShell({ query, routes });
  await shell.settle(1000);
  return shell;
}
const beeper = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Beeper' }));
const lines = (shell: ShellHarness) =>
  beeper(shell)
    .getAllByRole('listitem')
    .map((line) => within(line).getByRole('paragraph').textContent);

it('says in the tray and on the icons how much is unread, and in one toast what came (NEWS-9)', async () => {
  const shell = await open(withNews([MENTION, COMMENT]));
  shell.getByRole('button', { name: 'Beeper, 2 unread' });
  shell.getByRole('button', { name: 'Chat Rooms, 1 new' });
  shell.getByRole('button', { name: 'MyPlace, 1 new' });
  shell.getByText('Ann mentioned you in Study Hall');
  shell.getByText('And one thing more. Press here to read.');
  expect(shell.heard().filter((sound) => sound === 'beeper')).toEqual(['beeper']);
  await shell.press(shell.getByText('Ann mentioned you in Study Hall'));
  await shell.settle(1000);
  expect(shell.active()).toBe('Beeper');
});

it('shows no second toast for what this browser was told of (NEWS-9)', async () => {
  const told = { name: 'news-told', version: 1, read: () => ({ wallet: WALLET, newest: '8' }) };
  createStorage().lasting.set(told, { wallet: WALLET, newest: '8' });
  const shell = await open(withNews([COMMENT]));
  shell.getByRole('button', { name: 'Beeper, 1 unread' });
  expect(shell.queryByText('Press here to look.')).toBeNull();
});

it('lists what happened, newest first, and leads to what a line is about; what is seen counts as seen (NEWS-10, NEWS-3)', async () => {
  const shell = await open(withNews([MENTION, COMMENT]), 'open=beeper');
  await shell.settle(1000);
  expect(lines(shell)).toEqual(['New: Ann mentioned you in Study Hall', 'New: Ann wrote on your page']);
  expect(shell.server.seen.findLast(({ route }) => route === 'POST /api/news/seen')?.body).toEqual({
    wallet: WALLET,
    upTo: '9',
  });
  shell.getByRole('button', { name: 'Beeper, nothing unread' });
  await shell.press(beeper(shell).getByRole('button', { name: /Ann mentioned you in Study Hall$/ }));
  await shell.settle(1000);
  expect(shell.active()).toMatch(/Messenger/);
});

it('reads older news beside what is there, and asks for no page twice (NEWS-10)', async () => {
  const shell = await open(
    {
      ...withNews([]),
      'GET /api/news': ({ query }) => ({
        body: {
          success: true,
          news: [query['cursor'] ? item('5', { read: true }) : { ...MENTION, read: true }],
          next: query['cursor'] ? null : '9',
        },
      }),
    },
    'open=beeper',
  );
  const reads = (): number => shell.server.seen.filter(({ route }) => route === 'GET /api/news').length;
  const before = reads();
  await shell.press(beeper(shell).getByRole('button', { name: 'Older news' }));
  await shell.settle(1000);
  expect(lines(shell)).toEqual(['Ann mentioned you in Study Hall', 'Ann wrote on your page']);
  expect(reads() - before).toBe(1);
});

it('says so where there is no news (NEWS-10)', async () => {
  const shell = await open(withNews([]), 'open=beeper');
  beeper(shell).getByText(/^No beeps yet/);
});

it('says so where the news cannot be read, and reads it when asked again (NEWS-10)', async () => {
  const routes = withNews([COMMENT]);
  let isBroken = true;
  const read = routes['GET /api/news'];
  const shell = await open(
    {
      ...routes,
      'GET /api/news': (...asked) => (isBroken ? refusal(500, 'INTERNAL', 'broken') : read(...asked)),
    },
    'open=beeper',
  );
  expect(beeper(shell).getByRole('alert').textContent).toBe('Your news could not be read.');
  isBroken = false;
  await shell.press(beeper(shell).getByRole('button', { name: 'Try again' }));
  await shell.settle(1000);
  expect(lines(shell)).toEqual(['New: Ann wrote on your page']);
});

it('asks a guest to sign in, to whom the tray shows no beeper (NEWS-10, NEWS-9)', async () => {
  const shell = await openShell({ query: 'open=beeper' });
  await shell.settle(1000);
  beeper(shell).getByRole('button', { name: 'Sign In' });
  expect(shell.queryByRole('button', { name: /^Beeper, / })).toBeNull();
});

it('switches a kind off and on (NEWS-7)', async () => {
  const shell = await open(withNews([COMMENT]), 'open=beeper');
  await shell.press(beeper(shell).getByRole('tab', { name: 'What beeps' }));
  const box = beeper(shell).getByRole('checkbox', { name: 'Comments on my page' });
  expect(box).toHaveProperty('checked', true);
  await shell.press(box);
  expect(box).toHaveProperty('checked', false);
});
