import { expect, it } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { fakeServer, type FakeRoute } from '../../testing/fakeServer.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { answersOfServer, routesOf, WALLET } from '../../testing/signedIn.ts';
import { createServices } from '../index.ts';

/** The envelope of an answer that paid. */
const envelope = (id: string, amount: number, source: string) => ({
  gum: { wallet: WALLET, balance: 20, movements: [{ id, amount, source, title: source, description: '' }] },
});

/** A tab whose person was signed in, and what it announces. */
function open(routes: Readonly<Record<string, FakeRoute>>) {
  const browser = fakeBrowser();
  const storage = browser.storage();
  storage.lasting.set({ name: 'session', version: 1, read: () => true }, true);
  const { fetch } = fakeServer({ ...routesOf(), ...routes });
  const services = createServices({ clock: systemClock, fetch, storage, tabs: browser.tab() });
  const announced: string[] = [];
  services.gum.onEarned(({ source, amount }) => announced.push(`${source} +${amount}`));
  return { services, announced };
}

it('what the sign-in paid is announced once, when the wallet is known', async () => {
  const signIn = { success: true, ...answersOfServer()['POST /api/auth/refresh'] };
  const { services, announced } = open({
    'POST /api/auth/refresh': () => ({ body: { ...signIn, ...envelope('1', 5, 'daily_login') } }),
  });
  const before = services.session.get().status;
  await services.session.restore();
  expect([before, services.session.get().status, announced]).toEqual([
    'restoring',
    'signed-in',
    ['daily_login +5'],
  ]);
});

it('what any call paid is announced, by whichever part of the page it was made (GUM-12)', async () => {
  const { services, announced } = open({
    'POST /api/assign-locker': () => ({
      body: { success: true, locker_number: 7, username: 'x', message: '', ...envelope('1', 50, 'slacker') },
    }),
  });
  await services.session.restore();
  await services.api.call('POST /api/assign-locker', { wallet_address: WALLET });
  expect(announced).toEqual(['slacker +50']);
});

it('an answer that the server repeats for the key of an action is announced once (GUM-12)', async () => {
  const { services, announced } = open({
    'POST /api/daily-checkin': () => ({
      body: {
        success: true,
        earned: 15,
        balance: 20,
        message: 'You earned 15 GUM!',
        nextAt: '2026-01-02T00:00:00Z',
        ...envelope('1', 15, 'daily_checkin'),
      },
    }),
  });
  await services.session.restore();
  const answers = [await services.gum.checkIn(), await services.gum.checkIn()];
  expect([answers.map(({ ok }) => ok), announced]).toEqual([[true, true], ['daily_checkin +15']]);
});
