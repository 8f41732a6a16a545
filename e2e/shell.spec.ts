import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('Start offers what exists and closes on a choice, on Escape and on a click elsewhere', async ({
  desktop,
  page,
}) => {
  await desktop.open();
  const menu = await desktop.openStartMenu();
  for (const name of ['Programs', 'My Locker', 'Sign In', 'Help']) {
    await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(desktop.taskbar.getByRole('button', { name: 'Start' })).toBeFocused();

  await desktop.openStartMenu();
  await page.mouse.click(300, 300);
  await expect(menu).toBeHidden();

  await desktop.choose('Sign In');
  await expect(menu).toBeHidden();
  await desktop.window('Wallet').isOpen();
});

test('a program that needs sign-in says so to a guest, and leads to the wallet', async ({ desktop }) => {
  await desktop.open();
  await desktop.choose('My Locker');
  const dialog = desktop.window('Error Starting Program');
  await dialog.says("You're not signed in. Please sign in to continue...");
  await desktop.press(dialog.button('Sign In'));
  await dialog.isClosed();
  await desktop.window('Wallet').isOpen();
});

/** How many frames are drawn in the next so many milliseconds. */
async function framesWithin(page: Page, ms: number): Promise<number> {
  const frames = (): Promise<number> => page.evaluate(() => window.desktopProbe?.frames() ?? Number.NaN);
  const before = await frames();
  await page.waitForTimeout(ms);
  return (await frames()) - before;
}

test('an idle desktop draws no frame', async ({ desktop, page }) => {
  await desktop.open({ now: '2025-10-01T18:00:02Z' });
  await expect.poll(() => framesWithin(page, 400)).toBe(0);
  expect(await framesWithin(page, 2500)).toBe(0);
});

test('mute is obeyed, shown and remembered', async ({ desktop }) => {
  await desktop.open();
  await desktop.press(desktop.taskbar.getByRole('button', { name: 'Mute', exact: true }));
  await expect(desktop.taskbar.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
  await desktop.reload();
  await expect(desktop.taskbar.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
});

test('the boot picture lets the first touch through and is shown once a session', async ({
  desktop,
  page,
}) => {
  await desktop.open({ boot: true });
  await expect.poll(() => framesWithin(page, 300)).toBeGreaterThan(0);
  await desktop.openStartMenu();
  await page.keyboard.press('Escape');
  await expect.poll(() => framesWithin(page, 400)).toBe(0);
  const pictures: string[] = [];
  page.on('request', (request) => pictures.push(request.url()));
  await desktop.reload();
  await expect.poll(() => framesWithin(page, 400)).toBe(0);
  expect(pictures.filter((url) => url.includes('boot-logo'))).toEqual([]);
});

test('the page may be zoomed and names itself', async ({ desktop, page }) => {
  await desktop.open();
  await expect(page).toHaveTitle('Flunks');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
    'Welcome to the Flunks Highschool computer.',
  );
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(
    /maximum-scale|user-scalable/,
  );
});

test.describe('with WebGL @desktop', () => {
  test.use({ renderer: 'webgl' });

  test('a lost WebGL context comes back as it was', async ({ desktop, page }) => {
    await desktop.open({ now: '2025-10-01T18:00:02Z' });
    const wallet = await desktop.openApp('Wallet');
    await expect(wallet.locator.getByRole('list', { name: 'Wallets' })).toBeVisible();
    const before = await page.screenshot();
    await page.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('#canvas');
      const loser = (canvas?.getContext('webgl2') ?? canvas?.getContext('webgl'))?.getExtension(
        'WEBGL_lose_context',
      );
      if (!loser) throw new Error('there is no context to lose');
      loser.loseContext();
      await new Promise((resolve) => setTimeout(resolve, 200));
      loser.restoreContext();
    });
    await expect.poll(async () => (await page.screenshot()).equals(before)).toBe(true);
  });
});
