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
