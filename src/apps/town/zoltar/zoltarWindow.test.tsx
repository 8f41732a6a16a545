import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal } from '../../../testing/fakeServer.ts';
import { openShell } from '../../../testing/shellHarness.ts';
import { leaveGranted, leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

it('offers to look for the cards again where they did not come', async () => {
  leaveSignedIn();
  leaveGranted();
  let fails = true;
  const shell = await openShell({
    query: 'open=zoltar&mode=build',
    routes: {
      ...routesOf(),
      'POST /api/zoltar/commitment': () => ({
        body: {
          success: true,
          next: { playNumber: 1, commitment: 'c'.repeat(64) },
          stats: { totalPlays: 0, totalWins: 0, totalSpent: 0, totalWon: 0 },
        },
      }),
      'GET /api/zoltar/cards': () =>
        fails ? refusal(500, 'INTERNAL', 'broken') : { body: { success: true, cards: [], next: null } },
    },
  });
  await shell.settle();
  const zoltar = () => within(shell.getByRole('dialog', { name: 'Mystical Zoltar' }));
  await shell.press('Your Cards', 'tab');
  expect(zoltar().getByRole('alert').textContent).toBe('Your cards did not come.');
  fails = false;
  await shell.press('Try again');
  expect(zoltar().getByText(/^No cards yet/)).toBeTruthy();
});

it('puts a card beside a message of a room, by its play and its sum (CHAT-16)', async () => {
  leaveSignedIn();
  leaveGranted();
  const card = {
    ...{ playNumber: 7, sum: '0a'.repeat(32), won: false, fortune: 3, paid: 0 },
    ...{ commitment: 'c'.repeat(64), serverSeed: 'ab'.repeat(32), playerSeed: '6d2f1b0c9a8e7d5c' },
    playedAt: '2025-06-02T12:00:00.000Z',
  };
  const shell = await openShell({
    query: 'open=zoltar&mode=build',
    routes: {
      ...routesOf(),
      'POST /api/zoltar/commitment': () => ({
        body: {
          success: true,
          next: { playNumber: 8, commitment: 'c'.repeat(64) },
          stats: { totalPlays: 7, totalWins: 0, totalSpent: 70, totalWon: 0 },
        },
      }),
      'GET /api/zoltar/cards': () => ({ body: { success: true, cards: [card], next: null } }),
    },
  });
  await shell.settle();
  await shell.press('Your Cards', 'tab');
  await shell.press(/^No\. 7/);
  await shell.press('Send to a room');
  await shell.press('General Chat');
  await shell.settle();
  const chat = within(shell.getByRole('dialog', { name: 'Flunks Messenger' }));
  expect(chat.getByText('With a card of Zoltar')).toBeTruthy();
  expect(chat.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe(
    'This is what Zoltar told me',
  );
});
