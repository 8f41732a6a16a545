import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { BoardLine, BoardTail } from '@shared/contract/town/board.ts';
import type { Fact } from '@shared/domain/town/story.ts';
import type { FakeRoute } from '../../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../../testing/shellHarness.ts';
import { weekRoute } from '../../../../testing/week.ts';
import { answersOfServer, leaveSignedIn, routesOf, WALLET } from '../../../../testing/signedIn.ts';

const FACTS: readonly Fact[] = ['pressed:shed/clock', 'pressed:snack-shack-counter/order-wheel'];
const CLOCK = 'pressed:shed/clock';
const BOARD = '3b6ad19e-39d7-4f4e-9b1c-8b1d8a8f2c11';
const NOWHERE = { card: null, seen_at: null };

const panel = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Case File' }));

/** A server with one board, at which the person is the owner or a guest. */
function serverOf(role: BoardLine['role'], facts: readonly Fact[], first: BoardTail['state'] | null) {
  let tail: BoardTail = {
    ...{ version: 1, content: 1, state: first ?? 'ended', ends_at: '2099-01-01T00:00:00.000Z', marks: [] },
    ...{ owner: NOWHERE, guest: NOWHERE },
  };
  const sent: (readonly [string, unknown])[] = [];
  const change = (to: Partial<BoardTail>): void => {
    tail = { ...tail, ...to, version: tail.version + 1 };
  };
  const takes =
    (name: string, act: (body: Record<string, unknown>) => object | void): FakeRoute =>
    ({ body }) => {
      sent.push([name, body]);
      // As the page sends it.
      return { body: { success: true, ...act(body as Record<string, unknown>) } };
    };
  const line = (): BoardLine => ({
    ...{ id: BOARD, role, username: 'Rosie_95', profile_icon: 'mohawk', key: 'key', tail },
  });
  const file = { success: true, joins: [], isWhole: false, wrongLeft: 15, pins: [] };
  const routes: Record<string, FakeRoute> = {
    ...routesOf(answersOfServer()),
    'GET /api/town/week': weekRoute,
    'GET /api/story/facts': () => ({ body: { success: true, facts } }),
    'GET /api/case': () => ({ body: file }),
    'GET /api/case/boards': () => ({
      body: { success: true, boards: tail.state === 'ended' ? [] : [line()] },
    }),
    'GET /api/case/boards/tail': () => ({ body: { success: true, tail } }),
    'GET /api/case/boards/one': () => ({ body: { ...file, facts: FACTS } }),
    'GET /api/myplace/people': () => ({ body: { success: true, usernames: ['Rosie_95'] } }),
    'POST /api/case/boards': takes('ask', () => change({ state: 'asked' })),
    'POST /api/case/boards/accept': takes('accept', () => change({ state: 'open' })),
    'POST /api/case/boards/end': takes('end', () => change({ state: 'ended' })),
    'POST /api/case/boards/hand': takes('hand', () => undefined),
    'POST /api/case/boards/marks': takes('marks', ({ card, on }) => {
      change({ marks: on === true ? [{ card: CLOCK, by: role }] : [] });
      return { tail, card };
    }),
    'POST /api/case/boards/joins': takes('joins', () => ({
      ...{ outcome: 'falls', join: null, isWhole: false, wrongLeft: 14 },
    })),
  };
  return { routes, sent, change };
}

async function open(server: ReturnType<typeof serverOf>): Promise<ShellHarness> {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=case-file', routes: server.routes });
  await shell.settle(5_000);
  return shell;
}

it('asks a person by name, tells that they are asked and there, and takes it back (CASE-13, CASE-15)', async () => {
  const server = serverOf('owner', FACTS, null);
  const shell = await open(server);
  await shell.press('Open to...');
  const paper = within(panel(shell).getByRole('dialog', { name: 'A board for two' }));
  fireEvent.change(paper.getByLabelText('Username:'), { target: { value: 'Rosie_95' } });
  await shell.press(paper.getByRole('button', { name: 'Ask' }));
  await shell.settle(1_000);
  expect(server.sent[0]).toEqual(['ask', { wallet: WALLET, username: 'Rosie_95' }]);
  panel(shell).getAllByText('Rosie_95 has been asked to your board.');
  expect(panel(shell).queryByRole('button', { name: /^Mark: / })).toBeNull();
  server.change({ state: 'open', guest: { card: CLOCK, seen_at: new Date().toISOString() } });
  await shell.settle(10_000);
  panel(shell).getByText('Rosie_95 is here');
  await shell.press('Go to Their Card');
  await shell.press('Mark: The clock of the shed');
  await shell.settle();
  expect(server.sent).toContainEqual(['marks', { wallet: WALLET, board: BOARD, card: CLOCK, on: true }]);
  expect(
    panel(shell).getByRole('button', { name: 'Mark: The clock of the shed' }).getAttribute('aria-pressed'),
  ).toBe('true');
  await shell.settle(10_000);
  expect(server.sent).toContainEqual(['hand', { wallet: WALLET, board: BOARD, card: CLOCK }]);
  await shell.press('Close the Board');
  await shell.settle();
  expect(server.sent.at(-1)?.[0]).toBe('end');
  expect(panel(shell).queryByText('You')).toBeNull();
});

it('shows a guest the board of who asked them, and says so when it is closed (CASE-14, CASE-16, CASE-17)', async () => {
  const server = serverOf('guest', [], 'asked');
  const shell = await open(server);
  panel(shell).getByText('Rosie_95 asks you to look at their board together.');
  await shell.press('Look');
  await shell.settle(5_000);
  panel(shell).getByRole('tab', { name: 'Rosie_95’s Board', selected: true });
  panel(shell).getByRole('heading', { name: 'The clock of the shed' });
  // What the owner believes is theirs to pin.
  for (const pin of panel(shell).getAllByRole<HTMLButtonElement>('button', {
    name: /^He planned to leave: /,
  }))
    expect(pin.disabled).toBe(true);
  server.change({ marks: [{ card: CLOCK, by: 'owner' }] });
  await shell.settle(10_000);
  panel(shell).getByRole('img', { name: 'Marked by Rosie_95' });
  await shell.press('Yellow thread: The clock of the shed');
  await shell.press(/^Yellow thread: (?!The clock)/);
  await shell.settle();
  expect(server.sent.filter(([name]) => name === 'joins')).toHaveLength(1);
  server.change({ state: 'ended' });
  await shell.settle(10_000);
  panel(shell).getByText('The board of you and Rosie_95 is closed.');
  expect(panel(shell).queryByRole('tab', { name: 'Rosie_95’s Board' })).toBeNull();
});

it('lets a person say no, and a visitor sign in first (CASE-13)', async () => {
  const server = serverOf('guest', [], 'asked');
  const shell = await open(server);
  await shell.press('No, Thanks');
  await shell.settle();
  expect(server.sent).toEqual([['end', { wallet: WALLET, board: BOARD }]]);
  expect(panel(shell).queryByText(/asks you to look/)).toBeNull();
});

it('tells a visitor what it takes', async () => {
  localStorage.setItem('story', JSON.stringify({ version: 1, value: { visitor: FACTS, untold: {} } }));
  const shell = await openShell({ query: 'open=case-file', routes: {} });
  await shell.settle(5_000);
  await shell.press('Open to...');
  panel(shell).getByText(/^To open your board takes a wallet/);
  expect(shell.server.count('GET /api/case/boards')).toBe(0);
});
