import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const ON_ITS_SIDE = { width: 844, height: 390 };

/** Rests a finger on the middle of something until its menu is there. */
async function longPress(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to press');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('menu')).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Draws a finger upwards over the screen, in steps as a hand does. */
async function swipeUp(page: Page, x: number, y: number, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', y - (by * step) / 10);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
}

test.describe('a phone in the hand @phone', () => {
  test('a finger that rests on an icon opens its menu, and letting go chooses nothing', async ({
    desktop,
    page,
  }) => {
    await desktop.open();
    await longPress(page, desktop.icon('Town Map'));
    const menu = page.getByRole('menu', { name: 'Town Map' });
    await expect(menu).toBeVisible();
    await desktop.window('Town Map').isClosed();
    await menu.getByRole('menuitem', { name: 'Properties' }).tap();
    await desktop.window('Town Map Properties').says('648 x 387 pixels');
  });

  test('what a dialog says fits into it', async ({ desktop, page }) => {
    await desktop.open();
    await longPress(page, desktop.icon('My Locker'));
    await page.getByRole('menuitem', { name: 'Properties' }).tap();
    const dialog = desktop.window('My Locker Properties');
    await dialog.button('OK').isVisible();
    const spare = await dialog.locator
      .locator('form')
      .evaluate((form) => form.scrollHeight - form.clientHeight);
    expect(spare).toBe(0);
    const [frame, ok] = [await dialog.box(), await dialog.button('OK').boundingBox()];
    const below = frame.y + frame.height - ((ok?.y ?? 0) + (ok?.height ?? 0));
    expect(below).toBeLessThan(20);
  });

  test('Start is a launcher: rows for a thumb, above the taskbar, programs that scroll', async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize(ON_ITS_SIDE);
    await desktop.open();
    const menu = await desktop.openStartMenu();
    const start = await menu.boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(390 - 52 + 2);
    for (const row of await menu.getByRole('menuitem').all()) {
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await menu.getByRole('menuitem', { name: 'Programs' }).tap();
    const programs = page.getByRole('menu', { name: 'Programs' });
    const box = await programs.boundingBox();
    if (box === null) throw new Error('The programs are not on the screen');
    expect(box.height).toBeLessThanOrEqual(390);
    const scrolled = () => programs.evaluate((menu) => menu.scrollTop);
    await swipeUp(page, box.x + 60, box.y + 300, 250);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await programs.getByRole('menuitem', { name: 'Wallet', exact: true }).tap();
    const wallet = desktop.window('Wallet');
    await wallet.isOpen();
    await wallet.lies({ x: 0, y: 0, width: 844, height: 338 });
  });

  test('icons that do not fit are scrolled by a finger, and come to the focus', async ({ desktop, page }) => {
    await page.setViewportSize({ width: 300, height: 240 });
    await desktop.open();
    const last = page.getByRole('navigation').getByRole('button').last();
    await expect(last).not.toBeInViewport();
    for (let swipe = 0; swipe < 3; swipe++) await swipeUp(page, 150, 150, 140);
    await expect(last).toBeInViewport();
    await desktop.icon('My Locker').focus();
    await expect(desktop.icon('My Locker')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('notches and the bar at the foot stay clear', async ({ desktop, page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    await wallet.lies({ x: 0, y: 47, width: 390, height: 844 - 47 - 34 - 52 });
    const taskbar = await desktop.taskbar.boundingBox();
    expect((taskbar?.y ?? 0) + (taskbar?.height ?? 0)).toBe(844 - 34);
  });

  test('the keyboard of a phone never hides the field that is typed in', async ({ desktop, page }) => {
    await desktop.open();
    await desktop.signIn('geek');
    desktop.expects('GET /api/locker-info', 404);
    const locker = await desktop.openApp('My Locker');
    await desktop.press(locker.button('GET YOUR LOCKER'));
    const field = locker.field('Username');
    await field.tap();
    await showKeyboard(page, 420);
    await expect.poll(async () => (await locker.box()).height).toBe(424);
    const box = await field.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(424);
    await field.fill('principal');
    await showKeyboard(page, 0);
    await expect.poll(async () => (await locker.box()).height).toBe(792);
  });
});

/** Takes so many pixels of the page as an on-screen keyboard does: only the visual viewport shrinks. */
function showKeyboard(page: Page, height: number): Promise<void> {
  return page.evaluate((covered) => {
    const { visualViewport } = window;
    if (visualViewport === null) throw new Error('the browser has no visual viewport');
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - covered });
    visualViewport.dispatchEvent(new Event('resize'));
  }, height);
}
