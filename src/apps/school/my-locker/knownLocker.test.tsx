import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createStorage } from '../../../services/storage/storage.ts';
import { openShell } from '../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';
import { parseAddress } from '@shared/kernel/units.ts';
import { OPEN_WINDOWS } from '../../../host/programs/windowMemory.ts';
import { KNOWN_LOCKER } from './locker.ts';

async function open(isThere: () => boolean) {
  leaveSignedIn();
  createStorage().lasting.set(OPEN_WINDOWS, [
    {
      appId: 'my-locker',
      bounds: { x: 20, y: 20, width: 700, height: 460 },
      screen: { width: 1280, height: 772 },
      mode: 'normal',
    },
  ]);
  const shell = await openShell({ routes: routesOf(answersOfServer(), isThere) });
  await shell.settle(5_000);
  return within(shell.getByRole('dialog', { name: 'My Locker' }));
}

it('keeps the number of a locker in this browser once the server has told it (LOCKER-8)', async () => {
  await open(() => true);
  expect(createStorage().lasting.get(KNOWN_LOCKER)).toEqual({
    wallet: WALLET,
    number: 247,
    username: 'Mulligan',
  });
});

it('tells the number that it knows while the server is away (LOCKER-8)', async () => {
  const wallet = parseAddress(WALLET);
  if (wallet === null) throw new Error('no address');
  createStorage().lasting.set(KNOWN_LOCKER, { wallet, number: 247, username: 'Mulligan' });
  const locker = await open(() => false);
  expect(locker.getByText(/Locker 247 is yours, as far as this computer remembers/)).toBeTruthy();
});
