import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import type {} from '../../e2e/support/cardPage.ts';
import { pageScript } from '../../e2e/support/pageScript.ts';
import { startServer } from '../../e2e/support/server.ts';
import { desktopReady } from './firstScreen.ts';
import { head, milliseconds, sayPromised } from './figures.ts';
import { visit } from './visit.ts';

const SLOWDOWN = 4;
const CARDS = 5;
const MOST_MS = 1_000;

/** How long a card of Pocket Juniors takes from its first stroke to its PNG, on a CPU that is so many times slower. */
export async function benchJuniors(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions);
  try {
    await visit({ browser }, server, { renderer: 'canvas', welcomed: true, kept: false }, async (seen) => {
      const { page, session, address } = seen;
      await page.goto(address);
      await desktopReady(page);
      await page.evaluate(await pageScript('cardPage.ts'));
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const took: number[] = [];
      for (let at = 0; at < CARDS; at += 1)
        took.push(await page.evaluate((nth) => juniorCards.time(nth), at));
      const middle = took.sort((a, b) => a - b)[Math.floor(CARDS / 2)] ?? Number.NaN;
      head(`Pocket Juniors, ${SLOWDOWN}x slower CPU`);
      sayPromised(
        'a card of 1056 by 1808, as a PNG',
        `${milliseconds(middle)}, ${milliseconds(MOST_MS)} at most`,
        middle <= MOST_MS,
      );
    });
  } finally {
    await browser.close();
    await server.dispose();
  }
}
