import { expect, test } from './support/test.ts';

test.describe('windows @desktop', () => {
  test('a window is dragged by its title bar and stays where it was dropped', async ({ desktop }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    const before = await wallet.box();
    await wallet.drag(-120, 60);
    await wallet.lies({ ...before, x: before.x - 120, y: before.y + 60 });
  });

  test('every edge and corner resizes, and the opposite one stays put', async ({ desktop, page }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    await wallet.drag(0, 60);
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
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

  test('a double click on the title bar maximises, and another restores', async ({ desktop }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    const before = await wallet.box();
    await wallet.titleBar.dblclick();
    await wallet.lies({ x: 0, y: 0, width: 1280, height: 772 });
    await wallet.titleBar.dblclick();
    await wallet.lies(before);
  });

  test('a minimised window comes back from the taskbar with the keyboard in it', async ({ desktop }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    await wallet.titleButton('Minimize').click();
    await wallet.isHidden();
    await expect(desktop.task('Wallet')).toBeFocused();
    await desktop.task('Wallet').click();
    await wallet.isOpen();
    await expect(
      wallet.locator.locator(':focus').or(wallet.locator.and(desktop.page.locator(':focus'))),
    ).toHaveCount(1);
  });

  test('opening an app again brings its window to the front', async ({ desktop }) => {
    await desktop.open();
    await desktop.openApp('Town Map');
    const wallet = await desktop.openApp('Wallet');
    await desktop.task('Town Map').click();
    await expect(desktop.task('Town Map')).toHaveAttribute('aria-pressed', 'true');
    await desktop.icon('Wallet').dblclick();
    await expect(desktop.task('Wallet')).toHaveAttribute('aria-pressed', 'true');
    await expect(wallet.locator).toHaveCount(1);
  });

  test('clicks reach the window that the eye sees on top, also in the middle of a drag', async ({
    desktop,
    page,
  }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    const town = await desktop.openApp('Town Map');
    const [lower, upper] = [await wallet.box(), await town.box()];
    const shared = {
      x: (Math.max(lower.x, upper.x) + Math.min(lower.x + lower.width, upper.x + upper.width)) / 2,
      y: (Math.max(lower.y, upper.y) + Math.min(lower.y + lower.height, upper.y + upper.height)) / 2,
    };
    const topmost = (): Promise<string | null> =>
      page.evaluate(
        ({ x, y }) =>
          document.elementFromPoint(x, y)?.closest('[role=dialog]')?.getAttribute('aria-label') ?? null,
        shared,
      );
    await expect.poll(topmost).toBe('Town Map');

    const bar = await town.titleBar.boundingBox();
    if (bar === null) throw new Error('the title bar is not on the screen');
    await page.mouse.move(bar.x + bar.width / 2, bar.y + 5);
    await page.mouse.down();
    await page.mouse.move(bar.x + bar.width / 2, bar.y + 700, { steps: 6 });
    await expect.poll(topmost).toBe('Wallet');
    await page.mouse.move(bar.x + bar.width / 2, bar.y + 5, { steps: 6 });
    await expect.poll(topmost).toBe('Town Map');
    await page.mouse.up();
  });

  test('windows, their bounds and their order survive a reload', async ({ desktop }) => {
    await desktop.open();
    const town = await desktop.openApp('Town Map');
    await town.drag(80, 90);
    const wallet = await desktop.openApp('Wallet');
    await wallet.drag(-60, 70);
    await wallet.resize(30, 20);
    const [there, here] = [await town.box(), await wallet.box()];
    await desktop.task('Town Map').click();
    await desktop.reload();
    await town.isOpen();
    await wallet.isOpen();
    await town.lies(there);
    await wallet.lies(here);
    await expect(desktop.task('Town Map')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a title bar cannot be lost off the screen', async ({ desktop, page }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    await wallet.drag(-2000, 2000);
    const bar = await wallet.titleBar.boundingBox();
    if (bar === null) throw new Error('the title bar is not on the screen');
    expect(bar.x + bar.width).toBeGreaterThanOrEqual(40);
    expect(bar.y + 10).toBeLessThan(772);
    await page.setViewportSize({ width: 900, height: 500 });
    await expect.poll(async () => (await wallet.titleBar.boundingBox())?.y).toBeLessThan(472);
  });

  test('the keyboard alone opens, moves, sizes, maximises and closes a window', async ({ desktop, page }) => {
    await desktop.open();
    await desktop.icon('Wallet').focus();
    await page.keyboard.press('Enter');
    const wallet = desktop.window('Wallet');
    await wallet.isOpen();
    const before = await wallet.box();
    await wallet.titleBar.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await wallet.lies({ x: before.x + 8, y: before.y + 8, width: before.width + 8 });
    await page.keyboard.press('Enter');
    await wallet.lies({ width: 1280 });
    await wallet.titleButton('Close').focus();
    await page.keyboard.press('Enter');
    await wallet.isClosed();
  });

  test('help tells about the window it was asked in', async ({ desktop }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    await wallet.titleButton('Help').click();
    const help = desktop.window(/Help/);
    await help.isOpen();
    await help.says(/wallet is your key/i);
  });
});

test.describe('windows on a phone @phone', () => {
  test('a window fills the screen above the taskbar', async ({ desktop }) => {
    await desktop.open();
    const wallet = await desktop.openApp('Wallet');
    await wallet.lies({ x: 0, y: 0, width: 390, height: 792 });
  });

  test('everything that takes a finger is at least 44 pixels wide and high', async ({ desktop, page }) => {
    await desktop.open();
    await desktop.openApp('Wallet');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, input, select')]
        .filter((element) => element.checkVisibility() && !element.closest('[hidden]'))
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  });
});
