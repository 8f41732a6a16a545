import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

test('a person earns an objective in town, sees it done, and finds the next one by its pin @phone @all', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ app: 'objectives', as: 'full-collection' });
  const objectives = desktop.window('Objectives');
  await objectives.says('0 of 12 complete');
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);

  await test.step('the seventh door of the school pays 50 GUM, once (OBJECTIVE-4)', async () => {
    await page.evaluate(() => window.desktopProbe?.open('location', 'high-school'));
    const cafeteria = page.getByRole('button', { name: 'Cafeteria: DO NOT ENTER' });
    await cafeteria.focus();
    for (let time = 0; time < 2; time += 1) {
      // It has the keyboard again once the dialog is answered (SHELL-26).
      await expect(cafeteria).toBeFocused();
      await page.keyboard.press('Enter');
      await desktop.press(page.getByRole('button', { name: 'RUN AWAY!' }));
    }
    const toast = page.getByRole('status').filter({ hasText: 'Lunch Is Canceled' });
    await expect(toast).toContainText('Try the one that is not for you.Reward: +50 GUM');
  });

  await test.step('the window shows it at once', async () => {
    await page.evaluate(() => window.desktopProbe?.open('objectives'));
    await objectives.says('1 of 12 complete');
    await objectives.says('50 GUM earned');
    await objectives.says(/^Done /);
  });

  await test.step('the map has a pin for what is open, which leads back to the window (OBJECTIVE-6)', async () => {
    await desktop.press(objectives.button('Show on the map').first());
    const map = desktop.window('Town Map');
    const pin = map.locator.getByRole('button', { name: /^Objective: Friday Night Lights/ });
    await pin.focus();
    await expect(map.locator.getByRole('button', { name: /Lunch Is Canceled/ })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await objectives.hasFocus();
  });

  await test.step('the code of the motel at the Terminal is one too, and what was done is still done after a reload', async () => {
    await page.evaluate(() => window.desktopProbe?.open('terminal'));
    await desktop.window('Terminal').locator.getByRole('textbox').fill('f. lunk, room 2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Guest of Room 2' })).toContainText(
      'Reward: +100 GUM',
    );
    await desktop.reload();
    await desktop.window('Terminal').isOpen();
    await page.evaluate(() => window.desktopProbe?.open('objectives'));
    await objectives.says('2 of 12 complete');
    await objectives.says('150 GUM earned');
  });
});
