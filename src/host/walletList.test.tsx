import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { routesOf } from '../testing/signedIn.ts';
import { openShell } from '../testing/shellHarness.ts';

/** A server of the real network, whose wallets this build cannot ask yet. */
const MAINNET = routesOf({
  'POST /api/auth/nonce': {
    nonce: '0f'.repeat(32),
    expiresAt: '2095-09-27T12:00:00.000Z',
    appIdentifier: 'http://localhost',
    chain: 'mainnet',
  },
});

it('says that a network cannot be signed in on yet, and what this browser has of its wallets', async () => {
  vi.stubGlobal('fcl_extensions', [{ type: 'authn', provider: { name: 'Flow Wallet' } }]);
  const shell = await openShell({ query: 'open=wallet', routes: MAINNET });
  const wallet = within(shell.getByRole('dialog', { name: 'Wallet' }));
  expect(wallet.getByText(/^This build cannot sign in on the Flow mainnet network yet/)).toBeTruthy();
  const rows = wallet.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Flow WalletOnce called LilicoInstalled',
    'DapperSigns in on a page of its ownNothing to install',
    'BloctoClosed in December 2025Not available',
  ]);
  expect(wallet.queryByRole('link')).toBeNull();
  expect(wallet.queryByText('The school computer does not answer')).toBeNull();
});
