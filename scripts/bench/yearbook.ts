import { readFile } from 'node:fs/promises';
import type { Browser, Locator } from '@playwright/test';
import { Desktop } from '../../e2e/support/desktop.ts';
import { Troubles } from '../../e2e/support/watch.ts';
import type { Bench, Build } from './bench.ts';
import { head, median, milliseconds, perSecond, say, sayPromised } from './figures.ts';
import type { Renderer } from './firstScreen.ts';
import { scroll, SPEEDS, type Scrolling } from './list.ts';
import { visit } from './visit.ts';

/** What is promised of 10,000 cards. */
const PROMISED = { frames: { withGraphicsCard: 60, without: 30 }, portraitsMs: 300, megabytes: 150 };
/** For what goes through server and database. */
const PATIENCE = { timeout: 60_000 };
/** So often the list is thrown to another place, each of which has portraits that were never shown before. */
const THROWS = 8;
/** How long it flies each time (ms). */
const FLIGHT_MS = 500;

interface Sample {
  readonly scrolling: Readonly<Record<keyof typeof SPEEDS, Scrolling>>;
  /** From the end of each throw until every portrait in sight is there (ms): made for the first time, and kept. */
  readonly portraits: Readonly<Record<'made' | 'kept', readonly number[]>>;
  /** What the page's process holds in the end, without what can be thrown away; null: the system does not tell. */
  readonly megabytes: number | null;
}

/** How smoothly the Yearbook's cards scroll, what memory that takes, and how soon portraits follow a throw. */
export async function benchYearbook(bench: Bench): Promise<void> {
  const leastFrames = PROMISED.frames[bench.hasGraphicsCard ? 'withGraphicsCard' : 'without'];
  for (const build of bench.builds) {
    for (const [nth, renderer] of bench.renderers.entries()) {
      head(`${build.name}, desktop by ${renderer}`);
      const { scrolling, portraits, megabytes } = await leaf(bench, build, renderer, nth);
      for (const speed of ['read', 'thrown'] as const) {
        const { framesPerSecond, cpuPerFrame, elements } = scrolling[speed];
        const isKept = Math.round(framesPerSecond) >= leastFrames;
        sayPromised(`frames, ${speed}`, perSecond(framesPerSecond), isKept);
        say(`CPU a frame, ${speed}`, milliseconds(cpuPerFrame));
        say(`elements, ${speed}`, String(elements));
      }
      say('portraits after a throw, made for the first time', milliseconds(median(portraits.made)));
      const kept = median(portraits.kept);
      sayPromised('portraits after a throw', milliseconds(kept), kept <= PROMISED.portraitsMs);
      if (megabytes === null) continue;
      sayPromised('memory of the page', `${megabytes.toFixed(1)} MB`, megabytes <= PROMISED.megabytes);
    }
  }
}

/** The renderer draws nothing meanwhile: the list is the page's. Each visit (`nth`) throws it to places of its own. */
function leaf({ browser }: Bench, { origin }: Build, renderer: Renderer, nth: number): Promise<Sample> {
  return visit({ browser }, { origin }, { renderer, kept: false }, async ({ page, session }) => {
    const defaults = { renderer };
    const desktop = new Desktop(page, { origin, troubles: new Troubles(), touch: false, defaults });
    await desktop.open({ mode: 'build' });
    await desktop.enterSchool('BETA');
    await desktop.signIn('administrator');
    await desktop.openProgram('School', 'Flunks Yearbook');
    const { locator: yearbook } = desktop.window('Flunks Yearbook');
    await yearbook
      .getByRole('button', { name: /^Flunk #/ })
      .first()
      .waitFor(PATIENCE);
    await yearbook.getByRole('combobox', { name: 'Sort' }).selectOption('Lowest number');
    const scroller = yearbook.getByRole('list', { name: /students/ }).locator('..');
    const places = Array.from({ length: THROWS }, (_, index) => (index + 1 - nth / 2) / (THROWS + 1));
    const portraits = async (): Promise<number[]> => {
      const took: number[] = [];
      for (const place of places) took.push(await throwTo(scroller, place));
      return took;
    };
    const made = await portraits();
    // Elsewhere for a while: the page has let those go that it showed, and the server has kept them.
    await page.reload();
    await desktop.ready();
    await yearbook
      .getByRole('button', { name: /^Flunk #/ })
      .first()
      .waitFor(PATIENCE);
    await yearbook.getByRole('combobox', { name: 'Sort' }).selectOption('Lowest number');
    const kept = await portraits();
    const scrolling = {
      read: await scroll(browser, scroller, SPEEDS.read),
      thrown: await scroll(browser, scroller, SPEEDS.thrown),
    };
    await session.send('HeapProfiler.collectGarbage');
    return { scrolling, portraits: { made, kept }, megabytes: await memoryOfPages(browser) };
  });
}

/** Throws the list to a place (0 to 1 of its height), and answers how long its portraits then take (ms). */
function throwTo(scroller: Locator, place: number): Promise<number> {
  return scroller.evaluate(
    async (element, { to, flight }) => {
      const [from, end] = [element.scrollTop, to * element.scrollHeight];
      const began = await new Promise<number>(requestAnimationFrame);
      for (let now = began; now - began < flight;) {
        now = await new Promise<number>(requestAnimationFrame);
        element.scrollTop = from + (end - from) * Math.min(1, (now - began) / flight);
      }
      element.scrollTop = end;
      const stopped = performance.now();
      let [inSight, coming] = [0, 0];
      // No function has a name here: what compiles the benches would add what the page does not have.
      do {
        // The cards of the place have to be there first: one frame lays them out.
        await new Promise(requestAnimationFrame);
        const view = element.getBoundingClientRect();
        const pictures = [...element.querySelectorAll('.token-picture')].filter((picture) => {
          const { top, bottom } = picture.getBoundingClientRect();
          return bottom > view.top && top < view.bottom;
        });
        inSight = pictures.length;
        coming = pictures.filter((picture) => picture.querySelector('img[data-loaded]') === null).length;
      } while ((inSight === 0 || coming > 0) && performance.now() - stopped < 30_000);
      return performance.now() - stopped;
    },
    { to: place, flight: FLIGHT_MS },
  );
}

/** What the processes of pages hold for themselves (megabytes); null where the system does not tell. */
async function memoryOfPages(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  try {
    const sizes = await Promise.all(
      pages.map(async ({ id }) => {
        const told = await readFile(`/proc/${id}/smaps_rollup`, 'utf8');
        const lines = [...told.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)];
        return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0);
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  } catch {
    return null;
  }
}
