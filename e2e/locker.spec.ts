import type { Page } from '@playwright/test';
import type { Desktop } from './support/desktop.ts';
import { expect, test } from './support/test.ts';
import type { DesktopWindow } from './support/window.ts';

test.use({ ownServer: true });

/** Opens the locker window of somebody who has no locker yet. */
async function openLocker(desktop: Desktop): Promise<DesktopWindow> {
  desktop.expects('GET /api/locker-info', 404);
  await desktop.choose('My Locker');
  const locker = desktop.window('My Locker');
  await locker.isOpen();
  return locker;
}

/** Gets a locker, giving the name that is asked for first. */
async function moveIn(desktop: Desktop, locker: DesktopWindow, name: string): Promise<void> {
  await desktop.press(locker.button('GET YOUR LOCKER'));
  await locker.says('Please create a character profile with a username first');
  await locker.field('Username').fill(name);
  await locker.field('Username').press('Enter');
  await expect(locker.button('GET YOUR LOCKER')).toHaveCount(0);
  await locker.says(name);
}

async function showGum(desktop: Desktop, locker: DesktopWindow): Promise<void> {
  await desktop.press(locker.locator.getByRole('tab', { name: 'Gum' }));
}

const balance = (page: Page, amount: number) =>
  page.getByRole('button', { name: new RegExp(`^GUM balance: ${amount}( GUM)?$`) });

test('a student signs in, gets a locker, claims 15 GUM, reloads, and it is all still there', async ({
  desktop,
  page,
}) => {
  await desktop.open();
  await desktop.signIn('geek');
  await expect(balance(page, 5)).toHaveCount(1);
  const locker = await openLocker(desktop);
  await moveIn(desktop, locker, 'milhouse');
  await showGum(desktop, locker);
  await desktop.press(locker.button('Claim 15 GUM'));
  await locker.says(/\d+h \d+m \d+s/);
  await expect(balance(page, 20)).toHaveCount(1);
  await locker.says('Daily check-in');

  await page.waitForTimeout(400);
  await desktop.reload();
  await locker.isOpen();
  await locker.says('milhouse');
  await expect(balance(page, 20)).toHaveCount(1);
  await showGum(desktop, locker);
  await locker.says(/\d+h \d+m \d+s/);
});

test('two tabs, a double click and ten requests at once pay the check-in once', async ({
  desktop,
  page,
  context,
}) => {
  await desktop.open();
  await desktop.signIn('geek');
  const locker = await openLocker(desktop);
  await moveIn(desktop, locker, 'janey');
  await showGum(desktop, locker);
  const claim = locker.button('Claim 15 GUM');
  await expect(claim).toBeEnabled();

  const headers: Record<string, string> = {};
  page.on('request', (request) => Object.assign(headers, request.headers()));
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(balance(other, 5)).toHaveCount(1);
  await page.bringToFront();
  await claim.dblclick();
  await expect(balance(page, 20)).toHaveCount(1);
  await expect(balance(other, 20)).toHaveCount(1);

  const { authorization } = headers;
  const wallet = await page.evaluate(async (token) => {
    const [, payload] = (token ?? '').split('.');
    return (JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { wallet: string })
      .wallet;
  }, authorization);
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const answer = await page.request.post(`${desktop.origin}/api/daily-checkin`, {
        headers: { authorization: authorization ?? '', origin: desktop.origin },
        data: { wallet },
      });
      return answer.status();
    }),
  );
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 409));
  await expect(balance(page, 20)).toHaveCount(1);
});

test('a locker keeps what was typed while the server is gone, and goes on when it is back', async ({
  desktop,
  server,
}) => {
  desktop.allowErrors(/Failed to load resource|ERR_CONNECTION/);
  await desktop.open();
  await desktop.signIn('geek');
  const locker = await openLocker(desktop);
  await desktop.press(locker.button('GET YOUR LOCKER'));
  await locker.field('Username').fill('ralph');
  await server.stop();
  await locker.field('Username').press('Enter');
  await locker.says(/The school computer does not answer/);
  await expect(locker.field('Username')).toHaveValue('ralph');
  await server.start();
  await expect(locker.button('GET YOUR LOCKER')).toHaveCount(0, { timeout: 30_000 });
  await locker.says('ralph');
});

test('the locker of someone who signs out asks whose it is', async ({ desktop }) => {
  await desktop.open();
  await desktop.signIn('geek');
  const locker = await openLocker(desktop);
  await expect(locker.button('GET YOUR LOCKER')).toBeVisible();
  await desktop.choose('Open Wallet');
  await desktop.press(desktop.window('Wallet').button('Sign Out'));
  await desktop.press(desktop.task('My Locker'));
  await locker.says('Please connect your wallet first!');
});

test('the Gum Admin Panel opens on Ctrl+G for an administrator and for nobody else @desktop', async ({
  desktop,
  page,
}) => {
  await desktop.open();
  await desktop.signIn('geek');
  await page.keyboard.press('Control+g');
  await page.waitForTimeout(300);
  await desktop.window('Gum Admin Panel').isClosed();
  await desktop.choose('Open Wallet');
  await desktop.press(desktop.window('Wallet').button('Sign Out'));
  await desktop.isSignedOut();
  await desktop.signIn('administrator');
  await page.keyboard.press('Control+g');
  const panel = desktop.window('Gum Admin Panel');
  await panel.isOpen();
  await panel.says('daily_checkin');
  await page.keyboard.press('Control+g');
  await panel.isClosed();
});
