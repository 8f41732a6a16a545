import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { countBytes } from './byteCounter.ts';
import { countCpu } from './cpuSeconds.ts';
import { head, kilobytes, megabytes, percent } from './figures.ts';
import { desktopReady, untilReady, type Renderer } from './firstScreen.ts';
import { forgoWelcome, SCREENS, visit } from './visit.ts';

/** In ms after ready. */
const IDLE = { from: 5_000, to: 15_000 };
const LAST_BYTE_MS = 25_000;
/** In ms after ready: nothing is kept before, and the programs that everybody has are kept by then. */
const KEEPING = { from: 15_000, to: 100_000 };

/** In ms after ready: what the page does by itself then is done. */
const HEAP_AT_MS = 20_000;

interface Rest {
  /** CPU of all of the browser's processes, as a share of a core. */
  readonly cpu: number;
  readonly frames: number;
  readonly requested: number;
  readonly bytes: number;
}

/** What an untouched desktop takes on a first visit: CPU and frames from 5 s to 15 s after ready, bytes within 25 s. */
export async function benchRest(bench: Bench): Promise<void> {
  for (const renderer of bench.renderers) {
    const samples = await inTurns(bench, (build) => leaveAlone(bench, build, renderer));
    head(renderer);
    sayMedians('CPU from 5 to 15 s after ready', samples, ({ cpu }) => cpu, percent);
    sayMedians('frames', samples, ({ frames }) => frames, String);
    sayMedians('calls of requestAnimationFrame', samples, ({ requested }) => requested, String);
    sayMedians('bytes until 25 s after ready', samples, ({ bytes }) => bytes, kilobytes);
  }
}

async function leaveAlone(bench: Bench, build: Build, renderer: Renderer): Promise<Rest> {
  const counter = await countBytes(build.origin);
  try {
    return await visit(bench, counter, { renderer }, async ({ page, address }) => {
      await page.goto(address);
      const { at } = await desktopReady(page);
      const reach = (after: number): Promise<void> =>
        page.waitForTimeout(Math.max(0, at + after - Date.now()));
      await reach(IDLE.from);
      const before = await page.evaluate(() => benchProbe.counts());
      const cpuSince = await countCpu(bench.browser);
      await reach(IDLE.to);
      const cpu = ((await cpuSince()) * 1_000) / (IDLE.to - IDLE.from);
      const after = await page.evaluate(() => benchProbe.counts());
      await reach(LAST_BYTE_MS);
      return {
        cpu,
        frames: after.frames - before.frames,
        requested: after.requested - before.requested,
        bytes: counter.bytes(),
      };
    });
  } finally {
    await counter.close();
  }
}

/** What an untouched desktop takes while it keeps the programs that everybody has, for a day without a network. */
export async function benchKeeping(bench: Bench): Promise<void> {
  const samples = await inTurns(bench, (build) =>
    visit(bench, build, { renderer: 'canvas' }, async ({ page, address }) => {
      await page.goto(address);
      const { at } = await desktopReady(page);
      const reach = (after: number): Promise<void> =>
        page.waitForTimeout(Math.max(0, at + after - Date.now()));
      await reach(KEEPING.from);
      const cpuSince = await countCpu(bench.browser);
      await reach(KEEPING.to);
      return ((await cpuSince()) * 1_000) / (KEEPING.to - KEEPING.from);
    }),
  );
  sayMedians('CPU while programs are kept', samples, (cpu) => cpu, percent);
}

/**
 * What the heap of an untouched desktop without a window holds once garbage is collected: objects, and the code that the
 * browser has compiled, which is about half of it, of functions that have not run too (scripts/vite/compileHints.ts). The
 * text of scripts, pictures and the DOM lie elsewhere. The page is asked by the protocol alone: scripts of Playwright and of
 * the probe would be counted.
 */
export async function benchHeap(bench: Bench): Promise<void> {
  for (const renderer of bench.renderers) {
    const samples = await inTurns(bench, (build) => heapAtRest(bench, build, renderer));
    head(renderer);
    sayMedians('heap 20 s after ready, without a window', samples, (bytes) => bytes, megabytes);
  }
}

async function heapAtRest({ browser }: Bench, { origin }: Build, renderer: Renderer): Promise<number> {
  const context = await browser.newContext(SCREENS['1440x900']);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(forgoWelcome);
    await session.send('Page.navigate', { url: `${origin}/?renderer=${renderer}` });
    await untilReady(session);
    await page.waitForTimeout(HEAP_AT_MS);
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  } finally {
    await context.close();
  }
}
