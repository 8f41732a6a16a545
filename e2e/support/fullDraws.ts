import type { Page } from '@playwright/test';

/** The effects that are worth it, each with its reason, as the page names them: none so far. */
const WORTH_IT: readonly RegExp[] = [];

/**
 * What in the scenes of a page has had the canvas renderer draw the whole desktop in each frame, since the page was
 * loaded: a readable line for each container and effect that it does not understand (src/engine/stage/fullDraw.ts).
 */
export async function fullDraws(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => window.desktopProbe?.fullDraws() ?? []);
  return found.filter((line) => !WORTH_IT.some((pattern) => pattern.test(line)));
}
