import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { demoWallet } from '../../../testing/demoWallet.ts';
import { routesOf } from '../../../testing/signedIn.ts';
import { openShell } from '../../../testing/shellHarness.ts';

/** A server on the real network. */
const MAINNET = routesOf({
  'POST /api/auth/nonce': {
    nonce: '0f'.repeat(32),
    expiresAt: '2095-09-27T12:00:00.000Z',
    appIdentifier: 'http://localhost',
    chain: 'mainnet',
  },
  'GET /api/chain': {
    chain: 'mainnet',
    flow: {
      accessNode: 'https://node.example',
      contracts: {},
      wallets: {
        discovery: 'https://wallets.example/authn',
        method: 'IFRAME/RPC',
        walletConnectProjectId: null,
      },
    },
  },
});

it('offers what this browser has of the real network’s wallets, and says of the others where they are (WALLET-1)', async () => {
  vi.stubGlobal('fcl_extensions', [{ type: 'authn', method: 'EXT/RPC', provider: { name: 'Flow Wallet' } }]);
  const shell = await openShell({ query: 'open=wallet', routes: MAINNET });
  const wallet = within(shell.getByRole('dialog', { name: 'Wallet' }));
  await shell.settle(1_000);
  const list = within(wallet.getByRole('list', { name: 'Wallets' }));
  expect(list.getAllByRole('button').map((row) => row.textContent)).toEqual([
    'Flow WalletInstalled in this browser',
    'All Flow walletsChoose on the Flow page of wallets',
  ]);
  const others = within(wallet.getByRole('list', { name: 'More wallets for Flow:' }));
  expect(others.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'DapperSigns in on a page of its ownNothing to install',
    'BloctoClosed in December 2025Not available',
  ]);
});

it('says of a wallet that it is on another network, and asks it again', async () => {
  const shell = await openShell({
    query: 'open=wallet',
    routes: routesOf({
      'POST /api/auth/nonce': {
        nonce: '0f'.repeat(32),
        expiresAt: '2095-09-27T12:00:00.000Z',
        appIdentifier: 'http://localhost',
        chain: 'demo',
      },
      'GET /api/chain': { chain: 'demo', flow: null },
      'GET /demo/accounts': {
        accounts: [{ uid: 'geek', name: 'Geek', address: '0xd300000000000002', note: '1 Flunk' }],
      },
    }),
  });
  await shell.settle(1_000);
  const windowOf = () => within(shell.getByRole('dialog', { name: 'Wallet' }));
  const demo = demoWallet(shell.settle);
  await shell.press(windowOf().getByRole('button', { name: /Geek/ }));
  const error = 'This wallet is on the Flow testnet network, and the school on mainnet.';
  await demo.say({ type: 'demo-wallet:failed', code: 'WRONG_NETWORK', error });
  expect(windowOf().getByText('The wallet is on another network')).toBeTruthy();
  expect(windowOf().getByText(error)).toBeTruthy();
  await shell.press('Try again');
  expect(demo.opened).toHaveLength(2);
});

it('says that cookies are blocked, and how to allow them, in place of the wallets (SIGN-IN-9)', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const shell = await openShell({ query: 'open=wallet', routes: MAINNET });
  const wallet = within(shell.getByRole('dialog', { name: 'Wallet' }));
  await shell.settle(1_000);
  expect(wallet.getByRole('alert').textContent).toContain('Your browser blocks cookies');
  expect(wallet.queryByRole('list', { name: 'Wallets' })).toBeNull();
  expect(wallet.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
});
