import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import type {} from '../../e2e/support/cardPage.ts';
import { Desktop } from '../../e2e/support/desktop.ts';
import { watchKept, type Kept } from '../../e2e/support/kept.ts';
import { pageScript } from '../../e2e/support/pageScript.ts';
import { startServer, type RunningServer } from '../../e2e/support/server.ts';
import { Troubles } from '../../e2e/support/watch.ts';
import { isGraphicsCard, webglDriver } from './bench.ts';
import { countCpu } from './cpuSeconds.ts';
import { head, milliseconds, perSecond, say, sayPromised } from './figures.ts';
import type { Renderer } from './firstScreen.ts';
import type {} from './probe.ts';
import { closeProgram, openProgram, sayLeftBehind } from './programs.ts';
import { visit } from './visit.ts';

const PROGRAM = 'pocket-juniors';
const STAGE = '.surface-body > canvas';
/** Its pages, once they are there. */
const PAGES = '[aria-label="Pocket Juniors catalogue"]:not([inert])';
const SLOWDOWN = 4;
const CARDS = 5;
const LOOK_MS = 6_000;
/** The pages have faded in by then. */
const SETTLED_MS = 4_000;
/** Models are read and drawn without a graphics card. */
const PATIENCE = { timeout: 60_000 };
const MOST = { cardMs: 1_000, callsOfJunior: 8 };
/** Frames a second. A screen of 60 Hz may lose two of them. */
const LEAST_FRAMES = { card: 58, software: 15 };

/**
 * Pocket Juniors: how many frames a second are drawn, with a graphics card or without one, and how many draw calls a
 * Junior takes; what 20 rounds of opening and closing leave behind; and how long a card takes on a slower CPU.
 */
export async function benchJuniors(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const driver = await webglDriver(browser);
    const hasCard = isGraphicsCard(driver);
    say('WebGL is drawn by', driver);
    const renderer = hasCard ? 'webgl' : 'canvas';
    const least = hasCard ? LEAST_FRAMES.card : LEAST_FRAMES.software;
    await visitDesktop(browser, server, renderer, (opened) => sayFrames(opened, browser, least));
    await visitDesktop(browser, server, renderer, sayMemory);
    await visitDesktop(browser, server, 'canvas', sayCard);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** A page with a desktop, and what tells how much it keeps. */
interface Opened {
  readonly page: Page;
  readonly kept: () => Promise<Kept>;
}

function visitDesktop(
  browser: Browser,
  server: RunningServer,
  renderer: Renderer,
  use: (opened: Opened) => Promise<void>,
): Promise<void> {
  return visit({ browser }, server, { renderer, kept: false }, async ({ page }) => {
    const kept = await watchKept(page);
    const { origin } = server;
    const defaults = { renderer, mode: 'build' } as const;
    const desktop = new Desktop(page, { origin, troubles: new Troubles(), touch: false, defaults });
    await desktop.open();
    await desktop.enterSchool('BETA');
    await desktop.signIn('administrator');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await use({ page, kept });
  });
}

/** From the first stroke to the PNG. */
async function sayCard({ page }: Opened): Promise<void> {
  await page.evaluate(await pageScript('cardPage.ts'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const took: number[] = [];
  for (let at = 0; at < CARDS; at += 1) took.push(await page.evaluate((nth) => juniorCards.time(nth), at));
  const middle = took.sort((a, b) => a - b)[Math.floor(CARDS / 2)] ?? Number.NaN;
  head(`${SLOWDOWN}x slower CPU`);
  sayPromised(
    'a card of 1056 by 1808, as a PNG',
    `${milliseconds(middle)}, ${milliseconds(MOST.cardMs)} at most`,
    middle <= MOST.cardMs,
  );
}

/** What was drawn a second, and what each frame of it took. */
interface Drawn {
  readonly framesPerSecond: number;
  readonly callsPerFrame: number;
  /** CPU of all of the browser's processes, in ms. */
  readonly cpuPerFrame: number;
}

/** The showcase while it is scrolled and while it is left alone, a team of three, and their duel with three others. */
async function sayFrames({ page }: Opened, browser: Browser, least: number): Promise<void> {
  const sayRate = (what: string, { framesPerSecond, cpuPerFrame }: Drawn): void =>
    sayPromised(
      what,
      `${perSecond(framesPerSecond)}, ${least} at least; CPU ${milliseconds(cpuPerFrame)} a frame`,
      framesPerSecond >= least,
    );
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const show = (shot: string): Promise<void> =>
    page.locator(`[data-shot=${shot}]`).evaluate((gap) => gap.scrollIntoView({ block: 'center' }));

  await openStage(page);
  await page.waitForTimeout(SETTLED_MS);
  head('frames');
  sayRate('the showcase, scrolled', await drawn(page, browser, true));
  const alone = await drawn(page, browser, false);
  sayRate('the showcase, left alone', alone);

  for (let extra = 0; extra < 2; extra += 1) await button('Add a JNR').click();
  await show('team');
  const three = await drawn(page, browser, false);
  sayRate('a team of three', three);
  await show('duel');
  await button('Start the duel').click();
  sayRate('a duel of three against three', await drawn(page, browser, false));

  head('draw calls');
  const ofJunior = (three.callsPerFrame - alone.callsPerFrame) / 2;
  sayPromised(
    'of a Junior',
    `${ofJunior.toFixed(1)}, ${MOST.callsOfJunior} at most`,
    ofJunior <= MOST.callsOfJunior,
  );
  say('of what all stand on', (alone.callsPerFrame - ofJunior).toFixed(1));
}

async function openStage(page: Page): Promise<void> {
  await openProgram(page, PROGRAM);
  await page.locator(PAGES).waitFor(PATIENCE);
  await page.waitForFunction((stage) => benchProbe.draws(stage).frames > 0, STAGE, PATIENCE);
}

/** What is drawn of the stage for a while, in which its first page is scrolled up and down, or nothing is done. */
async function drawn(page: Page, browser: Browser, isScrolled: boolean): Promise<Drawn> {
  const cpuSince = await countCpu(browser);
  const { frames, calls, took } = await page.evaluate(
    async ({ stage, catalogue, ms, scrolls }) => {
      const before = benchProbe.draws(stage);
      const began = performance.now();
      const pages = document.querySelector(catalogue);
      while (performance.now() - began < ms) {
        await new Promise(requestAnimationFrame);
        if (scrolls && pages) pages.scrollTop = 80 - 80 * Math.cos((performance.now() - began) / 400);
      }
      const after = benchProbe.draws(stage);
      return {
        frames: after.frames - before.frames,
        calls: after.calls - before.calls,
        took: performance.now() - began,
      };
    },
    { stage: STAGE, catalogue: PAGES, ms: LOOK_MS, scrolls: isScrolled },
  );
  return {
    framesPerSecond: (frames * 1_000) / took,
    callsPerFrame: calls / frames,
    cpuPerFrame: ((await cpuSince()) * 1_000) / frames,
  };
}

async function sayMemory({ page, kept }: Opened): Promise<void> {
  const left = await sayLeftBehind(page, 'the window', kept, async () => {
    await openStage(page);
    await closeProgram(page);
  });
  sayPromised('left behind', left.length === 0 ? 'nothing' : left.join('; '), left.length === 0);
}
