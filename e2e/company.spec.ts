import type { Locator } from '@playwright/test';
import type { Desktop, DemoAccount } from './support/desktop.ts';
import { giveProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';
import type { Wallets } from './support/wallets.ts';

/** Goes to the junkyard with a new name. */
async function arrive(desktop: Desktop, wallets: Wallets, account: DemoAccount, prefix: string) {
  const name = await giveProfile(await wallets.api(account), prefix);
  await desktop.open({ as: account, app: 'location:junkyard' });
  const window = desktop.window('Junkyard');
  const others: Locator = window.locator.getByRole('list', { name: 'Here with you' });
  return {
    name,
    window,
    figure: (other: string) => others.getByRole('button', { name: other, exact: true }),
  };
}

test('two who share a place see each other, wave, lead to each other’s page, and look at a board together @desktop @all', async ({
  desktop,
  anotherBrowser,
  axe,
  wallets,
}) => {
  const other = await anotherBrowser();
  const anne = await arrive(desktop, wallets, 'full-collection', 'anne');
  const ben = await arrive(other, wallets, 'geek', 'ben');

  await expect(anne.figure(ben.name)).toBeVisible();
  await expect(ben.figure(anne.name)).toBeVisible();
  await expect(ben.figure(ben.name), 'nobody stands beside themselves').toBeHidden();

  await ben.window.button('Wave').click();
  await expect(anne.window.locator.getByText(`${ben.name} waves`)).toBeAttached();
  expect(await axe()).toEqual([]);

  await desktop.press(anne.figure(ben.name));
  await desktop.press(desktop.page.getByRole('menuitem', { name: 'Open their page' }));
  const page = desktop.window(/MyPlace/);
  await expect(page.locator.getByText(ben.name).first()).toBeVisible();
  await page.close();

  await ben.window.close();
  await expect(anne.figure(ben.name)).toBeHidden();

  // One opens their board to the other, who sees its cards; each sees at once what the other does (CASE-13 to CASE-17).
  const facts = ['pressed:shed/clock'];
  const wallet = await wallets.addressOf('full-collection');
  const asAnne = await wallets.api('full-collection');
  await asAnne('/api/story/facts', { wallet, facts });
  // What is known is read as the page starts.
  await desktop.open({ app: 'case-file' });
  const file = desktop.window('Case File');
  await desktop.press(file.button('Open to...'));
  await file.locator.getByLabel('Username:').fill(ben.name);
  await desktop.press(file.button('Ask'));
  await file.says(`${ben.name} has been asked to your board.`);
  await other.show('case-file');
  const board = other.window('Case File');
  await other.press(board.button('Look'));
  await board.says(`${anne.name} is here.`);
  await other.press(board.locator.getByRole('button', { name: /^Mark: / }).first());
  await expect(file.locator.getByRole('img', { name: `Marked by ${ben.name}` })).toBeVisible();
  await file.says(`${ben.name} is at`);
  await desktop.press(file.button('Close the Board'));
  await board.says(`The board of you and ${anne.name} is closed.`);
});

const HOUSES = ['jocks-house', 'freaks-house', 'preps-house', 'geeks-house'] as const;

/** Reads the digits on a phone board, each with where it stands in the code of its lock. */
async function digitsOn(board: Locator): Promise<(readonly [lock: string, place: number, digit: string])[]> {
  const said = await board
    .getByRole('listitem', { name: /digit is/ })
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  return said.map((text) => {
    const [, lock = '', nth = '', digit = ''] = /^(.+): the (\w+) digit is (\d)$/.exec(text) ?? [];
    return [lock, ['first', 'second', 'third', 'fourth'].indexOf(nth), digit] as const;
  });
}

test('two finish both locks together: one leaves a name at the doors, the other reads it inside (QUARTER-2 to QUARTER-5) @desktop @all', async ({
  desktop,
  anotherBrowser,
  axe,
  wallets,
}) => {
  const other = await anotherBrowser();
  const anne = await arrive(desktop, wallets, 'full-collection', 'anne');
  const ben = await arrive(other, wallets, 'geek', 'ben');
  const digits: (readonly [string, number, string])[] = [];
  for (const house of HOUSES) {
    await other.show(house === 'geeks-house' ? `phone-board:${house}` : `location:${house}`);
    const board = other.window('Phone Board');
    if (house !== 'geeks-house') {
      await other.press(other.window(/House/).button('Go to the door'));
      await other.press(board.button('Leave your name'));
      await board.says('Your name hangs here until');
      await desktop.show(`phone-board:${house}`);
      const inside = desktop.window('Phone Board');
      await desktop.press(inside.button(`Leave a note for ${ben.name}`));
      await expect(inside.button(`Leave a note for ${ben.name}`)).toHaveCount(0);
      expect(await axe()).toEqual([]);
      await other.show(`phone-board:${house}`);
      await board.says(`${anne.name} left you a note:`);
    }
    await expect(board.locator.getByRole('listitem', { name: /digit is/ })).toHaveCount(2);
    digits.push(...(await digitsOn(board.locator)));
  }
  for (const [lock, title, opened] of [
    ['cellar', 'Cellar Door', 'THE DOOR OPENS'],
    ['shed', 'Shed Security Access', 'ACCESS GRANTED'],
  ] as const) {
    const code = digits
      .filter(([of]) => of === title)
      .toSorted(([, one], [, next]) => one - next)
      .map(([, , digit]) => digit)
      .join('');
    expect(code).toMatch(/^\d{4}$/);
    await other.show(`lock:${lock}`);
    const door = other.window(title);
    for (const digit of code) await other.press(door.button(digit));
    await other.press(door.button('SUBMIT'));
    await door.says(opened);
    // From the door of another house leads a button into the room (LOCK-18).
    if (lock === 'cellar') {
      await other.press(door.button('Go In'));
      await other.window('Cellar').isOpen();
    }
  }
  await desktop.show('phone-board:jocks-house');
  await desktop.window('Phone Board').says('You have helped 1 person to a right code.');
});
