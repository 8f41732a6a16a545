import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

test('the Game Manual is turned with buttons, contents and keys, and opens where it was closed (MANUAL-2) @desktop @all', async ({
  desktop,
  page,
}) => {
  const manual = desktop.window('Semester Zero Game Manual');
  desktop.allowErrors(/town-day/);
  await page.route('**/*town-day*', (route) => route.abort());
  await desktop.open({ app: 'game-manual' });

  await test.step('it is turned by its buttons, its contents and the keyboard', async () => {
    await manual.says('Page 1 of 12');
    await expect(manual.button('Previous')).toBeDisabled();
    await desktop.press(manual.button('Next'));
    await manual.says('Finding Flunko');
    await page.keyboard.press('PageDown');
    await manual.says('Page 3 of 12');
    await desktop.press(manual.button(/^Gum System/));
    await manual.says('Page 8 of 12');
    await manual.says('15 GUM, by hand, in My Locker under Gum');
    await page.keyboard.press('ArrowLeft');
    await manual.says('ACCESS DENIED');
    await page.keyboard.press('End');
    await manual.says('Page 12 of 12');
    await expect(manual.button('Next')).toBeDisabled();
  });

  await test.step('it says where a picture cannot be had, beside those that can', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    const night = manual.locator.getByRole('img', { name: 'The arcade at night, lit by its neon sign' });
    await expect(night).toBeVisible();
    await manual.says('The picture did not come.');
    await expect(manual.button('Try again')).toBeVisible();
  });

  await test.step('every page has letters on whole pixels, and pictures of the desktop', async () => {
    await page.unroute('**/*town-day*');
    await desktop.reload();
    await manual.says('Page 2 of 12');
    await expect(manual.locator.getByRole('region').first()).toBeFocused();
    await page.keyboard.press('Home');
    const isWide = (page.viewportSize()?.width ?? 0) >= 768;
    let pictures = 0;
    for (let number = 1; number <= 12; number++) {
      await manual.says(`Page ${number} of 12`);
      expect(await lettersBetweenPixels(page), `page ${number}`).toEqual([]);
      if (isWide) {
        const paper = manual.locator.getByRole('region').first();
        const hidden = await paper.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
        expect(hidden, `pixels of page ${number} that its window hides`).toBe(0);
      }
      for (const picture of await manual.locator.locator('img').all()) {
        await expect(picture).toBeVisible();
        pictures++;
      }
      await page.keyboard.press('PageDown');
    }
    expect(pictures).toBe(7);
  });
});

test('a report card keeps what is typed, is sent once, and is read by an administrator @desktop @all', async ({
  desktop,
  page,
  axe,
}) => {
  const SENT = 'Feedback submitted successfully! Thank you for helping improve Flunks!';
  const issue = `The bell rings twice, says ${desktop.newName()}.`;
  const card = desktop.window('Report Card');
  desktop.allowErrors(/submit-feedback|Feedback was not taken/);
  await desktop.open({ mode: 'build', app: 'report-card' });
  await desktop.enterSchool('BETA');

  await test.step('a blank one is not sent', async () => {
    await desktop.press(card.button('Submit'));
    await page.getByText('Please fill in at least one field').waitFor();
    await page.keyboard.press('Escape');
  });

  await test.step('it says when nobody can be reached, and when it was not taken', async () => {
    await card.field('Suggestions').fill('More bells.');
    await page.route('**/api/submit-feedback', (route) => route.abort(), { times: 1 });
    await desktop.press(card.button('Submit'));
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    await page.keyboard.press('Escape');
    await page.route('**/api/submit-feedback', (route) => route.fulfill({ status: 500, json: {} }));
    await desktop.press(card.button('Submit'));
    await expect(page.getByText('Failed to submit feedback. Please try again.')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.unroute('**/api/submit-feedback');
  });

  await test.step('it is cleared only after asking', async () => {
    const answer = async (label: string): Promise<void> => {
      await desktop.press(card.button('Clear'));
      await page.getByText('Are you sure you want to clear this feedback form?').waitFor();
      await desktop.press(page.getByRole('button', { name: label, exact: true }));
    };
    await answer('No');
    await expect(card.field('Suggestions')).toHaveValue('More bells.');
    await answer('Yes');
    await expect(card.field('Suggestions')).toHaveValue('');
  });

  await test.step('it keeps what is typed over a reload (PRODUCT-11)', async () => {
    await card.field('Issues found').fill(issue);
    await desktop.reload();
    await expect(card.field('Issues found')).toHaveValue(issue);
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
  });

  await test.step('it is sent once, however fast it is pressed', async () => {
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
  });

  await test.step('an administrator reads it (CONSOLE-11)', async () => {
    await desktop.open({ mode: 'build', app: 'report-card', as: 'administrator' });
    await desktop.press(card.locator.getByRole('tab', { name: 'Inbox' }));
    await card.says(issue);
    await card.says('Anonymous');
  });
});
