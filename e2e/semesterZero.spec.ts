import type { Page } from '@playwright/test';
import { framesWithin } from './support/frames.ts';
import { expect, test } from './support/test.ts';

test.use({ sound: true });

/** What a screen reader is told of the cutscene. */
const told = (page: Page) => page.getByRole('log');
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Reads on to a line. Next is pressed in the page, because a press by Playwright costs more CPU than the line itself. */
async function readOnTo(page: Page, line: string): Promise<void> {
  const isTold = await next(page).evaluate(async (button: HTMLElement, wanted) => {
    /** How long a press has to show text. The press may only finish the line that is being typed. */
    const TELLS_WITHIN_MS = 100;
    const toldNow = () => document.querySelector('[role=log]')?.textContent ?? '';
    while (button.isConnected && !toldNow().includes(wanted)) {
      const before = toldNow();
      const pressed = performance.now();
      button.click();
      while (toldNow() === before && performance.now() - pressed < TELLS_WITHIN_MS) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
    return toldNow().includes(wanted);
  }, line);
  expect(isTold, `${line} is told`).toBe(true);
}

test('Semester Zero tells how you came to Arcadia the first time, and then lists the chapters @phone @all', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ story: true });
  await desktop.startProgram('Semester Zero');

  await test.step('the picture is described, and each line is told as a whole', async () => {
    await expect(told(page)).toContainText('A family station wagon');
    await expect(told(page)).toContainText('Late September, 1995.');
    expect(await axe()).toEqual([]);
  });

  await test.step('nothing is drawn while nothing moves', async () => {
    await page.waitForTimeout(1500);
    await expect.poll(() => framesWithin(page, 700)).toBe(0);
  });

  await test.step('the story goes on by Next, and Mute says what it did', async () => {
    await desktop.press(next(page));
    await readOnTo(page, 'The house came with a computer.');
    const mute = page.getByRole('button', { name: 'Mute', exact: true });
    await desktop.press(mute);
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
    await desktop.press(mute);
    await expect(mute).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('Escape leads to the chapters, and the chapter goes on where it was left', async () => {
    await page.keyboard.press('Escape');
    await desktop.press(page.getByRole('button', { name: 'Go on: Semester Zero' }));
    await expect(told(page)).toContainText('The house came with a computer.');
  });

  await test.step('after the last line it is the end, and the chapter has been seen', async () => {
    await readOnTo(page, 'The End.');
    const card = page.getByRole('article', { name: 'Semester Zero' });
    await expect(card.getByText('4 scenes, Seen')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Homecoming' })).toHaveCount(0);
    expect(await axe()).toEqual([]);
  });

  await test.step('it does not tell it by itself again', async () => {
    await desktop.reload();
    await expect(page.getByRole('button', { name: 'Play again: Semester Zero' })).toBeVisible();
    await expect(next(page)).toHaveCount(0);
  });
});

test('Homecoming is there in build mode, once The Story So Far was seen @desktop @all', async ({
  desktop,
  page,
}) => {
  await desktop.open({ mode: 'build', app: 'semester-zero' });
  await desktop.enterSchool('BETA');
  const card = page.getByRole('article', { name: 'Homecoming' });
  await expect(card.getByText('Locked: first watch The Story So Far')).toBeVisible();
  await expect(card.getByRole('button')).toBeDisabled();

  await page.getByRole('button', { name: 'Play: The Story So Far' }).click();
  await readOnTo(page, 'The End.');
  await card.getByRole('button', { name: 'Play: Homecoming' }).click();
  await expect(told(page)).toContainText('Saturday night the dance took place all the same.');
  await page.getByRole('button', { name: 'CLOSE', exact: true }).click();
  await expect(next(page)).toHaveCount(0);
});
