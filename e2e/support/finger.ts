import type { Page } from '@playwright/test';

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
