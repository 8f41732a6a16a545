import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { watchKept, type Kept } from '../../e2e/support/kept.ts';
import { pageScript } from '../../e2e/support/pageScript.ts';
import { startServer } from '../../e2e/support/server.ts';
import type {} from '../../e2e/support/surfacePage.ts';
import type {} from './probe.ts';
import { countCpu } from './cpuSeconds.ts';
import { head, percent, perSecond, say } from './figures.ts';
import { desktopReady, type Renderer } from './firstScreen.ts';
import { closeProgram, openProgram, sayLeftBehind } from './programs.ts';
import { visit } from './visit.ts';

/** The programs of e2e/support/surfacePage.ts: a game of 480 x 640, drawn in two ways. */
const SURFACES = { 'drawn-surface': 'on a 2D canvas by hand', 'pixi-surface': 'by Pixi' } as const;
/** One in which nothing moves, to cover them with. */
const STILL = 'game-manual';
const SETTLE_MS = 4_000;
const OPENED_MS = 1_500;
const LOOK_MS = 5_000;

/**
 * What a game on a surface takes: how often it is shown and stepped, what the desktop draws meanwhile, and the CPU, on a
 * plain and on a slower one, and covered; and what 20 rounds of opening and closing it leave behind.
 */
export async function benchSurface(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions);
  const script = await pageScript('surfacePage.ts');
  try {
    for (const renderer of ['canvas', 'webgl'] as const) {
      for (const slowdown of [1, 4]) {
        await visitDesktop(browser, server.origin, renderer, script, async ({ page, slowDown }) => {
          for (const [app, how] of Object.entries(SURFACES)) {
            head(`${how}, desktop by ${renderer}${slowdown === 1 ? '' : `, ${slowdown}x slower CPU`}`);
            await slowDown(slowdown);
            await play(browser, page, app);
            await slowDown(1);
            // A browser that plays a slower one is never idle.
            if (slowdown === 1) await cover(browser, page);
            await closeProgram(page);
          }
        });
      }
      await visitDesktop(browser, server.origin, renderer, script, async (desktop) => {
        for (const [app, how] of Object.entries(SURFACES)) {
          await openAndClose(desktop, app, `${how}, desktop by ${renderer}`);
        }
      });
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** A page with a desktop on which the surfaces are installed. */
interface Desktop {
  readonly page: Page;
  /** Makes the page's CPU so many times slower. */
  readonly slowDown: (rate: number) => Promise<void>;
  readonly kept: () => Promise<Kept>;
}

function visitDesktop(
  browser: Browser,
  origin: string,
  renderer: Renderer,
  script: string,
  use: (desktop: Desktop) => Promise<void>,
): Promise<void> {
  const options = { renderer, welcomed: true, kept: false };
  return visit({ browser }, { origin }, options, async ({ page, session, address }) => {
    // What tsx makes of a function that is handed to the page calls this.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    const kept = await watchKept(page);
    await page.goto(address);
    await desktopReady(page);
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(script);
    const slowDown = async (rate: number): Promise<void> => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    };
    await use({ page, slowDown, kept });
  });
}

async function play(browser: Browser, page: Page, app: string): Promise<void> {
  await openProgram(page, app);
  await page.waitForTimeout(OPENED_MS);
  const seen = await look(browser, page);
  say('frames of the surface', perSecond(seen.frames));
  say('its steps', perSecond(seen.steps));
  say('of its time left out', percent(seen.leftOut));
  say('frames of the desktop', String(seen.desktop));
  say('CPU', percent(seen.cpu));
}

async function cover(browser: Browser, page: Page): Promise<void> {
  await openProgram(page, STILL);
  await page.getByRole('dialog').last().getByRole('button', { name: 'Maximize' }).click();
  await page.waitForTimeout(OPENED_MS);
  const covered = await look(browser, page);
  say('covered: its steps', perSecond(covered.steps));
  say('covered: CPU', percent(covered.cpu));
  await closeProgram(page);
}

interface Work {
  /** Each a second. */
  readonly frames: number;
  readonly steps: number;
  /** As a share of the time. */
  readonly leftOut: number;
  readonly cpu: number;
  readonly desktop: number;
}

async function look(browser: Browser, page: Page): Promise<Work> {
  const count = () =>
    page.evaluate(() => ({
      ...surfacePage.counts(),
      desktop: window.desktopProbe?.frames() ?? Number.NaN,
      now: performance.now(),
    }));
  const cpuSince = await countCpu(browser);
  const before = await count();
  await page.waitForTimeout(LOOK_MS);
  const after = await count();
  const cpu = await cpuSince();
  const ms = after.now - before.now;
  return {
    frames: ((after.frames - before.frames) * 1_000) / ms,
    steps: ((after.steps - before.steps) * 1_000) / ms,
    leftOut: (after.leftOutMs - before.leftOutMs) / ms,
    cpu: (cpu * 1_000) / ms,
    desktop: after.desktop - before.desktop,
  };
}

function openAndClose({ page, kept }: Desktop, app: string, what: string): Promise<readonly string[]> {
  return sayLeftBehind(page, what, kept, async () => {
    const before = await page.evaluate(() => surfacePage.counts().frames);
    await openProgram(page, app);
    await page.waitForFunction((frames) => surfacePage.counts().frames > frames, before);
    await closeProgram(page);
  });
}
