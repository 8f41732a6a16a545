import { fireEvent } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createStorage } from '../services/storage/storage.ts';
import { ME, messageOf } from '../testing/chat.ts';
import { refusal, type FakeRoute } from '../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../testing/shellHarness.ts';
import { leaveGranted, leaveSignedIn, routesOf, signInElsewhere, WALLET } from '../testing/signedIn.ts';

const PAGE = {
  username: 'Mulligan',
  profile_icon: 'cap',
  ...{
    bio: '',
    color: 'sky',
    pattern: 'glitter',
    layout: 'left',
    song: null,
    mood: '',
    about: '',
    lists: {},
  },
  ...{
    friends: [],
    scores: [],
    prizes: [],
    themes: [],
    signatures: [],
    objectives: [],
    clues: 0,
    comments: 'all',
    mayComment: true,
    commentCount: 0,
  },
};
const ok = (body: object): FakeRoute => {
  return () => ({ body: { success: true, ...body } });
};
const ROUTES: Readonly<Record<string, FakeRoute>> = {
  ...routesOf(),
  'GET /api/chat/rooms': ok({ me: ME, muted: false, rooms: [], hidden: [] }),
  'GET /api/chat/blocks': ok({ blocked: [], hidden: [] }),
  'POST /api/chat/tickets': () => refusal(403, 'FORBIDDEN', 'none'),
  'GET /api/chat-messages': ok({ messages: [messageOf(1)], next: null }),
  'GET /api/myplace/page': ok({ page: { ...PAGE, isMine: true } }),
  'GET /api/works': ok({ works: [], next: null }),
  'GET /api/collection/tokens': ok({
    tokens: [],
    total: 0,
    place: 0,
    counts: { Flunks: 0, Backpack: 0 },
    next: null,
  }),
  'GET /api/myplace/comments': ok({ comments: [], next: null }),
  'POST /api/myplace/comments': () => 'gone',
  'POST /api/school/visits': ok({ visits: 1 }),
  'GET /api/school/guest-book': ok({ lines: [], next: null }),
};

const DRAFTS = { name: 'drafts', version: 1, read: (found: unknown) => found } as const;
/** Leaves the browser as one in which this wallet, or a visitor, had begun something. */
function leaveDraft(wallet: string | null, place: string, value: unknown): void {
  createStorage().lasting.set(DRAFTS, { wallet, drafts: [{ wallet, place, at: 1, value }] });
}
const kept = (): string => JSON.stringify(createStorage().lasting.get(DRAFTS));
const field = (shell: ShellHarness, name: string | RegExp) => shell.getByRole('textbox', { name });
const page = { color: 'rose', pattern: 'glitter', layout: 'left', mood: '', song: '', friends: '' };
const lists = { interests: '', music: '', movies: '', books: '', heroes: '', likes: '', dislikes: '' };

it.each([
  ['a message, of its room', 'chat-rooms', 'Message', 'message to General Chat', 'Half a sen'],
  [
    'another wording of a message',
    'chat-rooms',
    'Message',
    'answer or edit in General Chat',
    { kind: 'edit', id: '1', text: 'Half a sen' },
  ],
  ['a comment', 'myplace:mulligan', 'Write a comment', 'comment on Mulligan', 'Half a sen'],
  ['a line of the guest book', 'fhs-school:guestbook.html', 'Your line', 'guest book', 'Half a sen'],
  [
    'feedback',
    'report-card',
    'Issues found',
    'feedback',
    { userName: '', issues: 'Half a sen', suggestions: '' },
  ],
  [
    'a profile',
    'create-profile',
    'About you',
    'profile',
    { username: 'Mulligan', bio: 'Half a sen', icon: 'mohawk', email: '' },
  ],
  ['a page of MyPlace', 'myplace:mulligan', 'About Me', 'page', { ...page, lists, about: 'Half a sen' }],
])(
  '%s that was begun is simply there, and is kept with each letter (PRODUCT-11)',
  async (_, open, name, place, value) => {
    leaveGranted();
    leaveSignedIn();
    leaveDraft(WALLET, place, value);
    const shell = await openShell({ query: `mode=build&open=${open}`, routes: ROUTES });
    await shell.settle();
    expect(field(shell, name)).toHaveProperty('value', 'Half a sen');
    fireEvent.change(field(shell, name), { target: { value: 'Half a sentence' } });
    await shell.settle();
    expect(kept()).toContain('Half a sentence');
  },
);

it('a comment that was posted is begun no more, and one without an answer still is (PRODUCT-11)', async () => {
  leaveSignedIn();
  leaveDraft(WALLET, 'comment on Mulligan', 'Half a sen');
  let isThere = false;
  let typeOn = (): void => undefined;
  const shell = await openShell({
    query: 'open=myplace:mulligan',
    routes: {
      ...ROUTES,
      'POST /api/myplace/comments': () => {
        typeOn();
        return isThere ? { body: { success: true, comment: { id: '1', held: false } } } : 'gone';
      },
    },
  });
  await shell.settle();
  await shell.press('Post');
  expect(kept()).toContain('Half a sen');
  isThere = true;
  await shell.press('Post');
  expect(field(shell, 'Write a comment')).toHaveProperty('value', '');
  expect(kept()).not.toContain('Half a sen');
  const type = (value: string) => fireEvent.change(field(shell, 'Write a comment'), { target: { value } });
  type('One');
  typeOn = () => void type('Another one');
  await shell.press('Post');
  expect(field(shell, 'Write a comment')).toHaveProperty('value', 'Another one');
});

it('feedback of a visitor is not shown to the wallet that signs in, and is there for the next visitor (PRODUCT-11)', async () => {
  leaveGranted();
  leaveDraft(null, 'feedback', { userName: '', issues: 'Half a sen', suggestions: '' });
  const shell = await openShell({ query: 'mode=build&open=report-card', routes: ROUTES });
  expect(field(shell, 'Issues found')).toHaveProperty('value', 'Half a sen');
  signInElsewhere({});
  await shell.settle(100);
  expect(field(shell, 'Issues found')).toHaveProperty('value', '');
  expect(kept()).toContain('Half a sen');
});
