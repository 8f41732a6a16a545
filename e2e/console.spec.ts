import { readFile } from 'node:fs/promises';
import { goAhead, openConsole, turnTo } from './support/console.ts';
import { cutActions } from './support/cutOff.ts';
import { expect, test } from './support/test.ts';
import type { Wallets } from './support/wallets.ts';

test('the operator’s console adjusts a balance with a reason, undoes that, and judges what was reported @desktop @all', async ({
  desktop,
  page,
  wallets,
  axe,
}) => {
  const operator = await wallets.addressOf('administrator');
  // No administrator adjusts their own balance (CONSOLE-4).
  const geek = await wallets.addressOf('geek');
  await wallets.api('geek');
  const opened = await openConsole(desktop);

  const statements = await turnTo(desktop, opened, 'Statements');
  await opened.field('Wallet:').fill(geek);
  await desktop.press(opened.button('Show'));
  await opened.says(`${geek} has 5 GUM`);

  await test.step('an amount that is none is refused at once', async () => {
    await opened.locator.getByLabel('Amount:').fill('-0.5');
    await desktop.press(opened.button('Adjust...'));
    await opened.says('An amount is a whole number other than 0');
  });

  await test.step('it asks twice, and without a Yes nothing happens (CONSOLE-1)', async () => {
    await opened.locator.getByLabel('Amount:').fill('500');
    await desktop.press(opened.button('Adjust...'));
    const dialog = desktop.window('Adjust GUM');
    await dialog.field('Reason, for the audit log:').fill('for a test');
    await desktop.press(dialog.button('Go on'));
    await desktop.press(dialog.button('No'));
    await opened.says(`${geek} has 5 GUM`);
  });

  await desktop.press(opened.button('Adjust...'));
  await goAhead(desktop, 'Adjust GUM', 'a gift for a test');
  await opened.says(`${geek} has 505 GUM`);
  expect(await axe()).toEqual([]);

  await test.step('the statement is saved as CSV', async () => {
    const download = page.waitForEvent('download');
    await desktop.press(opened.button('Save as CSV'));
    const file = await download;
    expect(file.suggestedFilename()).toBe(`gum-${geek}.csv`);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toBe('id,created_at,amount,source,caused_by,reason,undoes');
    expect(lines[1]).toContain(`,500,operator_adjustment,${operator},a gift for a test,`);
    expect(lines).toHaveLength(3);
  });

  await test.step('what is unusual is named, and leads to the statement', async () => {
    await turnTo(desktop, opened, 'Books');
    await opened.says(/The books balance/);
    expect(await axe()).toEqual([]);
    const moved = opened.locator.getByRole('row').filter({ hasText: geek });
    await expect(moved).toContainText('moved 500 GUM at once');
    await desktop.press(moved.getByRole('button', { name: 'Statement' }));
  });

  await desktop.press(statements.getByRole('button', { name: 'Undo', exact: true }));
  await goAhead(desktop, 'Undo an adjustment', 'it was a test');
  await opened.says(`${geek} has 5 GUM`);
  await expect(statements.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);

  const audit = await turnTo(desktop, opened, 'Audit log');
  const rows = audit.getByRole('table').getByRole('row');
  await opened.field('Of a wallet, name or number:').fill(geek);
  await desktop.press(opened.button('Show'));
  await expect(rows.nth(1)).toContainText('GUM adjustment undone');
  await expect(rows.nth(1)).toContainText('it was a test');
  await expect(rows.nth(2)).toContainText('balance: 5');
  await expect(rows.nth(2)).toContainText('a gift for a test');
  expect(await axe()).toEqual([]);
  await opened.locator.getByLabel('Act:').selectOption('Day and night changed');
  await expect(rows.nth(1)).toContainText('none');

  await test.step('a reported message is removed, and put back', async () => {
    await writeAndReport(wallets, desktop.newName());
    const queue = await turnTo(desktop, opened, 'Moderation');
    const reported = queue.getByRole('row').filter({ hasText: 'harassment 1' });
    await desktop.press(reported.getByRole('button', { name: 'Look' }));
    await opened.says('Meet me behind the gym at noon');
    expect(await axe()).toEqual([]);
    expect(await cutActions(page)).toEqual([]);
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
});

test('the operator’s console finds a person, mutes and bans them, and goes through the books @phone', async ({
  desktop,
  page,
  wallets,
  axe,
}) => {
  const geek = await wallets.addressOf('geek');
  const operator = await wallets.addressOf('administrator');
  await wallets.api('geek');
  const opened = await openConsole(desktop);
  const people = await turnTo(desktop, opened, 'People');
  await opened.field('Wallet, or beginning of a name:').fill(geek);
  await desktop.press(opened.button('Find'));
  await expect(people.getByRole('row')).toHaveCount(2);
  expect(await cutActions(page)).toEqual([]);
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
    await opened.field('Wallet, or beginning of a name:').fill(operator);
    await desktop.press(opened.button('Find'));
    await expect(people.getByRole('row').nth(1)).toContainText(operator);
    await desktop.press(opened.button('Look'));
    await opened.says('This is your own wallet');
    await expect(opened.button('Ban')).toHaveCount(0);
  });

  await test.step('buttons that stay in sight cover no theme', async () => {
    const themes = await turnTo(desktop, opened, 'Theme of the Week');
    const row = themes.getByRole('row').nth(1);
    const button = row.getByRole('cell').filter({ has: page.getByRole('button') });
    const [theme, act] = await Promise.all([
      row.getByRole('cell').nth(1).boundingBox(),
      button.boundingBox(),
    ]);
    expect((theme?.x ?? 0) + (theme?.width ?? 0)).toBeLessThanOrEqual(act?.x ?? 0);
  });

  await turnTo(desktop, opened, 'Reconciliation');
  await desktop.press(opened.button('Go through now'));
  await opened.says(/^Nothing wrong at/);
  expect(await axe()).toEqual([]);
});

/** A person of this name writes a message that is held, and one that an administrator reports. */
async function writeAndReport(wallets: Wallets, username: string): Promise<void> {
  const [writer, operator] = [await wallets.addressOf('empty'), await wallets.addressOf('administrator')];
  const post = await wallets.api('empty');
  await post('/api/profile', { wallet: writer, username });
  const write = (message_text: string) =>
    post('/api/chat-messages', { room_name: 'General Chat', wallet_address: writer, message_text });
  await write('Never share a seed phrase, says my dad');
  const { message } = (await write('Meet me behind the gym at noon')) as { message: { id: string } };
  const report = await wallets.api('administrator');
  await report('/api/chat-messages/reports', {
    wallet_address: operator,
    id: message.id,
    reason: 'harassment',
  });
}
