import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createStorage } from '../../services/storage/storage.ts';
import { openShell } from '../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf } from '../../testing/signedIn.ts';
import { OPEN_WINDOWS } from './windowMemory.ts';

const BOUNDS = { x: 20, y: 20, width: 700, height: 460 };
const SCREEN = { width: 1280, height: 772 };

/** A browser that was left signed in, with its locker open, and a server that answers once it is told to. */
async function leftAndCameBack() {
  leaveSignedIn();
  createStorage().lasting.set(OPEN_WINDOWS, [
    { appId: 'my-locker', bounds: BOUNDS, screen: SCREEN, mode: 'normal' },
  ]);
  const server = { answers: false };
  const shell = await openShell({ routes: routesOf(answersOfServer(), () => server.answers) });
  return { shell, server, locker: () => within(shell.getByRole('dialog', { name: 'My Locker' })) };
}

it('finds a server that was gone by itself, and all that waited for it goes on (OFFLINE-2)', async () => {
  const { shell, server, locker } = await leftAndCameBack();
  expect(shell.getByRole('button', { name: /^Offline/ })).toBeTruthy();
  expect(shell.getByRole('button', { name: 'GUM balance: 20 GUM' })).toBeTruthy();
  expect(locker().getByText('The school computer does not answer')).toBeTruthy();
  expect(locker().queryByText('Please connect your wallet first!')).toBeNull();

  server.answers = true;
  await shell.settle(60_000);
  expect(shell.queryByRole('button', { name: /^Offline/ })).toBeNull();
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
