import type { Page } from '@playwright/test';
import { DEMO_CODES } from './support/desktop.ts';
import { expect, test } from './support/test.ts';

/** Off in the public mode; for all members; for administrators. */
const REPORT_CARD = 'Report Card';
const ANIMATION_LAB = 'Icon Animation';

const sessionKeys = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['granted', 'level', 'code'].map((key) => [key, sessionStorage.getItem(`flunks-access-${key}`)]),
    ),
  );

/** On the desktop it is a text, in a phone's taskbar a picture with a name. */
const badgeOf = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).or(page.getByRole('img', { name, exact: true }));

test('the access gate stands before the desktop, which a code opens as far as its level goes @phone', async ({
  desktop,
  page,
  context,
  axe,
  hasTouch,
}) => {
  const { gate } = desktop;
  const field = gate.getByRole('textbox', { name: 'Access code:' });
  const enter = gate.getByRole('button', { name: 'Enter School' });

  await test.step('it asks for a code, and says where to get one (GATE-3, PRODUCT-3)', async () => {
    await desktop.open({ mode: 'build', app: 'wallet' });
    await expect(field).toBeFocused();
    await expect(page).toHaveTitle('Flunks High School - Access Required');
    await expect(enter).toBeDisabled();
    await field.fill('   ');
    await expect(enter).toBeDisabled();
    expect(await axe()).toEqual([]);
    for (const name of ['X', 'Discord']) {
      const link = gate.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      if (hasTouch) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    if (hasTouch) expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('nothing behind it is reached by a key or a finger (GATE-5)', async () => {
    await expect(page.getByRole('button')).toHaveCount(1);
    await gate.click({ position: { x: 5, y: 5 } });
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
  });

  await test.step('it says what is wrong: the code, or the way to the server', async () => {
    desktop.expects('POST /api/validate-access', 403);
    await field.fill('ABCD-EFGH-JKMN-PQRS');
    await page.keyboard.press('Enter');
    await expect(gate.getByRole('alert')).toHaveText(
      'Invalid access code. Please contact the Flunks team for access.',
    );
    await expect(field).toBeFocused();
    desktop.allowErrors(/net::ERR_FAILED/);
    await page.route('**/api/validate-access', (route) => route.abort(), { times: 1 });
    await field.fill(DEMO_CODES.BETA);
    await page.keyboard.press('Enter');
    await expect(gate.getByRole('alert')).toHaveText('Connection error. Please try again.');
  });

  await test.step('the right code opens it, also for what the address asked for, and over a reload', async () => {
    await desktop.enterSchool('BETA');
    await desktop.window('Wallet').isOpen();
    await desktop.window('Wallet').close();
    await expect(page).toHaveTitle('Flunks');
    expect(await sessionKeys(page)).toEqual({ granted: 'true', level: 'BETA', code: DEMO_CODES.BETA });
    await expect(desktop.icon(REPORT_CARD)).toBeVisible();
    await expect(desktop.icon(ANIMATION_LAB)).toBeHidden();
    await expect(badgeOf(page, 'Beta Tester')).toBeVisible();
    await desktop.reload();
    await expect(desktop.taskbar).toBeVisible();
    await expect(gate).toBeHidden();
  });

  await test.step('it comes back for a tab that only says it was granted something', async () => {
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.removeItem('flunks-access-code'));
    await desktop.reload();
    await expect(gate).toBeVisible();
    await expect(desktop.taskbar).toBeHidden();
    await desktop.enterSchool('COMMUNITY');
    await expect(desktop.icon(REPORT_CARD)).toBeVisible();
    await expect(desktop.icon(ANIMATION_LAB)).toBeHidden();
    await expect(badgeOf(page, 'Community Member')).toBeVisible();
  });

  await test.step('the public mode has none, and shows less (GATE-1, MODE-1)', async () => {
    await desktop.open({ mode: 'public' });
    await expect(desktop.icon('My Locker')).toBeVisible();
    await expect(desktop.icon(REPORT_CARD)).toBeHidden();
    await expect(desktop.icon('Bulletin Board')).toBeHidden();
    await expect(badgeOf(page, 'Beta Tester')).toBeHidden();
  });
});

test.describe('an administrator', () => {
  // The page knows the developer by the address of the wallet.
  test.use({ knownWallets: true });

  test('has programs, keys and a badge that nobody else has, until they sign out @desktop', async ({
    desktop,
    page,
  }) => {
    const panel = desktop.window('Gum Admin Panel');
    const signOut = async (): Promise<void> => {
      await desktop.choose('Open Wallet');
      await desktop.signOut();
      await desktop.window('Wallet').close();
    };
    await test.step('nobody else', async () => {
      await desktop.open({ mode: 'build', as: 'geek' });
      await desktop.enterSchool('BETA');
      for (const keys of ['Control+g', 'Control+Alt+t', 'Control+Alt+b']) await page.keyboard.press(keys);
      await page.waitForTimeout(300);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(desktop.icon(REPORT_CARD)).toBeVisible();
      await expect(desktop.icon(ANIMATION_LAB)).toBeHidden();
    });

    await test.step('an administrator', async () => {
      await desktop.open({ mode: 'build', as: 'administrator' });
      await expect(badgeOf(page, 'Administrator, DEV MODE')).toBeVisible();
      await expect(desktop.icon(ANIMATION_LAB)).toBeVisible();
      await page.keyboard.press('Control+g');
      await panel.says('daily_checkin');
      await page.keyboard.press('Control+g');
      await panel.isClosed();
    });

    await test.step('the developer, who switches the build mode', async () => {
      await page.keyboard.press('Control+Alt+b');
      await expect(desktop.icon(REPORT_CARD)).toBeHidden();
      await page.keyboard.press('Control+Alt+b');
      await expect(desktop.icon(REPORT_CARD)).toBeVisible();
      await expect(badgeOf(page, 'Administrator, DEV MODE')).toBeVisible();
    });

    await test.step('nobody, once they have signed out', async () => {
      await page.keyboard.press('Control+g');
      await panel.isOpen();
      await signOut();
      await panel.isClosed();
      await expect(desktop.icon(ANIMATION_LAB)).toBeHidden();
      await expect(badgeOf(page, 'Beta Tester')).toBeVisible();
      await page.keyboard.press('Control+g');
      await expect(panel.locator).toBeHidden();
    });
  });
});
