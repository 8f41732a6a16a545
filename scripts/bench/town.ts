import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { startServer } from '../../e2e/support/server.ts';
import { countCpu } from './cpuSeconds.ts';
import { median, milliseconds, percentile, say } from './figures.ts';
import { desktopReady } from './firstScreen.ts';
import { benchProbeScript } from './probe.ts';

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  '1280x800': { viewport: { width: 1280, height: 800 } },
  'phone at DPR 3': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true },
};
const NOON = '2025-10-01T18:00:02Z';
/** A Friday: once the map is open the dark comes, for nine seconds (EVENING-2). */
const DUSK = '2026-11-28T02:03:50Z';
const OPENED_MS = 6_000;
const IDLE_MS = 4_000;
const MEGABYTE = 1_000_000;

/** Drags and zooms the town's map with all its life, filling the screen: how fast frames come, and what it takes. */
export async function benchTown(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions);
  try {
    // Without a graphics card the page draws on a 2D canvas.
    const at = (now: string) => `${server.origin}/?renderer=canvas&now=${now}&open=town-map`;
    for (const [screen, options] of Object.entries(SCREENS)) {
      await onMap(browser, at(NOON), options, (page) => benchMap(browser, page, screen));
      await onMap(browser, at(DUSK), options, async (page) => {
        const dragged = await times(browser, page, async () => {
          for (let round = 0; round < 2; round += 1) await dragAbout(page);
        });
        sayFrames(`town dragged as it goes dark, ${screen}`, dragged);
      });
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Opens the map over all of a screen and lets it be measured. */
async function onMap(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<void>,
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
    await measure(page);
  } finally {
    await context.close();
  }
}

async function benchMap(browser: Browser, page: Page, what: string): Promise<void> {
  sayFrames(`town dragged, ${what}`, await times(browser, page, () => dragAbout(page)));
  sayFrames(`town zoomed, ${what}`, await times(browser, page, () => zoomAbout(page)));
  const before = await page.evaluate(() => benchProbe.counts().frames);
  await page.waitForTimeout(IDLE_MS);
  const lived = (await page.evaluate(() => benchProbe.counts().frames)) - before;
  say(`town left alone, ${what}`, `${((lived * 1_000) / IDLE_MS).toFixed(1)} frames a second`);
  const { count, bytes } = (await page.evaluate(() => window.desktopProbe?.pictures())) ?? {
    count: 0,
    bytes: 0,
  };
  say(`pictures of town and desktop, ${what}`, `${count}, ${(bytes / MEGABYTE).toFixed(1)} MB`);
}

interface Times {
  /** Between frames, and the script of each (ms). */
  readonly intervals: number[];
  readonly scripts: number[];
  /** What all of the browser's processes took meanwhile (s). */
  readonly cpu: number;
}

async function times(browser: Browser, page: Page, move: () => Promise<void>): Promise<Times> {
  await page.evaluate(() => benchProbe.reset());
  const cpu = await countCpu(browser);
  await move();
  return { ...(await page.evaluate(() => benchProbe.frames())), cpu: await cpu() };
}

/** What a frame takes of the processor tells of a busy machine as well, where frames come when they can. */
function sayFrames(what: string, { intervals, scripts, cpu }: Times): void {
  const rate = (1_000 / median(intervals)).toFixed(0);
  const script = milliseconds(percentile(scripts, 0.95));
  const late = milliseconds(percentile(intervals, 0.95));
  const each = milliseconds((cpu * 1_000) / scripts.length);
  say(what, `${rate} frames a second, p95 ${late}, ${script} of script, ${each} of processor a frame`);
}

/** A mouse tells where it is 125 times a second, and waits for no page. */
const MOUSE_MS = 8;

/** From end to end of the town, so that tiles come and go. */
async function dragAbout(page: Page): Promise<void> {
  const [x, y] = await middleOf(page);
  const say = await mouseOf(page);
  for (let stroke = 0; stroke < 8; stroke += 1) {
    const way = stroke % 4 < 2 ? 1 : -1;
    await page.mouse.move(x + 150 * way, y + 60 * way);
    await page.mouse.down();
    for (let step = 0; step < 48; step += 1) {
      const [left, top] = [x + (150 - step * 6.25) * way, y + (60 - step * 2.5) * way];
      say({ type: 'mouseMoved', x: left, y: top, buttons: 1 });
      await page.waitForTimeout(MOUSE_MS);
    }
    await page.mouse.up();
  }
}

async function zoomAbout(page: Page): Promise<void> {
  const [x, y] = await middleOf(page);
  await page.mouse.move(x, y);
  const say = await mouseOf(page);
  for (let notch = 0; notch < 240; notch += 1) {
    say({ type: 'mouseWheel', x, y, deltaX: 0, deltaY: notch % 80 < 40 ? -10 : 10 });
    await page.waitForTimeout(MOUSE_MS);
  }
}

/** What the mouse says goes to the browser without waiting for what the page makes of it, which Playwright would do. */
async function mouseOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (event: Parameters<typeof session.send<'Input.dispatchMouseEvent'>>[1]): void => {
    session.send('Input.dispatchMouseEvent', event).catch(() => undefined);
  };
}

async function middleOf(page: Page): Promise<readonly [x: number, y: number]> {
  const box = await page.getByRole('group', { name: 'Map of Arcadia' }).boundingBox();
  if (box === null) throw new Error('There is no map');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
