import { framesWithin } from './support/frames.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

/** Early in a minute: the taskbar's clock does not change while the test looks. */
const NOON = '2025-10-01T18:00:02Z';
const LOOK_MS = 300;

test('a person plays Flappy Flunk: practises, pauses, falls, plays again, and flies their own Flunk @phone', async ({
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
    // The canvas shows the score in its upper sixth.
    const [result, canvas] = await Promise.all([
      game.locator.locator('.game-panel').boundingBox(),
      surface.boundingBox(),
    ]);
    expect(result?.y).toBeGreaterThan((canvas?.y ?? 0) + (canvas?.height ?? 0) / 6);
    await expect(game.button('Play Again')).toBeEnabled();
    await surface.focus();
    await page.keyboard.press('Space');
    await expect(game.locator.getByText('Game over')).toBeHidden();
    await game.says('Game over');
  });
  await test.step('a person who is signed in flies their own Flunk, for the high scores', async () => {
    await desktop.press(game.button('Change Player'));
    await desktop.signIn('full-collection');
    await expect(game.locator.getByRole('radio', { name: 'Your Flunk' })).toBeChecked();
    await expect(game.field('Play for')).toHaveValue('ranked');
    await desktop.press(game.button('Start Game'));
    await game.says('Game over');
  });
  await test.step('the high scores are one press away', async () => {
    await desktop.press(game.button('High Scores'));
    await desktop.window('High Scores').isOpen();
  });
});

test('a run of a game in the arcade that a reload breaks off counts as it stood, once, and is watched from the high scores @desktop @all', async ({
  desktop,
  page,
  axe,
}) => {
  test.slow();
  await desktop.open({ now: NOON, app: 'location:arcade-lobby', as: 'full-collection' });
  await desktop.press(desktop.window('Arcade Lobby').button('Flunky Uppy'));
  const game = desktop.window('Flunky Uppy');
  await game.says('Press to leap.');
  await expect(game.field('Play for')).toHaveValue('ranked');
  await desktop.press(game.button('Start Game'));
  await expect(game.locator.getByRole('application', { name: 'Flunky Uppy' })).toBeFocused();

  await test.step('the desktop draws nothing while the game is played, and the game nothing while it is paused', async () => {
    const picture = (): Promise<string | undefined> =>
      page.evaluate(() => document.querySelector<HTMLCanvasElement>('.surface-body > canvas')?.toDataURL());
    const moves = async (): Promise<boolean> => {
      const before = await picture();
      await page.waitForTimeout(LOOK_MS);
      return (await picture()) !== before;
    };
    await expect(game.button('Pause')).toBeVisible();
    // The button that is let go has its frame.
    await page.waitForTimeout(LOOK_MS);
    const [frames, moved] = await Promise.all([framesWithin(page, LOOK_MS), moves()]);
    expect({ frames, moved }).toEqual({ frames: 0, moved: true });
    await page.keyboard.press('p');
    await game.says('Press to go on.');
    await expect.poll(moves).toBe(false);
    await desktop.press(game.button('Go On'));
  });

  await test.step('a person comes past the first doors', async () => {
    const again = game.button('Play Again');
    const points = (): Promise<number> =>
      page.evaluate(() => Number(/"score":(\d+)/.exec(localStorage.getItem('unsent-runs') ?? '')?.[1] ?? 0));
    await expect(async () => {
      if (await again.isVisible()) {
        await again.click();
        // Most courses have their first doors where a run begins.
        await page.keyboard.press('Space');
      }
      expect(await points()).toBeGreaterThan(0);
      // Each course is drawn by lot, and some runs end before their first door.
    }).toPass({ intervals: [50], timeout: 240_000 });
  });

  await test.step('after a reload the run is counted, and the title says so', async () => {
    // The best run that the page asks for may be the one before, which this one puts out of the list meanwhile.
    desktop.allowErrors(/GET \/api\/games\/run 404/);
    await page.goto(`${desktop.origin}/?open=flunky-uppy&renderer=canvas&now=${NOON}`);
    await desktop.ready();
    await game.says(/Your run of before was counted: [1-9]\d* points?\./);
    expect(await page.evaluate(() => localStorage.getItem('unsent-runs'))).toContain('[]');
  });

  await test.step('the server has played it again: it is listed, and watched', async () => {
    await desktop.press(game.button('High Scores'));
    const own = desktop.window('High Scores').locator.getByRole('group', { name: 'You', exact: true });
    const watch = own.getByRole('button', { name: /^Watch/ });
    await expect(watch).toBeVisible();
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page, 'High Scores')).toEqual([]);
    await desktop.press(watch);
    await expect(page.getByRole('group', { name: 'Recorded run' })).toBeVisible();
  });
});
