import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveGranted } from '../../../testing/signedIn.ts';
import { weekRoute } from '../../../testing/week.ts';

async function open(announced: FakeRoute, week: FakeRoute = () => 'gone'): Promise<ShellHarness> {
  leaveGranted();
  const shell = await openShell({
    query: 'open=bulletin-board&mode=build',
    routes: { 'GET /api/announcements': announced, 'GET /api/town/week': week },
  });
  await shell.settle();
  return shell;
}
const board = (shell: ShellHarness) =>
  within(shell.getAllByRole('dialog', { name: 'Bulletin Board' })[0] ?? document.body);
const announced =
  (place: string): FakeRoute =>
  () => ({
    body: {
      success: true,
      announcements: [
        {
          id: '1',
          title: 'Bake sale',
          text: 'Bring <i>tins</i>.',
          place,
          starts_at: '2025-06-02T12:00:00.000Z',
        },
      ],
    },
  });

it('pins what is announced here to the board, for a guest to read (BOARD-2)', async () => {
  const shell = await open(announced('bulletin-board'));
  board(shell).getByText('Four of these papers answer.');
  await shell.press('Announcements');
  const note = board(shell).getByRole('region', { name: 'Announcements' });
  expect(note.textContent).toContain('Bake saleBring <i>tins</i>.');
  await shell.press('Back to the board');
  board(shell).getByRole('button', { name: 'Announcements' });
});

it('has the notice of the week under what is announced (EPISODE-8)', async () => {
  const shell = await open(announced('bulletin-board'), weekRoute);
  await shell.press('Announcements');
  const note = board(shell).getByRole('region', { name: 'Announcements' });
  expect(note.textContent).toContain('Bring <i>tins</i>.FOUND ON THE BOTTOMA chair.');
});

it.each<[string, FakeRoute]>([
  ['nothing is announced for it', announced('whats-new')],
  ['the server does not answer', () => 'gone'],
])('has no note where %s', async (_when, answer) => {
  const shell = await open(answer);
  expect(board(shell).queryByRole('button', { name: 'Announcements' })).toBeNull();
  board(shell).getByText('Three of these papers answer.');
});

it('leads to the market, and by key to the challenges and back (BOARD-1, PRODUCT-7)', async () => {
  const tab = { opener: window, location: { replace: vi.fn() } };
  // Of the new tab only these are touched.
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const shell = await open(() => 'gone');
  await shell.press(board(shell).getByRole('button', { name: 'Market' }));
  expect(tab.location.replace).toHaveBeenCalledWith(
    expect.stringContaining('/collection/0x807c3d470888cc48/Flunks'),
  );
  await shell.press('Community Challenges');
  board(shell).getByText('Perfect attendance');
  board(shell).getByText('0 of 8 done');
  await shell.keys('Escape');
  expect(document.activeElement).toBe(board(shell).getByRole('button', { name: 'Community Challenges' }));
});
