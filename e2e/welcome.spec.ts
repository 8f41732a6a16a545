import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

const BOX = 'Show this Welcome Screen the next time you start';

test('Getting Started greets at the start with tips and news, until its box is unticked @desktop', async ({
  desktop,
  page,
  axe,
}) => {
  const welcome = desktop.window('Getting Started');
  const box = page.getByRole('checkbox', { name: BOX });
  const close = async (): Promise<void> => {
    await desktop.press(welcome.locator.getByRole('button', { name: 'Close', exact: true }).last());
    await welcome.isClosed();
  };
  await desktop.open({ welcome: true });

  await test.step('it shows six tips, one of them about an account, and begins again (WELCOME-2)', async () => {
    await welcome.says('You need an account for full access');
    await expect(welcome.button('Next Tip')).toBeFocused();
    for (const tip of [2, 3, 4, 5, 6, 1]) {
      await desktop.press(welcome.button('Next Tip'));
      await welcome.says(`Tip ${tip} of 6`);
    }
    await welcome.says('You need an account for full access');
  });

  await test.step('What’s New tells what changed on July 4, 2025 (WELCOME-4)', async () => {
    await desktop.press(welcome.button("What's New"));
    const news = desktop.window("What's New");
    await news.says('July 4, 2025');
    await news.says('Newer features need a non-custodial wallet.');
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
    await news.close();
  });

  await test.step('unticked, it stays away until it is ticked again (WELCOME-2)', async () => {
    await expect(box).toBeChecked();
    await desktop.press(page.getByText(BOX));
    await expect(box).not.toBeChecked();
    await close();
    await desktop.reload();
    await page.waitForTimeout(1500);
    await welcome.isClosed();
    await desktop.choose('Getting Started');
    await expect(box).not.toBeChecked();
    await desktop.press(page.getByText(BOX));
    await close();
    // As in a new tab.
    await page.evaluate(() => sessionStorage.clear());
    await desktop.reload();
    await welcome.isOpen();
    await expect(welcome.locator).toHaveCount(1);
    await close();
  });

  await test.step('it does not come over an app that the address asked for', async () => {
    await desktop.open({ welcome: true, app: 'help' });
    await desktop.window('Help').isOpen();
    await page.waitForTimeout(1000);
    await welcome.isClosed();
  });
});
