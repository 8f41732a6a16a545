import { fireEvent, within } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

const PAGE = {
  username: 'Mulligan',
  isMine: false,
  profile_icon: 'cap',
  bio: 'Bites.',
  color: 'sky',
  pattern: 'glitter',
  layout: 'left',
  song: null,
  mood: '',
  about: '',
  lists: {},
  friends: [{ username: 'Kim', profile_icon: 'bob' }],
  scores: [{ game: 'flappy-flunk', score: 12 }],
  prizes: [{ kind: 'tune', name: 'Last Quarter' }],
  objectives: ['A Friend of Flunko'],
  clues: 2,
  commentCount: 1,
};
const COMMENT = {
  id: '7',
  isMine: false,
  username: 'Kim',
  profile_icon: 'bob',
  text: '<i>hi</i>',
  created_at: '2025-10-01T18:00:00.000Z',
  removed: null,
  held: false,
};
const GONE = { ...COMMENT, id: '6', text: '', removed: 'operator' };
let owner = false;
const routes: Readonly<Record<string, FakeRoute>> = {
  ...routesOf(),
  'GET /api/myplace/page': ({ query }) =>
    query['username']?.toLowerCase() === 'mulligan'
      ? { body: { success: true, page: { ...PAGE, isMine: owner } } }
      : refusal(404, 'NOT_FOUND', 'Nobody is called so.'),
  'GET /api/myplace/comments': () => ({ body: { success: true, comments: [COMMENT, GONE], next: null } }),
  'POST /api/myplace/comments/reports': () => ({ body: { success: true } }),
  'POST /api/myplace/comments/removals': () => ({ body: { success: true } }),
  'POST /api/myplace/page': ({ body }) => ({
    body: { success: true, page: { ...PAGE, isMine: true, ...(body as object), friends: [] } },
  }),
};
const page = (shell: ShellHarness) =>
  within(shell.getByRole('dialog', { name: "Mulligan's MyPlace Profile" }));
const sent = (shell: ShellHarness, route: string) =>
  shell.server.seen.filter((one) => one.route === route).map(({ body }) => body);

afterEach(() => {
  owner = false;
});

it('shows a visitor the page of a person, and no way to change it', async () => {
  const shell = await openShell({ query: 'open=myplace:MULLIGAN', routes });
  await shell.settle();
  expect(page(shell).getByText('Bites.')).toBeTruthy();
  expect(page(shell).getByText('Flappy Flunk')).toBeTruthy();
  expect(page(shell).getByText('<i>hi</i>')).toBeTruthy();
  expect(page(shell).getByText('Last Quarter')).toBeTruthy();
  expect(page(shell).getByText('A Friend of Flunko')).toBeTruthy();
  expect(page(shell).getByText('Comment removed by the school')).toBeTruthy();
  expect(page(shell).queryByRole('button', { name: /^Edit|^Remove|^Report|^Post/ })).toBeNull();
});

it('asks a person what is wrong with a comment before it is reported', async () => {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=myplace:mulligan', routes });
  await shell.settle();
  await shell.press('Report the comment of Kim');
  expect(shell.getByText('What is wrong with this comment of Kim? The operators read it.')).toBeTruthy();
  await shell.press('Cancel');
  expect(sent(shell, 'POST /api/myplace/comments/reports')).toEqual([]);
  await shell.press('Report the comment of Kim');
  await shell.press('Harassment');
  expect(sent(shell, 'POST /api/myplace/comments/reports')).toEqual([
    { wallet: WALLET, id: '7', reason: 'harassment' },
  ]);
  expect(shell.getByText('Thank you. An operator will look at it.')).toBeTruthy();
});

it('tells a person why their report was not taken', async () => {
  leaveSignedIn();
  const refused = refusal(429, 'RATE_LIMITED', 'Try again in 10 minutes.');
  const shell = await openShell({
    query: 'open=myplace:mulligan',
    routes: { ...routes, 'POST /api/myplace/comments/reports': () => refused },
  });
  await shell.settle();
  await shell.press('Report the comment of Kim');
  await shell.press('Spam');
  expect(shell.getByText('Try again in 10 minutes.')).toBeTruthy();
});

it('lets the owner write it, an entry a line, and remove a comment on it', async () => {
  leaveSignedIn();
  owner = true;
  const shell = await openShell({ query: 'open=myplace:mulligan', routes });
  await shell.settle();
  await shell.press('Remove the comment of Kim');
  expect(sent(shell, 'POST /api/myplace/comments/removals')).toEqual([{ wallet: WALLET, id: '7' }]);
  await shell.press('Edit my page');
  fireEvent.change(page(shell).getByLabelText(/^Things I Like/), { target: { value: ' Fog \n\nQuarters' } });
  await shell.press('Save');
  expect(sent(shell, 'POST /api/myplace/page')).toMatchObject([
    { wallet: WALLET, song: null, friends: ['Kim'], lists: { likes: ['Fog', 'Quarters'], music: [] } },
  ]);
  expect(page(shell).getByText('Quarters')).toBeTruthy();
});

it('says that nobody has a page by a name that is nobody’s', async () => {
  const shell = await openShell({ query: 'open=myplace:nobody_here', routes });
  await shell.settle();
  expect(shell.getByText('Profile not found')).toBeTruthy();
});
