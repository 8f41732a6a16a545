import { flawsOf } from './support/axe.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

// What apps look like at first is looked at in apps.spec.ts; here, what one comes upon further in.

test('nothing that a guest comes upon has anything that axe objects to, nor blurred letters (DRAW-4) @desktop', async ({
  desktop,
  page,
  axe,
}) => {
  const look = async (at: string): Promise<void> => {
    expect(await axe(), at).toEqual([]);
    expect(await lettersBetweenPixels(page), at).toEqual([]);
  };
  await desktop.open();
  await desktop.startProgram('My Locker');
  const dialog = desktop.window('Error Starting Program');
  await dialog.isOpen();
  await look('the dialog');
  await page.keyboard.press('Escape');
  await dialog.isClosed();

  await page.keyboard.press('F3');
  const find = desktop.window('Find');
  await find.locator.getByRole('combobox', { name: 'Named:' }).fill('map');
  await find.says(/^\d+ items? found$/);
  await look('what Find found');
  await page.keyboard.press('Escape');
  await find.isClosed();

  // Of one button, whose middle is not the dialog's.
  await desktop.icon('My Locker').focus();
  await page.keyboard.press('Shift+F10');
  await desktop.press(page.getByRole('menuitem', { name: 'Properties', exact: true }));
  await desktop.window('My Locker Properties').isOpen();
  await expect(desktop.window('My Locker Properties').button('OK')).toBeFocused();
  await look('the dialog with one button');
  await page.keyboard.press('Escape');

  const popup = await desktop.chooseWallet('geek');
  await expect(popup.getByRole('button', { name: 'Approve' })).toBeEnabled();
  expect(await flawsOf(popup), "the wallet's page").toEqual([]);
  await look('the wallet that waits');
  await desktop.answer(popup, 'Decline');
  const wallet = desktop.window('Wallet');
  await wallet.says('The wallet said no');
  await look('the wallet after a refusal');
  await desktop.press(wallet.button('Other wallet'));
  await expect(wallet.locator.getByRole('list', { name: 'Wallets' })).toBeVisible();
  await look('the list of wallets');
});

test('neither locker, gallery nor lock of someone signed in has anything that axe objects to, nor blurred letters (LOCK-16) @desktop @all', async ({
  desktop,
  page,
  axe,
}) => {
  const look = async (at: string): Promise<void> => {
    expect(await axe(), at).toEqual([]);
    expect(await lettersBetweenPixels(page), at).toEqual([]);
  };
  // Holds everything, so that every door and lock lets them try.
  await desktop.open({ as: 'full-collection' });
  desktop.expects('GET /api/locker-info', 404);
  const locker = await desktop.openApp('My Locker');
  await desktop.press(locker.button('GET YOUR LOCKER'));
  await locker.field('Username').fill(desktop.newName());
  await look('the name');
  await locker.field('Username').press('Enter');
  for (const name of ['House', 'Jackets', 'Gum']) {
    await desktop.press(locker.locator.getByRole('tab', { name }));
    await expect(locker.locator.getByRole('tabpanel', { name })).toBeVisible();
    await look(name);
  }
  await desktop.press(locker.titleButton('Help'));
  await desktop.window('My Locker Help').isOpen();
  await look('help');
  await desktop.window('My Locker Help').close();
  await locker.close();

  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/collection/picture')) pictures.push(pathname + search);
  });
  const hub = await desktop.openApp('OnlyFlunks');
  await expect(hub.locator.getByRole('article').first()).toBeVisible();
  // What is near the screen has its portrait, each asked for once.
  const portraits = (which: string) =>
    hub.locator.getByRole('article').locator(`.token-picture > img${which}`);
  await expect(portraits('[data-loaded]').nth(5)).toBeAttached();
  await expect(portraits(':not([data-loaded])')).toHaveCount(0);
  expect(pictures.filter((path) => !path.includes('&size='))).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
  await look('the gallery');
  await desktop.press(hub.locator.getByRole('button', { name: 'FULL DETAILS' }).first());
  const details = page.getByRole('dialog', { name: 'Full Details' });
  await expect(details.getByRole('button', { name: 'Use as desktop background' })).toBeVisible();
  // Its backpack waits to be claimed, so that it has every button: none is cut, nor scrolled for.
  await expect(details.getByRole('button', { name: 'Claim Form' })).toBeInViewport({ ratio: 0.99 });
  await expect(details.getByRole('link', { name: 'View on Flowty' })).toBeInViewport({ ratio: 0.99 });
  await look('the details');

  // By the code that npm start gives it, which the server takes and records for a wallet that holds a Flunk.
  await desktop.open({ app: 'lock:under-the-bed' });
  const lock = desktop.window('Digital Lock');
  await expect(lock.locator.getByRole('group', { name: 'Keypad' })).toBeVisible();
  await look('the lock');
  const size = page.viewportSize();
  if (size === null) throw new Error('the page has no size');
  const session = await page.context().newCDPSession(page);
  const resize = (width: number, height: number, deviceScaleFactor: number) =>
    session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
  for (const [width, height, density] of [
    [640, 400, 1],
    [568, 320, 1],
    // Four of the screen's pixels are one of the desktop there, so that it is narrower than it says.
    [844, 390, 3],
  ] as const) {
    await resize(width, height, density);
    await expect(lock.button('SUBMIT')).toBeInViewport({ ratio: 0.99 });
    await expect(lock.locator.getByRole('img', { name: /digits/i })).toBeInViewport({ ratio: 0.99 });
  }
  await resize(size.width, size.height, 1);
  await page.keyboard.type('8004');
  await page.keyboard.press('Enter');
  await lock.says('Inside the trunk');
  await expect(lock.locator.getByRole('alert')).toHaveCount(0);
  await look('what is in the trunk');
});
