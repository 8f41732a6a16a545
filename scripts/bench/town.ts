import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { startServer } from '../../e2e/support/server.ts';
import { median, milliseconds, percentile, say } from './figures.ts';
import { desktopReady } from './firstScreen.ts';
import { benchProbeScript } from './probe.ts';

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  '1280x800': { viewport: { width: 1280, height: 800 } },
  'phone at DPR 3': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true },
};
const NOON = '2025-10-01T18:00:02Z';
const OPENED_MS = 6_000;
const IDLE_MS = 4_000;
const MEGABYTE = 1_000_000;

/** Drags and zooms the town's map with all its life, filling the screen: how fast frames come, and what it takes. */
export async function benchTown(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions);
  try {
    // Without a graphics card the page draws on a 2D canvas.
    const url = `${server.origin}/?renderer=canvas&now=${NOON}&open=town-map`;
    for (const [screen, options] of Object.entries(SCREENS)) await benchMap(browser, url, options, screen);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function benchMap(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  what: string,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.addInitScript(benchProbeScript);
    await page.goto(url);
    await desktopReady(page);
    const town = page.getByRole('dialog', { name: 'Town Map' });
    const maximize = town.getByRole('button', { name: 'Maximize' });
    await town.waitFor();
    if (await maximize.isVisible()) await maximize.click();
    await page.waitForTimeout(OPENED_MS);
    sayFrames(`town dragged, ${what}`, await times(page, () => dragAbout(page)));
    sayFrames(`town zoomed, ${what}`, await times(page, () => zoomAbout(page)));
    const before = await page.evaluate(() => benchProbe.counts().frames);
    await page.waitForTimeout(IDLE_MS);
    const lived = (await page.evaluate(() => benchProbe.counts().frames)) - before;
    say(`town left alone, ${what}`, `${((lived * 1_000) / IDLE_MS).toFixed(1)} frames a second`);
    const { count, bytes } = (await page.evaluate(() => window.desktopProbe?.pictures())) ?? {
      count: 0,
      bytes: 0,
    };
    say(`pictures of town and desktop, ${what}`, `${count}, ${(bytes / MEGABYTE).toFixed(1)} MB`);
  } finally {
    await context.close();
  }
}

async function times(
  page: Page,
  move: () => Promise<void>,
): Promise<{ intervals: number[]; scripts: number[] }> {
  await page.evaluate(() => benchProbe.reset());
  await move();
  return page.evaluate(() => benchProbe.frames());
}

function sayFrames(what: string, { intervals, scripts }: { intervals: number[]; scripts: number[] }): void {
  const rate = (1_000 / median(intervals)).toFixed(0);
  const script = milliseconds(percentile(scripts, 0.95));
  say(what, `${rate} frames a second, p95 ${milliseconds(percentile(intervals, 0.95))}, ${script} of script`);
}

/** From end to end of the town, so that tiles come and go. */
async function dragAbout(page: Page): Promise<void> {
  const [x, y] = await middleOf(page);
  for (let stroke = 0; stroke < 8; stroke += 1) {
    const way = stroke % 4 < 2 ? 1 : -1;
    await page.mouse.move(x + 150 * way, y + 60 * way);
    await page.mouse.down();
    for (let step = 0; step < 24; step += 1) {
      await page.mouse.move(x + (150 - step * 12.5) * way, y + (60 - step * 5) * way);
      await page.waitForTimeout(8);
    }
    await page.mouse.up();
  }
}

async function zoomAbout(page: Page): Promise<void> {
  const [x, y] = await middleOf(page);
  await page.mouse.move(x, y);
  for (let notch = 0; notch < 60; notch += 1) {
    await page.mouse.wheel(0, notch % 20 < 10 ? -40 : 40);
    await page.waitForTimeout(16);
  }
}

async function middleOf(page: Page): Promise<readonly [x: number, y: number]> {
  const box = await page.getByRole('group', { name: 'Map of Arcadia' }).boundingBox();
  if (box === null) throw new Error('There is no map');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
