import type { Locator, Page } from '@playwright/test';
import { cutOff } from './support/cutOff.ts';
import { dragFinger } from './support/finger.ts';
import { isSheet, manifests } from './support/manifests.ts';
import { expect, test } from './support/test.ts';

const ON_ITS_SIDE = { width: 844, height: 390 };
/** CSS pixels to one of the desktop: four of the screen's, three of which are one of CSS. */
const PIXEL = 4 / 3;
/** A phone's screen is this many of them, the last of a row half over its edge, and its taskbar a thumb high. */
const SCREEN = { width: 293 * PIXEL, height: 633 * PIXEL };
const TASKBAR = 42 * PIXEL;

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

test.describe('a phone in the hand @phone', () => {
  test('windows fill its screen, clear of notches, and everything takes a finger @webgl', async ({
    desktop,
    page,
  }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    await wallet.lies({ x: 0, y: 0, width: SCREEN.width, height: SCREEN.height - TASKBAR });
    expect(await targetsTooSmall(page)).toEqual([]);

    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
    await desktop.reload();
    const safe = 573 * PIXEL;
    await wallet.lies({ x: 0, y: 47, width: SCREEN.width, height: safe - TASKBAR });
    const taskbar = await desktop.taskbar.boundingBox();
    expect((taskbar?.y ?? 0) + (taskbar?.height ?? 0)).toBeCloseTo(47 + safe, 0);
  });

  test('a finger opens menus and scrolls what does not fit, however the phone is held', async ({
    desktop,
    page,
  }) => {
    const icons = page.getByRole('navigation').getByRole('button');
    await desktop.open();

    await test.step('resting on an icon opens its menu, and letting go chooses nothing', async () => {
      await longPress(page, desktop.icon('Town Map'));
      const menu = page.getByRole('menu', { name: 'Town Map' });
      await expect(menu).toBeVisible();
      await desktop.window('Town Map').isClosed();
      await menu.getByRole('menuitem', { name: 'Properties' }).tap();
      await desktop.window('Town Map Properties').says('880 x 600 pixels');
      await desktop.press(desktop.window('Town Map Properties').button('OK'));
    });

    await test.step('what a dialog says fits into it', async () => {
      await longPress(page, desktop.icon('My Locker'));
      await page.getByRole('menuitem', { name: 'Properties' }).tap();
      const dialog = desktop.window('My Locker Properties');
      await expect(dialog.button('OK')).toBeVisible();
      const form = dialog.locator.locator('form');
      // The dialog grows to its words once they are laid out.
      await expect.poll(() => form.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
      const [frame, ok] = [await dialog.box(), await dialog.button('OK').boundingBox()];
      const below = frame.y + frame.height - ((ok?.y ?? 0) + (ok?.height ?? 0));
      expect(below).toBeLessThan(20);
      await desktop.press(dialog.button('OK'));
    });

    await test.step('Start is a launcher: rows for a thumb, above the taskbar, programs that scroll', async () => {
      await page.setViewportSize(ON_ITS_SIDE);
      const menu = await desktop.openStartMenu();
      const foot = async (): Promise<number> => {
        const start = await menu.boundingBox();
        return (start?.y ?? 0) + (start?.height ?? 0);
      };
      await expect.poll(foot).toBeLessThanOrEqual(390 - TASKBAR + 3 * PIXEL);
      for (const row of await menu.getByRole('menuitem').all()) {
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await menu.getByRole('menuitem', { name: 'Programs' }).tap();
      await page.getByRole('menuitem', { name: 'System', exact: true }).tap();
      const programs = page.getByRole('menu', { name: 'System', exact: true });
      const box = await programs.boundingBox();
      if (box === null) throw new Error('The programs are not on the screen');
      expect(box.height).toBeLessThanOrEqual(390 + PIXEL);
      const scrolled = () => programs.evaluate((menu) => menu.scrollTop);
      await dragFinger(page, { x: box.x + 60, y: box.y + 300 }, { x: 0, y: -250 });
      await expect.poll(scrolled).toBeGreaterThan(30);
      await programs.getByRole('menuitem', { name: 'Wallet', exact: true }).tap();
      const wallet = desktop.window('Wallet');
      await wallet.isOpen();
      // There the taskbar leaves it all the height.
      await wallet.lies({ x: 0, y: 0, width: 633 * PIXEL, height: 293 * PIXEL });
      // Its title bar has Start in place of the taskbar.
      await wallet.button('Start').tap();
      await desktop.startMenu.getByRole('menuitem', { name: 'Programs' }).tap();
      await page.getByRole('menuitem', { name: 'System', exact: true }).tap();
      await programs.getByRole('menuitem', { name: 'About Us', exact: true }).tap();
      const about = desktop.window('About Us');
      await expect(about.button('Market')).toBeInViewport({ ratio: 0.99 });
      await about.close();
      await wallet.close();
    });

    await test.step('icons that do not fit are scrolled by a finger, and come to the focus', async () => {
      await page.setViewportSize({ width: 300, height: 240 });
      await expect(icons.last()).not.toBeInViewport();
      for (let swipe = 0; swipe < 5; swipe++) await dragFinger(page, { x: 150, y: 150 }, { x: 0, y: -140 });
      await expect(icons.last()).toBeInViewport();
      await desktop.icon('My Locker').focus();
      await expect(desktop.icon('My Locker')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('End');
      await expect(icons.last()).toBeInViewport({ ratio: 1 });
    });
  });

  test('back closes the menu and the windows in front, and leaves from the empty desktop (SHELL-22)', async ({
    desktop,
    page,
  }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    const menu = await desktop.openStartMenu();
    await menu.getByRole('menuitem', { name: 'Help', exact: true }).tap();
    const help = desktop.window('Help');
    await help.isOpen();
    await desktop.openStartMenu();
    await page.goBack();
    await expect(menu).toBeHidden();
    await help.isOpen();
    await page.goBack();
    await help.isClosed();
    await wallet.isOpen();
    await page.goBack();
    await wallet.isClosed();
    await expect(desktop.icon('Wallet')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('the keyboard of a phone never hides the field that is typed in', async ({ desktop, page }) => {
    await desktop.open({ as: 'geek' });
    desktop.expects('GET /api/locker-info', 404);
    const locker = await desktop.openApp('My Locker');
    await desktop.press(locker.button('GET YOUR LOCKER'));
    const field = locker.field('Username');
    await field.tap();
    await showKeyboard(page, 420);
    await expect.poll(async () => (await locker.box()).height).toBe(318 * PIXEL);
    const box = await field.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(424);
    await field.fill('principal');
    await showKeyboard(page, 0);
    await expect.poll(async () => (await locker.box()).height).toBeCloseTo(SCREEN.height - TASKBAR, 0);
  });
});

/** They are there for another program's question alone. */
const NEED_AN_ASKER: readonly string[] = ['sign-in-required', 'file-dialog'];

test.describe('a tablet in the hand @phone', () => {
  test.use({ viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 });

  test('its windows are for a finger as a phone’s are, and no sheet is cut off (SHELL-3)', async ({
    desktop,
    page,
  }) => {
    await desktop.open({ mode: 'build', as: 'administrator' });
    const sheets = (await manifests()).filter(
      (manifest) => isSheet(manifest) && !NEED_AN_ASKER.includes(manifest.id),
    );
    expect(sheets.length).toBeGreaterThan(8);
    for (const {
      id,
      title,
      window: { title: bar = title },
    } of sheets) {
      await test.step(title, async () => {
        await page.evaluate((app) => window.desktopProbe?.open(app), id);
        const sheet = desktop.window(bar);
        await expect(sheet.locator.locator('.w95 > *').first()).toBeVisible();
        // Pictures may come, and words that the server sends.
        await expect.poll(() => cutOff(page), title).toEqual([]);
        expect(await targetsTooSmall(page), title).toEqual([]);
        await page.keyboard.press('Control+Alt+w');
        await sheet.isClosed();
      });
    }
  });
});

/** What takes a finger and is not 44 pixels wide and high. An option's whole line takes it. */
function targetsTooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, select, .w95-choice')]
      .filter((element) => !element.matches('.w95-choice input'))
      .filter((element) => element.checkVisibility() && !element.closest('[hidden]'))
      .map((element) => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );
}

/** Takes so many pixels of the page as an on-screen keyboard does: only the visual viewport shrinks. */
function showKeyboard(page: Page, height: number): Promise<void> {
  return page.evaluate((covered) => {
    const { visualViewport } = window;
    if (visualViewport === null) throw new Error('the browser has no visual viewport');
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - covered });
    visualViewport.dispatchEvent(new Event('resize'));
  }, height);
}
