import { goAhead, openConsole, turnTo } from './support/console.ts';
import { expect, test } from './support/test.ts';

// What an administrator sets for everyone: these run when all others have (playwright.config.ts), one after the other.
test.describe.configure({ mode: 'default' });

const NOON = '2025-10-01T17:00:00Z';

test('the hours of day and night are set by an administrator, and the town turns dark at once @for-everyone', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ now: NOON, as: 'administrator' });
  await desktop.choose('Day/Night Configuration');
  const panel = desktop.window('Day/Night Configuration');
  const night = panel.locator.getByRole('combobox', { name: 'Night begins at:' });
  await expect(night.getByRole('option')).toHaveCount(24);
  await expect(night.getByRole('option').first()).toHaveText('12 AM (Midnight)');
  await expect(night.getByRole('option').nth(12)).toHaveText('12 PM (Noon)');
  await panel.says('Night falls at 8 PM');

  await test.step('it says why they were not saved, without a flaw for axe', async () => {
    const refusal = { success: false, code: 'FORBIDDEN', error: 'Administrators only.' };
    desktop.expects('POST /api/time-config', 403);
    await page.route('**/api/time-config', (route) => route.fulfill({ status: 403, json: refusal }), {
      times: 1,
    });
    await desktop.press(panel.button('Save'));
    await expect(panel.locator.getByRole('alert')).toHaveText(
      'Failed to update time configurationAdministrators only.',
    );
    expect(await axe()).toEqual([]);
  });

  const other = await page.context().newPage();
  await other.goto(`${desktop.origin}/?now=${NOON}&open=town-map&renderer=canvas`);
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

test('the operator’s console makes an access code, shows it once, and revokes it; and tells how the server is (CONSOLE-10) @for-everyone @all', async ({
  desktop,
  axe,
}) => {
  const opened = await openConsole(desktop);
  const codes = await turnTo(desktop, opened, 'Access codes');
  await opened.field('What it is for:').fill('School paper');
  await desktop.press(opened.button('Make...'));
  await goAhead(desktop, 'New access code', 'they asked for one');
  const told = desktop.window('New access code');
  await told.says(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  await desktop.press(told.button('OK'));
  const row = codes.getByRole('row').filter({ hasText: 'School paper' });
  await expect(row).toContainText('in force');
  expect(await axe()).toEqual([]);
  await desktop.press(row.getByRole('button', { name: 'Revoke' }));
  await goAhead(desktop, 'Revoke', 'it was posted in public');
  await expect(row).toContainText('revoked');

  const scores = await turnTo(desktop, opened, 'Scores');
  await desktop.press(scores.getByRole('button', { name: 'Strike out' }).first());
  await goAhead(desktop, 'Strike out', 'played by a program');
  await desktop.press(scores.getByRole('button', { name: 'Put back' }));
  expect(await axe()).toEqual([]);
  await goAhead(desktop, 'Put back', 'it was played by hand');
  await opened.says('The run was put back.');

  const sources = await turnTo(desktop, opened, 'Sources');
  await desktop.press(opened.button('Set Daily check-in'));
  await opened.field('Pays (GUM):').fill('12');
  expect(await axe()).toEqual([]);
  await desktop.press(opened.button('Save...'));
  await goAhead(desktop, 'Set Daily check-in', 'a quiet week');
  await expect(sources.getByRole('row', { name: /Daily check-in/ })).toContainText('12');

  await test.step('a feature is on at once, and its icon is there', async () => {
    const features = await turnTo(desktop, opened, 'Features');
    await expect(desktop.icon('Report Card')).toHaveCount(0);
    await desktop.press(opened.button('Set Report Card'));
    await opened.field('Set to:').selectOption('On for everyone');
    expect(await axe()).toEqual([]);
    await desktop.press(opened.button('Save...'));
    await goAhead(desktop, 'Set Report Card', 'the term is over');
    await expect(features.getByRole('row', { name: /Report Card/ })).toContainText('on');
    await opened.says('It was set.');
    await expect(desktop.icon('Report Card')).toHaveCount(1);
  });

  await test.step('an announcement is written and withdrawn', async () => {
    const announcements = await turnTo(desktop, opened, 'Announcements');
    await opened.field('Title:').fill('Picture Day');
    await opened.locator.getByLabel(/^Text/).fill('Bring a comb.');
    await desktop.press(opened.button('Announce...'));
    await goAhead(desktop, 'New announcement', 'the photographer called');
    const row = announcements.getByRole('row', { name: /Picture Day/ });
    await expect(row).toContainText('shown');
    expect(await axe()).toEqual([]);
    await desktop.press(row.getByRole('button', { name: 'Withdraw' }));
    await goAhead(desktop, 'Withdraw', 'it was put off');
    await expect(row).toContainText('withdrawn');
  });

  await turnTo(desktop, opened, 'Inbox');
  await turnTo(desktop, opened, 'Health');
  await opened.says('POST /api/console/codes');
  await opened.says(/\d MB/);
  expect(await axe()).toEqual([]);
});
