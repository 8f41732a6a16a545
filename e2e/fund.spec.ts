import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

const EMPTY = '0xd300000000000003';

test('a person looks at the fund, sees what was given, and looks at an account that has nothing @phone @all', async ({
  desktop,
  page,
  line,
  axe,
  troubles,
}) => {
  await desktop.open({ app: 'settings', as: 'geek' });
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/wallet-tracker*', (route) => answered.then(() => route.continue()), { times: 1 });
  await page.evaluate(() => window.desktopProbe?.open('delorean-fund'));
  const fund = desktop.window('DeLorean Fund');
  const balance = fund.locator.getByRole('img', { name: /FLOW$/ }).nth(1);

  await test.step('until the school answers, the page is there without its figures', async () => {
    await expect(fund.button('Check')).toBeVisible();
    expect(await lettersBetweenPixels(page)).toEqual([]);
    answer();
  });

  await test.step('the demo fund has six to seven tenths of the goal, and its car has wheels and coils', async () => {
    await expect(balance).toHaveAttribute('aria-label', /^(5[2-9]|6[01]),\d{3}\.\d\d FLOW$/);
    await fund.says('Next comes the flux capacitor, at 66,000 FLOW.');
    await expect(fund.locator.getByRole('img', { name: /coils round the car/ })).toBeVisible();
    await expect(fund.locator.getByRole('table').getByRole('row')).toHaveCount(26);
    await fund.says('This is the demo chain: its FLOW is made up, and none can be sent.');
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
  });

  await test.step('auto-refresh counts down (FUND-4)', async () => {
    await desktop.press(fund.locator.getByText('Auto-refresh'));
    await expect(fund.locator.getByRole('timer')).toHaveText(/^in \d+ s$/);
    await desktop.press(fund.locator.getByText('Auto-refresh'));
  });

  await test.step('an address of another network is refused before anything is sent', async () => {
    await fund.locator.getByLabel('Wallet address').fill('0x1654653399040a61');
    await desktop.press(fund.button('Check'));
    await fund.says('This address is of Flow mainnet. The fund is on the demo chain.');
  });

  await test.step('another account stands beside the goal, with a car of bare steel', async () => {
    await fund.locator.getByLabel('Wallet address').fill(EMPTY);
    await desktop.press(fund.button('Check'));
    await expect(balance).toHaveAttribute('aria-label', '0.00 FLOW');
    await fund.says('The school follows the transactions of the fund alone.');
    await expect(fund.locator.getByRole('img', { name: /on stands, without wheels/ })).toBeVisible();
    await desktop.press(fund.button('Back to the fund'));
    await expect(balance).toHaveAttribute('aria-label', /^[56]\d,/);
  });

  await test.step('without a network it says so, and keeps what it knows', async () => {
    troubles.allow(/Failed to load resource/);
    await line.cut();
    await desktop.press(fund.button('Refresh'));
    await fund.says('Failed to fetch wallet data. Please check the address and try again.');
    await expect(balance).toHaveAttribute('aria-label', /^[56]\d,/);
    await line.mend();
  });
});
