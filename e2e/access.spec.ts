import type { Page } from '@playwright/test';
import { DEMO_CODES } from './support/desktop.ts';
import { expect, test } from './support/test.ts';

const NOON = '2025-10-01T17:00:00Z';

const sessionKeys = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['granted', 'level', 'code'].map((key) => [key, sessionStorage.getItem(`flunks-access-${key}`)]),
    ),
  );

test.describe('the access gate', () => {
  test('stands before the desktop until the right code is entered', async ({ desktop, page, axe }) => {
    desktop.expects('POST /api/validate-access', 403);
    await desktop.open({ mode: 'build' });
    const { gate } = desktop;
    const field = gate.getByRole('textbox', { name: 'Access code:' });
    const enter = gate.getByRole('button', { name: 'Enter School' });
    await expect(field).toBeFocused();
    await expect(page).toHaveTitle('Flunks High School - Access Required');
    await expect(enter).toBeDisabled();
    await field.fill('   ');
    await expect(enter).toBeDisabled();
    expect(await axe()).toEqual([]);

    await field.fill('ABCD-EFGH-JKMN-PQRS');
    await page.keyboard.press('Enter');
    await expect(gate.getByRole('alert')).toHaveText(
      'Invalid access code. Please contact the Flunks team for access.',
    );
    await expect(field).toBeFocused();

    await desktop.enterSchool('BETA');
    await expect(page).toHaveTitle('Flunks');
    expect(await sessionKeys(page)).toEqual({ granted: 'true', level: 'BETA', code: DEMO_CODES.BETA });
    await desktop.reload();
    await expect(desktop.taskbar).toBeVisible();
    await expect(desktop.gate).toBeHidden();
  });

  test('leaves nothing behind it that a key or a finger could reach', async ({ desktop, page }) => {
    await desktop.open({ mode: 'build', app: 'wallet' });
    await expect(desktop.gate).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(1);
    for (const keys of ['Control+Alt+s', 'Control+Alt+h', 'F1', '?']) await page.keyboard.press(keys);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('.gate') === null;
      });
      expect(outside).toBe(false);
    }
    await desktop.enterSchool('BETA');
    await desktop.window('Wallet').isOpen();
  });

  test('says when the server cannot be asked', async ({ desktop, page }) => {
    desktop.allowErrors(/net::ERR_FAILED/);
    await desktop.open({ mode: 'build' });
    await page.route('**/api/validate-access', (route) => route.abort(), { times: 1 });
    await desktop.gate.getByRole('textbox').fill(DEMO_CODES.BETA);
    await page.keyboard.press('Enter');
    await expect(desktop.gate.getByRole('alert')).toHaveText('Connection error. Please try again.');
    await page.keyboard.press('Enter');
    await expect(desktop.gate).toBeHidden();
  });

  test('comes back for a tab that only says it was granted something', async ({ desktop, page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('flunks-access-granted', 'true');
      sessionStorage.setItem('flunks-access-level', 'BETA');
    });
    await desktop.open({ mode: 'build' });
    await expect(desktop.gate).toBeVisible();
    await expect(desktop.taskbar).toBeHidden();
  });

  test('is not there in the public mode, which grants its level by itself', async ({ desktop, page }) => {
    await page.addInitScript(() => {
      addEventListener('flunks-access-updated', () =>
        document.documentElement.toggleAttribute('data-updated', true),
      );
    });
    await desktop.open();
    await expect(desktop.taskbar).toBeVisible();
    await expect(desktop.gate).toBeHidden();
    expect(await sessionKeys(page)).toEqual({ granted: 'true', level: 'BETA', code: 'AUTO-GRANTED-DEV' });
    await expect(page.locator('html[data-updated]')).toBeAttached();
  });

  test('leads to where one can ask for a code, and fits a thumb @phone', async ({ desktop }) => {
    await desktop.open({ mode: 'build' });
    for (const name of ['X', 'Discord']) {
      const link = desktop.gate.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect((await desktop.gate.getByRole('textbox').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('who sees what', () => {
  /** Off in the public mode; for all members; for administrators. */
  const REPORT_CARD = 'Report Card';
  const ANIMATION_LAB = 'Icon Animation Lab';

  test('a community member, and a beta tester, and a badge for each', async ({ desktop, page }) => {
    await desktop.open();
    await expect(desktop.icon('My Locker')).toBeVisible();
    await expect(desktop.icon(REPORT_CARD)).toBeHidden();
    for (const [level, badge] of [
      ['COMMUNITY', 'Community Member'],
      ['BETA', 'Beta Tester'],
    ] as const) {
      await page.evaluate(() => sessionStorage.clear());
      await desktop.open({ mode: 'build' });
      await desktop.enterSchool(level);
      await expect(desktop.icon(REPORT_CARD)).toBeVisible();
      await expect(desktop.icon(ANIMATION_LAB)).toBeHidden();
      await expect(badgeOf(page, badge)).toBeVisible();
    }
    await desktop.open({ mode: 'public' });
    await expect(desktop.icon(REPORT_CARD)).toBeHidden();
    await expect(badgeOf(page, 'Beta Tester')).toBeHidden();
  });

  test('an administrator, until they sign out @desktop', async ({ desktop, page }) => {
    await desktop.open({ mode: 'build' });
    await desktop.enterSchool('BETA');
    await desktop.signIn('administrator');
    await expect(badgeOf(page, 'Administrator, DEV MODE')).toBeVisible();
    await expect(desktop.icon(ANIMATION_LAB)).toBeVisible();
    await page.keyboard.press('Control+g');
    await desktop.window('Gum Admin Panel').isOpen();
    await desktop.choose('Open Wallet');
    await desktop.press(desktop.window('Wallet').button('Sign Out'));
    await desktop.window('Gum Admin Panel').isClosed();
    await expect(desktop.icon(ANIMATION_LAB)).toBeHidden();
    await expect(badgeOf(page, 'Beta Tester')).toBeVisible();
    await page.keyboard.press('Control+g');
    await expect(desktop.window('Gum Admin Panel').locator).toBeHidden();
  });

  test('the developer, who switches the build mode by keys that nobody else has @desktop', async ({
    desktop,
    page,
  }) => {
    await desktop.open();
    await desktop.signIn('geek');
    await page.keyboard.press('Control+Alt+b');
    await expect(desktop.icon(REPORT_CARD)).toBeHidden();
    await desktop.choose('Open Wallet');
    await desktop.press(desktop.window('Wallet').button('Sign Out'));
    await desktop.window('Wallet').close();
    await desktop.signIn('administrator');
    await page.keyboard.press('Control+Alt+b');
    await expect(badgeOf(page, 'Administrator, DEV MODE')).toBeVisible();
    await expect(desktop.icon(REPORT_CARD)).toBeVisible();
    await page.keyboard.press('Control+Alt+b');
    await expect(desktop.icon(REPORT_CARD)).toBeHidden();
  });
});

/** On the desktop it is a text, in a phone's taskbar a picture with a name. */
const badgeOf = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).or(page.getByRole('img', { name, exact: true }));

test.describe('the hours of day and night', () => {
  test.use({ ownServer: true });
  // Each begins with a server and a wallet of its own.
  test.slow();

  test('are set by an administrator, and the town turns dark at once', async ({ desktop, page }) => {
    await desktop.open({ now: NOON });
    await desktop.signIn('administrator');
    await desktop.choose('Day/Night Configuration');
    const panel = desktop.window('Day/Night Configuration');
    const night = panel.locator.getByRole('combobox', { name: 'Night begins at:' });
    await expect(night.getByRole('option')).toHaveCount(24);
    await expect(night.getByRole('option').first()).toHaveText('12 AM (Midnight)');
    await expect(night.getByRole('option').nth(12)).toHaveText('12 PM (Noon)');
    await panel.says('Night falls at 8 PM');

    const other = await page.context().newPage();
    await other.goto(`${desktop.origin}/?now=${NOON}&open=town-map`);
    const town = other.getByRole('dialog', { name: 'Town Map' }).getByRole('img');
    await expect(town).toHaveAccessibleName(/afternoon/);

    await page.bringToFront();
    await night.selectOption('11 AM');
    await desktop.press(panel.button('Save'));
    await panel.says('Time configuration updated successfully!');
    await panel.says('It is night in Arcadia.');
    await other.bringToFront();
    await expect(town).toHaveAccessibleName(/at night/);
    await other.reload();
    await expect(town).toHaveAccessibleName(/at night/);
  });

  test('are nobody else’s to set', async ({ desktop, page }) => {
    await desktop.open();
    const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
    await desktop.signIn('geek');
    await page.keyboard.press('Control+Alt+t');
    await expect(desktop.window('Day/Night Configuration').locator).toBeHidden();
    const { authorization = '' } = (await asked).headers();
    const hours = { day_start_hour: 0, night_start_hour: 12, timezone: 'UTC' };
    const answer = await page.request.post(`${desktop.origin}/api/time-config`, {
      data: hours,
      headers: { authorization, origin: desktop.origin, 'idempotency-key': crypto.randomUUID() },
    });
    expect(answer.status()).toBe(403);
    const { config } = (await (await page.request.get(`${desktop.origin}/api/time-config`)).json()) as {
      config: Record<string, unknown>;
    };
    expect(config).toMatchObject({ day_start_hour: 6, night_start_hour: 20, timezone: 'America/Chicago' });
  });

  test('have a panel that says why they were not saved, without a flaw for axe @desktop', async ({
    desktop,
    page,
    axe,
  }) => {
    await desktop.open();
    await desktop.signIn('administrator');
    await page.keyboard.press('Control+Alt+t');
    const panel = desktop.window('Day/Night Configuration');
    await panel.isOpen();
    await expect(panel.button('Save')).toBeVisible();
    desktop.expects('POST /api/time-config', 403);
    await page.route('**/api/time-config', (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, code: 'FORBIDDEN', error: 'Administrators only.' },
      }),
    );
    await desktop.press(panel.button('Save'));
    await expect(panel.locator.getByRole('alert')).toHaveText(
      'Failed to update time configurationAdministrators only.',
    );
    expect(await axe()).toEqual([]);
  });
});

test.describe('links', () => {
  test.beforeEach(async ({ context }) => {
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
  });

  test('open a tab of their own, which cannot reach the desktop', async ({ desktop, page }) => {
    await desktop.open();
    const opened = page.waitForEvent('popup');
    const icon = desktop.icon('Discord');
    await icon.focus();
    await page.keyboard.press('Enter');
    const tab = await opened;
    await tab.waitForURL(/^https:\/\/discord\.gg\//);
    expect(await tab.evaluate(() => opener === null)).toBe(true);
  });

  test('say their address where the browser opens no tab', async ({ desktop, page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await desktop.open();
    await desktop.icon('Market').focus();
    await page.keyboard.press('Enter');
    await desktop.window('Pop-up Blocked').says(/https:\/\//);
  });
});
