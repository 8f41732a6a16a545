import type { Browser, CDPSession, Page } from '@playwright/test';
import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { head, milliseconds } from './figures.ts';
import { desktopReady, type Renderer } from './firstScreen.ts';
import { visit } from './visit.ts';

/** Windows in which something moves, and the street before a place with its music; `?open=` opens that one. */
const STREET = 'location:arcade';
const MOVING = ['town-map', 'retro-text'];
/** One in which nothing does, to cover them with. */
const STILL = 'game-manual';

const MEASURED_MS = 10_000;
/** What windows need has come, and a sound has ended that was begun. */
const SETTLE_MS = 4_000;

const STATES = ['seen', 'covered', 'hidden'] as const;

interface Work {
  readonly frames: number;
  /** How often the browser ran something of the page: for a timer, a frame or an event. */
  readonly calls: number;
  /** How long the main thread had something to do, in ms. */
  readonly busy: number;
}

/** What windows that move take while they are seen, while another window covers them, and while the page is hidden. */
export async function benchUnseen(bench: Bench): Promise<void> {
  for (const renderer of bench.renderers) {
    const samples = await inTurns(bench, (build) => leaveUnseen(bench, build, renderer));
    head(renderer);
    for (const state of STATES) {
      sayMedians(`frames of 10 s, ${state}`, samples, (sample) => sample[state].frames, String);
      sayMedians('  calls of scripts', samples, (sample) => sample[state].calls, String);
      sayMedians('  main thread busy', samples, (sample) => sample[state].busy, milliseconds);
    }
  }
}

function leaveUnseen(
  bench: Bench,
  build: Build,
  renderer: Renderer,
): Promise<Record<(typeof STATES)[number], Work>> {
  // Nothing is fetched for a day without a network meanwhile: the idle queue does that, and no window.
  const options = { renderer, parameters: { open: STREET }, welcomed: true, kept: false };
  return visit(bench, build, options, async ({ page, session, address }) => {
    await page.goto(address);
    await desktopReady(page);
    // A first gesture, without which nothing sounds.
    await page.mouse.click(720, 840);
    for (const app of MOVING) await openApp(page, app);
    const work = (): Promise<Work> => measure(bench.browser, page, session);
    const seen = await work();
    await openApp(page, STILL);
    await page.getByRole('dialog').last().getByRole('button', { name: 'Maximize' }).click();
    const covered = await work();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Close', exact: true }).click();
    await hide(page);
    return { seen, covered, hidden: await work() };
  });
}

/** By its icon, which may lie under a window. */
async function openApp(page: Page, app: string): Promise<void> {
  const open = await page.getByRole('dialog').count();
  await page.locator(`[data-icon="${app}"]`).dispatchEvent('dblclick');
  await page.getByRole('dialog').nth(open).waitFor();
}

/** The page is told that it is hidden, and the browser goes on as if it were seen: nothing rests but by itself. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

async function measure(browser: Browser, page: Page, session: CDPSession): Promise<Work> {
  await page.waitForTimeout(SETTLE_MS);
  await session.send('Performance.enable');
  const look = async (): Promise<{ frames: number; busy: number }> => {
    const { frames } = await page.evaluate(() => benchProbe.counts());
    const { metrics } = await session.send('Performance.getMetrics');
    return { frames, busy: 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) };
  };
  const before = await look();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.waitForTimeout(MEASURED_MS);
  const trace = await browser.stopTracing();
  const after = await look();
  await session.send('Performance.disable');
  return { frames: after.frames - before.frames, busy: after.busy - before.busy, calls: callsIn(trace) };
}

function callsIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly { name: string }[] };
  return traceEvents.filter(({ name }) => name === 'FunctionCall').length;
}
