import type { Locator, Page } from '@playwright/test';
import type { Desktop } from './support/desktop.ts';
import { expect, test } from './support/test.ts';
import type { DesktopWindow } from './support/window.ts';

const TITLE = 'Loading Screen Preview (Build Mode Only)';

/** Opens the preview as an operator does: in build mode, past the gate. */
async function openPreview(
  desktop: Desktop,
  options: { readonly boot?: boolean } = {},
): Promise<DesktopWindow> {
  await desktop.open({ ...options, mode: 'build', app: 'loading-screens' });
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

const frames = (page: Page): Promise<number> =>
  page.evaluate(() => window.desktopProbe?.frames() ?? Number.NaN);

async function framesWithin(page: Page, ms: number): Promise<number> {
  const before = await frames(page);
  await page.waitForTimeout(ms);
  return (await frames(page)) - before;
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

test('the preview shows fifteen screens', async ({ desktop }) => {
  const preview = await openPreview(desktop);
  const grid = preview.locator.getByRole('list', { name: 'Loading screens' });
  await expect(grid.getByRole('button')).toHaveCount(15);
});

test('a screen closes by itself after four seconds and gives the focus back', async ({ desktop, page }) => {
  const preview = await openPreview(desktop);
  await measureFullScreens(page);
  await desktop.press(preview.button('Matrix Rain'));
  await expect.poll(() => fullScreenTimes(page)).toHaveLength(1);
  const [shown = 0] = await fullScreenTimes(page);
  expect(shown).toBeGreaterThanOrEqual(4000);
  expect(shown).toBeLessThan(8000);
  await expect(preview.button('Matrix Rain')).toBeFocused();
});

test('the CLOSE button and Escape close it before that', async ({ desktop, page }) => {
  const preview = await openPreview(desktop);
  const first = await show(desktop, preview, 'Dial-up Modem');
  await desktop.press(first.getByRole('button', { name: 'CLOSE' }));
  await expect(first).toBeHidden();
  const second = await show(desktop, preview, 'Floppy Disk');
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await preview.isOpen();
});

test('a screen moves while it is up, and nothing is drawn once it is closed @webgl @desktop', async ({
  desktop,
  page,
}) => {
  const preview = await openPreview(desktop, { boot: true });
  await page.mouse.move(2, 2);
  const screen = await show(desktop, preview, 'Hub Boot Log');
  await expect(screen.getByText('Mounting Disk')).toBeAttached();
  await expect.poll(() => framesWithin(page, 500)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect.poll(() => framesWithin(page, 700)).toBe(0);
});

test('a screen stands still under reduced motion', async ({ desktop, page }) => {
  const preview = await openPreview(desktop);
  await show(desktop, preview, 'Hub Boot Log');
  await expect.poll(() => framesWithin(page, 700)).toBe(0);
});

test('neither the preview nor a screen has anything that axe objects to', async ({ desktop, axe }) => {
  const preview = await openPreview(desktop);
  expect(await axe()).toEqual([]);
  await show(desktop, preview, 'Hub Boot Log');
  expect(await axe()).toEqual([]);
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
