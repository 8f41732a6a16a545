import { fireEvent, within } from '@testing-library/dom';
import { expect, it, onTestFinished } from 'vitest';
import { PUBLIC_FEATURES } from '@shared/kernel/features.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const entry = (rank: number, username: string | null, score: number, run: string | null = `run-${rank}`) => ({
  rank,
  username,
  profile_icon: null,
  wallet: `0x${rank.toString(16).padStart(16, '0')}`,
  hasProfile: username !== null,
  score,
  reachedAt: '2025-06-02T12:00:00.000Z',
  run,
});
const ROSIE = entry(1, 'Rosie', 41);
const STRANGER = entry(2, null, 40, null);
const OWN = entry(117, 'Me', 3);

const ALWAYS = { opensAt: null, closesAt: null, watchableAt: null };
const TODAY = {
  opensAt: '2025-06-02T00:00:00.000Z',
  closesAt: '2025-06-03T00:00:00.000Z',
  watchableAt: '2025-06-03T01:00:00.000Z',
};

const boardOf = (
  entries: readonly object[],
  own: object | null = null,
  times: object = ALWAYS,
): FakeRoute => {
  const total = entries.length;
  return () => ({ body: { success: true, ...times, entries, total, own } });
};
async function open(board: FakeRoute, { signedIn = false } = {}): Promise<ShellHarness> {
  if (signedIn) leaveSignedIn();
  const shell = await openShell({
    query: 'open=leaderboard',
    routes: { ...routesOf(), 'GET /api/games/board': board },
  });
  await shell.settle();
  return shell;
}
const panel = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'High Scores' }));
async function choose(shell: ShellHarness, label: string, value: string): Promise<void> {
  fireEvent.change(panel(shell).getByRole('combobox', { name: label }), { target: { value } });
  await shell.settle();
}
const lines = (shell: ShellHarness) =>
  panel(shell)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

it('lists players with rank, name or wallet, score and date, and the person’s own place below (RUN-8)', async () => {
  const shell = await open(boardOf([ROSIE, STRANGER], OWN), { signedIn: true });
  expect(lines(shell)).toEqual(['Rosie41Jun 2, 2025Watch', '0x0000...000240Jun 2, 2025Watch']);
  const first = within(panel(shell).getAllByRole('listitem')[0] ?? document.body);
  expect(first.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    '1, gold medal',
    'has a profile',
  ]);
  expect(within(panel(shell).getByRole('group', { name: 'You' })).getByText('117')).toBeTruthy();
  expect(panel(shell).getByText('2 players')).toBeTruthy();
});

it('asks for the board that is chosen, of the game that is chosen', async () => {
  const asked: string[] = [];
  const shell = await open((request, count) => {
    asked.push(`${request.query['game']} ${request.query['board']}`);
    return boardOf([ROSIE])(request, count);
  });
  await choose(shell, 'Board', 'challenge-1');
  await choose(shell, 'Game', 'flunky-uppy');
  expect(asked).toEqual(['flappy-flunk all', 'flappy-flunk challenge-1', 'flunky-uppy challenge-1']);
});

it('offers no run of the day to be watched before the day is over, and says when it will', async () => {
  const later = entry(1, 'Rosie', 41, null);
  const shell = await open(boardOf([later], later, TODAY), { signedIn: true });
  await choose(shell, 'Board', 'today');
  expect(panel(shell).queryByRole('button', { name: /^Watch/ })).toBeNull();
  expect(panel(shell).getByText(/The runs can be watched an hour after the day is over\./)).toBeTruthy();
});

it('says on boards with prizes alone that they need a Flunk (RUN-10)', async () => {
  const shell = await open(boardOf([ROSIE]), { signedIn: true });
  const own = () => within(panel(shell).getByRole('group', { name: 'You' }));
  expect(own().queryByText(/Prizes need a Flunk\./)).toBeNull();
  await choose(shell, 'Board', 'weekend');
  expect(own().getByText(/Prizes need a Flunk\./)).toBeTruthy();
});

it('offers no game that is off', async () => {
  Object.assign(PUBLIC_FEATURES, { showFlappyFlunk: false });
  onTestFinished(() => void Object.assign(PUBLIC_FEATURES, { showFlappyFlunk: true }));
  const shell = await open(boardOf([ROSIE]));
  const games = within(panel(shell).getByRole('combobox', { name: 'Game' })).getAllByRole('option');
  expect(games.map(({ textContent }) => textContent)).toEqual([
    'Flunky Uppy',
    'Minesweeper, Beginner',
    'Minesweeper, Intermediate',
    'Minesweeper, Expert',
    'Solitaire',
  ]);
  expect(panel(shell).getByRole('heading', { name: 'Flunky Uppy: All time' })).toBeTruthy();
});

it('says in its own words that there is nothing yet, and how to be listed', async () => {
  const none = await open(boardOf([]));
  expect(panel(none).getByText('No scores yet')).toBeTruthy();
  await choose(none, 'Game', 'flunky-uppy');
  expect(panel(none).getByText('No scores yet! Be the first to play!')).toBeTruthy();
  expect(panel(none).getByRole('group', { name: 'You' }).textContent).toBe(
    'Sign in to have your runs counted.',
  );
});

it('offers to try again where scores could not be loaded', async () => {
  let fails = true;
  const shell = await open((request, count) =>
    fails ? refusal(500, 'INTERNAL', 'broken') : boardOf([ROSIE])(request, count),
  );
  expect(panel(shell).getByRole('alert').textContent).toBe('Failed to load scores');
  fails = false;
  await shell.press('Try again');
  expect(lines(shell)).toHaveLength(1);
});
