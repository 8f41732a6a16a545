import type { Page } from '@playwright/test';
import { startFlow, TESTNET_ADDRESS, type FakeFlow } from './fakeFlow.ts';
import { startServer } from '../support/server.ts';
import { Desktop } from '../support/desktop.ts';
import { expect, test as base } from './test.ts';

/** A server of its own on a network of Flow, with FCL itself in the page, and a node and a wallet of the test's. */
const test = base.extend<{ fake: FakeFlow }>({
  fake: async ({ browserName: _any }, use) => {
    const fake = await startFlow();
    await use(fake);
    await fake.close();
  },
  origin: [
    async ({ fake }, use) => {
      const own = await startServer({
        CHAIN: 'emulator',
        FLOW_ACCESS_NODE: fake.origin,
        FLOW_WALLETS: `${fake.origin}/wallet`,
        FLOW_WALLETS_METHOD: 'POP/RPC',
      });
      await use(own.origin);
      await own.dispose();
    },
    { scope: 'test', timeout: 150_000 },
  ],
});

test('a wallet of Flow signs in through FCL, by account proof or by a message, and is forgotten', async ({
  desktop,
  page,
  fake,
  troubles,
}) => {
  const wallet = desktop.window('Wallet');
  const popupOf = async (press: () => Promise<void>): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await press();
    const popup = await opened;
    await popup.waitForURL(/\/wallet/);
    return popup;
  };
  const devWallet = () =>
    popupOf(() =>
      desktop.press(wallet.locator.getByRole('list', { name: 'Wallets' }).getByText('Dev Wallet')),
    );
  const tryAgain = () => popupOf(() => desktop.press(wallet.button('Try again')));

  const isSignedIn = () =>
    expect(wallet.locator.getByRole('heading', { name: 'Signed in', exact: true })).toBeVisible();

  await test.step('a wallet that says no, and one that is closed, are told apart', async () => {
    await desktop.open();
    await desktop.choose('Sign In');
    await desktop.answer(await devWallet(), 'Decline');
    await wallet.says('You declined the request in the wallet. Nothing was signed.');
    await (await tryAgain()).close();
    await wallet.says('The window of the wallet was closed before it answered.');
  });

  await test.step('one that is on another network is told so', async () => {
    fake.wallet.address = TESTNET_ADDRESS;
    await desktop.answer(await tryAgain(), 'Approve');
    await wallet.says('The wallet is on another network');
  });

  await test.step('an account proof signs in, which outlives the page', async () => {
    fake.wallet.address = '0xf8d6e0586b0a20c7';
    await desktop.answer(await tryAgain(), 'Approve');
    await isSignedIn();
    await desktop.reload();
    await desktop.isSignedIn();
    await wallet.says('0xf8d6e0586b0a20c7');
    expect(await page.evaluate(() => localStorage.getItem('flow-user'))).toContain('0xf8d6e0586b0a20c7');
  });

  await test.step('signing out disconnects the wallet', async () => {
    await desktop.signOut();
    await wallet.says('Dev Wallet');
    expect(await page.evaluate(() => localStorage.getItem('flow-user'))).not.toContain('0xf8d6');
  });

  await test.step('a wallet without account proof signs a text that people can read', async () => {
    fake.wallet.proves = false;
    const first = await devWallet();
    const [second] = await Promise.all([page.waitForEvent('popup'), desktop.answer(first, 'Approve')]);
    await expect(
      second.getByText(`${desktop.origin} asks you to prove that this wallet is yours.`),
    ).toBeVisible();
    await desktop.answer(second, 'Approve');
    await isSignedIn();
  });
  await test.step('it signs a transaction too, or declines, and the contract’s refusal is told', async () => {
    await desktop.open({ app: 'initialize-collection' });
    const dialog = desktop.window('Error Initializing Collection');
    const initialize = () =>
      popupOf(() => desktop.press(desktop.window('Initialize Collection').button('Initialize Collection')));
    // FCL says on the console what it tells its caller as well.
    desktop.allowErrors(/Signatures Declined/);
    await desktop.answer(await initialize(), 'Decline');
    await dialog.says(/declined/);
    await desktop.press(dialog.button('Close').last());
    fake.wallet.reverts = '[Error Code: 1101] error: panic: The school is closed';
    await desktop.answer(await initialize(), 'Approve');
    await dialog.says(/The school is closed/);
    await desktop.press(dialog.button('Close').last());
    fake.wallet.reverts = null;
    await desktop.answer(await initialize(), 'Approve');
    await desktop.window('Initialize Collection').says('Your wallet can hold Flunks and Backpacks.');
  });

  await test.step('a tab that was open before signs, too, once the wallet has signed in here', async () => {
    const other = await page.context().newPage();
    const there = new Desktop(other, {
      origin: desktop.origin,
      troubles,
      touch: false,
      defaults: { renderer: 'canvas' },
    });
    await there.open({ app: 'initialize-collection' });
    await there.window('Initialize Collection').isOpen();
    await page.bringToFront();
    await desktop.open({ app: 'wallet' });
    await desktop.signOut();
    fake.wallet.proves = true;
    // What the other wallet sent is still known to be done, in this tab too.
    fake.wallet.address = '0x179b6b1cb6755e31';
    await desktop.answer(await devWallet(), 'Approve');
    await isSignedIn();
    await other.bringToFront();
    const opened = other.waitForEvent('popup');
    await there.press(there.window('Initialize Collection').button('Initialize Collection'));
    await there.answer(await opened, 'Approve');
    await there.window('Initialize Collection').says('Your wallet can hold Flunks and Backpacks.');
  });
});
