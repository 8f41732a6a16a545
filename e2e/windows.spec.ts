import type { Locator } from '@playwright/test';
import { framesWithin } from './support/frames.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';
import type { DesktopWindow } from './support/window.ts';

const EDGES_AND_CORNERS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

test.describe('windows @desktop', () => {
  test('a window is dragged, sized, maximised and minimised with the mouse, and never lost', async ({
    desktop,
    page,
  }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');

    await test.step('it stays where it was dropped', async () => {
      const before = await wallet.box();
      await wallet.drag(-120, 60);
      await wallet.lies({ ...before, x: before.x - 120, y: before.y + 60 });
    });

    await test.step('every edge and corner resizes, and the opposite one stays put', async () => {
      for (const [dx, dy] of EDGES_AND_CORNERS) {
        const box = await wallet.box();
        const x = dx === 0 ? box.x + box.width / 2 : dx < 0 ? box.x + 1 : box.x + box.width - 2;
        const y = dy === 0 ? box.y + box.height / 2 : dy < 0 ? box.y + 1 : box.y + box.height - 2;
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + dx * 10, y + dy * 10, { steps: 4 });
        await page.mouse.up();
        await wallet.lies({
          x: box.x - (dx < 0 ? 10 : 0),
          y: box.y - (dy < 0 ? 10 : 0),
          width: box.width + 10 * Math.abs(dx),
          height: box.height + 10 * Math.abs(dy),
        });
      }
    });

    await test.step('a double click on the title bar maximises, and another restores', async () => {
      const before = await wallet.box();
      await wallet.titleBar.dblclick();
      await wallet.lies({ x: 0, y: 0, width: 1280, height: 772 });
      await wallet.titleBar.dblclick();
      await wallet.lies(before);
    });

    await test.step('dragged to the left edge it fills that half, also after a reload, and comes off as it was', async () => {
      const before = await wallet.box();
      const half = { x: 0, y: 0, width: 640, height: 772 };
      const bar = await wallet.titleBar.boundingBox();
      if (bar === null) throw new Error('the title bar is not on the screen');
      await page.mouse.move(bar.x + bar.width / 2, bar.y + 10);
      await page.mouse.down();
      await page.mouse.move(0, 300, { steps: 4 });
      await expect.poll(() => page.locator('.outline').boundingBox()).toEqual(half);
      await page.mouse.up();
      await wallet.lies(half);
      await desktop.reload();
      await wallet.lies(half);
      await wallet.drag(100, 40);
      const { width, height } = await wallet.box();
      expect({ width, height }).toEqual({ width: before.width, height: before.height });
    });

    await test.step('minimised, it comes back from the taskbar with the keyboard in it', async () => {
      await wallet.titleButton('Minimize').click();
      await wallet.isHidden();
      await expect(desktop.task('Wallet')).toBeFocused();
      await desktop.task('Wallet').click();
      await wallet.isOpen();
      await wallet.hasFocus();
    });

    await test.step('help tells about the window it was asked in (SHELL-13)', async () => {
      await wallet.titleButton('Help').click();
      const help = desktop.window(/Help/);
      await help.says(/wallet is your key/i);
      await help.close();
    });

    await test.step('its title bar cannot be lost off the screen', async () => {
      await wallet.drag(0, 2000);
      const bar = await wallet.titleBar.boundingBox();
      if (bar === null) throw new Error('the title bar is not on the screen');
      expect(bar.x + bar.width).toBeGreaterThanOrEqual(40);
      expect(bar.y + 10).toBeLessThan(772);
      await page.setViewportSize({ width: 900, height: 500 });
      await expect.poll(async () => (await wallet.titleBar.boundingBox())?.y).toBeLessThan(472);
    });
  });

  test('clicks reach the window that the eye sees on top, in the middle of a drag too @webgl', async ({
    desktop,
    page,
  }) => {
    // Early in a minute: the clock would show the next.
    await desktop.open({ now: '2025-10-01T18:00:02Z' });
    const wallet = await desktop.openApp('Wallet');
    // A list that comes during the drag would change the picture.
    await expect(wallet.locator.getByRole('list', { name: 'Wallets' })).toBeVisible();
    const town = await desktop.openApp('Town Map');
    const topmost = (at: { readonly x: number; readonly y: number }): Promise<string | null> =>
      page.evaluate(
        ({ x, y }) =>
          document.elementFromPoint(x, y)?.closest('[role=dialog]')?.getAttribute('aria-label') ?? null,
        at,
      );

    const [lower, upper] = [await wallet.box(), await town.box()];
    const shared = {
      x: (Math.max(lower.x, upper.x) + Math.min(lower.x + lower.width, upper.x + upper.width)) / 2,
      y: (Math.max(lower.y, upper.y) + Math.min(lower.y + lower.height, upper.y + upper.height)) / 2,
    };
    await expect.poll(() => topmost(shared)).toBe('Town Map');
    const bar = await town.titleBar.boundingBox();
    if (bar === null) throw new Error('the title bar is not on the screen');
    await page.mouse.move(bar.x + bar.width / 2, bar.y + 5);
    await page.mouse.down();
    await page.mouse.move(bar.x + bar.width / 2, bar.y + 700, { steps: 6 });
    await expect.poll(() => topmost(shared)).toBe('Wallet');
    await page.mouse.move(bar.x + bar.width / 2, bar.y + 5, { steps: 6 });
    await expect.poll(() => topmost(shared)).toBe('Town Map');
    await page.mouse.up();

    await test.step('a window that is dragged is a picture, and looks as it does where it is dropped', async () => {
      await town.close();
      const rests = () => expect.poll(() => framesWithin(page, 300)).toBe(0);
      const grip = await wallet.titleBar.boundingBox();
      if (grip === null) throw new Error('the title bar is not on the screen');
      await page.mouse.move(grip.x + grip.width / 2, grip.y + 5);
      await page.mouse.down();
      await rests();
      // Half off the screen, and half under the taskbar.
      const { height = 0 } = page.viewportSize() ?? {};
      // Each step of a drag tries: what moves by itself at that moment, such as a minute of the clock, keeps it on the canvas.
      await expect(async () => {
        await page.mouse.move(41, height - 160);
        await page.mouse.move(40, height - 160);
        await expect(page.locator('.in-hand')).toHaveCount(1, { timeout: 1_000 });
      }).toPass();
      // A drag draws no frame of the stage by which it could be seen to be over.
      await expect.poll(async () => (await wallet.titleBar.boundingBox())?.y).toBe(height - 160 - 5);
      await rests();
      // Without the clock, which may go on in between.
      const clip = { x: 0, y: 0, width: 640, height };
      const before = await page.screenshot({ clip });
      await page.mouse.up();
      await expect.poll(async () => (await page.screenshot({ clip })).equals(before)).toBe(true);
    });
  });

  test('windows and icons lie as they did after a reload, and a maximized one lays what it has to the middle', async ({
    desktop,
    page,
  }) => {
    await desktop.open();
    const icon = desktop.icon('Settings');
    await icon.hover();
    await page.mouse.down();
    await page.mouse.move(640, 480, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await icon.boundingBox())?.x).toBeGreaterThan(500);
    const dropped = await icon.boundingBox();
    const town = await desktop.openApp('Town Map');
    const wallet = await desktop.openApp('Wallet');
    // Away from the first column of icons.
    await wallet.drag(60, -70);
    await wallet.resize(30, 20);
    // What is open comes to the front, and is not opened twice.
    await desktop.icon('Town Map').dblclick();
    await expect(desktop.task('Town Map')).toHaveAttribute('aria-pressed', 'true');
    await expect(town.locator).toHaveCount(1);
    await town.drag(-80, 90);
    const [there, here] = [await town.box(), await wallet.box()];
    await desktop.reload();
    await town.isOpen();
    await wallet.isOpen();
    await town.lies(there);
    await wallet.lies(here);
    expect(await icon.boundingBox()).toEqual(dropped);
    await expect(desktop.task('Town Map')).toHaveAttribute('aria-pressed', 'true');

    await test.step('a maximized window lays what it has to the middle', async () => {
      await town.close();
      await wallet.close();
      const middle = async (locator: Locator): Promise<number> => {
        const box = await locator.boundingBox();
        if (box === null) throw new Error('it is not on the screen');
        return box.x + box.width / 2;
      };
      const maximized = async (title: string, icon = title): Promise<DesktopWindow> => {
        await desktop.startProgram(icon);
        const opened = desktop.window(title);
        await opened.isOpen();
        await page.keyboard.press('Control+Alt+x');
        await expect(opened.titleButton('Restore')).toBeVisible();
        expect(await lettersBetweenPixels(page), title).toEqual([]);
        return opened;
      };
      const houses = await maximized('House Access', 'Clique Access');
      expect(
        Math.abs((await middle(houses.locator.getByRole('list', { name: 'Houses' }))) - 640),
      ).toBeLessThan(8);
      await houses.close();

      const manual = await maximized('Semester Zero Game Manual', 'Game Manual');
      await desktop.press(manual.button('Next'));
      expect(Math.abs((await middle(manual.locator.getByRole('article'))) - 640)).toBeLessThan(40);
      await manual.close();

      const widest = await maximized('Wallet');
      // Beside its banner, which is 104 wide.
      const list = widest.locator.getByRole('list', { name: 'Wallets' });
      expect(Math.abs((await middle(list)) - 640 - 52)).toBeLessThan(8);
      await widest.close();
    });
  });
});
