import type { Locator } from '@playwright/test';
import type { Desktop, DemoAccount } from './support/desktop.ts';
import { giveProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

/** Goes to the junkyard with a new name. */
async function arrive(desktop: Desktop, account: DemoAccount, prefix: string) {
  await desktop.open({ as: account });
  const name = await giveProfile(desktop.page, prefix);
  await desktop.open({ app: 'location:junkyard' });
  const window = desktop.window('Junkyard');
  const others: Locator = window.locator.getByRole('list', { name: 'Here with you' });
  return {
    name,
    window,
    figure: (other: string) => others.getByRole('button', { name: other, exact: true }),
  };
}

test('two who share a place see each other, wave, and lead to each other’s page @desktop @all', async ({
  desktop,
  anotherBrowser,
  axe,
}) => {
  const other = await anotherBrowser();
  const anne = await arrive(desktop, 'full-collection', 'anne');
  const ben = await arrive(other, 'geek', 'ben');

  await expect(anne.figure(ben.name)).toBeVisible();
  await expect(ben.figure(anne.name)).toBeVisible();
  await expect(ben.figure(ben.name), 'nobody stands beside themselves').toBeHidden();

  await ben.window.button('Wave').click();
  await expect(anne.window.locator.getByText(`${ben.name} waves`)).toBeAttached();
  expect(await axe()).toEqual([]);

  await desktop.press(anne.figure(ben.name));
  await desktop.press(desktop.page.getByRole('menuitem', { name: 'Open their page' }));
  const page = desktop.window(/MyPlace/);
  await expect(page.locator.getByText(ben.name).first()).toBeVisible();
  await page.close();

  await ben.window.close();
  await expect(anne.figure(ben.name)).toBeHidden();
});
