import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { BoardAnswer, BoardRequest } from '@shared/contract/town/quarters.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

const BOARD: BoardAnswer = {
  success: true,
  house: 'jocks-house',
  isMember: true,
  refusal: null,
  request: null,
  quarters: [
    { lock: 'cellar', position: 1, digit: '4' },
    { lock: 'shed', position: 4, digit: '9' },
  ],
  told: null,
  requests: [],
  helped: 0,
};
const ANN = '00000000-0000-4000-8000-00000000000a';
const ASKS: BoardRequest = {
  author: ANN,
  username: 'Ann',
  profile_icon: 'mohawk',
  asked_at: '2025-10-01T18:00:00.000Z',
  quarters: [{ lock: 'cellar', position: 1, digit: '2' }],
};

async function open(
  answer: () => Partial<BoardAnswer>,
  routes: Readonly<Record<string, FakeRoute>> = {},
): Promise<ShellHarness> {
  leaveSignedIn();
  const shell = await openShell({
    query: 'open=phone-board:jocks-house',
    routes: {
      ...routesOf(),
      'GET /api/quarters/board': () => ({ body: { ...BOARD, ...answer() } }),
      ...routes,
    },
  });
  await shell.settle(1000);
  return shell;
}
const board = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Phone Board' }));

it('reads a member their own quarters, and whose name hangs there, who is told once (QUARTER-2, QUARTER-4)', async () => {
  let asks: BoardAnswer['requests'] = [ASKS];
  const told: unknown[] = [];
  const shell = await open(() => ({ requests: asks }), {
    'POST /api/quarters/told': ({ body }) => {
      told.push(body);
      asks = [];
      return { body: { success: true } };
    },
  });
  board(shell).getByText("By the telephone of the Jock's House");
  const own = within(board(shell).getByRole('region', { name: 'Your quarters' }));
  own.getByLabelText('Cellar Door: the first digit is 4');
  own.getByLabelText('Shed Security Access: the fourth digit is 9');
  board(shell).getByLabelText('Cellar Door: the first digit is 2');
  await shell.press('Leave a note for Ann');
  await shell.settle(1000);
  expect(told).toEqual([{ wallet: WALLET, house: 'jocks-house', author: ANN }]);
  board(shell).getByText('You have told Ann.');
  board(shell).getByText('No names just now. When a person leaves theirs at the door, it hangs here.');
  expect(own.getByRole('group', { name: 'Other doors' }).textContent).not.toContain("Jock's House");
  await shell.press("Freak's House");
  await shell.settle(1000);
  const read = shell.server.seen.filter(({ route }) => route === 'GET /api/quarters/board');
  expect(read.at(-1)?.query).toMatchObject({ house: 'freaks-house' });
});

it('prepares the words for a chat room, and says where another was faster (QUARTER-4)', async () => {
  let isLate = true;
  const shell = await open(() => ({ requests: [ASKS], helped: 1 }), {
    'POST /api/quarters/told': () =>
      isLate ? refusal(404, 'NOT_FOUND', 'too late') : { body: { success: true } },
  });
  board(shell).getByText('You have helped 1 person to a right code.');
  await shell.press('Tell Ann in a chat room');
  await shell.settle(1000);
  board(shell).getByText('They ask no longer, or another was faster.');
  expect(shell.windows()).toEqual(['Phone Board']);
  isLate = false;
  await shell.press('Tell Ann in a chat room');
  await shell.settle(1000);
  expect(shell.active()).toBe('Flunks Messenger');
  expect(localStorage.getItem('drafts')).toContain(
    "@Ann Your quarter hangs in the Jock's House. Cellar Door: the first digit is 2.",
  );
});

it('lets a person in for the night, and says why it could not (QUARTER-8)', async () => {
  let isAway = true;
  const shell = await open(() => ({ requests: [ASKS] }), {
    'POST /api/quarters/guest': () =>
      isAway
        ? refusal(403, 'FORBIDDEN', 'You have to be in the house.')
        : { body: { success: true, until: '2025-10-02T11:00:00.000Z' } },
  });
  await shell.press('Let Ann in for the night');
  await shell.settle(1000);
  board(shell).getByText('You have to be in the house.');
  isAway = false;
  await shell.press('Let Ann in for the night');
  await shell.settle(1000);
  board(shell).getByText('They may look around until morning, while you are here.');
});

it('lets a person leave their name at the door, take it down, and find a note there (QUARTER-3)', async () => {
  let now: Partial<BoardAnswer> = { isMember: false, quarters: [] };
  const hang: FakeRoute = () => {
    now = {
      ...now,
      request: { asked_at: '2025-10-01T18:00:00.000Z', ends_at: '2025-10-02T18:00:00.000Z' },
    };
    return { body: { success: true } };
  };
  const shell = await open(() => now, {
    'POST /api/quarters/request': hang,
    'POST /api/quarters/request/removal': () => {
      now = { ...now, request: null };
      return { body: { success: true } };
    },
  });
  board(shell).getByText("At the door of the Jock's House");
  await shell.press('Leave your name');
  await shell.settle(1000);
  board(shell).getByText(/^Your name hangs here until/);
  await shell.press('Take it down');
  await shell.settle(1000);
  now = { ...now, told: { by: 'Ann' }, quarters: [{ lock: 'cellar', position: 1, digit: '4' }] };
  await shell.press('Leave your name');
  await shell.settle(1000);
  board(shell).getByText('Ann left you a note:');
  board(shell).getByLabelText('Cellar Door: the first digit is 4');
  expect(board(shell).queryByRole('button', { name: 'Leave your name' })).toBeNull();
});

it.each([
  ['NO_FLUNK', 'A Flunk of any clique is enough to leave a name here. You hold none.', null],
  ['NO_NAME', 'You have no name yet that could hang here.', 'Create Profile'],
] as const)(
  'says what a person lacks whose name cannot hang there: %s (QUARTER-3)',
  async (refused, says, leads) => {
    const shell = await open(() => ({ isMember: false, quarters: [], refusal: refused }));
    board(shell).getByText(says);
    expect(board(shell).queryByRole('button', { name: 'Leave your name' })).toBeNull();
    if (leads === null) return;
    await shell.press(leads);
    await shell.settle(1000);
    expect(shell.active()).toBe('Edit Your Flunks Profile');
  },
);

it('lets in who was told before, and offers them nothing else (QUARTER-8)', async () => {
  const shell = await open(() => ({ requests: [{ ...ASKS, quarters: [] }] }));
  board(shell).getByText('Knows their quarter, and asks to be let in.');
  board(shell).getByRole('button', { name: 'Let Ann in for the night' });
  expect(board(shell).queryByRole('button', { name: 'Leave a note for Ann' })).toBeNull();
});
