import type { Page } from '@playwright/test';

/** How many frames of the stage are drawn in the next so many milliseconds. */
export async function framesWithin(page: Page, ms: number): Promise<number> {
  const frames = (): Promise<number> => page.evaluate(() => window.desktopProbe?.frames() ?? Number.NaN);
  const before = await frames();
  await page.waitForTimeout(ms);
  return (await frames()) - before;
}
