import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal, type FakeAnswer, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const BACKPACK = { tokenId: '9', collection: 'Backpack', clique: null };
const flunk = (clique: string) => ({ tokenId: '1', collection: 'Flunks', clique });
const chainSays = (...tokens: readonly object[]): FakeRoute => {
  return () => ({ body: { success: true, cliques: [...tokens, BACKPACK] } });
};
const down = (): FakeAnswer => refusal(503, 'UNAVAILABLE', 'The chain does not answer.');

/** House Access, opened by a person who is signed in. The chain and the server's index give these answers. */
async function open(cliques: FakeRoute, index: FakeRoute = down): Promise<ShellHarness> {
  leaveSignedIn();
  return openShell({
    query: 'open=clique-access',
    routes: {
      ...routesOf(),
      'GET /demo/chain/cliques': cliques,
      'POST /api/emergency-clique-access': index,
    },
  });
}
const panel = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'House Access' }));
const houses = (shell: ShellHarness) => within(panel(shell).getByRole('list', { name: 'Houses' }));
/** Each house as it is read out, and what pointing at it says. */
const seen = (shell: ShellHarness): readonly string[][] =>
  houses(shell)
    .getAllByRole('button')
    .map((house) => [house.textContent ?? '', house.title]);

it('asks a visitor to connect a wallet, and leads to it (HOUSE-2)', async () => {
  const shell = await openShell({ query: 'open=settings' });
  await shell.openApp('Clique Access');
  expect(seen(shell)).toEqual([
    ["Geek's HouseLocked", 'Connect wallet to check access.'],
    ["Jock's HouseLocked", 'Connect wallet to check access.'],
    ["Prep's HouseLocked", 'Connect wallet to check access.'],
    ["Freak's HouseLocked", 'Connect wallet to check access.'],
  ]);
  await shell.press('Connect Wallet');
  expect(shell.active()).toBe('Wallet');
  expect(shell.server.seen.filter(({ route }) => route.includes('clique'))).toEqual([]);
});

it('says that it looks, then which houses are open, answers at their doors, and tells how to open one (HOUSE-1, HOUSE-2)', async () => {
  let release: (() => void) | undefined;
  let held = [flunk('Nerds'), flunk('FREAK')];
  const shell = await open(async (request, count) => {
    await new Promise<void>((resolve) => (release = resolve));
    return chainSays(...held)(request, count);
  });
  expect(panel(shell).getByRole('heading').textContent).toBe('Checking Access');
  release?.();
  await shell.settle();
  expect(panel(shell).getByRole('heading').textContent).toBe('2 houses are open to you.');
  expect(seen(shell)).toEqual([
    ["Geek's HouseOpen", "You have access to Geek's House."],
    ["Jock's HouseLocked", 'You need a JOCK NFT for access.'],
    ["Prep's HouseLocked", 'You need a PREP NFT for access.'],
    ["Freak's HouseOpen", "You have access to Freak's House."],
  ]);
  shell.heard();
  await shell.press(houses(shell).getByRole('button', { name: /Geek's House/ }));
  expect(shell.heard().at(-1)).toBe('open');
  expect([shell.windows().length, shell.active()]).toEqual([2, expect.stringContaining("Geek's House")]);
  await shell.press(houses(shell).getByRole('button', { name: /Prep's House/ }));
  expect(shell.heard().at(-1)).toBe('locked');
  expect(shell.windows()).toHaveLength(2);
  expect(panel(shell).getByRole('status').textContent).toBe('You need a PREP NFT for access.');

  held = [];
  await shell.press('Check again');
  expect(panel(shell).getByRole('heading').textContent).toBe('Checking Access');
  release?.();
  await shell.settle();
  expect(within(panel(shell).getByRole('note')).getByText('No house is open to you yet.')).toBeTruthy();
});

it('goes by the server’s index where the chain does not answer', async () => {
  const access = { GEEK: false, JOCK: true, PREP: false, FREAK: false, FLUNKO: true };
  const shell = await open(down, () => ({ body: { success: true, access } }));
  await shell.settle(30_000);
  expect(panel(shell).getByText('One house is open to you.')).toBeTruthy();
  expect(houses(shell).getByRole('button', { name: /Jock's House/ }).dataset['open']).toBe('true');
});

it('shows an error and opens nothing where both fail, until it is tried again (HOUSE-2)', async () => {
  let answer: FakeRoute = down;
  const shell = await open(
    (request, count) => answer(request, count),
    () => refusal(500, 'INTERNAL', 'Something went wrong.'),
  );
  await shell.settle(30_000);
  const alert = within(panel(shell).getByRole('alert'));
  expect(alert.getByRole('heading').textContent).toBe('Error');
  expect(seen(shell).map(([, says]) => says)).toEqual(Array(4).fill('Your access could not be checked.'));
  answer = chainSays(flunk('JOCK'));
  await shell.press('Try again');
  await shell.settle(1_000);
  expect(panel(shell).getByText('One house is open to you.')).toBeTruthy();
});
