import type { Page } from '@playwright/test';
import type { Desktop } from './support/desktop.ts';
import { expect, test } from './support/test.ts';
import type { DesktopWindow } from './support/window.ts';

/** Opens the locker window of somebody who has no locker yet. */
async function openLocker(desktop: Desktop): Promise<DesktopWindow> {
  desktop.expects('GET /api/locker-info', 404);
  await desktop.choose('My Locker');
  const locker = desktop.window('My Locker');
  await locker.isOpen();
  return locker;
}

async function showGum(desktop: Desktop, locker: DesktopWindow): Promise<void> {
  await desktop.press(locker.locator.getByRole('tab', { name: 'Gum' }));
}

const balance = (page: Page, amount: number) =>
  page.getByRole('button', { name: new RegExp(`^GUM balance: ${amount}( GUM)?$`) });

test('a student gets a locker and claims 15 GUM a day, once, and it is all still there after a reload', async ({
  desktop,
  page,
  context,
}) => {
  const name = desktop.newName();
  await desktop.open();
  await desktop.signIn('geek');
  await expect(balance(page, 5)).toHaveCount(1);
  const locker = await openLocker(desktop);

  await test.step('the server asks for a name first', async () => {
    await desktop.press(locker.button('GET YOUR LOCKER'));
    await locker.says('Please create a character profile with a username first');
    await locker.field('Username').fill(name);
    await locker.field('Username').press('Enter');
    await expect(locker.button('GET YOUR LOCKER')).toHaveCount(0);
    await locker.says(name);
  });

  await test.step('two tabs, a double click and ten requests at once pay the check-in once', async () => {
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
    await locker.says(/\d+h \d+m \d+s/);
    await locker.says('Daily check-in');
    await expect(balance(page, 20)).toHaveCount(1);
    await expect(balance(other, 20)).toHaveCount(1);
    await other.close();

    const { authorization = '' } = headers;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        page.request.post(`${desktop.origin}/api/daily-checkin`, {
          headers: { authorization, origin: desktop.origin },
          data: { wallet: walletIn(authorization) },
        }),
      ),
    );
    expect(answers.map((answer) => answer.status())).toEqual(Array.from({ length: 10 }, () => 409));
    await expect(balance(page, 20)).toHaveCount(1);
  });

  await test.step('it is all still there after a reload', async () => {
    await page.waitForTimeout(400);
    await desktop.reload();
    await locker.isOpen();
    await locker.says(name);
    await expect(balance(page, 20)).toHaveCount(1);
    await showGum(desktop, locker);
    await locker.says(/\d+h \d+m \d+s/);
  });

  await test.step('once they sign out it asks whose it is', async () => {
    await desktop.choose('Open Wallet');
    await desktop.press(desktop.window('Wallet').button('Sign Out'));
    await desktop.press(desktop.task('My Locker'));
    await locker.says('Please connect your wallet first!');
  });
});

/** The wallet of the session that a request with this header belongs to. */
function walletIn(authorization: string): string {
  const [, payload = ''] = authorization.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { wallet: string }).wallet;
}

test.describe('while the server is gone', () => {
  test.use({ ownServer: true });

  test('a locker keeps what was typed, and goes on when it is back', async ({ desktop, server }) => {
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
});
