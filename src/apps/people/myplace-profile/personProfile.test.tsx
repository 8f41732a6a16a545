import { fireEvent, within } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveGranted, leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

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
  themes: [{ week: '2025-06-02', title: 'Mixtape covers', work: '7' }],
  signatures: [{ id: '3', username: 'Kim', text: 'Stay weird', created_at: '2025-10-01T18:00:00.000Z' }],
  objectives: ['A Friend of Flunko'],
  clues: 2,
  comments: 'all',
  mayComment: true,
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
const WORK = {
  ...{ id: '9', kind: 'meme', title: 'Lunch', username: 'Mulligan', profile_icon: 'cap' },
  ...{ created_at: '2025-10-01T18:00:00.000Z', width: 10, height: 10, picture: '/w', small: '/s' },
  ...{ reactions: [], isMine: false, held: false, theme: null, isMyVote: false },
};
const BEST = {
  ...{ collection: 'Flunks', tokenId: '77', serial: 247, name: 'Flunk', owner: WALLET, image: '/i' },
  ...{ pixelImage: null, portrait: null, traits: [], clique: 'GEEK', rank: 12 },
};
let owner = false;
const routes: Readonly<Record<string, FakeRoute>> = {
  ...routesOf(),
  'GET /api/myplace/page': ({ query }) =>
    query['username']?.toLowerCase() === 'mulligan'
      ? { body: { success: true, page: { ...PAGE, isMine: owner } } }
      : refusal(404, 'NOT_FOUND', 'Nobody is called so.'),
  'GET /api/works': () => ({ body: { success: true, works: [WORK], next: null } }),
  'GET /api/collection/tokens': () => ({
    body: {
      ...{ success: true, tokens: [BEST], total: 1, place: 0 },
      ...{ counts: { Flunks: 1, Backpack: 0 }, next: null },
    },
  }),
  'POST /api/profile': ({ body }) => ({
    body: {
      success: true,
      profile: {
        ...{
          wallet: WALLET,
          username: 'Mulligan',
          hasProfile: true,
          bio: '',
          email: null,
          canRenameAt: null,
        },
        ...(body as object),
      },
    },
  }),
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

it('lets the owner write it, an entry a line, sends what they changed alone, and removes a comment on it (MYPLACE-8)', async () => {
  leaveSignedIn();
  owner = true;
  const shell = await openShell({ query: 'open=myplace:mulligan', routes });
  await shell.settle();
  await shell.press('Remove the comment of Kim');
  expect(sent(shell, 'POST /api/myplace/comments/removals')).toEqual([{ wallet: WALLET, id: '7' }]);
  await shell.press('Edit my page');
  fireEvent.change(page(shell).getByLabelText(/^Things I Like/), { target: { value: ' Fog \n\nQuarters' } });
  fireEvent.change(page(shell).getByLabelText(/^Mood/), { target: { value: 'foggy' } });
  await shell.press('Save');
  expect(sent(shell, 'POST /api/myplace/page')).toEqual([
    { wallet: WALLET, mood: 'foggy', lists: { likes: ['Fog', 'Quarters'] } },
  ]);
  expect(page(shell).getByText('Quarters')).toBeTruthy();
});

it('says that nobody has a page by a name that is nobody’s', async () => {
  const shell = await openShell({ query: 'open=myplace:nobody_here', routes });
  await shell.settle();
  expect(shell.getByText('Profile not found')).toBeTruthy();
});

it('blocks its person from their page, says so there, and unblocks them (BLOCK-1)', async () => {
  leaveSignedIn();
  let blocked: readonly { author: string; username: string }[] = [];
  const shell = await openShell({
    query: 'open=myplace:mulligan',
    routes: {
      ...routes,
      'GET /api/myplace/page': () =>
        blocked.length > 0
          ? refusal(404, 'NOT_FOUND', 'Nobody is called so.')
          : { body: { success: true, page: PAGE } },
      'GET /api/chat/blocks': () => ({ body: { success: true, blocked, hidden: blocked } }),
      'POST /api/chat/blocks': ({ body }) => {
        blocked = (body as { readonly blocked: boolean }).blocked
          ? [{ author: 'mulligan', username: 'Mulligan' }]
          : [];
        return { body: { success: true, blocked, hidden: blocked } };
      },
    },
  });
  await shell.settle();
  await shell.press('Block Mulligan');
  await shell.press('Block');
  await shell.settle();
  expect(shell.getByText('You have blocked Mulligan')).toBeTruthy();
  await shell.press('Unblock Mulligan');
  await shell.settle();
  expect(page(shell).getByText('Bites.')).toBeTruthy();
  expect(sent(shell, 'POST /api/chat/blocks')).toEqual([
    { wallet_address: WALLET, username: 'Mulligan', blocked: true },
    { wallet_address: WALLET, author: 'mulligan', blocked: false },
  ]);
});

it('says to whom comments are open, and has a field for them alone (MYPLACE-9)', async () => {
  leaveSignedIn();
  const closed = { ...PAGE, comments: 'none', mayComment: false };
  const shell = await openShell({
    query: 'open=myplace:mulligan',
    routes: { ...routes, 'GET /api/myplace/page': () => ({ body: { success: true, page: closed } }) },
  });
  await shell.settle();
  expect(page(shell).getByText('Comments are closed on this page.')).toBeTruthy();
  expect(page(shell).queryByLabelText('Write a comment')).toBeNull();
});

it('shows all who signed its person and what they made last, and no steps to a visitor (MYPLACE-10, MYPLACE-11)', async () => {
  leaveGranted();
  const shell = await openShell({ query: 'mode=build&open=myplace:mulligan', routes });
  await shell.settle();
  expect(page(shell).getByText(/Stay weird/)).toBeTruthy();
  expect(page(shell).getByRole('button', { name: 'Lunch' })).toBeTruthy();
  expect(page(shell).queryByText('Make it yours')).toBeNull();
});

it('suggests four steps to its owner, and publishes each by a press on it alone (MYPLACE-11)', async () => {
  leaveSignedIn();
  owner = true;
  const empty = { ...PAGE, isMine: true, bio: '' };
  const shell = await openShell({
    query: 'open=myplace:mulligan',
    routes: { ...routes, 'GET /api/myplace/page': () => ({ body: { success: true, page: empty } }) },
  });
  await shell.settle();
  expect(page(shell).getByText('Flunk #247, rank 12, your rarest')).toBeTruthy();
  expect(sent(shell, 'POST /api/myplace/page')).toEqual([]);
  expect(sent(shell, 'POST /api/profile')).toEqual([]);
  await shell.press('Use: Best Flunk as your picture');
  await shell.settle();
  expect(sent(shell, 'POST /api/profile')).toEqual([
    { username: 'Mulligan', profile_icon: 'token:Flunks:77' },
  ]);
  await shell.press('Use: Mood');
  await shell.settle();
  // Nothing else of the page is written over what another tab has kept meanwhile.
  expect(sent(shell, 'POST /api/myplace/page').map((body) => Object.keys(body as object))).toEqual([
    ['wallet', 'mood'],
  ]);
  expect(page(shell).getByText(/^[A-Z][a-z]+day: /)).toBeTruthy();
  expect(page(shell).getAllByRole('img', { name: 'Done' }).length).toBeGreaterThan(0);
  await shell.press('Not now');
  expect(page(shell).queryByText('Make it yours')).toBeNull();
});
