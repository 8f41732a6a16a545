import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Sends the next proof of ownership to the server with one of its fields changed on the way. */
async function tamper(
  page: Page,
  change: (proof: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(
    '**/api/auth/verify',
    async (route) => {
      const proof = route.request().postDataJSON() as Record<string, unknown>;
      await route.continue({ postData: JSON.stringify(change(proof)) });
    },
    { times: 1 },
  );
}

/** The browser opens no window for the next press. */
const blockNextPopup = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });

test('a wallet signs in only with its own yes and its own signature, and out in every tab @phone', async ({
  desktop,
  page,
  context,
  hasTouch,
}) => {
  const wallet = desktop.window('Wallet');
  const tryAgain = async (): Promise<Page> => {
    const popup = page.waitForEvent('popup');
    await desktop.press(wallet.button('Try again'));
    return popup;
  };
  await desktop.open();

  await test.step('the list says what this browser has of the real network’s wallets, and where to get it', async () => {
    await desktop.choose('Sign In');
    const real = wallet.locator.getByRole('listitem').filter({ hasText: 'Flow Wallet' });
    await expect(real.getByText('Not installed')).toBeVisible();
    await expect(real.getByRole('link')).toHaveText(
      hasTouch ? ['App Store', 'Google Play'] : ['Chrome Web Store'],
    );
    await wallet.says('Closed in December 2025');
  });

  await test.step('a wallet that says no can be asked again (WALLET-5)', async () => {
    const popup = await desktop.chooseWallet('geek');
    if (hasTouch) {
      // Measured earlier, the buttons may not have their styles yet.
      await popup.waitForLoadState();
      for (const name of ['Approve', 'Decline', 'Close']) {
        const box = await popup.getByRole('button', { name }).boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    }
    await desktop.answer(popup, 'Decline');
    await wallet.says('The wallet said no');
  });

  await test.step('a window that was closed is not taken for a no', async () => {
    await (await tryAgain()).close();
    await wallet.says('The wallet was closed');
  });

  await test.step('a blocked window is explained, and opened by the next press (WALLET-5)', async () => {
    await blockNextPopup(page);
    await desktop.press(wallet.button('Try again'));
    await wallet.says('The wallet window was blocked');
    desktop.expects('POST /api/auth/verify', 401);
    await tamper(page, (proof) => ({ ...proof, nonce: '0'.repeat(64) }));
    const popup = page.waitForEvent('popup');
    await desktop.press(wallet.button('Open the wallet'));
    await desktop.answer(await popup, 'Approve');
  });

  await test.step('a request that the server does not know any more is made anew', async () => {
    await wallet.says('That took too long');
    await tamper(page, (proof) => ({
      ...proof,
      signatures: (proof['signatures'] as { signature: string }[]).map((signed) => ({
        ...signed,
        signature: [...signed.signature].reverse().join(''),
      })),
    }));
    await desktop.answer(await tryAgain(), 'Approve');
  });

  await test.step('a signature that is not the wallet’s signs nobody in', async () => {
    await wallet.says('The signature does not fit');
    await desktop.isSignedOut();
  });

  await test.step('one that is does, over a reload too', async () => {
    await desktop.answer(await tryAgain(), 'Approve');
    await desktop.isSignedIn();
    await desktop.reload();
    await desktop.isSignedIn();
    await desktop.choose('Open Wallet');
    await wallet.says(/^0x[0-9a-f]{16}$/);
  });

  await test.step('signing out in one tab signs out the others, and lasts', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    const start = other.getByRole('button', { name: 'Start', exact: true });
    await start.click();
    await expect(other.getByRole('menuitem', { name: 'Open Wallet' })).toBeVisible();
    await other.keyboard.press('Escape');
    await page.bringToFront();
    await desktop.signOut();
    await desktop.isSignedOut();
    await other.bringToFront();
    await start.click();
    await expect(other.getByRole('menuitem', { name: 'Sign In' })).toBeVisible();
    await other.close();
    await desktop.reload();
    await desktop.isSignedOut();
  });
});
