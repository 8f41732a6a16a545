import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const NOW = 'now=2026-11-23T02:30:00Z';

/** The window, opened by the clock of the taskbar. */
async function open(shell: ShellHarness) {
  await shell.press(/\d:\d\d [AP]M$/);
  return within(shell.getByRole('dialog', { name: 'Date/Time' }));
}

it('opens by a press on the clock, with the calendar of the month and the hour of Arcadia (TIME-7)', async () => {
  const shell = await openShell({ query: NOW });
  const window = await open(shell);
  expect(window.getByText(/^Sunday.8:30 PM$/)).toBeTruthy();
  expect(window.getByText('Night. Day breaks at 6 AM.')).toBeTruthy();
  expect(window.getByText('Friday at eight: 4d 23h.')).toBeTruthy();
  const today = new Date(2026, 10, new Date('2026-11-23T02:30:00Z').getDate());
  const day = window.getByRole('cell', { current: 'date' });
  expect(day.textContent).toBe(String(today.getDate()));
  await shell.press('Next month');
  await shell.press('Next month');
  expect(window.getByRole('table', { name: 'January 2027' })).toBeTruthy();
  expect(window.queryByRole('cell', { current: 'date' })).toBeNull();
  await shell.press('Today');
  expect(window.getByRole('table', { name: 'November 2026' })).toBeTruthy();
});

it("stops Arcadia's clock at 8:04 while the power is out, and not the person's own (EVENING-5)", async () => {
  const shell = await openShell({ query: 'now=2026-11-28T02:17:30Z' });
  const window = await open(shell);
  expect(window.getByText(/^Friday.8:04 PM$/)).toBeTruthy();
  expect(window.getByText('The power is out.')).toBeTruthy();
  expect(window.getByText(/:17 [AP]M$/)).toBeTruthy();
});

it('asks a guest to sign in', async () => {
  const shell = await openShell();
  const window = await open(shell);
  await shell.press(window.getByRole('button', { name: 'Sign In' }));
  expect(shell.active()).toBe('Wallet');
});

it('counts down to the check-in of a student, and asks the server when that is over (SHELL-18, TIME-7)', async () => {
  leaveSignedIn();
  // Time stands still here but for timers.
  let nextAt: string | null = new Date().toISOString();
  const shell = await openShell({
    routes: {
      ...routesOf(),
      'GET /api/gum/cooldown': () => ({
        body: {
          success: true,
          canEarn: nextAt === null,
          reward: nextAt === null ? 15 : 0,
          cooldownMinutes: nextAt === null ? 0 : 2,
          reason: '',
          nextAt,
        },
      }),
    },
  });
  const window = await open(shell);
  expect(window.getByRole('timer').textContent).toBe('0h 0m 0s');
  nextAt = null;
  await shell.settle(2_000);
  expect(window.getByText('It is ready for you.')).toBeTruthy();
  await shell.press(window.getByRole('button', { name: 'Gum Center' }));
  expect(shell.active()).toBe('Gum Center');
});
