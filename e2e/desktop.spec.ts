import type { Page } from '@playwright/test';
import { framesWithin } from './support/frames.ts';
import { expect, test } from './support/test.ts';

test.use({ sound: true });

/** Two seconds past a minute: the clock stands still for a while. */
const NOON = '2025-10-01T17:00:02Z';

test('the desktop comes up without an error, rests, and does what Start and taskbar say @webgl', async ({
  desktop,
  page,
  axe,
  renderer,
}) => {
  await test.step('it names itself, may be zoomed, and has nothing that axe objects to (PRODUCT-1, PRODUCT-3, PRODUCT-4)', async () => {
    await desktop.open({ now: NOON });
    await expect(desktop.taskbar).toBeVisible();
    await expect(page).toHaveTitle('Flunks');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
      'Welcome to the Flunks Highschool computer.',
    );
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(
      /maximum-scale|user-scalable/,
    );
    expect(await axe()).toEqual([]);
  });

  await test.step('it asks nobody for a code, and says what it granted', async () => {
    await expect(desktop.gate).toBeHidden();
    const granted = await page.evaluate(() =>
      ['granted', 'level', 'code'].map((key) => sessionStorage.getItem(`flunks-access-${key}`)),
    );
    expect(granted).toEqual(['true', 'BETA', 'AUTO-GRANTED-DEV']);
  });

  await test.step('it draws no frame while nothing changes (DRAW-1)', async () => {
    await expect.poll(() => framesWithin(page, 400)).toBe(0);
    expect(await framesWithin(page, 2500)).toBe(0);
  });

  // Menus and dialogs do the same with either renderer, and pixels.spec.ts compares how both draw them.
  if (renderer === 'webgl') return;

  await test.step('Start offers what exists and closes on a choice, on Escape and on a click elsewhere (SHELL-7)', async () => {
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
    await desktop.pressWallpaper();
    await expect(menu).toBeHidden();
    await desktop.choose('Sign In');
    await expect(menu).toBeHidden();
    await desktop.window('Wallet').isOpen();
    await desktop.window('Wallet').close();
  });

  await test.step('a program that needs sign-in says so to a guest, and leads to the wallet', async () => {
    await desktop.choose('My Locker');
    const dialog = desktop.window('Error Starting Program');
    await dialog.says("You're not signed in. Please sign in to continue...");
    await desktop.press(dialog.button('Sign In'));
    await dialog.isClosed();
    await desktop.window('Wallet').isOpen();
  });

  await test.step('mute is obeyed, shown and remembered', async () => {
    const { taskbar } = desktop;
    await desktop.press(taskbar.getByRole('button', { name: 'Volume', exact: true }));
    await desktop.press(page.getByRole('dialog', { name: 'Volume' }).getByRole('checkbox', { name: 'Mute' }));
    await expect(taskbar.getByRole('button', { name: 'Volume, muted' })).toBeVisible();
    await desktop.reload();
    await expect(taskbar.getByRole('button', { name: 'Volume, muted' })).toBeVisible();
  });
});

test('a lost WebGL context comes back as it was (DRAW-3) @webgl-alone @desktop', async ({
  desktop,
  page,
}) => {
  await desktop.open({ now: NOON });
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

test('the canvas draws where the code of WebGL does not come @webgl-alone @desktop', async ({
  desktop,
  page,
}) => {
  desktop.allowErrors(/webgl-|Failed to (load resource|fetch dynamically imported module)/);
  await page.route('**/assets/webgl-*.js', (route) => route.abort());
  await desktop.open({ now: NOON });
  await expect(page.locator('html')).toHaveAttribute('data-renderer', 'canvas');
  const wallet = await desktop.openApp('Wallet');
  await expect(wallet.locator.getByRole('list', { name: 'Wallets' })).toBeVisible();
  expect(await isDrawn(page)).toBe(true);
});

/** Whether the canvas shows more than one color. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#canvas');
    const { width = 0, height = 0 } = canvas ?? {};
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return new Set(new Uint32Array(new Uint8ClampedArray(pixels).buffer)).size > 1;
  });
