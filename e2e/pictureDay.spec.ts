import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

test('a holder votes on Picture Day at its own address, sees the results, and has one vote in two tabs @phone @all', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ mode: 'build' });
  await desktop.enterSchool('BETA');
  await page.goto(`${desktop.origin}/picture-day`);
  await desktop.ready();
  const day = desktop.window('Picture Day');
  await day.says('Look as long as you like. To vote, sign in.');
  await expect(day.locator.getByText('Results come after your vote')).toBeVisible();
  await desktop.signIn('full-collection');
  await day.says('Choose the photo that you vote for.');
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);

  // A tab that this one opens knows what this one was granted.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/picture-day'));
  const other = await opened;
  const otherDay = other.getByRole('dialog', { name: 'Picture Day' });
  await expect(otherDay.getByText('Choose the photo that you vote for.')).toBeVisible();

  await test.step('the vote is asked for, and pays the objective of chapter 3', async () => {
    await desktop.press(day.button('The Freaks'));
    await desktop.press(day.button('Vote for the Freaks'));
    const question = page.getByRole('dialog', { name: 'Picture Day' }).last();
    await expect(question.getByText('Vote for the Freaks? You have one vote, and it stays.')).toBeVisible();
    await desktop.press(question.getByRole('button', { name: 'Vote', exact: true }));
    await day.says('You voted for the Freaks.');
    await expect(day.button(/^The Freaks, \d+%, \d+ votes?, your vote$/)).toBeVisible();
    await expect(day.button(/^The Geeks, \d+%, \d+ votes?$/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Say Cheese' })).toContainText('Reward: +50 GUM');
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
  });

  await test.step('the other tab knows of it by itself', async () => {
    await expect(otherDay.getByRole('button', { name: /^The Freaks, .*your vote$/ })).toBeVisible();
    await expect(otherDay.getByRole('button', { name: /^Vote for/ })).toHaveCount(0);
    await other.close();
  });

  await test.step('after a reload it is the same vote, and no other is taken', async () => {
    await desktop.reload();
    await day.says('You voted for the Freaks.');
    desktop.expects('POST /api/picture-day/vote', 409);
    const refused = await page.evaluate(async () => {
      const send = (path: string, body: object, headers: Record<string, string> = {}) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const renewed = await send('/api/auth/refresh', {});
      const { session } = (await renewed.json()) as { session: { accessToken: string; wallet: string } };
      const token = { authorization: `Bearer ${session.accessToken}` };
      const body = { wallet: session.wallet, photo: 'GEEK' };
      return (await send('/api/picture-day/vote', body, token)).status;
    });
    expect(refused).toBe(409);
  });

  await test.step('its window gives the desktop its address back', async () => {
    expect(new URL(page.url()).pathname).toBe('/picture-day');
    await desktop.press(day.button('Close'));
    await day.isClosed();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
