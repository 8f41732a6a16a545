import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { Desktop } from '../../e2e/support/desktop.ts';
import { startServer } from '../../e2e/support/server.ts';
import { Troubles } from '../../e2e/support/watch.ts';
import { kilobytes, median, milliseconds, percentile, say } from './figures.ts';
import { desktopReady, weighFirstScreen, type Renderer } from './firstScreen.ts';
import { benchProbeScript } from './probe.ts';

const RUNS = 7;
const RENDERERS: readonly Renderer[] = ['canvas', 'webgl'];
/** Early in a minute, so that the clock's text stays as it is while we look. */
const EARLY_IN_A_MINUTE = '2025-10-01T18:00:02Z';
const SETTLE_MS = 4000;
const IDLE_MS = 10_000;
const WINDOWS = 10;

/** Weighs and times the page in Chromium without a GPU. */
export async function benchPage(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions);
  try {
    for (const renderer of RENDERERS) {
      const { javascript, total } = await weighFirstScreen(browser, server.origin, renderer);
      say(`first screen, ${renderer}`, `${kilobytes(javascript)} of JavaScript, ${kilobytes(total)} in all`);
    }
    for (const renderer of RENDERERS) {
      for (const slowdown of [1, 4]) {
        const times = await readyTimes(browser, `${server.origin}/?renderer=${renderer}`, slowdown);
        const how = slowdown === 1 ? 'plain' : `${slowdown}x slower CPU`;
        say(`desktop ready, ${renderer}, ${how}, median of ${RUNS}`, milliseconds(median(times)));
      }
    }
    for (const renderer of RENDERERS) await benchIdle(browser, server.origin, renderer);
    for (const renderer of RENDERERS) await benchWindows(browser, server.origin, renderer);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function readyTimes(browser: Browser, url: string, slowdown: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await withPage(browser, {}, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(url);
      times.push((await desktopReady(page)).after);
    });
  }
  return times;
}

async function benchIdle(browser: Browser, origin: string, renderer: Renderer): Promise<void> {
  await withPage(browser, {}, async (page) => {
    await page.addInitScript(benchProbeScript);
    await page.goto(`${origin}/?renderer=${renderer}&now=${EARLY_IN_A_MINUTE}`);
    await desktopReady(page);
    await page.waitForTimeout(SETTLE_MS);
    const before = await page.evaluate(() => benchProbe.counts());
    await page.waitForTimeout(IDLE_MS);
    const after = await page.evaluate(() => benchProbe.counts());
    const frames = after.frames - before.frames;
    const calls = after.requested - before.requested;
    say(`10 idle seconds, ${renderer}`, `${frames} frames, ${calls} requestAnimationFrame calls`);
  });
}

async function benchWindows(browser: Browser, origin: string, renderer: Renderer): Promise<void> {
  await withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
    await page.addInitScript(benchProbeScript);
    const desktop = new Desktop(page, {
      origin,
      troubles: new Troubles(),
      touch: false,
      defaults: { renderer },
    });
    await desktop.open({ app: 'help' });
    await desktop.signIn('administrator');
    const opened = await openWindows(page);
    const measures = await page.evaluate(() =>
      performance
        .getEntriesByType('measure')
        .filter(({ name }) => name.startsWith('window-open:'))
        .map(({ name, duration }) => ({ name: name.slice('window-open:'.length), duration })),
    );
    for (const { name, duration } of measures)
      say(`window opens, ${renderer}, ${name}`, milliseconds(duration));
    const { intervals, scripts } = await dragAbout(page);
    const figure = `p95 ${milliseconds(percentile(intervals, 0.95))} between frames, ${milliseconds(percentile(scripts, 0.95))} of script`;
    say(`drag with ${opened} windows, ${renderer}`, figure);
  });
}

/**
 * Opens every app (a link would open a tab, behind which this page hardly draws), then their help windows, until there
 * are enough; answers how many there are.
 */
async function openWindows(page: Page): Promise<number> {
  const dialogs = page.getByRole('dialog');
  const press = (element: HTMLElement) => element.click();
  for (const app of await page.evaluate(() => window.desktopProbe?.apps() ?? [])) {
    const icon = page.locator(`[data-icon="${app}"]`);
    if ((await icon.count()) === 0) continue;
    await icon.dblclick({ force: true });
    await page.waitForTimeout(500);
  }
  const helps = page.getByRole('dialog').getByRole('button', { name: 'Help', exact: true });
  for (let index = 0; index < (await helps.count()) && (await dialogs.count()) < WINDOWS; index += 1) {
    await helps.nth(index).evaluate(press);
    await page.waitForTimeout(300);
  }
  return dialogs.count();
}

async function dragAbout(page: Page): Promise<{ intervals: number[]; scripts: number[] }> {
  const bar = page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^Move / });
  const box = await bar.boundingBox();
  if (!box) throw new Error('There is no window to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => benchProbe.reset());
  for (let step = 0; step < 180; step += 1) {
    await page.mouse.move(x + 150 * Math.sin(step / 12), y + 80 * Math.sin(step / 17));
    await page.waitForTimeout(8);
  }
  const times = await page.evaluate(() => benchProbe.frames());
  await page.mouse.up();
  return times;
}

async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}
