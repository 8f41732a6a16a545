import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

test.describe('the Game Manual', () => {
  const TITLE = 'Semester Zero Game Manual';

  test('is turned with its buttons, its contents and the keyboard, and opens where it was closed', async ({
    desktop,
    page,
    axe,
  }) => {
    await desktop.open({ app: 'game-manual' });
    const manual = desktop.window(TITLE);
    await manual.says('Page 1 of 11');
    await expect(manual.button('Previous')).toBeDisabled();
    await desktop.press(manual.button('Next'));
    await manual.says('Finding Flunko');
    await page.keyboard.press('PageDown');
    await manual.says('Page 3 of 11');
    await desktop.press(manual.button(/^Gum System/));
    await manual.says('Page 8 of 11');
    await manual.says('15 GUM, by hand, in My Locker under Gum');
    await page.keyboard.press('ArrowLeft');
    await manual.says('ACCESS DENIED');
    await page.keyboard.press('End');
    await manual.says('Page 11 of 11');
    await expect(manual.button('Next')).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await manual.says('Page 10 of 11');
    await desktop.reload();
    await manual.says('Page 10 of 11');
    expect(await axe()).toEqual([]);
  });

  test('has letters on whole pixels, and pictures of the desktop, on every page', async ({
    desktop,
    page,
  }) => {
    await desktop.open({ app: 'game-manual' });
    const manual = desktop.window(TITLE);
    await expect(manual.locator.getByRole('region', { name: 'Cover' })).toBeFocused();
    let pictures = 0;
    for (let number = 1; number <= 11; number++) {
      await manual.says(`Page ${number} of 11`);
      expect(await lettersBetweenPixels(page), `page ${number}`).toEqual([]);
      for (const picture of await manual.locator.locator('img').all()) {
        await expect(picture).toBeVisible();
        pictures++;
      }
      await page.keyboard.press('PageDown');
    }
    expect(pictures).toBe(8);
  });

  test('hides a picture that cannot be had', async ({ desktop, page }) => {
    desktop.allowErrors(/town-day/);
    await page.route('**/*town-day*', (route) => route.abort());
    await desktop.open({ app: 'game-manual' });
    const manual = desktop.window(TITLE);
    await desktop.press(manual.button('Next'));
    await expect(
      manual.locator.getByRole('img', { name: 'The arcade at night, lit by its neon sign' }),
    ).toBeVisible();
    await expect(manual.locator.getByText('Main Street at noon...')).toBeHidden();
  });
});

test.describe('the report card', () => {
  test.use({ ownServer: true });
  const BLANK = 'Please fill in at least one field';
  const SENT = 'Feedback submitted successfully! Thank you for helping improve Flunks!';

  test('keeps what is typed, is sent once, and read by an administrator', async ({ desktop, page, axe }) => {
    await desktop.open({ mode: 'build', app: 'report-card' });
    await desktop.enterSchool('BETA');
    const card = desktop.window('Report Card');
    await desktop.press(card.button('Submit'));
    await page.getByText(BLANK).waitFor();
    await page.keyboard.press('Escape');

    await card.field('Issues found').fill('The bell rings twice.');
    await desktop.reload();
    await expect(card.field('Issues found')).toHaveValue('The bell rings twice.');
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);

    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/submit-feedback')) sent++;
    });
    await card.button('Submit').dblclick();
    await expect(page.getByText(SENT)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByText(SENT)).toHaveCount(1);
    await expect(card.field('Issues found')).toHaveValue('');
    expect(sent).toBe(1);

    await card.close();
    await desktop.signIn('administrator');
    await desktop.openApp('Report Card');
    await desktop.press(card.locator.getByRole('tab', { name: 'Inbox' }));
    await card.says('The bell rings twice.');
    await card.says('Anonymous');
  });

  test('is cleared only after asking, and says when nobody can be reached', async ({ desktop, page }) => {
    desktop.allowErrors(/submit-feedback|Feedback was not taken/);
    await desktop.open({ mode: 'build', app: 'report-card' });
    await desktop.enterSchool('BETA');
    const card = desktop.window('Report Card');
    await card.field('Suggestions').fill('More bells.');
    await page.route('**/api/submit-feedback', (route) => route.abort());
    await desktop.press(card.button('Submit'));
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    await page.keyboard.press('Escape');
    await page.unroute('**/api/submit-feedback');
    await page.route('**/api/submit-feedback', (route) => route.fulfill({ status: 500, json: {} }));
    await desktop.press(card.button('Submit'));
    await expect(page.getByText('Failed to submit feedback. Please try again.')).toHaveCount(2);
    await page.keyboard.press('Escape');

    await desktop.press(card.button('Clear'));
    await page.getByText('Are you sure you want to clear this feedback form?').waitFor();
    await desktop.press(page.getByRole('button', { name: 'No', exact: true }));
    await expect(card.field('Suggestions')).toHaveValue('More bells.');
    await desktop.press(card.button('Clear'));
    await desktop.press(page.getByRole('button', { name: 'Yes', exact: true }));
    await expect(card.field('Suggestions')).toHaveValue('');
  });

  test('does not exist in the public mode', async ({ desktop }) => {
    await desktop.open();
    await expect(desktop.icon('Game Manual')).toBeVisible();
    await expect(desktop.icon('Report Card')).toHaveCount(0);
    await expect(desktop.icon('Bulletin Board')).toHaveCount(0);
  });
});

test('the bulletin board leads to the market and to the challenges, with a mouse or by key', async ({
  desktop,
  page,
  context,
  axe,
}) => {
  await context.route('https://www.flowty.io/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The market' }),
  );
  await desktop.open({ mode: 'build', app: 'bulletin-board' });
  await desktop.enterSchool('COMMUNITY');
  const board = desktop.window('Bulletin Board');
  const popup = page.waitForEvent('popup');
  await desktop.press(board.button('Market'));
  await expect.poll(async () => (await popup).url()).toContain('/collection/0x807c3d470888cc48/Flunks');
  await (await popup).close();

  await board.button('Community Challenges').focus();
  expect(await axe(), 'the board').toEqual([]);
  await page.keyboard.press('Enter');
  await board.says('Perfect attendance');
  await board.says('0 of 8 done');
  expect(await lettersBetweenPixels(page)).toEqual([]);
  expect(await axe(), 'the challenges').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(board.button('Community Challenges')).toBeFocused();
});

test('About Us tells of the cliques, of Arcadia and of whose letters these are', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ app: 'about-us' });
  const about = desktop.window('About Us');
  for (const clique of ['Geeks', 'Jocks', 'Preps', 'Freaks']) await about.says(clique);
  await expect(about.locator.getByRole('img', { name: /Four students/ })).toBeVisible();
  await desktop.press(about.locator.getByRole('tab', { name: 'Arcadia' }));
  await about.says(/Arcadia lies where/);
  await desktop.press(about.locator.getByRole('tab', { name: 'Credits' }));
  await about.says(/Copyright 1984-1989, 1994 Adobe Systems Incorporated/);
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);
});
