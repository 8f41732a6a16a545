import type { Locator, Page } from '@playwright/test';
import type { Desktop } from './support/desktop.ts';
import { framesWithin } from './support/frames.ts';
import { expect, test } from './support/test.ts';
import type { DesktopWindow } from './support/window.ts';

/** Opens the locker window of a person who has no locker yet. */
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

/** Presses a button beneath the toast, and lets go only once the toast takes presses itself (SHELL-14). */
async function holdUntilNewsTakesPresses(page: Page, button: Locator): Promise<void> {
  await button.hover();
  await page.mouse.down();
  const news = page.getByRole('status').last();
  await news.evaluate((corner) =>
    Promise.all(corner.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await page.mouse.up();
}

const balance = (page: Page, amount: number) =>
  page.getByRole('button', { name: new RegExp(`^GUM balance: ${amount}( GUM)?$`) });

test('a student gets a locker and claims 15 GUM a day, once, and it is all still there after a reload (LOCKER-7) @desktop', async ({
  desktop,
  page,
  context,
}) => {
  const name = desktop.newName();
  await desktop.open({ as: 'geek' });
  await expect(balance(page, 5)).toHaveCount(1);
  const locker = await openLocker(desktop);
  await lookAtBothHalves(desktop, locker);

  await test.step('the server asks for a name first', async () => {
    await desktop.press(locker.button('GET YOUR LOCKER'));
    await locker.says('Please create a character profile with a username first');
    await locker.field('Username').fill(name);
    await locker.field('Username').press('Enter');
    await expect(locker.button('GET YOUR LOCKER')).toHaveCount(0);
    await locker.says(name);
  });

  const nickname = desktop.newName();
  await test.step('the name is not for ever: the profile gives another, and the locker has it at once', async () => {
    await desktop.openProgram('People', `Edit ${name}`);
    const profile = desktop.window('Edit Your Flunks Profile');
    await profile.field('Username').fill(nickname);
    await desktop.press(profile.locator.getByRole('tab', { name: 'Your collection' }));
    // Their one Flunk, whose picture is then on the pass; the server looks on the chain whether it is theirs.
    await desktop.press(profile.locator.getByRole('radio', { name: /^Flunk #/ }));
    await holdUntilNewsTakesPresses(page, profile.button('Save'));
    const alert = desktop.window('Profile');
    await alert.says('Profile updated successfully!');
    await desktop.press(alert.button('OK'));
    // A picture is fetched once it is scrolled to.
    await profile.locator.locator('[data-photo]').scrollIntoViewIfNeeded();
    await expect(profile.locator.locator('[data-photo] img[data-loaded]')).toHaveCount(1);
    await profile.close();
    await locker.says(nickname);
  });

  await test.step('what they hold opens one house, and only that', async () => {
    await desktop.openProgram('School', 'Clique Access');
    const houses = desktop.window('House Access');
    await houses.says('One house is open to you.');
    await desktop.press(houses.button(/Geek's House/));
    await desktop.window("Geek's House").close();
    await houses.says("You have access to Geek's House.");
    await desktop.press(houses.button(/Prep's House/));
    await houses.says('You need a PREP NFT for access.');
    await houses.close();
  });

  await test.step('the locker has opened by itself, and answers in its picture and beside it (LOCKER-1)', async () => {
    await desktop.press(locker.button('Choose a jacket'));
    // The whole card is the option's label.
    await desktop.press(locker.locator.locator('label', { hasText: 'Jacket 2' }));
    await expect(locker.locator.getByRole('radio', { name: 'Jacket 2' })).toBeChecked();
    await desktop.press(locker.button('Shut the locker'));
    await locker.button('Open the locker').press('Enter');
    await expect(locker.button('Shut the locker')).toBeFocused();
    await desktop.press(locker.button('Look into the jar of GUM'));
    await expect(locker.locator.getByRole('tab', { name: 'Gum', selected: true })).toBeVisible();
  });

  await test.step('two tabs, a double click and ten requests at once pay the check-in once', async () => {
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
    await desktop.reload();
    await locker.isOpen();
    await locker.says(nickname);
    await expect(balance(page, 20)).toHaveCount(1);
    await showGum(desktop, locker);
    await locker.says(/\d+h \d+m \d+s/);
  });

  await test.step('once they sign out it asks whose it is', async () => {
    await desktop.choose('Open Wallet');
    await desktop.signOut();
    await desktop.press(desktop.task('My Locker'));
    await locker.says('Please connect your wallet first!');
  });
});

/** The hall and the page beside it are one window, which rests when it is not seen. */
async function lookAtBothHalves(desktop: Desktop, locker: DesktopWindow): Promise<void> {
  const { page } = desktop;
  const [door, button] = [locker.button('Open the locker'), locker.button('GET YOUR LOCKER')];
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await test.step('it is dragged in one piece', async () => {
    const [before, beside] = [await door.boundingBox(), await button.boundingBox()];
    await locker.drag(-60, 40);
    const moved = { x: (before?.x ?? 0) - 60, y: (before?.y ?? 0) + 40 };
    await expect.poll(() => door.boundingBox()).toMatchObject(moved);
    expect((await button.boundingBox())?.x).toBe((beside?.x ?? 0) - 60);
    await door.click();
    await locker.says('Locked. This one is not yours yet.');
  });

  await test.step('what lies over it takes the clicks of both halves, and it comes back with both', async () => {
    await expect.poll(() => framesWithin(page, 300)).toBeGreaterThan(0);
    await page.keyboard.press('Control+Alt+h');
    const sheet = desktop.window('Keyboard Shortcuts');
    await sheet.titleButton('Maximize').click();
    await expect.poll(() => windowAt(page, door)).toBe('Keyboard Shortcuts');
    expect(await windowAt(page, button)).toBe('Keyboard Shortcuts');
    await expect.poll(() => framesWithin(page, 400)).toBe(0);
    await desktop.task('My Locker').click();
    await expect.poll(() => windowAt(page, door)).toBe('My Locker');
    expect(await windowAt(page, button)).toBe('My Locker');
    await expect.poll(() => framesWithin(page, 300)).toBeGreaterThan(0);
  });

  await test.step('it rests while it is minimised', async () => {
    await locker.titleButton('Minimize').click();
    await expect.poll(() => framesWithin(page, 400)).toBe(0);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await desktop.task('My Locker').click();
}

/** The title of the window that a click on the middle of this reaches. */
async function windowAt(page: Page, target: Locator): Promise<string | null> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest('[role=dialog]')?.getAttribute('aria-label') ?? null,
    [x + width / 2, y + height / 2] as const,
  );
}

/** The wallet of the session that a request with this header belongs to. */
function walletIn(authorization: string): string {
  const [, payload = ''] = authorization.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { wallet: string }).wallet;
}
