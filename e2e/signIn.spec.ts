import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Sends the proof of ownership to the server with one of its fields changed on the way. */
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

test('signing in with a demo wallet survives a reload and ends with Sign Out', async ({ desktop }) => {
  await desktop.open();
  await desktop.signIn('geek');
  await desktop.reload();
  await desktop.isSignedIn();
  const wallet = desktop.window('Wallet');
  await desktop.choose('Open Wallet');
  await wallet.says(/^0x[0-9a-f]{16}$/);
  await desktop.press(wallet.button('Sign Out'));
  await desktop.isSignedOut();
  await desktop.reload();
  await desktop.isSignedOut();
});

test('a wallet that says no can be asked again', async ({ desktop }) => {
  await desktop.open();
  const popup = await desktop.chooseWallet('geek');
  await desktop.answer(popup, 'Decline');
  const wallet = desktop.window('Wallet');
  await wallet.says('The wallet said no');
  const again = desktop.page.waitForEvent('popup');
  await desktop.press(wallet.button('Try again'));
  await desktop.answer(await again, 'Approve');
  await desktop.isSignedIn();
});

test('closing the wallet’s window is a no', async ({ desktop }) => {
  await desktop.open();
  const popup = await desktop.chooseWallet('geek');
  await popup.close();
  await desktop.window('Wallet').says('The wallet said no');
});

test('a blocked pop-up is explained and can be opened by the next press', async ({ desktop, page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let blocked = true;
    window.open = (...given) => {
      if (!blocked) return open(...given);
      blocked = false;
      return null;
    };
  });
  await desktop.open();
  await desktop.choose('Sign In');
  const wallet = desktop.window('Wallet');
  await desktop.press(wallet.locator.getByRole('list', { name: 'Wallets' }).getByRole('button').nth(1));
  await wallet.says('The wallet window was blocked');
  const popup = page.waitForEvent('popup');
  await desktop.press(wallet.button('Open the wallet'));
  await desktop.answer(await popup, 'Approve');
  await desktop.isSignedIn();
});

test('a request that the server does not know any more is made anew', async ({ desktop, page }) => {
  desktop.expects('POST /api/auth/verify', 401);
  await desktop.open();
  await tamper(page, (proof) => ({ ...proof, nonce: '0'.repeat(64) }));
  const popup = await desktop.chooseWallet('geek');
  await desktop.answer(popup, 'Approve');
  const wallet = desktop.window('Wallet');
  await wallet.says('That took too long');
  const again = page.waitForEvent('popup');
  await desktop.press(wallet.button('Try again'));
  await desktop.answer(await again, 'Approve');
  await desktop.isSignedIn();
});

test('a signature that is not the wallet’s signs nobody in', async ({ desktop, page }) => {
  desktop.expects('POST /api/auth/verify', 401);
  await desktop.open();
  await tamper(page, (proof) => ({
    ...proof,
    signatures: (proof['signatures'] as { signature: string }[]).map((signed) => ({
      ...signed,
      signature: [...signed.signature].reverse().join(''),
    })),
  }));
  const popup = await desktop.chooseWallet('geek');
  await desktop.answer(popup, 'Approve');
  await desktop.window('Wallet').says('The signature does not fit');
  await desktop.isSignedOut();
});

test('signing out in one tab signs out the others', async ({ desktop, page, context }) => {
  await desktop.open();
  await desktop.signIn('geek');
  const other = await context.newPage();
  await other.goto(page.url());
  const start = other.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await expect(other.getByRole('menuitem', { name: 'Open Wallet' })).toBeVisible();
  await other.keyboard.press('Escape');
  await desktop.page.bringToFront();
  await desktop.choose('Open Wallet');
  await desktop.press(desktop.window('Wallet').button('Sign Out'));
  await desktop.isSignedOut();
  await other.bringToFront();
  await start.click();
  await expect(other.getByRole('menuitem', { name: 'Sign In' })).toBeVisible();
});

test('the wallet’s buttons take a thumb @phone', async ({ desktop }) => {
  await desktop.open();
  const popup = await desktop.chooseWallet('geek');
  for (const name of ['Approve', 'Decline', 'Close']) {
    const box = await popup.getByRole('button', { name }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
