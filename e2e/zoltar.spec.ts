import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Claims the daily 15 GUM of the wallet that is signed in, as the locker does. */
const checkIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const renewed = await post('/api/auth/refresh', {});
    const { session } = (await renewed.json()) as { session: { accessToken: string; wallet: string } };
    const token = { authorization: `Bearer ${session.accessToken}` };
    return (await post('/api/daily-checkin', { wallet: session.wallet }, token)).status;
  });

test('a person consults Zoltar, loses the answer once, keeps the card and checks it @desktop @all', async ({
  desktop,
  page,
}) => {
  await desktop.open({ mode: 'build' });
  await desktop.enterSchool('BETA');
  const zoltar = await desktop.openApp('Mystical Zoltar');
  const play = zoltar.button('Consult Zoltar (10 GUM)');

  await test.step('not without a wallet, and not for 5 GUM', async () => {
    await zoltar.says('The spirits require you to connect your mystic wallet first!');
    await desktop.signIn('empty');
    await zoltar.says('Come closer.');
    await desktop.press(play);
    const alert = page.getByRole('dialog', { name: 'Mystical Zoltar' }).last();
    await expect(alert.getByText('You need at least 10 GUM to consult the mystical Zoltar!')).toBeVisible();
    await desktop.press(alert.getByRole('button', { name: 'OK' }));
  });

  expect(await checkIn(page)).toBe(200);
  await page.reload();
  await desktop.ready();
  await zoltar.isOpen();
  await expect(zoltar.locator.getByText('20', { exact: true })).toBeVisible();

  await test.step('the answer of a play is lost, and the same play comes again', async () => {
    desktop.expects('POST /api/zoltar/play', 503);
    await page.route('**/api/zoltar/play', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { success: false, error: '', code: 'UNAVAILABLE' } });
    });
    await desktop.press(play);
    const alert = page.getByRole('dialog', { name: 'Mystical Zoltar' }).last();
    await expect(alert.getByText('The mystical forces are disrupted! Please try again.')).toBeVisible();
    await desktop.press(alert.getByRole('button', { name: 'OK' }));
    await page.unroute('**/api/zoltar/play');
    await desktop.press(play);
    await expect(play).toBeDisabled();
    await zoltar.says('ZOLTAR SPEAKS');
    await expect(zoltar.locator.getByText('10 GUM', { exact: true })).toBeVisible();
  });

  await test.step('the card lies in the drawer, can be checked and saved (ZOLTAR-6)', async () => {
    await desktop.press(zoltar.locator.getByRole('tab', { name: 'Your Cards' }));
    await desktop.press(zoltar.button(/^No\. 1 /));
    await desktop.press(zoltar.button('Check this fortune'));
    await zoltar.says('It matches: the promise was kept, and the card is the one that was drawn.');
    const saved = page.waitForEvent('download');
    await desktop.press(zoltar.button('Save as picture'));
    expect((await saved).suggestedFilename()).toBe('zoltar-1.png');
  });
});
