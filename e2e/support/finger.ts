import { expect, type Locator, type Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws a finger from a point over the screen, in steps as a hand does. */
export async function dragFinger(page: Page, from: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  const at = (share: number): Point => ({ x: from.x + by.x * share, y: from.y + by.y * share });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', [at(step / 10)]);
    await page.waitForTimeout(16);
  }
  // The finger rests before it is lifted, so that nothing scrolls on by itself, and the next touch is none that stops it.
  await page.waitForTimeout(120);
  await touch('touchMove', [at(1)]);
  await touch('touchEnd', []);
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
