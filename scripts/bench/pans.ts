import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Desktop } from '../../e2e/support/desktop.ts';
import { Wallets } from '../../e2e/support/wallets.ts';
import { Troubles } from '../../e2e/support/watch.ts';
import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { countCpu } from './cpuSeconds.ts';
import { head, milliseconds, perSecond } from './figures.ts';
import { visit } from './visit.ts';

/** What is moved by a finger: the `?open=` words of its window, and its title. */
const MOVED = {
  map: { app: 'town-map', title: 'Town Map' },
  place: { app: 'location:arcade', title: 'Main Street' },
} as const;
const NOON = '2025-10-01T18:00:02Z';
/** A finger tells where it is 60 times a second. */
const FINGER_MS = 1_000 / 60;
const STROKE = { moves: 60, px: 3 } as const;
const PANS = ['first', 'second', 'third'] as const;
/** From when the window is there to the first finger. */
const LOOKED_MS = 2_500;
const ON_TITLE = { x: 60, y: 12 } as const;

interface Pan {
  readonly framesPerSecond: number;
  /** CPU of all of the browser's processes (ms), which a busy machine leaves as it is. */
  readonly cpuPerFrame: number;
  /** The longest task (ms). */
  readonly longest: number;
}

/** How smoothly the map and a place follow the first fingers on them, on a phone that is four times slower and has no GPU. */
export async function benchPans(bench: Bench): Promise<void> {
  for (const [what, moved] of Object.entries(MOVED)) {
    const samples = await inTurns(bench, (build) => pan(bench, build, moved));
    head(what);
    for (const [index, pan] of PANS.entries()) {
      sayMedians(`frames, ${pan} pan`, samples, (pans) => pans[index]?.framesPerSecond, perSecond);
      sayMedians(`CPU a frame, ${pan} pan`, samples, (pans) => pans[index]?.cpuPerFrame, milliseconds);
      sayMedians(`longest task, ${pan} pan`, samples, (pans) => pans[index]?.longest, milliseconds);
    }
  }
}

function pan(bench: Bench, build: Build, { app, title }: (typeof MOVED)['map' | 'place']): Promise<Pan[]> {
  const options = { renderer: 'canvas', screen: 'phone 390x844', slowdown: 4 } as const;
  return visit(bench, build, options, async ({ page, session }) => {
    const { origin } = build;
    const defaults = { renderer: 'canvas', now: NOON } as const;
    const wallets = new Wallets(origin, page.request);
    const site = { origin, troubles: new Troubles(), wallets, touch: true, defaults };
    const desktop = new Desktop(page, site);
    await desktop.open({ app, as: 'full-collection', boot: true });
    const field = desktop.window(title).locator;
    await field.waitFor({ timeout: 60_000 });
    // Sound begins with it, as with the tap on an icon that opens most windows.
    const box = await field.boundingBox();
    if (box === null) throw new Error(`${title} is not shown`);
    await page.touchscreen.tap(box.x + ON_TITLE.x, box.y + ON_TITLE.y);
    await page.waitForTimeout(LOOKED_MS);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const pans: Pan[] = [];
    for (const index of PANS.keys())
      pans.push(await stroke(bench.browser, page, session, at, index % 2 === 0 ? -1 : 1));
    return pans;
  });
}

/** A finger that lies down, moves to a side and is lifted. */
async function stroke(
  browser: Browser,
  page: Page,
  session: CDPSession,
  from: { readonly x: number; readonly y: number },
  way: 1 | -1,
): Promise<Pan> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y: from.y }];
    // The finger waits for nothing that the page makes of it.
    session.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => undefined);
  };
  const start = from.x - (way * STROKE.moves * STROKE.px) / 2;
  const cpuSince = await countCpu(browser);
  touch('touchStart', start);
  // What it takes until the finger is down is the bench's time, and nothing moves yet.
  const before = await page.evaluate(() => ({ at: performance.now(), ...benchProbe.counts() }));
  const began = performance.now();
  for (let move = 1; move <= STROKE.moves; move += 1) {
    // By the clock: what a step takes longer would slow the finger down, and with it the frames.
    await sleep(Math.max(0, began + move * FINGER_MS - performance.now()));
    touch('touchMove', start + way * move * STROKE.px);
  }
  const after = await page.evaluate(() => ({
    at: performance.now(),
    ...benchProbe.counts(),
    tasks: benchProbe.longTasks(),
  }));
  const cpu = await cpuSince();
  touch('touchEnd', start);
  const durations = after.tasks.filter(({ at }) => at >= before.at - 50).map(({ duration }) => duration);
  await page.waitForTimeout(500);
  const frames = after.frames - before.frames;
  return {
    framesPerSecond: (frames * 1_000) / (after.at - before.at),
    cpuPerFrame: (cpu * 1_000) / frames,
    longest: Math.max(0, ...durations),
  };
}
