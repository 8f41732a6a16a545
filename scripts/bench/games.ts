import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { digestOf } from '../../e2e/support/gamesPage.ts';
import { watchKept } from '../../e2e/support/kept.ts';
import { pageScript } from '../../e2e/support/pageScript.ts';
import { startServer } from '../../e2e/support/server.ts';
import { STEPS_PER_SECOND, type Course } from '../../supabase/functions/_shared/domain/arcade/games/game.ts';
import { MACHINE_IDS, type MachineId } from '../../supabase/functions/_shared/domain/arcade/games/games.ts';
import { replay } from '../../supabase/functions/_shared/domain/arcade/games/replay.ts';
import { playerOf, rulesOf } from '../../supabase/functions/_shared/domain/arcade/games/rules.ts';
import {
  REACTIONS,
  type Reaction,
} from '../../supabase/functions/_shared/domain/arcade/games/simulatedPlayer.ts';
import { seededRandom } from '../../supabase/functions/_shared/kernel/seededRandom.ts';
import { GAME_BUDGET, served, sharesOfBuild } from '../checks/builtShares.ts';
import { countCpu } from './cpuSeconds.ts';
import {
  head,
  kilobytes,
  median,
  milliseconds,
  percent,
  percentile,
  perSecond,
  say,
  sayPromised,
  seconds,
} from './figures.ts';
import { desktopReady, weighFirstScreen } from './firstScreen.ts';
import { visit, type SCREENS } from './visit.ts';

const RUNS = { same: 10_000, perfect: 4_000, players: 1_000 };
/** A perfect player is followed until the course gets no harder. */
const PERFECT_SECONDS = 310;
const MOST_SECONDS = 300;
const REPLAYED_SECONDS = 180;
/** How long half of the players last at least and at most, and what a replay may take. */
const PROMISED = {
  lasts: { person: { least: 12, most: 20 }, expert: { least: 60, most: 150 } },
  replayMs: 50,
};
const LOOK_MS = 5_000;
const PRESSES = 20;
const RESTARTS = 50;

/** A run of a simulated player. */
const simulate = (game: MachineId, seed: string, reaction: Reaction, mostSeconds: number) =>
  playerOf(game)(courseOf(seed), reaction, seededRandom(`hand ${seed}`), mostSeconds * STEPS_PER_SECOND);

const courseOf =
  (seed: string): Course =>
  (chunk) =>
    seededRandom(`${seed} ${chunk}`);

/** How many ms it takes to replay a run of so many seconds. */
function replayMs(game: MachineId, mostSeconds: number): number {
  const { log, end } = simulate(game, 'replayed', REACTIONS.perfect, mostSeconds);
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    replay(rulesOf(game), courseOf('replayed'), log, end.steps);
    return performance.now() - began;
  });
  return median(times);
}

/**
 * What games are by measure: how long simulated players last, whether every engine plays the same run, and for each game
 * that the desktop has its frames, CPU, time from input to picture, and what restarts leave behind.
 */
export async function benchGames(): Promise<void> {
  for (const game of MACHINE_IDS) benchPlayers(game);
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions);
  try {
    await benchSameRuns(browser);
    await benchCode(browser, server.origin);
    for (const game of MACHINE_IDS) {
      for (const [screen, slowdown] of [
        ['1440x900', 1],
        ['phone 390x844', 4],
      ] as const) {
        await benchWindow(browser, server.origin, game, screen, slowdown);
      }
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

function benchPlayers(game: MachineId): void {
  head(`${game}, simulated players`);
  for (const name of ['person', 'expert'] as const) {
    const runs = Array.from(
      { length: RUNS.players },
      (_, run) => simulate(game, `run ${run}`, REACTIONS[name], MOST_SECONDS).end,
    );
    const lasted = runs.map(({ steps }) => steps / STEPS_PER_SECOND);
    const shares = [0.1, 0.5, 0.9].map((share) => seconds(percentile(lasted, share))).join(', ');
    const { least, most } = PROMISED.lasts[name];
    const half = median(lasted);
    sayPromised(`${name} lasts (a tenth, half, nine tenths)`, shares, half >= least && half <= most);
    say(`${name} scores`, String(median(runs.map(({ score }) => score))));
  }
  let failed = 0;
  for (let run = 0; run < RUNS.perfect; run += 1) {
    if (simulate(game, `course ${run}`, REACTIONS.perfect, PERFECT_SECONDS).end.isOver) failed += 1;
  }
  sayPromised(`of ${RUNS.perfect} courses a perfect player fails`, String(failed), failed === 0);
  const ms = replayMs(game, REPLAYED_SECONDS);
  sayPromised(`to replay ${REPLAYED_SECONDS} s`, milliseconds(ms), ms <= PROMISED.replayMs);
}

/** What the code of each game weighs that comes with its window. */
async function benchCode(browser: Browser, origin: string): Promise<void> {
  head('code of the games, as served');
  const firstScreen = new Set<string>();
  for (const renderer of ['canvas', 'webgl'] as const) {
    const { files } = await weighFirstScreen(browser, origin, renderer);
    for (const { path } of files) firstScreen.add(path.slice(1));
  }
  const { apps } = sharesOfBuild(firstScreen);
  for (const game of MACHINE_IDS) {
    const scripts = apps.get(game) ?? [];
    const bytes = served(scripts);
    sayPromised(game, kilobytes(bytes), scripts.length > 0 && bytes <= GAME_BUDGET);
  }
}

async function benchSameRuns(browser: Browser): Promise<void> {
  head('the same runs in Chromium and in Node');
  const page = await browser.newPage();
  await page.evaluate(await pageScript('gamesPage.ts'));
  for (const game of MACHINE_IDS) {
    const there = await page.evaluate(([id, runs]) => gamesPage.digestOf(id, runs), [
      game,
      RUNS.same,
    ] as const);
    const here = digestOf(game, RUNS.same);
    const isSame = there.digest === here.digest;
    sayPromised(game, `${RUNS.same} runs ${isSame ? 'end alike' : 'DIFFER'}`, isSame);
  }
  await page.close();
}

function benchWindow(
  browser: Browser,
  origin: string,
  game: string,
  screen: keyof typeof SCREENS,
  slowdown: number,
): Promise<void> {
  const options = {
    renderer: 'canvas',
    welcomed: true,
    kept: false,
    screen,
    parameters: { open: game },
  } as const;
  return visit({ browser }, { origin }, options, async ({ page, session, address }) => {
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    await page.addInitScript(countFrames);
    const kept = await watchKept(page);
    await page.goto(address);
    await desktopReady(page);
    const start = page.getByRole('button', { name: 'Start Game' });
    if (
      !(await start.waitFor({ timeout: 15_000 }).then(
        () => true,
        () => false,
      ))
    )
      return;
    head(`${game}, ${screen}, 2D canvas${slowdown === 1 ? '' : `, ${slowdown}x slower CPU`}`);
    await page.waitForTimeout(3_000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const cpuSince = await countCpu(browser);
    const before = await frames(page);
    await page.waitForTimeout(LOOK_MS);
    const after = await frames(page);
    const cpu = await cpuSince();
    const ms = after.now - before.now;
    say('frames while it plays by itself', perSecond(((after.frames - before.frames) * 1_000) / ms));
    say('CPU', percent((cpu * 1_000) / ms));
    const inputs = await inputTimes(page);
    say(
      'input to picture (half, the slowest)',
      [median(inputs), Math.max(...inputs)].map(milliseconds).join(', '),
    );
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const [first, last] = await restarts(page, kept);
    say(`heap, ${RESTARTS} restarts`, `${first.heap.toFixed(1)} MB, then ${last.heap.toFixed(1)} MB`);
    for (const kind of ['objects', 'nodes', 'listeners', 'pictures'] as const) {
      say(kind, `${first[kind]}, then ${last[kind]}`);
    }
  });
}

/** How many ms pass from a press of the button to the frame that shows it, as the browser itself measures it. */
async function inputTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { inputTimes: times });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'pointerdown') times.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const canvas = page.locator('.surface-body').first();
  const { x, y, width } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 100 };
  await page.getByRole('button', { name: 'Start Game' }).click();
  for (let press = 0; press < PRESSES; press += 1) {
    await page.mouse.click(x + width / 2, y + 40);
    await page.waitForTimeout(250);
  }
  const times = await page.evaluate(() => (globalThis as { inputTimes?: number[] }).inputTimes ?? []);
  return times.length === 0 ? [Number.NaN] : times;
}

async function restarts<Value>(page: Page, kept: () => Promise<Value>): Promise<readonly [Value, Value]> {
  const restart = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Start Game' }).click();
    await page.waitForTimeout(150);
  };
  for (let count = 0; count < 3; count += 1) await restart();
  const first = await kept();
  for (let count = 0; count < RESTARTS; count += 1) await restart();
  return [first, await kept()];
}

const frames = (page: Page): Promise<{ readonly frames: number; readonly now: number }> =>
  page.evaluate(() => ({
    frames: (globalThis as { framesShown?: number }).framesShown ?? 0,
    now: performance.now(),
  }));

/** Counts the frames in which anything that asked for one was drawn. */
function countFrames(): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const counted = globalThis as { framesShown?: number };
  let last = -1;
  globalThis.requestAnimationFrame = (frame) =>
    request((time) => {
      if (time !== last) counted.framesShown = (counted.framesShown ?? 0) + 1;
      last = time;
      frame(time);
    });
}
