import { STEP_MS } from '../src/town/play/picture/life.ts';
import { grown, watchKept } from './support/kept.ts';
import { expect, test } from './support/test.ts';

test.use({ sound: true });

declare global {
  interface Window {
    /** How long the street has lived, in milliseconds. */
    lived?: number;
  }
}

const AFTERNOON = '2025-10-01T21:00:00Z';
/** Two of them open 14 windows, visit 20 places, begin 40 runs of a game and last ten minutes in the street. */
const ROUND = {
  apps: ['my-locker', 'town-map', 'game-manual', 'settings', 'wallet', 'only-flunks', 'about-us'],
  trips: 5,
  restarts: 20,
  streetMs: 300_000,
};
/**
 * Software draws WebGL, half a second of CPU for each frame of a large screen. So this round is shorter, on a small screen, and
 * has no game: only its textures are new here.
 */
const WEBGL_SCREEN = { width: 400, height: 300 };
const WEBGL_ROUND = { apps: ROUND.apps.slice(0, 2), trips: 1, restarts: 0, streetMs: 25_000 };
/** A moving picture shows one in so many of its steps, so that a minute passes in a blink. */
const HURRY = 160;
/** The street's two pictures and its atlas, and what the desktop itself shows. */
const PICTURES = 7;

test('windows, places and ten minutes of a street, seen by others, leave nothing behind @webgl @desktop @all', async ({
  desktop,
  page,
  origin,
  browser,
  renderer,
}) => {
  const round = renderer === 'webgl' ? WEBGL_ROUND : ROUND;
  if (renderer === 'webgl') await page.setViewportSize(WEBGL_SCREEN);
  const kept = await watchKept(page);
  await page.addInitScript(hurryLife, { step: STEP_MS, hurry: HURRY });
  await page.addInitScript(saveData);
  await desktop.open({ now: AFTERNOON, app: 'location:arcade', as: 'full-collection' });
  await desktop.window('Main Street').button('Arcade door').waitFor();
  await test.step('others see that somebody is there', async () => {
    // What everybody sees is written every five seconds; a page that came before would ask again in a minute.
    const isThere = async () =>
      (await (await page.request.get(`${origin}/api/town/presence`)).text()).includes('"arcade"');
    await expect.poll(isThere).toBe(true);
    const onlooker = await browser.newPage({ reducedMotion: 'reduce' });
    await onlooker.goto(`${origin}/?open=town-map&renderer=canvas&now=${AFTERNOON}`);
    const map = onlooker.getByRole('group', { name: 'Map of Arcadia' });
    await expect(map.getByRole('button', { name: 'Arcade' })).toHaveAccessibleDescription(/ here$/);
    await onlooker.close();
  });
  // The person has no locker; the window may be closed before that is heard.
  desktop.allowErrors(/GET \/api\/locker-info 404/);
  const live = async (): Promise<void> => {
    await page.evaluate(goAround, round);
    if (round.restarts > 0) await page.evaluate(playOften, round);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(standInStreet, round);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const pictures = (): Promise<number | undefined> =>
      page.evaluate(async () => (await window.desktopProbe?.pictures())?.count);
    await expect.poll(pictures).toBe(PICTURES);
  };
  // What comes with the first round stays, and on a busy machine some of it comes late. What leaks, leaks in every round.
  await live();
  await expect(async () => {
    const before = await kept();
    await live();
    const left = async () => grown(before, await kept());
    await expect.poll(left, { message: 'what a round left behind', timeout: 20_000 }).toEqual([]);
  }).toPass({ timeout: 200_000 });
});

/**
 * Runs in the page, as a whole: each of Playwright's own steps leaves a compiled script in its heap. Opens and closes
 * these windows, and goes into the lobby and back.
 */
async function goAround({ apps, trips }: typeof ROUND): Promise<void> {
  const found = async (selector: string): Promise<HTMLElement> => {
    for (;;) {
      const element = document.querySelector<HTMLElement>(selector);
      if (element !== null) return element;
      await pause();
    }
  };
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

  for (const app of apps) {
    (await found(`[data-icon="${app}"]`)).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    while (performance.getEntriesByName(`window-open:${app}`, 'measure').length === 0) await pause();
    performance.clearMeasures();
    const opened = '[role=dialog]:not([aria-label="Main Street"])';
    (await found(`${opened} [aria-label="Close"]`)).click();
    while (document.querySelector(opened) !== null) await pause();
  }
  for (let trip = 0; trip < trips; trip += 1) {
    (await found('[aria-label="Arcade door"]')).click();
    (await found('[aria-label="Door to Main Street"]')).click();
    await found('[aria-label="Arcade door"]');
  }
}

/** Runs in the page: begins so many runs of a game in its window, and gives each up. */
async function playOften({ restarts }: typeof ROUND): Promise<void> {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
  const found = async <Kind extends HTMLElement>(selector: string, text = ''): Promise<Kind> => {
    for (;;) {
      const all = [...document.querySelectorAll<Kind>(`[role=dialog] ${selector}`)];
      const one = all.find(({ textContent }) => textContent.includes(text));
      if (one !== undefined) return one;
      await pause();
    }
  };
  document
    .querySelector('[data-icon="flappy-flunk"]')
    ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  const mode = await found<HTMLSelectElement>('.game select');
  mode.value = 'practice';
  mode.dispatchEvent(new Event('change', { bubbles: true }));
  (await found('.game-bar button', 'Start Game')).click();
  for (let run = 0; run < restarts; run += 1) {
    (await found('.game-bar button', 'Pause')).click();
    (await found('.game-panel button', 'Give Up')).click();
    (await found('.game-panel button', 'Change Player')).click();
    (await found('.game-bar button', 'Start Game')).click();
  }
  (await found('.game-bar button', 'Pause')).click();
  const window = (await found('.game')).closest('[role=dialog]');
  window?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
  while (document.querySelector('.game') !== null) await pause();
  performance.clearMeasures();
}

/** Runs in the page: waits until the street has lived for so long. */
async function standInStreet({ streetMs }: typeof ROUND): Promise<void> {
  const until = (window.lived ?? 0) + streetMs;
  while ((window.lived ?? 0) < until) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Runs in the page, before all else: keeps it from fetching for later, which would come in any of the rounds. */
function saveData(): void {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  Object.defineProperty(navigator, 'connection', { value: connection });
}

/** Runs in the page, before all else: lets what moves in a place move on faster, and tells how long it has lived. */
function hurryLife({ step, hurry }: { step: number; hurry: number }): void {
  const { setInterval } = window;
  const faster =
    (run: () => void): (() => void) =>
    () => {
      for (let times = 0; times < hurry; times += 1) run();
      window.lived = (window.lived ?? 0) + step * hurry;
    };
  Object.assign(window, {
    setInterval: (run: () => void, ms: number) =>
      ms === step ? setInterval(faster(run), step / hurry) : setInterval(run, ms),
  });
}
