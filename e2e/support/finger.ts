import { expect, type Locator, type Page } from '@playwright/test';

/** Draws a finger upwards over the screen, in steps as a hand does. */
export async function swipeUp(page: Page, x: number, y: number, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', y - (by * step) / 10);
    await page.waitForTimeout(16);
  }
  // The finger rests before it is lifted, so that nothing scrolls on by itself.
  await page.waitForTimeout(120);
  await touch('touchMove', y - by);
  await touch('touchEnd');
}

/** Rests a finger on an element until what that opens is there, and lifts it. */
export async function restOn(target: Locator, opened: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to rest a finger on');
  const session = await target.page().context().newCDPSession(target.page());
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await expect(opened).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
