import type { Locator } from '@playwright/test';
import type { Desktop } from './support/desktop.ts';
import { restOn } from './support/finger.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { giveProfile } from './support/profile.ts';
import { publish } from './support/publish.ts';
import { expect, test } from './support/test.ts';
import type { Post, Wallets } from './support/wallets.ts';
import type { DesktopWindow } from './support/window.ts';
import { endOfWeek, listedTheme, weekOf } from '../supabase/functions/_shared/domain/making/themes.ts';
import { epochMs } from '../supabase/functions/_shared/kernel/units.ts';

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
    await expect(this.window.getByText('Live', { exact: true })).toBeVisible();
  }
  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }
  /** Chooses from the menu of a message, by its key or by a finger that rests on it. */
  choose(message: string, entry: string | RegExp): Promise<void> {
    return this.#choose(message, this.window.getByRole('menuitem', { name: entry }));
  }
  /** Puts a reaction under a message. */
  react(message: string, reaction: string): Promise<void> {
    return this.#choose(message, this.window.getByRole('menuitemcheckbox', { name: reaction }));
  }
  async #choose(message: string, choice: Locator): Promise<void> {
    const row = this.log.getByRole('article').filter({ hasText: message }).last();
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
  wallets: Wallets,
  account: 'geek' | 'full-collection',
  prefix: string,
  isTouch: boolean,
  mode?: 'build',
): Promise<{ readonly messenger: Messenger; readonly name: string; readonly post: Post }> {
  const post = await wallets.api(account);
  const name = await giveProfile(post, prefix);
  await desktop.open({ as: account, app: 'chat-rooms', ...(mode && { mode }) });
  if (mode === 'build') await desktop.enterSchool('BETA');
  const messenger = new Messenger(desktop, isTouch);
  await expect(messenger.field).toBeVisible();
  await messenger.isLive();
  return { messenger, name, post };
}

test('two people talk, see each other, answer, change, remove, report and block (MSG-6, MSG-10) @desktop', async ({
  desktop,
  anotherBrowser,
  axe,
  wallets,
  hasTouch,
}) => {
  const other = await anotherBrowser();
  const { messenger: anne, name: anneName } = await join(
    desktop,
    wallets,
    'full-collection',
    'anne',
    hasTouch,
  );
  const { messenger: ben, name: benName } = await join(other, wallets, 'geek', 'ben', hasTouch);

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
  await other.openProgram('System', 'Wallet');
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

async function openWall(desktop: Desktop): Promise<DesktopWindow> {
  await desktop.page.evaluate(() => window.desktopProbe?.open('bulletin-board'));
  const board = desktop.window('Bulletin Board');
  await desktop.press(board.button('The Wall'));
  return board;
}

test.describe('with a server of their own', () => {
  // A server that starts again has lent no wallets.
  test.use({ origin: async ({ server }, use) => use(server.origin), knownWallets: true });

  test('two neighbors react, comment, race and make, and are apart once one blocks the other (NEWS-9, GAME-5, WEEK-4, BLOCK-1) @desktop @all', async ({
    desktop,
    anotherBrowser,
    wallets,
    server,
    hasTouch,
  }) => {
    const other = await anotherBrowser();
    const { messenger: ann, name: annName } = await join(
      desktop,
      wallets,
      'full-collection',
      'ann',
      hasTouch,
      'build',
    );
    const {
      messenger: ben,
      name: benName,
      post: asBen,
    } = await join(other, wallets, 'geek', 'ben', hasTouch, 'build');
    const annWallet = await wallets.addressOf('full-collection');
    const benWallet = await wallets.addressOf('geek');
    const annsPage = `${annName}'s MyPlace Profile`;

    await test.step('a reaction is under the message at once, and on its author’s beeper', async () => {
      await ann.say('Who is in tonight?');
      await ben.react('Who is in tonight?', 'Heart');
      await expect(ann.log.getByRole('button', { name: 'Heart: 1' })).toBeVisible();
      // Whatever the page asks the server tells it of news (NEWS-3).
      await ann.say('Good');
      await expect(desktop.taskbar.getByRole('button', { name: 'Beeper, 1 unread' })).toBeVisible();
    });

    await test.step('a comment is told by a toast and a badge, and the toast leads to it', async () => {
      await other.page.evaluate((page) => window.desktopProbe?.open('myplace-profile', page), annName);
      const page = other.window(annsPage);
      await page.field('Write a comment').fill('Nice glitter.');
      await other.press(page.button('Post'));
      await page.says('Nice glitter.');
      await page.close();
      await ann.say('Anybody else?');
      const toast = desktop.page.getByRole('status').getByText(`${benName} wrote on your page`);
      await expect(toast).toBeVisible();
      await expect(desktop.icon('MyPlace, 1 new')).toBeVisible();
      await desktop.press(toast);
      const own = desktop.window(annsPage);
      await own.says('Nice glitter.');
      await own.close();
    });

    await test.step('a run is a challenge, which is raced beside its ghost', async () => {
      const answer = await other.page.request.get(
        `${server.origin}/api/games/board?game=flappy-flunk&board=all`,
      );
      const { entries } = (await answer.json()) as { entries: { run: string; score: number }[] };
      const [best] = entries;
      if (best === undefined) throw new Error('the demo has runs');
      await asBen('/api/chat-messages', {
        room_name: 'General Chat',
        wallet_address: benWallet,
        message_text: 'Your turn',
        attached: { kind: 'run', ref: `flappy-flunk/${best.run}/${best.score}` },
      });
      await desktop.press(ann.log.getByRole('button', { name: 'Race it' }));
      const game = desktop.window('Flappy Flunk');
      await game.says(`To beat: ${best.score} lockers.`);
      await desktop.press(game.button('Start Game'));
      await game.says('Game over');
      await game.says(`The challenge of ${best.score} stands.`);
      await game.close();
    });

    const week = weekOf(epochMs(Date.now()));
    const { title: theme } = listedTheme(week);
    await test.step('both hand in for the theme of the week, and one votes for the other', async () => {
      await publish(desktop.page, annWallet, 'Ann was here');
      const benWork = await publish(other.page, benWallet, 'Ben was here');
      await asBen('/api/themes/entries', { wallet: benWallet, work: benWork, isIn: true });
      const board = await openWall(desktop);
      await desktop.press(board.button(/^Ann was here, by/));
      await desktop.press(board.button('Hand in...'));
      await desktop.press(desktop.window('Theme of the week').button('Hand in'));
      await board.says(`In the theme "${theme}"`);
      const others = await openWall(other);
      await other.press(others.button(/^Ann was here, by/));
      await other.press(others.button('Vote for it'));
      await expect(others.button('Take my vote back')).toBeVisible();
    });

    await test.step('on Monday the results hang there, and the winner’s page says so', async () => {
      for (const { page } of [desktop, other]) await page.goto('about:blank');
      // What keeps house as it starts counts the votes.
      await server.stop();
      await server.setClock(endOfWeek(week) + 60_000);
      await server.start();
      await desktop.open({ as: 'full-collection', app: 'chat-rooms' });
      await other.open({ as: 'geek', app: `myplace:${annName}` });
      await other.window(annsPage).says(theme);
      await other.window(annsPage).close();
      const board = await openWall(desktop);
      await board.says(`How "${theme}" ended`);
      await board.says(`Ann was here, by ${annName}: 1 vote`);
      await expect(board.button(/^Ben was here, by/)).toBeVisible();
      await board.close();
    });

    await test.step('who is blocked is gone from room, wall and page, on both sides', async () => {
      await ann.choose('Your turn', /^Block/);
      await ann.answer('Block', 'Block');
      await expect(ann.log.getByText('Your turn')).toBeHidden();
      await expect(ann.log.getByText('Good')).toBeVisible();
      const board = await openWall(desktop);
      // In the results, too.
      await expect(board.button(/^Ann was here, by/)).toHaveCount(2);
      await expect(board.button(/^Ben was here, by/)).toHaveCount(0);
      await desktop.page.evaluate((page) => window.desktopProbe?.open('myplace-profile', page), annName);
      const own = desktop.window(annsPage);
      await own.says('No comments yet');
      await expect(own.locator.getByText('Nice glitter.')).toHaveCount(0);

      other.expects('GET /api/myplace/page', 404);
      await other.open({ as: 'geek', app: `myplace:${annName}` });
      await other.window(/MyPlace/).says('Profile not found');
      await other.page.evaluate(() => window.desktopProbe?.open('chat-rooms'));
      await expect(ben.log.getByText('Your turn')).toBeVisible();
      await expect(ben.log.getByText('Who is in tonight?')).toHaveCount(0);
      const wall = await openWall(other);
      await expect(wall.button(/^Ben was here, by/)).toBeVisible();
      await expect(wall.button(/^Ann was here, by/)).toHaveCount(0);
    });
  });
});

test('a persona opens its room and answers @phone @all', async ({ desktop, wallets, hasTouch }) => {
  const { messenger } = await join(desktop, wallets, 'geek', 'kim', hasTouch);
  const rooms = messenger.window.getByRole('button', { name: 'WZRD' });
  if (await rooms.isVisible()) await rooms.click();
  else await messenger.window.getByRole('combobox', { name: 'Room' }).selectOption('WZRD');
  const said = messenger.log.getByRole('article', { name: /^WZRD/ });
  await expect(said).toHaveCount(1);
  await messenger.say('When does the arcade open?');
  await expect(said).toHaveCount(2);
  await expect(messenger.log.getByText(/trouble connecting/)).toBeHidden();

  await test.step('above a phone’s keyboard its messages have most of the room (MSG-15)', async () => {
    const { page } = desktop;
    const seen = 430;
    await messenger.field.focus();
    await page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: height });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, seen);
    await expect(messenger.window.getByRole('combobox', { name: 'Room' })).toBeHidden();
    const height = async () => ((await messenger.log.boundingBox())?.height ?? 0) / seen;
    await expect.poll(height).toBeGreaterThan(0.6);
    await expect(messenger.field).toBeInViewport({ ratio: 1 });
  });
});
