import { onTestFinished } from 'vitest';
import { createStorage } from '../services/storage/storage.ts';
import type { FakeRoute } from './fakeServer.ts';

export const WALLET = '0x00000000000000a1';
const LONG_AGO = '2025-01-01T00:00:00.000Z';

/** What a server says to this browser's session, by route: a wallet with a locker and 20 GUM, which may check in. */
export function answersOfServer(): Readonly<Record<string, object>> {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  return {
    'POST /api/auth/refresh': {
      session: { accessToken: 'token', expiresAt, wallet: WALLET, role: null, username: 'Mulligan' },
      dailyLogin: { earned: 0, streak: 1 },
    },
    'GET /api/time-config': {
      config: {
        id: 1,
        day_start_hour: 6,
        night_start_hour: 20,
        timezone: 'America/Chicago',
        is_active: true,
        created_at: LONG_AGO,
      },
    },
    'GET /api/chain': { chain: 'demo', flow: null, fund: null },
    'GET /api/settings': { settings: {} },
    'GET /api/access': { accessLevel: 'BETA' },
    'GET /api/features': { features: {}, opens: {} },
    'GET /api/gum/balance': { wallet: WALLET, balance: 20, total_earned: 20, total_spent: 0, streak: 1 },
    'GET /api/gum/cooldown': { canEarn: true, reward: 15, cooldownMinutes: 0, nextAt: null, reason: '' },
    'GET /api/gum/transactions': {
      transactions: [
        {
          id: '1',
          transaction_type: 'earned',
          amount: 5,
          source: 'daily_login',
          label: 'Daily login',
          created_at: LONG_AGO,
        },
      ],
    },
    'GET /api/profile': {
      profile: {
        wallet: WALLET,
        username: 'Mulligan',
        hasProfile: true,
        bio: '',
        profile_icon: 'mohawk',
        email: null,
        canRenameAt: null,
      },
    },
    'GET /api/story/facts': { facts: [] },
    'POST /api/story/facts': { recorded: 1, leftOut: 0 },
    'GET /api/disk': { copy: null, since: 0, isWhole: true, bytes: 0, pictureBytes: 0, news: [] },
    'GET /api/locker-info': { locker_number: 247, username: 'Mulligan' },
  };
}

/** The routes of a server that answers those while it is asked to; otherwise it is gone. */
export function routesOf(
  answers: Readonly<Record<string, object>> = answersOfServer(),
  isThere: () => boolean = () => true,
): Readonly<Record<string, FakeRoute>> {
  return Object.fromEntries(
    Object.entries(answers).map(([route, body]) => [
      route,
      () => (isThere() ? { body: { success: true, ...body } } : 'gone'),
    ]),
  );
}

/** Leaves this browser as a person does who closed it while they were signed in. */
export function leaveSignedIn(): void {
  const { lasting } = createStorage();
  lasting.set({ name: 'session', version: 1, read: () => true }, true);
  lasting.set({ name: 'last-balance', version: 1, read: () => 20 }, 20);
}

/** Leaves this tab past the gate of the build mode, as one that has entered a code. */
export function leaveGranted(): void {
  const grant = { granted: 'true', level: 'BETA', code: 'x' };
  for (const [key, value] of Object.entries(grant)) sessionStorage.setItem(`flunks-access-${key}`, value);
}

/** Another tab of this browser signs in, as another person where these say so; this tab hears of it. */
export function signInElsewhere(person: {
  readonly wallet?: string;
  readonly username?: string | null;
  readonly role?: 'ADMIN';
}): void {
  const tab = new BroadcastChannel('desktop');
  onTestFinished(() => tab.close());
  const { session } = answersOfServer()['POST /api/auth/refresh'] as { session: object };
  tab.postMessage({ topic: 'session', message: { answer: { ...session, ...person } } });
}
