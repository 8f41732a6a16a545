import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createStorage } from '../services/storage/storage.ts';
import type { FakeRoute } from '../testing/fakeServer.ts';
import { openShell } from '../testing/shellHarness.ts';
import { OPEN_WINDOWS } from './windowMemory.ts';

const WALLET = '0x00000000000000a1';
const BOUNDS = { x: 20, y: 20, width: 700, height: 460 };
const SCREEN = { width: 1280, height: 772 };
const TIME = {
  id: 1,
  day_start_hour: 6,
  night_start_hour: 20,
  timezone: 'America/Chicago',
  is_active: true,
  created_at: '2025-01-01T00:00:00.000Z',
};

/** A browser that was left signed in, with its locker open, and a server that answers once it is told to. */
async function leftAndCameBack() {
  const { lasting } = createStorage();
  lasting.set({ name: 'session', version: 1, read: () => true }, true);
  lasting.set({ name: 'last-balance', version: 1, read: () => 20 }, 20);
  lasting.set(OPEN_WINDOWS, [{ appId: 'my-locker', bounds: BOUNDS, screen: SCREEN, mode: 'normal' }]);
  const server = { answers: false };
  const route =
    (body: object): FakeRoute =>
    () =>
      server.answers ? { body: { success: true, ...body } } : 'gone';
  const session = { accessToken: 'token', wallet: WALLET, role: null, username: 'Mulligan' };
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  const shell = await openShell({
    routes: {
      'GET /api/time-config': route({ config: TIME }),
      'POST /api/auth/refresh': route({
        session: { ...session, expiresAt },
        dailyLogin: { earned: 0, streak: 1 },
      }),
      'GET /api/gum/balance': route({
        wallet: WALLET,
        balance: 20,
        total_earned: 20,
        total_spent: 0,
        streak: 1,
      }),
      'GET /api/settings': route({ settings: {} }),
      'GET /api/access': route({ accessLevel: 'BETA' }),
      'GET /api/locker-info': route({ locker_number: 247, username: 'Mulligan' }),
      'GET /api/gum/cooldown': route({ canEarn: true, cooldownMinutes: 0, nextAt: null, reason: '' }),
      'GET /api/gum/transactions': route({
        transactions: [
          {
            id: '1',
            transaction_type: 'earned',
            amount: 5,
            source: 'daily_login',
            created_at: TIME.created_at,
          },
        ],
      }),
    },
  });
  return { shell, server, locker: () => within(shell.getByRole('dialog', { name: 'My Locker' })) };
}

it('finds a server that was gone by itself, and all that waited for it goes on', async () => {
  const { shell, server, locker } = await leftAndCameBack();
  expect(shell.getByText(/Offline/)).toBeTruthy();
  expect(shell.getByRole('button', { name: 'GUM balance: 20 GUM' })).toBeTruthy();
  expect(locker().getByText('The school computer does not answer')).toBeTruthy();
  expect(locker().queryByText('Please connect your wallet first!')).toBeNull();

  server.answers = true;
  await shell.settle(60_000);
  expect(shell.queryByText(/Offline/)).toBeNull();
  expect(locker().getByText('Student locker card')).toBeTruthy();
});

it('reads the transactions again that the outage kept back', async () => {
  const { shell, server, locker } = await leftAndCameBack();
  server.answers = true;
  await shell.settle(60_000);
  server.answers = false;
  await shell.press(locker().getByRole('tab', { name: 'Gum' }));
  expect(locker().getByText('The transactions could not be loaded.')).toBeTruthy();
  expect(locker().getByText('Error checking status')).toBeTruthy();

  server.answers = true;
  window.dispatchEvent(new Event('focus'));
  await shell.settle();
  expect(locker().getByText('Daily login')).toBeTruthy();
  expect(locker().getByRole('button', { name: 'Claim 15 GUM' })).toBeTruthy();
});

it('says where a picture did not come, and brings it when it is asked for again', async () => {
  const shell = await openShell({ query: 'open=about-us' });
  const picture = (): HTMLElement =>
    within(shell.getByRole('dialog', { name: 'About Us' })).getByRole('img', { hidden: true });
  fireEvent.error(picture());
  await shell.settle();
  expect(shell.getByRole('alert').textContent).toContain('The picture did not come.');
  await shell.press('Try again');
  fireEvent.load(picture());
  await shell.settle();
  expect(shell.queryByRole('alert')).toBeNull();
});
