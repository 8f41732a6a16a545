import { expect, it, vi } from 'vitest';
import { openShell } from '../../../testing/shellHarness.ts';
import { answersOfServer, leaveGranted, leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

const CODE = '0000000.1111111-7777777-seed1';

it('begins with the duel that it is opened for, which is sent to a room again (CHAT-16)', async () => {
  leaveSignedIn();
  leaveGranted();
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const session = {
    accessToken: 'token',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    ...{ wallet: WALLET, role: 'ADMIN', username: 'Mulligan' },
  };
  const shell = await openShell({
    query: `mode=build&open=pocket-juniors:${CODE}`,
    routes: routesOf({
      ...answersOfServer(),
      'POST /api/auth/refresh': { session, dailyLogin: { earned: 0, streak: 1 } },
      'GET /api/access': { accessLevel: 'ADMIN' },
    }),
  });
  await shell.settle();
  const code = (): string | null | undefined =>
    shell.getByText('Duel code:').querySelector('code')?.textContent;
  expect(code()).toBe(CODE);
  expect(scrolled).toHaveBeenCalledOnce();
  await shell.press('Send to a room');
  await shell.press('General Chat');
  await shell.settle();
  expect(shell.getByText('With a duel of Pocket Juniors')).toBeTruthy();
});
