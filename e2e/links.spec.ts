import { expect, test } from './support/test.ts';

test('links open a tab of their own, which cannot reach the desktop, or say their address (PRODUCT-5) @desktop @all', async ({
  desktop,
  page,
  context,
}) => {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
  await desktop.open();
  const opened = page.waitForEvent('popup');
  await desktop.icon('Discord').focus();
  await page.keyboard.press('Enter');
  const tab = await opened;
  await tab.waitForURL(/^https:\/\/discord\.gg\//);
  expect(await tab.evaluate(() => opener === null)).toBe(true);

  await page.bringToFront();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await desktop.icon('Market').focus();
  await page.keyboard.press('Enter');
  await desktop.window('Pop-up Blocked').says(/https:\/\//);
});
