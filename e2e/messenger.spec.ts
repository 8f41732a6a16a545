import type { Locator, Page } from '@playwright/test';
import { Desktop } from './support/desktop.ts';
import { nameOf } from './support/named.ts';
import { expect, test } from './support/test.ts';

const TITLE = /^(Flunks Messenger|.* mentions you)$/;

/** The messenger of a person, once they are among the others. */
class Messenger {
  readonly window: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.window = page.getByRole('dialog', { name: TITLE });
  }
  get field(): Locator {
    return this.window.getByRole('textbox', { name: 'Message' });
  }
  get log(): Locator {
    return this.window.getByRole('log');
  }
  async isLive(): Promise<void> {
    await expect(this.window.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 });
  }
  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }
  async choose(message: string, entry: string | RegExp): Promise<void> {
    await this.log.getByRole('article').filter({ hasText: message }).last().press('Enter');
    await this.window.getByRole('menuitem', { name: entry }).click();
  }
}

async function join(desktop: Desktop, account: 'geek' | 'full-collection', prefix: string) {
  await desktop.open();
  await desktop.signIn(account);
  const name = await nameOf(desktop.page, prefix);
  await desktop.page.goto(`${desktop.origin}/?open=chat-rooms&renderer=canvas`);
  const messenger = new Messenger(desktop.page);
  await expect(messenger.field).toBeVisible({ timeout: 20_000 });
  await messenger.isLive();
  return { messenger, name };
}

test.describe('two people @desktop', () => {
  test.use({ ownServer: true });

  test('talk, see each other, and take back, block and mention', async ({
    desktop,
    browser,
    troubles,
    origin,
    axe,
  }) => {
    test.setTimeout(180_000);
    const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
    await troubles.watch(elsewhere);
    const other = new Desktop(await elsewhere.newPage(), {
      origin,
      troubles,
      touch: false,
      defaults: { renderer: 'canvas' },
    });
    const anne = await join(desktop, 'full-collection', 'anne');
    const ben = await join(other, 'geek', 'ben');

    // Each sees that the other is here, by the ticket that the server signed.
    await expect(anne.messenger.window.getByRole('region', { name: 'Here now' })).toContainText(ben.name);
    await expect(ben.messenger.window.getByRole('region', { name: 'Here now' })).toContainText(anne.name);

    await ben.messenger.field.pressSequentially('Who');
    await expect(anne.messenger.window.getByText(`${ben.name} is typing...`)).toBeVisible();
    await ben.messenger.say('Who has seen the poster? <b>Nobody</b>');
    const heard = anne.messenger.log.getByText('Who has seen the poster? <b>Nobody</b>');
    await expect(heard).toBeVisible();
    await expect(heard).toHaveCount(1);

    // Anne answers while Ben looks at another window: his taskbar says so.
    await other.openApp('Wallet');
    await anne.messenger.say(`@${ben.name} I have`);
    const notice = `${anne.name} mentions you`;
    await other.page.getByRole('toolbar', { name: 'Taskbar' }).getByRole('button', { name: notice }).click();
    await expect(other.page.getByRole('dialog', { name: 'Flunks Messenger' })).toBeVisible();

    await anne.messenger.choose('I have', 'Edit');
    await expect(anne.messenger.field).toHaveValue(`@${ben.name} I have`);
    await anne.messenger.say(`@${ben.name} I had`);
    await expect(ben.messenger.log.getByText('I had')).toBeVisible();
    await anne.messenger.choose('I had', 'Remove');
    await expect(ben.messenger.log.getByText('Message removed')).toBeVisible();
    expect(await axe()).toEqual([]);

    await ben.messenger.say('a last word');
    await expect(anne.messenger.log.getByText('a last word')).toBeVisible();
    await anne.messenger.choose('a last word', /^Block/);
    await desktop.page
      .getByRole('dialog', { name: 'Block' })
      .getByRole('button', { name: 'Block', exact: true })
      .click();
    await expect(anne.messenger.log.getByText('a last word')).toBeHidden();
    await elsewhere.close();
  });
});

test('a persona opens its room and answers', async ({ desktop }) => {
  test.setTimeout(120_000);
  const { messenger } = await join(desktop, 'geek', 'kim');
  const rooms = messenger.window.getByRole('button', { name: 'WZRD' });
  if (await rooms.isVisible()) await rooms.click();
  else await messenger.window.getByRole('combobox', { name: 'Room' }).selectOption('WZRD');
  const said = messenger.log.getByRole('article', { name: /^WZRD/ });
  await expect(said).toHaveCount(1);
  await messenger.say('When does the arcade open?');
  await expect(said).toHaveCount(2, { timeout: 15_000 });
  await expect(messenger.log.getByText(/trouble connecting/)).toBeHidden();
});

test('what is written without a network is sent once, after a reload too @desktop', async ({
  desktop,
  page,
  troubles,
}) => {
  test.setTimeout(120_000);
  const { messenger } = await join(desktop, 'geek', 'lou');
  troubles.allow(/.*/);
  await page.route('**/api/chat-messages', (route) => route.abort('connectionrefused'));
  await messenger.say('written in a tunnel');
  await expect(messenger.window.getByText('waiting to be sent')).toBeVisible();
  await expect(messenger.window.getByText('Offline: 1 message waits')).toBeVisible();
  await page.unroute('**/api/chat-messages');
  await page.reload();
  await expect(messenger.log.getByText('written in a tunnel')).toBeVisible({ timeout: 20_000 });
  await expect(messenger.window.getByText('waiting to be sent')).toBeHidden({ timeout: 20_000 });
  await expect(messenger.log.getByText('written in a tunnel')).toHaveCount(1);
});
