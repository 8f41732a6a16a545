import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { startServer } from '../../e2e/support/server.ts';
import { median, milliseconds, perSecond, percentile, say, sayPromised } from './figures.ts';
import { desktopReady } from './firstScreen.ts';
import { benchProbeScript } from './probe.ts';

interface CutsceneProbe {
  /** How long after they were due the callbacks of short timers had ended (ms), since the last call. */
  takeLate(): number[];
  /** How many frames the browser reaches in so many milliseconds. */
  countFrames(ms: number): Promise<number>;
  /** The next click is the choice of a chapter. */
  nextChoice(): void;
}

declare global {
  var cutsceneProbe: CutsceneProbe;
}

const probe = { path: fileURLToPath(new URL('cutsceneProbe.js', import.meta.url)) };
const NOON = '2025-10-01T18:00:02Z';
const SLOWDOWN = 4;
const CHOICES = 5;
/** What is promised (CUTSCENE-8). */
const PICTURE_MS = 300;
const LATE_MS = 20;
const LEAST_RATE = 30;
const LOOKS_MS = 3_000;

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
/** The card's button, whatever it says by now. */
const choice = (page: Page) => page.getByRole('button', { name: /^(Play|Play again|Go on): Semester Zero$/ });

/** Plays cutscenes without a graphics card: how soon they begin, how late they type, and what they draw. */
export async function benchCutscenes(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const url = `${server.origin}/?renderer=canvas&now=${NOON}&open=semester-zero`;
    await inPage(browser, url, SLOWDOWN, sayFirstPicture);
    await inPage(browser, url, 1, sayTyping);
    await inPage(browser, url, 1, sayCamera);
    await inPage(browser, url, 1, sayStillness);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function inPage(
  browser: Browser,
  url: string,
  rate: number,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(benchProbeScript);
    await page.addInitScript(probe);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(url);
    await desktopReady(page);
    await choice(page).waitFor();
    // A person has only begun to look.
    await page.waitForTimeout(LOOKS_MS);
    await look(page);
  } finally {
    await context.close();
  }
}

async function sayFirstPicture(page: Page): Promise<void> {
  const times: number[] = [];
  for (let nth = 0; nth < CHOICES; nth++) {
    await page.evaluate(() => cutsceneProbe.nextChoice());
    await choice(page).click();
    const time = await page.waitForFunction(() => {
      const picture = performance.getEntriesByName('cutscene:picture').at(0)?.startTime;
      const chosen = performance.getEntriesByName('cutscene:chosen').at(-1)?.startTime;
      return picture === undefined || chosen === undefined ? undefined : picture - chosen;
    });
    times.push((await time.jsonValue()) ?? Number.NaN);
    await page.keyboard.press('Escape');
    await choice(page).waitFor();
  }
  const [first = Number.NaN] = times;
  sayPromised(
    `first picture after the choice, CPU ${SLOWDOWN}x slower`,
    `${milliseconds(first)}, then ${milliseconds(median(times.slice(1)))}; ${PICTURE_MS} ms at most`,
    Math.max(...times) <= PICTURE_MS,
  );
}

/** Types a whole line. */
async function sayTyping(page: Page): Promise<void> {
  await choice(page).click();
  await page.getByRole('log').getByText('Late September, 1995.').waitFor();
  for (let press = 0; press < 2; press++) await next(page).click();
  await page.evaluate(() => cutsceneProbe.takeLate());
  await page.waitForTimeout(LOOKS_MS);
  const late = await page.evaluate(() => cutsceneProbe.takeLate());
  const latest = Math.max(...late);
  sayPromised(
    'latest tick of the typewriter',
    `${milliseconds(latest)} of ${late.length}, p95 ${milliseconds(percentile(late, 0.95))}; ${LATE_MS} ms at most`,
    latest <= LATE_MS,
  );
}

/** The camera moves for the first 18 seconds of the scene. */
async function sayCamera(page: Page): Promise<void> {
  await choice(page).click();
  await page.getByRole('log').getByText('Late September, 1995.').waitFor();
  await page.waitForTimeout(4_000);
  const before = await page.evaluate(() => benchProbe.counts().frames);
  const frames = await page.evaluate((ms) => cutsceneProbe.countFrames(ms), LOOKS_MS);
  const drawn = (await page.evaluate(() => benchProbe.counts().frames)) - before;
  const rate = (frames * 1000) / LOOKS_MS;
  sayPromised(
    'frames while the camera moves',
    `${perSecond(rate)}, ${LEAST_RATE} at least`,
    rate >= LEAST_RATE,
  );
  say('of which the cutscene draws', perSecond((drawn * 1000) / LOOKS_MS));
}

/** Under reduced motion, after a whole line. */
async function sayStillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choice(page).click();
  await page.getByRole('log').getByText('Late September, 1995.').waitFor();
  await next(page).click();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1_000);
  const before = await page.evaluate(() => benchProbe.counts().frames);
  await page.waitForTimeout(LOOKS_MS);
  const drawn = (await page.evaluate(() => benchProbe.counts().frames)) - before;
  sayPromised('frames while nothing moves', `${drawn}`, drawn === 0);
}
