import { expect, it } from 'vitest';
import { createStorage } from '../../services/storage/storage.ts';
import type { FakeAnswer } from '../../testing/fakeServer.ts';
import { openShell } from '../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf } from '../../testing/signedIn.ts';
import { OPEN_WINDOWS } from './windowMemory.ts';

const PLACEMENT = {
  bounds: { x: 20, y: 20, width: 520, height: 420 },
  screen: { width: 1280, height: 772 },
  mode: 'normal',
} as const;

it('leaves the keyboard to a menu that was opened before the windows of the last visit have come', async () => {
  leaveSignedIn();
  createStorage().lasting.set(OPEN_WINDOWS, [{ appId: 'gum-panel', ...PLACEMENT }]);
  const refresh = 'POST /api/auth/refresh';
  const answers = answersOfServer();
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const asked = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  const shell = await openShell({ routes: { ...routesOf(answers), [refresh]: () => asked } });
  await shell.press('Start');
  expect(shell.windows()).toEqual([]);

  const signedIn: { session?: object } = answers[refresh] ?? {};
  answer({ body: { success: true, ...signedIn, session: { ...signedIn.session, role: 'ADMIN' } } });
  await shell.settle();
  expect(shell.windows()).toEqual(['Gum Admin Panel']);
  await shell.keys('Escape');
  expect(shell.queryByRole('menu')).toBeNull();
});
