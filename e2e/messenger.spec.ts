import type { Locator } from '@playwright/test';
import type { Desktop } from './support/desktop.ts';
import { restOn } from './support/finger.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { giveProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

const TITLE = /^(Flunks Messenger|.* mentions you)$/;

/** The messenger of a person, once they are among the others. */
class Messenger {
  readonly desktop: Desktop;
  readonly window: Locator;
  readonly isTouch: boolean;

  constructor(desktop: Desktop, isTouch: boolean) {
    this.desktop = desktop;
    this.window = desktop.page.getByRole('dialog', { name: TITLE });
    this.isTouch = isTouch;
  }
  get field(): Locator {
    return this.window.getByRole('textbox', { name: 'Message' });
  }
  get log(): Locator {
    return this.window.getByRole('log');
  }
  /** The list of those who are here; a narrow window shows it when it is asked for. */
  async here(): Promise<Locator> {
    const button = this.window.getByRole('button', { name: /^Here/ });
    const isNarrow = await button.isVisible();
    if (isNarrow && (await button.getAttribute('aria-expanded')) === 'false') await button.tap();
    return this.window.getByRole('region', { name: 'Here now' }).filter({ visible: true });
  }
  async isLive(): Promise<void> {
    await expect(this.window.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 });
  }
  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }
  /** Chooses from the menu of a message, by its key or by a finger that rests on it. */
  async choose(message: string, entry: string | RegExp): Promise<void> {
    const row = this.log.getByRole('article').filter({ hasText: message }).last();
    const choice = this.window.getByRole('menuitem', { name: entry });
    if (this.isTouch) await restOn(row, choice);
    else await row.press('Enter');
    await this.desktop.press(choice);
  }
  /** Answers a question of the messenger. */
  async answer(title: string, button: string): Promise<void> {
    const asked = this.desktop.page.getByRole('dialog', { name: title });
    await this.desktop.press(asked.getByRole('button', { name: button, exact: true }));
  }
}

async function join(
  desktop: Desktop,
  account: 'geek' | 'full-collection',
  prefix: string,
  isTouch: boolean,
): Promise<{ readonly messenger: Messenger; readonly name: string }> {
  await desktop.open({ as: account });
  const name = await giveProfile(desktop.page, prefix);
  await desktop.open({ app: 'chat-rooms' });
  const messenger = new Messenger(desktop, isTouch);
  await expect(messenger.field).toBeVisible({ timeout: 20_000 });
  await messenger.isLive();
  return { messenger, name };
}

test('two people talk, see each other, answer, change, remove, report and block (MSG-6, MSG-10) @desktop', async ({
  desktop,
  anotherBrowser,
  axe,
  hasTouch,
}) => {
  test.setTimeout(180_000);
  const other = await anotherBrowser();
  const { messenger: anne, name: anneName } = await join(desktop, 'full-collection', 'anne', hasTouch);
  const { messenger: ben, name: benName } = await join(other, 'geek', 'ben', hasTouch);

  // Each sees that the other is here, by the ticket that the server signed.
  await expect(await anne.here()).toContainText(benName);
  await expect(await ben.here()).toContainText(anneName);

  await ben.field.pressSequentially('Who');
  await expect(anne.window.getByText(`${benName} is typing...`)).toBeVisible();
  await ben.say('Who has seen the poster? <b>Nobody</b>');
  const heard = anne.log.getByText('Who has seen the poster? <b>Nobody</b>');
  await expect(heard).toBeVisible();
  await expect(heard).toHaveCount(1);

  // Anne answers while Ben looks at another window: his taskbar says so.
  await other.openProgram('Wallet');
  await anne.choose('Who has seen', 'Reply');
  await anne.say('I have');
  const notice = `${anneName} mentions you`;
  await other.press(other.task(notice));
  await expect(other.page.getByRole('dialog', { name: 'Flunks Messenger' })).toBeVisible();
  await expect(ben.log.getByRole('article').filter({ hasText: 'I have' })).toContainText(
    `${benName}: Who has seen the poster?`,
  );

  await anne.choose('I have', 'Edit');
  await expect(anne.field).toHaveValue('I have');
  await anne.say('I had');
  await expect(ben.log.getByText('I had')).toBeVisible();
  await anne.choose('I had', 'Remove');
  await expect(ben.log.getByText('Message removed')).toBeVisible();
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(desktop.page)).toEqual([]);

  await ben.say('a last word');
  await expect(anne.log.getByText('a last word')).toBeVisible();
  await anne.choose('a last word', 'Report...');
  await anne.answer('Report a message', 'Spam');
  await anne.answer('Report a message', 'OK');
  await anne.choose('a last word', /^Block/);
  await anne.answer('Block', 'Block');
  await expect(anne.log.getByText('a last word')).toBeHidden();
  await expect(await anne.here()).not.toContainText(benName);
});

test('a persona opens its room and answers @phone @all', async ({ desktop, hasTouch }) => {
  test.setTimeout(120_000);
  const { messenger } = await join(desktop, 'geek', 'kim', hasTouch);
  const rooms = messenger.window.getByRole('button', { name: 'WZRD' });
  if (await rooms.isVisible()) await rooms.click();
  else await messenger.window.getByRole('combobox', { name: 'Room' }).selectOption('WZRD');
  const said = messenger.log.getByRole('article', { name: /^WZRD/ });
  await expect(said).toHaveCount(1);
  await messenger.say('When does the arcade open?');
  await expect(said).toHaveCount(2, { timeout: 15_000 });
  await expect(messenger.log.getByText(/trouble connecting/)).toBeHidden();
});
