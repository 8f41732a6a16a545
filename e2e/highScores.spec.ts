import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

test('a run that ends is played again by the server, listed, and watched from the high scores @desktop', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ as: 'geek' });
  const { locator: game } = await desktop.openApp('Flappy Flunk');
  // Flaps at an even pace pass a locker in every other run, and a run without a point is not ranked.
  await expect(async () => {
    // Start Game lies beneath Play Again.
    await desktop.press(game.getByRole('button', { name: /Start Game|Play Again/ }).first());
    const over = game.getByText('Game over');
    await expect(over).toBeHidden();
    while (!(await over.isVisible())) {
      await page.keyboard.press('Space');
      await page.waitForTimeout(620);
    }
    await expect(game.getByText(/You are number \d+\./)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
  await desktop.press(game.getByRole('button', { name: 'High Scores' }));
  const own = desktop.window('High Scores').locator.getByRole('group', { name: 'You', exact: true });
  const watch = own.getByRole('button', { name: /^Watch/ });
  await expect(watch).toBeVisible();
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(page, 'High Scores')).toEqual([]);
  await desktop.press(watch);
  await expect(page.getByRole('group', { name: 'Recorded run' })).toBeVisible();
});
