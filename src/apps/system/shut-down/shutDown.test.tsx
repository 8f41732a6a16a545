import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

async function open(shell: ShellHarness) {
  await shell.press('Start');
  await shell.press('Shut Down...', 'menuitem');
  return within(shell.getByRole('dialog', { name: 'Shut Down' }));
}

it('offers a guest to shut down or to restart, and no sign-out (SHELL-20)', async () => {
  const window = await open(await openShell());
  expect(window.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Shut down the computer',
    'Restart the computer',
  ]);
});

it('signs a student out, and leaves everything as it is on Cancel (SHELL-20)', async () => {
  leaveSignedIn();
  const routes = { ...routesOf(), 'POST /api/auth/sign-out': () => ({ body: { success: true } }) };
  const shell = await openShell({ routes });
  const signedOut = () => shell.server.seen.filter(({ route }) => route === 'POST /api/auth/sign-out').length;
  const first = await open(shell);
  await shell.press('Sign out of your wallet', 'radio');
  await shell.press(first.getByRole('button', { name: 'Cancel' }));
  expect([shell.windows().includes('Shut Down'), signedOut()]).toEqual([false, 0]);
  const second = await open(shell);
  await shell.press('Sign out of your wallet', 'radio');
  await shell.press(second.getByRole('button', { name: 'OK' }));
  expect([shell.windows().includes('Shut Down'), signedOut()]).toEqual([false, 1]);
});
