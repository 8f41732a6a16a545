import { expect, test } from './support/test.ts';

/** The mouse stays where it is in these tests; there may as well be none. */
test.describe('without a mouse @desktop', () => {
  test('programs are found, opened and asked what they are, and windows moved, sized, switched and brought back (SHELL-9)', async ({
    desktop,
    page,
    axe,
  }) => {
    await desktop.open();

    await test.step('every program in Start opens and closes', async () => {
      for (const [folder, program] of [
        ['Accessories', 'Calculator'],
        ['System', 'Keyboard Shortcuts'],
        ['Town', 'Town Map'],
        ['System', 'Wallet'],
      ] as const) {
        await page.keyboard.press('Control+Alt+s');
        await expect(desktop.startMenu).toBeVisible();
        let menu = desktop.startMenu;
        for (const name of ['Programs', folder, program]) {
          await expect(menu.getByRole('menuitem').first()).toBeFocused();
          const entry = menu.getByRole('menuitem', { name, exact: true });
          for (
            let presses = 0;
            presses < 20 && !(await entry.evaluate((it) => it.matches(':focus')));
            presses++
          ) {
            await page.keyboard.press('ArrowDown');
          }
          await page.keyboard.press('Enter');
          menu = page.getByRole('menu', { name, exact: true });
        }
        const opened = desktop.window(program);
        await opened.isOpen();
        await expect(desktop.startMenu).toBeHidden();
        await page.keyboard.press('Control+Alt+w');
        await opened.isClosed();
      }
    });

    await test.step('what is typed in Start is found (SHELL-31)', async () => {
      await page.keyboard.press('Control+Alt+s');
      await expect(desktop.startMenu).toBeVisible();
      await page.keyboard.type('wallet');
      const find = desktop.window('Find');
      await expect(find.locator.getByRole('combobox')).toHaveValue('wallet');
      expect(await axe(), 'Find').toEqual([]);
      await page.keyboard.press('Enter');
      await desktop.window('Wallet').isOpen();
      for (const opened of [desktop.window('Wallet'), find]) {
        await page.keyboard.press('Control+Alt+w');
        await opened.isClosed();
      }
    });

    await test.step('icons are walked by arrows and letters', async () => {
      await page.keyboard.press('Control+F6');
      await expect(desktop.taskbar.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
      await page.keyboard.press('Control+F6');
      const icons = page.getByRole('navigation').getByRole('button');
      await expect(icons.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(icons.last()).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await expect(icons.nth(1)).toBeFocused();
      await page.keyboard.press('w');
      await expect(desktop.icon('Wallet')).toBeFocused();
    });

    await test.step('one is asked what it is, and opened', async () => {
      await page.keyboard.press('Shift+F10');
      const menu = page.getByRole('menu', { name: 'Wallet' });
      await expect(menu.getByRole('menuitem').first()).toHaveAccessibleName('Open');
      expect(await axe(), 'a menu').toEqual([]);
      await page.keyboard.press('p');
      await page.keyboard.press('Enter');
      const properties = desktop.window('Wallet Properties');
      await properties.says('Sign in with your wallet');
      await properties.says(/^420 x \d+ pixels$/);
      await page.keyboard.press('Escape');
      await properties.isClosed();
      await expect(desktop.icon('Wallet')).toBeFocused();
      await page.keyboard.press('Space');
      await desktop.window('Wallet').isOpen();
    });

    await test.step('the sheet of keys opens with ? on the desktop, and F1 helps in a window', async () => {
      await desktop.icon('Wallet').focus();
      await page.keyboard.press('?');
      await desktop.window('Keyboard Shortcuts').says('Ctrl+Alt+W');
      await page.keyboard.press('F1');
      await desktop.window('Keyboard Shortcuts Help').isOpen();
    });

    for (const opened of [desktop.window('Keyboard Shortcuts Help'), desktop.window('Keyboard Shortcuts')]) {
      await page.keyboard.press('Control+Alt+w');
      await opened.isClosed();
    }
    const wallet = desktop.window('Wallet');
    await wallet.isOpen();
    const before = await wallet.box();

    await test.step('by the window menu', async () => {
      const menu = page.getByRole('menu', { name: 'Wallet' });
      const choose = async (entry: string): Promise<void> => {
        await page.keyboard.press('Control+Alt+-');
        await expect(menu).toBeVisible();
        const wanted = menu.getByRole('menuitem', { name: entry, exact: true });
        while (!(await wanted.evaluate((it) => it.matches(':focus')))) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(menu).toBeHidden();
      };
      await choose('Move');
      await page.keyboard.press('ArrowRight');
      await choose('Size');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const after = { ...before, x: before.x + 8, height: before.height + 8 };
      await wallet.lies(after);
      await choose('Maximize');
      await wallet.lies({ width: 1280 });
      await choose('Restore');
      await wallet.lies(after);
      await choose('Minimize');
      await wallet.isHidden();
      await page.keyboard.press('Control+Backquote');
      await wallet.isOpen();
      await choose('Close');
      await wallet.isClosed();
    });

    await test.step('from its title bar', async () => {
      await desktop.icon('Wallet').focus();
      await page.keyboard.press('Enter');
      await wallet.isOpen();
      const { x, y, width } = await wallet.box();
      await wallet.titleBar.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowRight');
      await wallet.lies({ x: x + 8, y: y + 8, width: width + 8 });
      await page.keyboard.press('Enter');
      await wallet.lies({ width: 1280 });
      await wallet.titleButton('Close').focus();
      await page.keyboard.press('Enter');
      await wallet.isClosed();
    });

    const town = await desktop.openApp('Town Map');
    await desktop.openApp('Wallet');

    await test.step('the switcher goes through them while Ctrl is held', async () => {
      const switcher = page.getByRole('listbox', { name: 'Windows' });
      const selected = switcher.getByRole('option', { selected: true });
      await page.keyboard.down('Control');
      await page.keyboard.press('Backquote');
      await expect(selected).toHaveAccessibleName('Town Map');
      await page.keyboard.press('Backquote');
      await expect(selected).toHaveAccessibleName('Wallet');
      await page.keyboard.press('Escape');
      await expect(switcher).toBeHidden();
      await page.keyboard.press('Backquote');
      await expect(switcher).toBeVisible();
      await page.keyboard.up('Control');
      await expect(switcher).toBeHidden();
      await expect(desktop.task('Town Map')).toHaveAttribute('aria-pressed', 'true');
      await town.hasFocus();
    });

    await test.step('all are minimised at once and come back at once', async () => {
      await page.keyboard.press('Control+Alt+m');
      for (const window of [town, wallet]) await window.isHidden();
      await page.keyboard.press('Control+Alt+m');
      for (const window of [town, wallet]) await window.isOpen();
      await expect(desktop.task('Town Map')).toHaveAttribute('aria-pressed', 'true');
    });
  });
});
