import { expect, test } from './support/test.ts';

/** Early in a minute: the taskbar's clock does not change while the test looks. */
const NOON = '2025-10-01T18:00:02Z';

test('a person plays Flappy Flunk: practises, pauses, falls, plays again, and flies their own Flunk', async ({
  desktop,
  page,
  axe,
}) => {
  test.slow();
  await desktop.open({ now: NOON });
  const game = await desktop.openApp('Flappy Flunk');
  const surface = game.locator.getByRole('application', { name: 'Flappy Flunk' });

  await test.step('a guest practises, on the course that a word names', async () => {
    await game.says('Guests practise.');
    await game.field('Course').fill('homecoming');
    expect(await axe()).toEqual([]);
    await desktop.press(game.button('Start Game'));
    await expect(surface).toBeFocused();
  });
  await test.step('the game pauses while the window is not in front, and a press goes on', async () => {
    await page.evaluate(() => window.desktopProbe?.open('help'));
    await page.getByRole('dialog').last().getByRole('button', { name: 'Close', exact: true }).click();
    await game.says('Press to go on.');
    await desktop.press(game.button('Go On'));
  });
  await test.step('who does not flap falls, and begins again by one press', async () => {
    await game.says('Game over');
    await game.says('A bronze medal is 10 lockers away.');
    await page.waitForTimeout(500);
    await surface.focus();
    await page.keyboard.press('Space');
    await expect(game.locator.getByText('Game over')).toBeHidden();
    await game.says('Game over');
  });
  await test.step('a person who is signed in flies their own Flunk, for the high scores', async () => {
    await desktop.press(game.button('Change Player'));
    await desktop.signIn('full-collection');
    await expect(game.locator.getByRole('radio', { name: 'Your Flunk' })).toBeChecked({ timeout: 30_000 });
    await expect(game.field('Play for')).toHaveValue('ranked');
    await desktop.press(game.button('Start Game'));
    await game.says('Game over');
  });
  await test.step('the high scores are one press away', async () => {
    await desktop.press(game.button('High Scores'));
    await desktop.window('High Scores').isOpen();
  });
});

test('a person goes to the arcade and plays Flunky Uppy there', async ({ desktop, page }) => {
  await desktop.open({ now: NOON, app: 'location:arcade-lobby' });
  await desktop.signIn('full-collection');
  await desktop.press(desktop.window('Arcade Lobby').button('Flunky Uppy'));
  const game = desktop.window('Flunky Uppy');
  await game.says('Press to leap.');
  await desktop.press(game.button('Start Game'));
  await expect(game.locator.getByRole('application', { name: 'Flunky Uppy' })).toBeFocused();
  await page.keyboard.press('Space');
  await game.says('Game over');
  await expect(game.button('Play Again')).toBeVisible();
});
