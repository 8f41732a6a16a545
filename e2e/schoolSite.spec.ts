import { readFile } from 'node:fs/promises';
import { framesWithin } from './support/frames.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { expect, test } from './support/test.ts';

const NOON = '2025-09-24T17:00:00Z';

test("the school's site is read page by page, and every page is crisp, whole and accessible; a day is saved, and a line written @phone @all", async ({
  desktop,
  page,
  axe,
}) => {
  const site = desktop.window(/Flunks High School$/);
  const address = site.locator.getByRole('textbox', { name: 'Address' });
  const goTo = async (path: string): Promise<void> => {
    await address.fill(path);
    await address.press('Enter');
  };
  await desktop.open({ app: 'fhs-school', now: NOON });
  await site.says('Closes in 2h 30m');
  await site.says('Student of the week');
  await site.says('Document: Done');

  for (const [path, title] of [
    ['', 'Home'],
    ['news.html', 'News'],
    ['calendar.html', 'Calendar'],
    ['staff.html', 'Staff'],
    ['resources.html', 'Resources'],
    ['guestbook.html', 'Guest Book'],
    ['vote.html', 'What It Means'],
    ['weeks.html', 'Past Weeks'],
    ['links.html', 'Links'],
    ['gone.html', '404: Not in This Building'],
  ] as const) {
    await test.step(title, async () => {
      await goTo(path);
      const view = site.locator.getByRole('region', { name: title, exact: true });
      await expect(view).toBeFocused();
      await site.says(path === 'gone.html' ? 'Document: Not found' : 'Document: Done');
      expect.soft(await axe()).toEqual([]);
      expect.soft(await lettersBetweenPixels(page)).toEqual([]);
      const wider = await view.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(wider, 'pixels of the page beside its window').toBe(0);
    });
  }

  await test.step('back leads to the page before', async () => {
    await desktop.press(site.button('Back'));
    await expect(address).toHaveValue('http://fhs.arcadia/links.html');
  });

  await test.step('the day is a file that other calendars read', async () => {
    await goTo('calendar.html');
    const download = page.waitForEvent('download');
    await desktop.press(site.button('Add Homecoming to my calendar'));
    const file = await download;
    expect(file.suggestedFilename()).toBe('fhs-homecoming.ics');
    expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20250927\r\n');
  });

  await test.step('a guest reads the book, and writes once they have signed in', async () => {
    await desktop.press(site.locator.getByRole('link', { name: 'Guest Book', exact: true }));
    await site.says('To write, sign in with your wallet.');
    await desktop.signIn('empty');
    const line = `Go Flunks, says ${desktop.newName()}!`;
    await site.locator.getByRole('textbox', { name: 'Your line' }).fill(line);
    await desktop.press(site.button('Sign'));
    await site.says('Thank you. Your line is in the book.');
    await site.says(line);
    await desktop.reload();
    await desktop.press(site.locator.getByRole('link', { name: 'Guest Book', exact: true }));
    await site.says(line);
  });
});

test('the crowd walks without a frame of the desktop, and rests while the site is not seen @desktop @all', async ({
  desktop,
  page,
}) => {
  const site = desktop.window(/Flunks High School$/);
  await desktop.open({ app: 'fhs-school', now: NOON, boot: true });
  await site.says('Document: Done');
  const walking = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && (effect as KeyframeEffect).target?.closest('[role=img]'),
          ).length,
    );
  // Eight students, each with a way and a step.
  await expect.poll(walking).toBe(16);
  // What still happens on the desktop after its start has happened by then.
  await page.waitForTimeout(3_000);
  expect(await framesWithin(page, 2_000)).toBe(0);
  await desktop.press(site.titleButton('Minimize'));
  await site.isHidden();
  expect(await walking()).toBe(0);
});
