import type { Page } from '@playwright/test';
import { nextEveningAt } from '../supabase/functions/_shared/domain/town/evening.ts';
import { DEFAULT_TIME_CONFIG } from '../supabase/functions/_shared/domain/town/dayNight.ts';
import { epochMs } from '../supabase/functions/_shared/kernel/units.ts';
import { expect, test } from './support/test.ts';

// The clock of this server is moved.
test.use({ origin: async ({ server }, use) => use(server.origin), knownWallets: true });

const MINUTE = 60_000;
/** Eight in the evening of the next Friday: the computers of both are days behind that. */
const EIGHT = nextEveningAt(epochMs(Date.now()), DEFAULT_TIME_CONFIG.timezone);

/** The network is there again, as for a computer that wakes: the page asks the server, and again where it was just asking. */
async function wake(page: Page): Promise<void> {
  let hasHeard = false;
  const heard = page.waitForResponse('**/api/time-config').then(() => (hasHeard = true));
  const ask = (): Promise<void> =>
    page.evaluate(() => {
      for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event));
    });
  await expect.poll(() => ask().then(() => hasHeard)).toBe(true);
  await heard;
}

/** When it becomes dark in a page (ms), and how long the page stood still at most until then. */
const darkens = (page: Page): Promise<{ readonly at: number; readonly stoodStill: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let [stoodStill, last] = [0, Date.now()];
        const looking = setInterval(() => {
          const at = Date.now();
          [stoodStill, last] = [Math.max(stoodStill, at - last), at];
          const pictures = [...document.querySelectorAll('[role=img]')];
          if (!pictures.some(({ ariaLabel }) => /power is out|without power/.test(ariaLabel ?? ''))) return;
          clearInterval(looking);
          resolve({ at, stoodStill });
        }, 20);
      }),
  );

test('two who are there see one evening go by, light a candle each, and find it counted the morning after (EVENING-1 to EVENING-9) @desktop @all', async ({
  server,
  desktop,
  anotherBrowser,
  axe,
}) => {
  const other = await anotherBrowser();
  // A clock that is set passes the end of an access token at once. The page renews it and asks again.
  desktop.allowErrors(/^Refused: [A-Z]+ \/api\/[\w/-]+ 401$/);
  const pages = [desktop.page, other.page] as const;
  const show = (page: Page, app: string): Promise<void> =>
    page.evaluate((id) => window.desktopProbe?.open(id), app);
  /** Moves the clock so far past eight, and lets both pages hear of it. */
  const pass = async (minutes: number): Promise<void> => {
    await server.setClock(EIGHT + minutes * MINUTE);
    await Promise.all(pages.map(wake));
  };
  const [room, map] = [desktop.window('Bleachers'), other.window('Town Map')];
  const [inRoom, onMap] = [room.locator.getByRole('img').first(), map.locator.getByRole('img').first()];

  await test.step('at 7:59 there is light', async () => {
    await server.setClock(EIGHT - MINUTE);
    await desktop.open({ as: 'full-collection', app: 'location:football-field-bleachers' });
    await other.open({ as: 'geek', app: 'town-map' });
    await expect(inRoom).toHaveAccessibleName(/^The bleachers in candlelight/);
    await expect(onMap).toHaveAccessibleName(/^Arcadia at night/);
    await expect(room.button('Light a Candle')).toBeHidden();
  });

  await test.step('at eight the tape is on the radio that plays', async () => {
    await show(other.page, 'radio');
    const radio = other.window('Radio');
    await other.press(radio.button('Power'));
    await radio.says('FLUNK FM');
    await pass(1);
    await radio.says('Tape, by request');
    await radio.close();
  });

  await test.step('at 8:04 it is dark for both within a second', async () => {
    await pass(3.8);
    // Each answer tells the server's clock closer.
    for (const page of pages) await wake(page);
    const [one, two] = await Promise.all([darkens(desktop.page), darkens(other.page)]);
    expect(Math.abs(one.at - two.at)).toBeLessThan(1_000 + one.stoodStill + two.stoodStill);
    await room.says('The lights go out. Something hums to its end. You have a candle.');
    expect(await axe()).toEqual([]);
  });

  await test.step('each lights a candle, one of them by the keyboard, and both see two', async () => {
    await room.button('Light a Candle').press('Enter');
    await room.says('Your candle burns. 1 candle of the 3 that the evening asks for.');
    await expect(room.button('Light a Candle')).toHaveCount(0);
    await other.press(map.button('Light a Candle'));
    await map.says('Your candle burns. 2 candles of the 3 that the evening asks for.');
    await pass(19);
    await room.button('Back to the map').press('Enter');
    await desktop.window('Town Map').says('2 candles of the 3 that the evening asks for.');
  });

  const town = desktop.window('Town Map');
  await test.step('at 8:20 a train halts, and is boarded', async () => {
    await pass(20);
    await map.says('A train stands at Depot Lane. One window is lit.');
    await town.button('Board the Train').press('Enter');
    await town.says('It stops where no train stops. Nobody gets off.');
    await expect(town.locator.getByRole('img', { name: /^A train stands at the old shed/ })).toBeVisible();
    expect(await axe()).toEqual([]);
    await pass(22);
    await expect(map.locator.getByText('A train stands at Depot Lane.')).toHaveCount(0);
    // Who boarded it rides on.
    await town.button('Go On').press('Enter');
    await town.says('The step is wet. You are not the first on it.');
    await desktop.page.keyboard.press('Escape');
    await town.close();
  });

  await test.step('at 8:30 the lights are back, and in the top row is a jacket alone', async () => {
    await pass(30);
    await expect(onMap).toHaveAccessibleName(/^Arcadia at night/);
    await expect(inRoom).toHaveAccessibleName(/The jacket in the top row is unfolded/);
    await room.says('The lights come back, all at once, as if nothing had been.');
  });

  await test.step('the morning after has the recording, and the count', async () => {
    await pass(13 * 60);
    await show(desktop.page, 'time-access');
    const access = desktop.window('Time-Based Location Access');
    await access.locator.getByRole('tab', { name: 'Friday' }).press('Enter');
    await access.says(/^2 candles of the 3 that the evening asks for\. You were there\./);
    await access.button('Watch the Recording').press('Enter');
    await town.says(/^Recording: Friday 8:\d\d PM/);
    await show(other.page, 'fhs-school');
    const school = other.window(/^FHS$|Flunks High School$/);
    await school.says('Friday, by candle');
    await school.says('2 candles of the 3 that the evening asks for.');
  });
});
