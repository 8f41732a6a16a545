import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

test.use({ sound: true });

test('a holder visits the pages of MyPlace, finds Flunko in a Top 6, and is paid for it once @phone @all', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ app: 'myplace' });
  const selector = desktop.window('MyPlace - Select Your Profile');
  await selector.says('Wallet: Not connected');
  await desktop.signIn('full-collection');
  await selector.says('Wallet: Connected');
  await desktop.press(selector.button(/^Jock/));

  const jock = desktop.window("Jock's MyPlace Profile");
  await jock.says('Online Now!');
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);

  await test.step('the song begins after the drum line, and obeys its buttons', async () => {
    await jock.says('Now playing');
    await expect(jock.locator.getByRole('timer')).toHaveText(/^0:1\d \/ 0:45$/);
    await desktop.press(jock.button('Stop'));
    await jock.says('Stopped');
    await expect(jock.locator.getByRole('timer')).toHaveText('0:00 / 0:45');
    await desktop.press(jock.button('Play'));
    await jock.says('70%');
  });

  await test.step('Flunko pays 100 GUM, and his page takes the place of the other', async () => {
    await desktop.press(jock.button(/^Flunko/));
    const toast = page.getByRole('status').filter({ hasText: 'A Friend of Flunko' });
    await expect(toast).toContainText('Reward: +100 GUM');
    const flunko = desktop.window("Flunko's MyPlace Profile");
    await flunko.says('the thing');
    await expect(page.getByRole('dialog', { name: "Jock's MyPlace Profile" })).toHaveCount(0);
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
    await desktop.press(flunko.button(/^My Freak/));
    await desktop.press(desktop.window("Freak's MyPlace Profile").button(/^Flunko/));
    await flunko.says('no label - Side B');
  });

  await test.step('the objectives know it', async () => {
    await page.evaluate(() => window.desktopProbe?.open('objectives'));
    await desktop.window('Objectives').says('1 of 12 complete');
    await desktop.window('Objectives').says('100 GUM earned');
  });
});

test('a person makes a page of their own, comments on it, and takes the comment away @desktop @all', async ({
  desktop,
  page,
  axe,
}) => {
  const name = desktop.newName();
  await desktop.open({ app: 'create-profile', as: 'geek' });
  const profile = desktop.window('Create Your Flunks Profile');
  await profile.field('Username').fill(name);
  await desktop.press(profile.button('Create'));
  await desktop.press(desktop.window('Profile').button('OK'));
  await page.evaluate(() => window.desktopProbe?.open('myplace'));
  await desktop.press(desktop.window('MyPlace - Select Your Profile').button('My page'));
  const own = desktop.window(`${name}'s MyPlace Profile`);
  await own.says('Nothing here yet but glitter.');

  await test.step('the page is written on the paper that it will have', async () => {
    await desktop.press(own.button('Edit my page'));
    await own.locator.getByLabel('Pattern').selectOption('Hearts');
    await own.locator.getByLabel('Profile Song').selectOption('Corsage - Room Between Two People');
    await own.field('Mood').fill('Glittery');
    await own.field('About Me').fill('I collect left sneakers.');
    await own.field('Usernames').fill(name);
    await own.field('Things I Like').fill('Quarters\nFog');
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
    await desktop.press(own.button('Save'));
    await own.says('I collect left sneakers.');
    await own.says('Fog');
    await own.says('Corsage - Room Between Two People');
  });

  await test.step('a comment stands under it as it was typed, until it is removed', async () => {
    await own.field('Write a comment').fill('<b>first</b>');
    await desktop.press(own.button('Post'));
    await own.says('<b>first</b>');
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
    await desktop.press(own.button(`Remove the comment of ${name}`));
    await own.says('Comment removed');
    await expect(own.locator.getByText('<b>first</b>')).toHaveCount(0);
  });

  await test.step('an address leads to it', async () => {
    await page.goto(new URL(`/?open=myplace:${name.toUpperCase()}`, page.url()).href);
    await desktop.ready();
    await own.says('I collect left sneakers.');
  });
});
