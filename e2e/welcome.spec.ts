import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

const BOX = 'Show this Welcome Screen the next time you start';

test('the Welcome window greets at the start until its box is unticked', async ({ desktop, page, axe }) => {
  await desktop.open({ welcome: true });
  const welcome = desktop.window('Welcome');
  await welcome.isOpen();
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
  const box = page.getByRole('checkbox', { name: BOX });
  await expect(box).toBeChecked();
  await desktop.press(page.getByText(BOX));
  await expect(box).not.toBeChecked();
  await desktop.press(welcome.locator.getByRole('button', { name: 'Close', exact: true }).last());
  await welcome.isClosed();

  await desktop.reload();
  await page.waitForTimeout(1500);
  await welcome.isClosed();
  await desktop.choose('Getting Started');
  await expect(box).not.toBeChecked();
  await desktop.press(page.getByText(BOX));
  await desktop.press(welcome.locator.getByRole('button', { name: 'Close', exact: true }).last());
  await welcome.isClosed();

  await desktop.reload();
  await welcome.isOpen();
  await expect(welcome.locator).toHaveCount(1);
});

test('Next Tip shows six tips, one of them about an account, and begins again', async ({ desktop }) => {
  await desktop.open({ welcome: true });
  const welcome = desktop.window('Welcome');
  await welcome.says('You need an account for full access.');
  await expect(welcome.button('Next Tip')).toBeFocused();
  for (const tip of [2, 3, 4, 5, 6, 1]) {
    await desktop.press(welcome.button('Next Tip'));
    await welcome.says(`Tip ${tip} of 6`);
  }
  await welcome.says('You need an account for full access.');
});

test('What’s New tells what changed on July 4, 2025', async ({ desktop, page, axe }) => {
  await desktop.open({ welcome: true });
  await desktop.press(desktop.window('Welcome').button("What's New"));
  const news = desktop.window("What's New");
  await news.says('July 4, 2025');
  await news.says('Newer features need a non-custodial wallet.');
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
});

test('the Welcome window waits beneath the boot picture, which is the person’s to end @desktop', async ({
  desktop,
  page,
}) => {
  await desktop.open({ welcome: true, boot: true });
  const welcome = desktop.window('Welcome');
  await expect(welcome.locator).toBeAttached();
  // A body comes when the boot is over, and only then the focus.
  await welcome.says('Did you know...');
  await expect(welcome.button('Next Tip')).toBeVisible();
  const booted = await page.evaluate(() => performance.now());
  expect(booted, 'milliseconds until the boot picture went by itself').toBeGreaterThan(2000);
});

test('the Welcome window does not come over an app that the address asked for', async ({ desktop, page }) => {
  await desktop.open({ welcome: true, app: 'help' });
  await desktop.window('Help').isOpen();
  await page.waitForTimeout(1000);
  await desktop.window('Welcome').isClosed();
});
