import type { Page } from '@playwright/test';
import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { head, milliseconds } from './figures.ts';
import { desktopReady, type Renderer } from './firstScreen.ts';
import { visit } from './visit.ts';

const APP = 'game-manual';
/** The boot picture has gone by then; a person has only begun to look. */
const LOOKS_MS = 4_000;
/** Between coming upon an icon and pressing it, as hands need. */
const HOVERS_MS = 150;

export interface Opening {
  /** From the click to the frame that shows the window, in ms. */
  readonly shown: number;
  /** From the request to open it to the first frame with its content, in ms. */
  readonly complete: number | undefined;
}

/** How long the first window takes that a person opens, and the same window once more after it was closed. */
export async function benchOpening(bench: Bench): Promise<void> {
  for (const renderer of bench.renderers) {
    const samples = await inTurns(bench, (build) => openTwice(bench, build, renderer));
    head(renderer);
    for (const time of ['cold', 'warm'] as const) {
      sayMedians(`window shown, ${time}`, samples, (sample) => sample[time].shown, milliseconds);
      sayMedians(`window complete, ${time}`, samples, (sample) => sample[time].complete, milliseconds);
    }
  }
}

function openTwice(
  bench: Bench,
  build: Build,
  renderer: Renderer,
): Promise<{ cold: Opening; warm: Opening }> {
  return visit(bench, build, { renderer, welcomed: true }, async ({ page, address }) => {
    await page.goto(address);
    await desktopReady(page);
    await page.waitForTimeout(LOOKS_MS);
    return openByIconTwice(page, APP);
  });
}

/** Opens an app by its icon, closes its window, and opens it once more. */
export async function openByIconTwice(
  page: Page,
  app: string,
): Promise<{ readonly cold: Opening; readonly warm: Opening }> {
  const cold = await open(page, app);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return { cold, warm: await open(page, app) };
}

async function open(page: Page, app: string): Promise<Opening> {
  const box = await page.locator(`[data-icon="${app}"]`).boundingBox();
  if (box === null) throw new Error('The icon is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(720, 450);
  await page.mouse.move(x, y, { steps: 8 });
  await page.waitForTimeout(HOVERS_MS);
  await page.evaluate(() => benchProbe.awaitWindow());
  await page.mouse.dblclick(x, y);
  const shown = await page.evaluate(() => benchProbe.windowShown());
  const complete = await page.waitForFunction((id) => {
    const [measure] = performance.getEntriesByName(`window-open:${id}`, 'measure');
    return measure?.duration;
  }, app);
  const opening = { shown, complete: await complete.jsonValue() };
  await page.evaluate(() => performance.clearMeasures());
  return opening;
}
