import AxeBuilder from '@axe-core/playwright';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

test.use({ ownServer: true });

test('nothing that a guest opens has anything that axe objects to, nor blurred letters', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open();
  await desktop.press(desktop.icon('My Locker'));
  await page.keyboard.press('Enter');
  const dialog = desktop.window('Error Starting Program');
  await dialog.isOpen();
  expect(await axe(), 'the dialog').toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.isClosed();

  const popup = await desktop.chooseWallet('geek');
  await expect(popup.getByRole('button', { name: 'Approve' })).toBeEnabled();
  expect((await new AxeBuilder({ page: popup }).analyze()).violations, "the wallet's page").toEqual([]);
  expect(await axe(), 'the wallet that waits').toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
  await desktop.answer(popup, 'Decline');
  const wallet = desktop.window('Wallet');
  await wallet.says('The wallet said no');
  expect(await axe(), 'the wallet after a refusal').toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
  await desktop.press(wallet.button('Other wallet'));
  await expect(wallet.locator.getByRole('list', { name: 'Wallets' })).toBeVisible();
  expect(await axe(), 'the list of wallets').toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
});

test('no app of someone signed in has anything that axe objects to, nor blurred letters', async ({
  desktop,
  page,
  axe,
}) => {
  test.slow();
  await desktop.open();
  await desktop.signIn('administrator');
  desktop.expects('GET /api/locker-info', 404);
  const locker = await desktop.openApp('My Locker');
  await expect(locker.button('GET YOUR LOCKER')).toBeVisible();
  expect(await axe(), 'no locker yet').toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
  await desktop.press(locker.button('GET YOUR LOCKER'));
  await locker.field('Username').fill('principal');
  expect(await axe(), 'the name').toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
  await locker.field('Username').press('Enter');
  for (const name of ['House', 'Jackets', 'Gum']) {
    await desktop.press(locker.locator.getByRole('tab', { name }));
    await expect(locker.locator.getByRole('tabpanel', { name })).toBeVisible();
    expect(await axe(), name).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
  }
  await desktop.press(locker.titleButton('Help'));
  await desktop.window('My Locker Help').isOpen();
  expect(await axe(), 'help').toEqual([]);
  await desktop.window('My Locker Help').close();
  await locker.close();

  await desktop.choose('Open Wallet');
  await desktop.window('Wallet').says('Signed in');
  expect(await axe(), 'the wallet').toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
  await desktop.window('Wallet').close();

  await page.keyboard.press('Control+g');
  await desktop.window('Gum Admin Panel').says('daily_checkin');
  expect(await axe(), 'the Gum Admin Panel').toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
});
