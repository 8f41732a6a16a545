import { pageScript } from './support/pageScript.ts';
import type {} from './support/surfacePage.ts';
import { expect, test } from './support/test.ts';

/** Early in a minute: the taskbar's clock does not change while the test looks. */
const NOON = '2025-10-01T18:00:02Z';
const LOOK_MS = 300;

test('a surface plays while the desktop draws nothing, and rests while it is covered or minimized @desktop', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ now: NOON });
  // The page's policy has no hold on what a test evaluates.
  await page.evaluate(await pageScript('surfacePage.ts'));
  await page.evaluate(() => window.desktopProbe?.open('pixi-surface'));
  const game = desktop.window('Pixi Surface');
  const surface = game.locator.getByRole('application', { name: 'Pixi Surface' });
  await game.isOpen();

  /** Whether the game goes on and whether its picture changes while one looks, and how many frames the desktop draws. */
  const look = (): Promise<{ plays: boolean; moves: boolean; desktop: number | undefined }> =>
    page.evaluate(async (ms) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.surface-body > canvas');
      const [frames, { steps }, picture] = [
        window.desktopProbe?.frames() ?? Number.NaN,
        surfacePage.counts(),
        canvas?.toDataURL(),
      ];
      await new Promise((resolve) => setTimeout(resolve, ms));
      return {
        plays: surfacePage.counts().steps > steps,
        moves: canvas?.toDataURL() !== picture,
        desktop: (window.desktopProbe?.frames() ?? Number.NaN) - frames,
      };
    }, LOOK_MS);
  const playing = { plays: true, moves: true, desktop: 0 };
  const resting = { plays: false, moves: false, desktop: 0 };

  await test.step('it moves, and the desktop does not', () => expect.poll(look).toEqual(playing));
  await test.step('it has the keyboard, and is told where on its canvas it is pressed', async () => {
    await expect(surface).toBeFocused();
    const { width, height } = (await surface.boundingBox()) ?? { width: 0, height: 0 };
    await surface.click({ position: { x: width / 2 + 40, y: height / 2 } });
    const pressed = await page.evaluate(() => surfacePage.pressed());
    expect(pressed).toEqual({ x: expect.closeTo(280, -1), y: expect.closeTo(320, -1) });
  });
  await test.step('nothing is wrong with it for axe', async () => expect(await axe()).toEqual([]));
  await test.step('it rests while another window covers it', async () => {
    await page.evaluate(() => window.desktopProbe?.open('game-manual'));
    const manual = desktop.window('Semester Zero Game Manual');
    await manual.titleButton('Maximize').click();
    await expect.poll(look).toEqual(resting);
    await manual.close();
    await expect.poll(look).toEqual(playing);
  });
  await test.step('it rests while its window is minimized', async () => {
    await game.titleButton('Minimize').click();
    await expect.poll(look).toEqual(resting);
    await desktop.task('Pixi Surface').click();
    await expect.poll(look).toEqual(playing);
  });
  await test.step('it ends with its window', async () => {
    await game.close();
    await expect.poll(look).toMatchObject({ plays: false });
    await expect(page.locator('.surface-body')).toHaveCount(0);
  });
  await test.step('two renderers draw the same pictures, and one outlives the other', async () => {
    const shown = ['#0088ff', '#0088ff', '#0088ff', '#0088ff', '#0088ff'];
    expect(await page.evaluate(() => surfacePage.sideBySide('canvas'))).toEqual(shown);
    expect(await page.evaluate(() => surfacePage.sideBySide('webgl'))).toEqual(shown);
  });
});
