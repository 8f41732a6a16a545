import type { CDPSession, Page } from '@playwright/test';
import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { countCpu } from './cpuSeconds.ts';
import { head, perSecond, seconds } from './figures.ts';
import { desktopReady } from './firstScreen.ts';
import { visit, type VisitOptions } from './visit.ts';

const DRAG_MS = 3_000;
const MOVES_PER_SECOND = 60;
/** The boot picture has gone by then, and what the window needs has come. */
const SETTLE_MS = 5_000;

interface Drag {
  /** CPU of all of the browser's processes while it went, in s. */
  readonly cpu: number;
  /** Frames in which the window was put elsewhere. */
  readonly framesPerSecond: number;
}

/** What it costs to drag a window about for 3 s, and how smoothly it goes on a slower CPU. All is drawn by software. */
export async function benchDragging(bench: Bench): Promise<void> {
  for (const renderer of bench.renderers) {
    for (const slowdown of [1, 4]) {
      const how = `${renderer}, ${slowdown === 1 ? 'plain' : `${slowdown}x slower CPU`}`;
      const samples = await inTurns(bench, (build) => dragWindow(bench, build, { renderer, slowdown }));
      head(how);
      sayMedians('CPU of 3 s of dragging', samples, ({ cpu }) => cpu, seconds);
      sayMedians('frames meanwhile', samples, (sample) => sample.framesPerSecond, perSecond);
    }
  }
}

function dragWindow(bench: Bench, build: Build, options: VisitOptions): Promise<Drag> {
  return visit(
    bench,
    build,
    { ...options, parameters: { open: 'help' } },
    async ({ page, session, address }) => {
      await page.goto(address);
      await desktopReady(page);
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(SETTLE_MS);
      const box = await page.getByRole('button', { name: /^Move / }).boundingBox();
      if (box === null) throw new Error('There is no window to drag');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      const before = await movesOf(page);
      const cpuSince = await countCpu(bench.browser);
      const began = performance.now();
      await moveAbout(session, x, y);
      const cpu = await cpuSince();
      const moves = (await movesOf(page)) - before;
      const framesPerSecond = (moves * 1_000) / (performance.now() - began);
      await page.mouse.up();
      return { cpu, framesPerSecond };
    },
  );
}

const movesOf = (page: Page): Promise<number> => page.evaluate(() => benchProbe.counts().moves);

/** Moves the mouse 60 times a second, however far the page is behind with what it heard. */
async function moveAbout(session: CDPSession, x: number, y: number): Promise<void> {
  const began = performance.now();
  const heard: Promise<unknown>[] = [];
  for (let move = 1; move <= (DRAG_MS / 1_000) * MOVES_PER_SECOND; move += 1) {
    const due = began + (move * 1_000) / MOVES_PER_SECOND;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const to = { x: x + 150 * Math.sin(move / 12), y: y + 80 * Math.sin(move / 17) };
    heard.push(
      session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...to }),
    );
  }
  await Promise.all(heard);
}
