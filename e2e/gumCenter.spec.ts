import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';
import type { DesktopWindow } from './support/window.ts';

const balance = (page: Page) => page.getByRole('button', { name: /^GUM balance/ });
const tab = (center: DesktopWindow, name: string) => center.locator.getByRole('tab', { name });

test('a student claims in the Gum Center, finds it in the ledger and takes the ledger home @desktop', async ({
  desktop,
  page,
  context,
  axe,
}) => {
  const center = desktop.window('Gum Center');
  await desktop.open();

  await test.step('a guest is told what GUM is, and goes on once signed in', async () => {
    await page.getByRole('button', { name: 'Gum Center' }).click();
    await center.says('It cannot be bought, sent or lent');
    await page.keyboard.press('Escape');
    await desktop.signIn('geek');
    await balance(page).click();
    await center.says('What today pays');
  });

  await test.step('today pays 20 GUM, of which the login was 5', async () => {
    await center.says('5 of 20 GUM today');
    await center.says('Ready to claim');
    await desktop.press(center.button('Claim 15 GUM'));
    await center.says('20 of 20 GUM today');
    await expect(center.locator.getByRole('timer')).toHaveCount(3);
    await center.says('1 day');
    await center.says('Bonus Coming Soon');
  });

  await test.step('the countdowns go by the second, to midnight UTC', async () => {
    const left = async (): Promise<number> => {
      const text = await center.locator.getByRole('timer').first().innerText();
      const [hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
      return hours * 3600 + minutes * 60 + seconds;
    };
    const before = await left();
    await expect.poll(left).toBeLessThan(before);
    const untilMidnight = (86_400_000 - (Date.now() % 86_400_000)) / 1000;
    expect(Math.abs((await left()) - untilMidnight)).toBeLessThan(4);
  });

  await test.step('today is stamped', async () => {
    await desktop.press(tab(center, 'Attendance'));
    await center.says(/: present/);
    await center.says('Your streak: 1 day in a row.');
    await expect(center.locator.locator('[aria-current=date] svg')).toBeVisible();
    await expect(center.button('Next month')).toBeDisabled();
    await expect(center.button('Previous month')).toBeDisabled();
  });

  const rows = center.locator.locator('tbody tr');
  await test.step('the ledger has both, and shows what is chosen', async () => {
    await desktop.press(tab(center, 'Ledger'));
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Daily check-in+15');
    await center.field('Show').selectOption('Daily login');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('Daily login+5');
    await center.field('Show').selectOption('Spent');
    await center.says('Nothing of this kind.');
    await center.field('Show').selectOption('Daily login');
  });

  await test.step('it is saved as CSV: what is shown, or everything', async () => {
    const saved = async (button: string): Promise<[string, string[]]> => {
      const download = page.waitForEvent('download');
      await desktop.press(center.button(button));
      const file = await download;
      const text = await readFile(await file.path(), 'utf8');
      return [file.suggestedFilename(), text.split('\r\n')];
    };
    const [name, [head, ...lines]] = await saved('Save as CSV');
    expect(name).toMatch(/^gum-source-daily-login-\d{4}-\d\d-\d\d\.csv$/);
    expect(head).toBe('id,created_at,transaction_type,amount,source,label');
    expect(lines).toEqual([expect.stringMatching(/^\d+,.*Z,earned,5,daily_login,Daily login$/), '']);
    const [all, [, checkIn, login, end]] = await saved('Save Everything');
    expect(all).toMatch(/^gum-\d{4}-\d\d-\d\d\.csv$/);
    expect([checkIn, login, end]).toEqual([
      expect.stringMatching(/,earned,15,daily_checkin,Daily check-in$/),
      expect.stringMatching(/,earned,5,daily_login,Daily login$/),
      '',
    ]);
  });

  await test.step('each page reads well, and is whole on this screen', async () => {
    for (const name of ['Charts', 'Ledger', 'Attendance', 'Today']) {
      await desktop.press(tab(center, name));
      await expect(center.locator.getByText('Opening the books...')).toHaveCount(0);
      expect(await axe(), name).toEqual([]);
      expect(await lettersBetweenPixels(page), name).toEqual([]);
    }
  });

  await test.step('signed out in another tab, it asks who this is', async () => {
    // What this tab asks before it has heard of it is refused: the ledger that was saved is kept on the wallet's disk.
    desktop.allowErrors(/^Refused: [A-Z]+ \/api\/[\w/-]+ 401$/);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: /^GUM balance/ }).waitFor();
    await other.evaluate(() => window.desktopProbe?.open('wallet'));
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await center.says('Please connect your wallet to use the gum system.');
    await expect(center.button('Sign In')).toBeVisible();
    await other.close();
  });
});
