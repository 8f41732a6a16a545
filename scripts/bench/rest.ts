import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { countBytes } from './byteCounter.ts';
import { countCpu } from './cpuSeconds.ts';
import { head, kilobytes, percent } from './figures.ts';
import { desktopReady, type Renderer } from './firstScreen.ts';
import { visit } from './visit.ts';

/** In ms after ready. */
const IDLE = { from: 5_000, to: 15_000 };
const LAST_BYTE_MS = 25_000;
/** In ms after ready: nothing is kept before, and the programs that everybody has are kept by then. */
const KEEPING = { from: 15_000, to: 100_000 };

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
