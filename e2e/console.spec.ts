import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Desktop } from './support/desktop.ts';
import { expect, test } from './support/test.ts';
import type { DesktopWindow } from './support/window.ts';

const TITLE = 'Operator’s Console';
const GEEK = '0xd300000000000002';
const OPERATOR = '0xd300000000000004';

/** Chooses a page of the console the way this device shows them. */
async function turnTo(desktop: Desktop, opened: DesktopWindow, page: string): Promise<Locator> {
  const list = opened.locator.getByRole('listbox', { name: 'Pages' });
  const choice = opened.locator.getByRole('combobox', { name: 'Pages' });
  await expect(list.or(choice)).toBeVisible();
  if (await list.isVisible()) await desktop.press(list.getByRole('option', { name: page, exact: true }));
  else await choice.selectOption(page);
  const shown = opened.locator.getByRole('group', { name: page, exact: true });
  await expect(shown).toBeVisible();
  return shown;
}

/** Gives the reason that an act asks for, and says yes when it asks again. */
async function goAhead(desktop: Desktop, title: string, reason: string): Promise<void> {
  const dialog = desktop.window(title);
  await dialog.field('Reason, for the audit log:').fill(reason);
  await desktop.press(dialog.button('Go on'));
  await desktop.press(desktop.window(title).button('Yes'));
}

/** Calls the API with the session of the page, as the messenger does. */
const call = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const post = async (route: string, json: string, token?: string): Promise<unknown> => {
        const headers = {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        };
        return (await fetch(route, { method: 'POST', headers, body: json })).json();
      };
      const { session } = (await post('/api/auth/refresh', '{}')) as { session: { accessToken: string } };
      return post(to, sent, session.accessToken);
    },
    [path, JSON.stringify(body)] as const,
  );

test.describe('the operator’s console', () => {
  test.use({ ownServer: true });

  test('adjusts a balance with a reason, undoes that, and has both on record', async ({
    desktop,
    page,
    axe,
  }) => {
    await desktop.open();
    await desktop.signIn('administrator');
    await desktop.choose(TITLE);
    const opened = desktop.window(TITLE);

    const statements = await turnTo(desktop, opened, 'Statements');
    await opened.field('Wallet:').fill(OPERATOR);
    await desktop.press(opened.button('Show'));
    await opened.says(`${OPERATOR} has 5 GUM`);

    await test.step('an amount that is none is refused at once', async () => {
      await opened.locator.getByLabel('Amount:').fill('-0.5');
      await desktop.press(opened.button('Adjust...'));
      await opened.says('An amount is a whole number other than 0');
    });

    await test.step('it asks twice, and without a Yes nothing happens', async () => {
      await opened.locator.getByLabel('Amount:').fill('500');
      await desktop.press(opened.button('Adjust...'));
      const dialog = desktop.window('Adjust GUM');
      await dialog.field('Reason, for the audit log:').fill('for a test');
      await desktop.press(dialog.button('Go on'));
      await desktop.press(dialog.button('No'));
      await opened.says(`${OPERATOR} has 5 GUM`);
    });

    await desktop.press(opened.button('Adjust...'));
    await goAhead(desktop, 'Adjust GUM', 'a gift for a test');
    await opened.says(`${OPERATOR} has 505 GUM`);
    expect(await axe()).toEqual([]);

    await test.step('the statement is saved as CSV', async () => {
      const download = page.waitForEvent('download');
      await desktop.press(opened.button('Save as CSV'));
      const file = await download;
      expect(file.suggestedFilename()).toBe(`gum-${OPERATOR}.csv`);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(lines[0]).toBe('id,created_at,amount,source,caused_by,reason,undoes');
      expect(lines[1]).toContain(`,500,operator_adjustment,${OPERATOR},a gift for a test,`);
      expect(lines).toHaveLength(3);
    });

    await test.step('what is unusual is named, and leads to the statement', async () => {
      await turnTo(desktop, opened, 'Books');
      await opened.says('moved 500 GUM at once');
      await opened.says(/The books balance/);
      expect(await axe()).toEqual([]);
      await desktop.press(opened.button('Statement').first());
    });

    await desktop.press(statements.getByRole('button', { name: 'Undo', exact: true }));
    await goAhead(desktop, 'Undo an adjustment', 'it was a test');
    await opened.says(`${OPERATOR} has 5 GUM`);
    await expect(statements.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);

    const audit = await turnTo(desktop, opened, 'Audit log');
    const rows = audit.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toContainText('GUM adjustment undone');
    await expect(rows.nth(1)).toContainText('it was a test');
    await expect(rows.nth(2)).toContainText('balance: 5');
    await expect(rows.nth(2)).toContainText('a gift for a test');
    expect(await axe()).toEqual([]);
    await opened.locator.getByLabel('Act:').selectOption('Day and night changed');
    await expect(rows.nth(1)).toContainText('none');
  });

  test('finds a person, mutes and bans them, and goes through the books', async ({ desktop, axe }) => {
    await desktop.open();
    await desktop.signIn('geek');
    await desktop.choose('Open Wallet');
    await desktop.press(desktop.window('Wallet').button('Sign Out'));
    await desktop.window('Wallet').close();
    await desktop.signIn('administrator');
    await desktop.choose(TITLE);
    const opened = desktop.window(TITLE);
    const people = await turnTo(desktop, opened, 'People');
    await opened.field('Wallet, or beginning of a name:').fill(GEEK);
    await desktop.press(opened.button('Find'));
    await expect(people.getByRole('row')).toHaveCount(2);
    await desktop.press(opened.button('Look'));

    await desktop.press(opened.button('Mute'));
    await goAhead(desktop, 'Mute', 'wrote rude lines');
    await opened.says('Muted since');
    await desktop.press(opened.button('Ban'));
    await goAhead(desktop, 'Ban', 'wrote rude lines again');
    await opened.says('Banned since');
    expect(await axe()).toEqual([]);

    await test.step('undoes it', async () => {
      await desktop.press(opened.button('Let in'));
      await goAhead(desktop, 'Let in', 'it was somebody else');
      await expect(opened.button('Ban')).toBeVisible();
    });

    await test.step('their own wallet is for another to change', async () => {
      await opened.field('Wallet, or beginning of a name:').fill(OPERATOR);
      await desktop.press(opened.button('Find'));
      await expect(people.getByRole('row').nth(1)).toContainText(OPERATOR);
      await desktop.press(opened.button('Look'));
      await opened.says('This is your own wallet');
      await expect(opened.button('Ban')).toHaveCount(0);
    });

    await turnTo(desktop, opened, 'Reconciliation');
    await desktop.press(opened.button('Go through now'));
    await opened.says(/^Nothing wrong at/);
    expect(await axe()).toEqual([]);
  });

  test('removes a reported message, puts it back, and releases one that is held', async ({
    desktop,
    page,
    axe,
  }) => {
    await desktop.open();
    await desktop.signIn('geek');
    await call(page, '/api/profile', { wallet: GEEK, username: 'Rosie' });
    const write = (message_text: string) =>
      call(page, '/api/chat-messages', { room_name: 'General Chat', wallet_address: GEEK, message_text });
    await write('Never share a seed phrase, says my dad');
    const { message } = (await write('Meet me behind the gym at noon')) as { message: { id: string } };
    await desktop.choose('Open Wallet');
    await desktop.press(desktop.window('Wallet').button('Sign Out'));
    await desktop.window('Wallet').close();
    await desktop.signIn('administrator');
    const report = { wallet_address: OPERATOR, id: message.id, reason: 'harassment' };
    await call(page, '/api/chat-messages/reports', report);

    await desktop.choose(TITLE);
    const opened = desktop.window(TITLE);
    const queue = await turnTo(desktop, opened, 'Moderation');
    const reported = queue.getByRole('row').filter({ hasText: 'harassment 1' });
    await desktop.press(reported.getByRole('button', { name: 'Look' }));
    await opened.says('Meet me behind the gym at noon');
    expect(await axe()).toEqual([]);
    await desktop.press(opened.button('Remove'));
    await goAhead(desktop, 'Remove', 'a threat');
    await expect(reported).toHaveCount(0);

    await test.step('a held message is released', async () => {
      const held = queue.getByRole('row').filter({ hasText: 'held' });
      await desktop.press(held.getByRole('button', { name: 'Look' }));
      await opened.says('Never share a seed phrase, says my dad');
      await desktop.press(opened.button('Release'));
      await goAhead(desktop, 'Release', 'good advice');
      await opened.says('The text was released.');
      await expect(held).toHaveCount(0);
    });

    await opened.locator.getByLabel('What people wrote that:').selectOption('an operator removed');
    const removed = queue.getByRole('row').filter({ hasText: 'removed' });
    await desktop.press(removed.getByRole('button', { name: 'Look' }));
    expect(await axe()).toEqual([]);
    await desktop.press(opened.button('Put back'));
    await goAhead(desktop, 'Put back', 'it was a date');
    await opened.says('The text was put back.');
  });

  test('makes an access code, shows it once, and revokes it; and tells how the server is', async ({
    desktop,
    axe,
  }) => {
    await desktop.open();
    await desktop.signIn('administrator');
    await desktop.choose(TITLE);
    const opened = desktop.window(TITLE);
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

  test('is for administrators alone @desktop', async ({ desktop }) => {
    await desktop.open();
    await desktop.signIn('geek');
    await expect((await desktop.openStartMenu()).getByRole('menuitem', { name: TITLE })).toHaveCount(0);
  });
});
