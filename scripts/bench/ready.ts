import type { Page } from '@playwright/test';
import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { countCpu } from './cpuSeconds.ts';
import { head, milliseconds } from './figures.ts';
import { desktopReady } from './firstScreen.ts';
import { visit, type VisitOptions } from './visit.ts';

const AFTERWARDS_MS = 5_000;
/** What is beyond it in a task keeps a person waiting (total blocking time). */
const BLOCKING_MS = 50;

const WAYS: readonly Omit<VisitOptions, 'renderer'>[] = [
  {},
  { slowdown: 4 },
  { slowdown: 4, screen: 'phone 390x844' },
];

interface Sample {
  /** In ms since the start of the navigation; the last is ready. */
  readonly phases: ReadonlyMap<string, number>;
  readonly ready: number;
  /** CPU of all of the browser's processes until ready, in ms. */
  readonly cpu: number;
  /** Total blocking time until 5 s after ready, in ms. */
  readonly blocking: number | undefined;
}

/** How long the desktop takes until its icons take clicks, by what, and how long nothing else can be done until a while after. */
export async function benchReady(bench: Bench): Promise<void> {
  for (const renderer of bench.renderers) {
    for (const way of WAYS) {
      const { slowdown = 1, screen = '1440x900' } = way;
      const how = `${renderer}, ${slowdown === 1 ? 'plain' : `${slowdown}x slower CPU`}, ${screen}`;
      const samples = await inTurns(bench, (build) => comeToReady(bench, build, { renderer, ...way }));
      head(how);
      for (const name of phasesOf(samples.flat())) {
        sayMedians(`  ${name}`, samples, ({ phases }) => phases.get(name), milliseconds);
      }
      sayMedians('ready', samples, ({ ready }) => ready, milliseconds);
      sayMedians('CPU until ready', samples, ({ cpu }) => cpu, milliseconds);
      if (slowdown > 1) {
        sayMedians('blocking time until 5 s later', samples, ({ blocking }) => blocking, milliseconds);
      }
    }
  }
}

function comeToReady(bench: Bench, build: Build, options: VisitOptions): Promise<Sample> {
  return visit(bench, build, options, async ({ page, address }) => {
    const cpuSince = await countCpu(bench.browser);
    await page.goto(address, { waitUntil: 'commit' });
    const { after } = await desktopReady(page);
    const cpu = (await cpuSince()) * 1_000;
    const phases = new Map(await page.evaluate(readPhases));
    const blocking =
      options.slowdown === undefined ? undefined : await blockingUntil(page, after + AFTERWARDS_MS);
    return { phases, ready: after, cpu, blocking };
  });
}

/**
 * What the browser knows of the way by itself, and the page's own marks (`desktop:...`), in ms since the start of the
 * navigation.
 */
function readPhases(): [name: string, at: number][] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const own = performance
    .getEntriesByType('mark')
    .filter((mark) => mark.name.startsWith('desktop:'))
    .map((mark): [string, number] => [mark.name.slice('desktop:'.length), mark.startTime]);
  return [
    ['page arrived', navigation?.responseEnd ?? Number.NaN],
    // Scripts of modules have run once the content is said to be loaded.
    ['scripts evaluated', navigation?.domContentLoadedEventStart ?? Number.NaN],
    ...performance
      .getEntriesByType('paint')
      .map(({ name, startTime }): [string, number] => [name.replaceAll('-', ' '), startTime]),
    ...own,
  ];
}

/** Names of all phases in the order of their times. */
function phasesOf(samples: readonly Sample[]): string[] {
  const times = new Map(samples.flatMap(({ phases }) => [...phases]));
  return [...times].sort(([, a], [, b]) => a - b).map(([name]) => name);
}

async function blockingUntil(page: Page, until: number): Promise<number> {
  await page.waitForFunction((time) => performance.now() > time, until, { polling: 250, timeout: 60_000 });
  const tasks = await page.evaluate(() => benchProbe.longTasks());
  return tasks
    .filter(({ at }) => at < until)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_MS), 0);
}
