import type { Locator, Page } from '@playwright/test';
import { cutOff } from './support/cutOff.ts';
import { expect, test } from './support/test.ts';

test.use({ sound: true });

/** A color of the theme as the page has it. */
const themeColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((variable) => document.documentElement.style.getPropertyValue(variable), `--${name}`);

/** The color of one pixel of the canvas, in logical pixels from the top left. */
async function pixel(page: Page, x: number, y: number): Promise<number[]> {
  const picture = (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])];
  }, picture);
}

const choose = (window: Locator, label: string, option: string): Promise<unknown> =>
  window.getByLabel(label, { exact: true }).selectOption({ label: option });

/** A picture of one red pixel. */
const RED = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

const BRICK_FACE = '#c2bfa5';
/** By night a theme is found of its own. */
const NOON = '2025-10-01T17:00:00Z';

test('a theme and a background are kept over a reload, and the first frame has them @desktop', async ({
  desktop,
  page,
  axe,
  hasTouch,
}) => {
  const settings = desktop.window('Settings');
  const tab = (name: string): Locator => settings.locator.getByRole('tab', { name });
  await desktop.open({ now: NOON });
  await desktop.openApp('Settings');

  await test.step('what is chosen is shown at once (SETTINGS-1)', async () => {
    await choose(settings.locator, 'Theme', 'Brick');
    await expect.poll(() => themeColor(page, 'face')).toBe(BRICK_FACE);
    await settings.locator.getByText('Gradient', { exact: true }).click();
    await settings.locator.getByRole('option', { name: 'Gym Floor' }).click();
    await expect(settings.locator.getByRole('img', { name: 'Preview: Gym Floor, Brick' })).toBeVisible();
  });

  await test.step('a picture of their own is behind the icons, also in the first frame after a reload (WALLPAPER-1)', async () => {
    const red = { name: 'red.png', mimeType: 'image/png', buffer: Buffer.from(RED, 'base64') };
    await settings.locator.getByText('Image', { exact: true }).click();
    await settings.locator.locator('input[type=file]').setInputFiles(red);
    await expect(settings.locator.getByRole('img', { name: 'Preview: red.png, Brick' })).toBeVisible();
    await expect.poll(() => pixel(page, 900, 10)).toEqual([255, 0, 0]);
    await desktop.reload();
    expect(await pixel(page, 900, 10)).toEqual([255, 0, 0]);
    await settings.locator.getByText('Gradient', { exact: true }).click();
    await settings.locator.getByRole('option', { name: 'Gym Floor' }).click();
  });

  await test.step('every control is as large as a thumb on a phone, every tab fits a low screen, and none has a flaw for axe', async () => {
    const size = page.viewportSize();
    if (!hasTouch) await page.setViewportSize({ width: 1280, height: 480 });
    for (const name of ['Desktop', 'System', 'User']) {
      await desktop.press(tab(name));
      expect(await axe(), name).toEqual([]);
      if (hasTouch) expect(await smallControls(settings.locator), name).toEqual([]);
      else expect(await cutOff(page), name).not.toContainEqual(expect.stringContaining('settings-page'));
    }
    if (size) await page.setViewportSize(size);
    await desktop.press(tab('Desktop'));
    await settings.close();
  });

  await test.step('after a reload the first frame has it, and the standard picture is not even asked for', async () => {
    await expect.poll(() => pixel(page, 180, 2)).toEqual([0x8c, 0x4c, 0x1c]);
    const pictures: string[] = [];
    page.on('request', (request) => pictures.push(request.url()));
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('desktop-ready').length > 0);
    expect(await themeColor(page, 'face')).toBe(BRICK_FACE);
    expect(pictures.filter((url) => /arcadia[^/]*\.webp$/.test(url))).toEqual([]);
    await expect.poll(() => pixel(page, 180, 2)).toEqual([0x8c, 0x4c, 0x1c]);
  });

  await test.step('the old monitor finds a theme, which can be chosen then', async () => {
    await desktop.openApp('Settings');
    await expect(settings.locator.getByRole('option', { name: 'Green Phosphor' })).toHaveCount(0);
    await rememberFirstTouch(page);
    await settings.locator.getByText('Old monitor').click();
    const toast = page.locator('.w95-toast').filter({ hasText: 'Hidden theme found!' });
    await expect(toast).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['toast'])).toBe('none');
    await expect(toast).toHaveCSS('pointer-events', 'auto');
    // On a phone the buttons of the next step are at the foot.
    const { height } = await settings.box();
    const top = (await toast.boundingBox())?.y ?? Number.NaN;
    if (hasTouch) expect(top).toBeLessThan(height / 4);
    else expect(top).toBeGreaterThan(height / 2);
    await choose(settings.locator, 'Theme', 'Green Phosphor');
    await expect.poll(() => themeColor(page, 'face')).toBe('#041404');
    expect(await axe()).toEqual([]);
    await desktop.press(tab('User'));
    await settings.says('1 of 13 found');
    expect(await axe()).toEqual([]);
  });

  await test.step('colors that the system forces take the place of the theme, in edges too (THEME-3)', async () => {
    const edges = (): Promise<string> =>
      settings.locator
        .getByRole('tab')
        .first()
        .evaluate((element) => getComputedStyle(element).boxShadow);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => themeColor(page, 'face')).not.toBe('#041404');
    expect(await edges()).not.toBe('none');
    await page.emulateMedia({ forcedColors: 'none' });
    await expect.poll(() => themeColor(page, 'face')).toBe('#041404');
  });
});

test('settings and pictures go along to another browser when the same wallet signs in, and settings are set by the keyboard alone @desktop @all', async ({
  desktop,
  page,
  anotherBrowser,
}) => {
  await desktop.open({ app: 'settings' });
  const settings = desktop.window('Settings');
  await settings.isOpen();
  await choose(settings.locator, 'Theme', 'Spruce');
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/api/settings') && response.request().method() === 'POST',
  );
  await desktop.signIn('geek');
  expect((await sent).ok()).toBe(true);
  await settings.locator.getByRole('tab', { name: 'User' }).click();
  await settings.says('with your account');

  await test.step('a window is captured, which goes along on the disk (CAPTURE-1, DISK-23)', async () => {
    const kept = page.waitForResponse((response) => response.url().endsWith('/api/disk/pictures'));
    await page.keyboard.press('Control+Alt+-');
    await page.getByRole('menuitem', { name: 'Capture Window' }).click();
    expect((await kept).ok()).toBe(true);
    await page.waitForResponse(
      (response) => response.url().endsWith('/api/disk') && response.request().method() === 'POST',
    );
  });

  const other = await anotherBrowser();
  await other.open({ as: 'geek', app: 'my-computer:pictures' });
  await expect.poll(() => themeColor(other.page, 'face')).toBe('#a2c8a9');
  await test.step('the disk has it in the other browser, in the pixels of the screen (CAPTURE-1, DISK-23)', async () => {
    const folder = other.window('Pictures').locator;
    await folder.getByRole('row', { name: 'Settings 1.png' }).dblclick();
    const picture = other.window(/^Settings 1\.png/).locator.getByRole('img', { name: 'Settings 1.png' });
    await expect(picture).toHaveJSProperty('complete', true);
    const { width, height } = await settings.box();
    const size = await picture.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(size).toEqual([width, height]);
  });

  await test.step('the keyboard alone sets, previews and resets (SETTINGS-4)', async () => {
    const { keyboard } = page;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.locator('html')).not.toHaveClass(/still/);

    await settings.locator.getByRole('tab', { name: 'Desktop' }).click();
    const pictures = settings.locator.getByRole('listbox', { name: 'Image' });
    await pictures.focus();
    await keyboard.press('End');
    await expect(pictures.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await settings.locator.getByLabel('Theme', { exact: true }).focus();
    await keyboard.type('Brick');
    await expect.poll(() => themeColor(page, 'face')).toBe(BRICK_FACE);

    await settings.locator.getByRole('tab', { name: 'Desktop' }).focus();
    await keyboard.press('ArrowRight');
    await settings.locator.getByRole('slider', { name: 'Music' }).focus();
    await keyboard.press('Home');
    await expect(settings.locator.getByRole('slider', { name: 'Music' })).toHaveAttribute(
      'aria-valuetext',
      '0%',
    );
    await settings.locator.getByRole('radio', { name: 'Reduced' }).focus();
    await keyboard.press('Space');
    await expect(page.locator('html')).toHaveClass(/still/);

    await settings.button('Reset to defaults...').press('Enter');
    const question = desktop.window('Reset Settings');
    await question.isOpen();
    await question.button('Reset').press('Enter');
    await expect.poll(() => themeColor(page, 'face')).toBe('#c0c0c0');
    await expect(page.locator('html')).not.toHaveClass(/still/);
    await expect(settings.locator.getByRole('slider', { name: 'Music' })).toHaveAttribute(
      'aria-valuetext',
      '100%',
    );
  });
});

/** Notes in the page whether a toast takes a press as it appears: a busy machine lets a test look too late. */
function rememberFirstTouch(page: Page): Promise<void> {
  return page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const toast = document.querySelector('.w95-toast');
      if (toast === null) return;
      document.documentElement.dataset['toast'] = getComputedStyle(toast).pointerEvents;
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** The controls that are not as high as a thumb. */
function smallControls(window: Locator): Promise<string[]> {
  return window
    .locator(
      '.w95 :is(button, select, [role=option], input[type=range], input[type=color], label.w95-choice)',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
}
