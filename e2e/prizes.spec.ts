import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

test('a person buys a theme once, by a double click, and still wears it after a reload (SHELL-24) @desktop', async ({
  desktop,
  page,
  wallets,
  axe,
}) => {
  await desktop.open({ app: 'prize-counter' });
  const counter = desktop.window('Prize Counter').locator.first();
  const dialog = page.getByRole('dialog', { name: 'Prize Counter' }).last();
  const item = (name: string) => counter.getByRole('button', { name, exact: true });

  await test.step('a guest may look, and the shelves have twelve prizes', async () => {
    await expect(
      counter.getByRole('list', { name: 'Prizes on the shelves' }).getByRole('listitem'),
    ).toHaveCount(12);
    await desktop.press(item('Fish Tank, 300 GUM'));
    await expect(counter.getByText('You may look. To take something home, sign in.')).toBeVisible();
    await expect(counter.getByRole('button', { name: 'Buy' })).toHaveCount(0);
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
  });

  // Signed in first, because the administrator's session takes the place of this one.
  await wallets.api('geek');
  const post = await wallets.api('administrator');
  const wallet = await wallets.addressOf('geek');
  await post('/api/gum/adjust', { wallet, amount: 95, reason: 'for the prize counter' });
  await desktop.open({ app: 'prize-counter', as: 'geek' });

  await test.step('what costs too much says how much is missing', async () => {
    await desktop.press(item('Fish Tank, 300 GUM'));
    await expect(counter.getByText('You need 200 GUM more for this.')).toBeVisible();
    await expect(counter.getByRole('button', { name: 'Buy' })).toBeDisabled();
  });

  await test.step('a double click on Buy buys once (PRIZE-6)', async () => {
    const bought: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/prizes/buy')) bought.push(request.url());
    });
    await desktop.press(item('Cafeteria Tray, 60 GUM'));
    await counter.getByRole('button', { name: 'Buy' }).focus();
    // The second and third are repeats, as of a key that is held.
    for (const _press of [1, 2, 3]) await page.keyboard.down('Enter');
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Not now' })).toHaveCount(0);
    await counter.getByRole('button', { name: 'Buy' }).dblclick();
    await expect(
      dialog.getByText(/Cafeteria Tray for 60 GUM\? You have 100, and 40 will be left\./),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Buy it' }).dblclick();
    await expect(dialog.getByText('Cafeteria Tray is yours. Put it on now?')).toBeVisible();
    expect(bought).toHaveLength(1);
    // The page waits a second before it sends a setting to the server.
    const told = page.waitForResponse((response) => response.url().endsWith('/api/settings'));
    await desktop.press(dialog.getByRole('button', { name: 'Put it on' }));
    await expect(item('Cafeteria Tray, On')).toBeVisible();
    await told;
    await expect(counter.getByText('40 GUM', { exact: true })).toBeVisible();
    await expect(counter.getByText('1 of 12 yours')).toBeVisible();
  });

  await test.step('it is on after a reload, in Settings too, and can be put back', async () => {
    await desktop.reload();
    await expect(item('Cafeteria Tray, On')).toBeVisible();
    expect(await lettersBetweenPixels(page)).toEqual([]);
    const settings = await desktop.openApp('Settings');
    const theme = settings.locator.getByRole('combobox', { name: 'Theme' });
    await expect(theme).toHaveValue('cafeteria-tray');
    await expect(theme.locator('optgroup[label="Bought"] > option')).toHaveText(['Cafeteria Tray']);
    await settings.close();
    await desktop.press(item('Cafeteria Tray, On'));
    await desktop.press(counter.getByRole('button', { name: 'Put it back' }));
    await expect(item('Cafeteria Tray, Yours')).toBeVisible();
    expect(await lettersBetweenPixels(page)).toEqual([]);
  });
});
