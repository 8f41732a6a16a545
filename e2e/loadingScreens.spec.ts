import type { Locator, Page } from '@playwright/test';
import type { Desktop } from './support/desktop.ts';
import { framesWithin } from './support/frames.ts';
import { expect, test } from './support/test.ts';
import type { DesktopWindow } from './support/window.ts';

const TITLE = 'Loading Screen Preview (Build Mode Only)';

/** Opens the preview as an operator does: in build mode, past the gate. */
async function openPreview(desktop: Desktop): Promise<DesktopWindow> {
  await desktop.open({ mode: 'build', app: 'loading-screens' });
  await desktop.enterSchool('BETA');
  const preview = desktop.window(TITLE);
  await preview.button('VHS Static').waitFor();
  return preview;
}

async function show(desktop: Desktop, preview: DesktopWindow, title: string): Promise<Locator> {
  await desktop.press(preview.button(title));
  const screen = desktop.page.getByRole('dialog', { name: title, exact: true });
  await expect(screen).toBeVisible();
  return screen;
}

/** Times in the page itself how long each full-screen scene is up: a busy machine tells a test too late. */
function measureFullScreens(page: Page): Promise<void> {
  return page.evaluate(() => {
    const began = new Map<Node, number>();
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes) began.set(node, performance.now());
        for (const node of removedNodes) {
          performance.measure('full-screen', { start: began.get(node) ?? 0, end: performance.now() });
        }
      }
    }).observe(document.querySelector('#mirror') ?? document.body, { childList: true });
  });
}

const fullScreenTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => performance.getEntriesByName('full-screen').map(({ duration }) => duration));

test('a loading screen is previewed, and closed by a button, by Escape or by itself @desktop @all', async ({
  desktop,
  page,
  axe,
}) => {
  const preview = await openPreview(desktop);

  await test.step('there are fifteen', async () => {
    const grid = preview.locator.getByRole('list', { name: 'Loading screens' });
    await expect(grid.getByRole('button')).toHaveCount(15);
  });

  await test.step('the CLOSE button closes one (SCREEN-2)', async () => {
    const screen = await show(desktop, preview, 'Dial-up Modem');
    await desktop.press(screen.getByRole('button', { name: 'CLOSE' }));
    await expect(screen).toBeHidden();
  });

  await test.step('it closes by itself after four seconds and gives the focus back (SCREEN-2)', async () => {
    await measureFullScreens(page);
    await desktop.press(preview.button('Matrix Rain'));
    await expect.poll(() => fullScreenTimes(page)).toHaveLength(1);
    const [shown = 0] = await fullScreenTimes(page);
    expect(shown).toBeGreaterThanOrEqual(4000);
    expect(shown).toBeLessThan(8000);
    await expect(preview.button('Matrix Rain')).toBeFocused();
  });

  await test.step('under reduced motion it stands still, without a flaw for axe, until Escape (DRAW-5)', async () => {
    const screen = await show(desktop, preview, 'Hub Boot Log');
    expect(await axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    await show(desktop, preview, 'Hub Boot Log');
    await expect.poll(() => framesWithin(page, 700)).toBe(0);
  });

  await test.step('it moves while it is up, and nothing is drawn once it is closed', async () => {
    await page.keyboard.press('Escape');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const screen = await show(desktop, preview, 'Hub Boot Log');
    await expect(screen.getByText('Mounting Disk')).toBeAttached();
    await expect.poll(() => framesWithin(page, 500)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    await page.mouse.move(2, 2);
    await expect.poll(() => framesWithin(page, 700)).toBe(0);
  });
});

test('a chosen screen plays at the start, over icons that take the first click @desktop', async ({
  desktop,
  page,
}) => {
  await page.addInitScript(() => {
    const guest = { bootScreen: { value: 'chill-synthwave', at: 1 } };
    localStorage.setItem(
      'settings',
      JSON.stringify({ version: 1, value: { owner: null, copies: { guest } } }),
    );
  });
  const code = page.waitForRequest(/chillSynthwave-/);
  await desktop.open({ boot: true });
  await code;
  await desktop.openApp('Wallet');
});
