import type { Browser, Locator } from '@playwright/test';
import { Desktop } from '../../e2e/support/desktop.ts';
import { holdManyFlunks } from '../../e2e/support/manyTokens.ts';
import { Troubles } from '../../e2e/support/watch.ts';
import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { countCpu } from './cpuSeconds.ts';
import { head, milliseconds, perSecond } from './figures.ts';
import { visit } from './visit.ts';

const ITEMS = 10_000;
const SCROLL_MS = 2_000;
/** In logical pixels a frame: as one reads, and as one throws a list, where each frame has other rows. */
export const SPEEDS = { read: 12, thrown: 200 } as const;
const VIEWS = ['Grid view', 'Table view'] as const;

export interface Scrolling {
  readonly framesPerSecond: number;
  /** CPU of all of the browser's processes, in ms. */
  readonly cpuPerFrame: number;
  /** Elements of the whole page, the most there were. */
  readonly elements: number;
}

type Sample = Readonly<Record<(typeof VIEWS)[number], Readonly<Record<keyof typeof SPEEDS, Scrolling>>>>;

/** How smoothly 10,000 items scroll, and how many elements they take: the gallery with all of them on one page. */
export async function benchList(bench: Bench): Promise<void> {
  for (const slowdown of [1, 4]) {
    const samples = await inTurns(bench, (build) => scrollGallery(bench, build, slowdown));
    head(slowdown === 1 ? 'plain' : `${slowdown}x slower CPU`);
    for (const view of VIEWS) {
      for (const speed of ['read', 'thrown'] as const) {
        const what = `${view.toLowerCase()}, ${speed}`;
        sayMedians(`frames, ${what}`, samples, (sample) => sample[view][speed].framesPerSecond, perSecond);
        sayMedians(
          `CPU a frame, ${what}`,
          samples,
          (sample) => sample[view][speed].cpuPerFrame,
          milliseconds,
        );
        sayMedians(`elements, ${what}`, samples, (sample) => sample[view][speed].elements, String);
      }
    }
  }
}

/** The renderer draws nothing meanwhile: the list is the page's. */
function scrollGallery(bench: Bench, build: Build, slowdown: number): Promise<Sample> {
  return visit(bench, build, { renderer: 'canvas', kept: false }, async ({ page, session }) => {
    await holdManyFlunks(page, ITEMS);
    const { origin } = build;
    const defaults = { renderer: 'canvas' } as const;
    const desktop = new Desktop(page, { origin, troubles: new Troubles(), touch: false, defaults });
    await desktop.open();
    await desktop.signIn('full-collection');
    const { locator: hub } = await desktop.openApp('OnlyFlunks');
    await hub.getByRole('checkbox', { name: 'All on one page' }).check();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const list = hub.getByRole('list', { name: String(ITEMS) });
    const scrollView = async (view: (typeof VIEWS)[number]): Promise<Sample['Grid view']> => {
      await hub.getByRole('radio', { name: view }).check();
      const { browser } = bench;
      const scroller = list.locator('..');
      await list.getByRole('button').first().waitFor();
      return {
        read: await scroll(browser, scroller, SPEEDS.read),
        thrown: await scroll(browser, scroller, SPEEDS.thrown),
      };
    };
    return { 'Grid view': await scrollView('Grid view'), 'Table view': await scrollView('Table view') };
  });
}

/** Scrolls from the top on by `step` in each frame, for as long as `SCROLL_MS`. */
export async function scroll(browser: Browser, scroller: Locator, step: number): Promise<Scrolling> {
  const cpuSince = await countCpu(browser);
  const { frames, took, elements } = await scroller.evaluate(
    async (element, { by, atLeast }) => {
      element.scrollTop = 0;
      const began = await new Promise<number>(requestAnimationFrame);
      let [now, frames, elements] = [began, 0, 0];
      while (now - began < atLeast) {
        element.scrollTop += by;
        now = await new Promise<number>(requestAnimationFrame);
        frames += 1;
        elements = Math.max(elements, document.querySelectorAll('*').length);
      }
      return { frames, took: now - began, elements };
    },
    { by: step, atLeast: SCROLL_MS },
  );
  return {
    framesPerSecond: (frames * 1_000) / took,
    cpuPerFrame: ((await cpuSince()) * 1_000) / frames,
    elements,
  };
}
