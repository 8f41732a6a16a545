import type { Page } from '@playwright/test';
import { cutActions, cutOff } from './support/cutOff.ts';
import { fullDraws } from './support/fullDraws.ts';
import { freezeAnswers, layoutOfBody, movedSince, requestsOf, type LaidOut } from './support/layout.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { isSheet, manifests } from './support/manifests.ts';
import { expect, test } from './support/test.ts';

/** The windows that are a picture which a phone shows a part of. */
const PANNED = new Set(['bulletin-board']);

/** What the windows with a scene are opened with that no menu offers. */
const OPENED_WITH: Readonly<Record<string, string>> = { location: 'arcade', graduation: '1' };

/** With `--all` every window is opened twice, and looks the same. */
const TWICE = process.env['TEST_ALL'] === 'yes';

async function isDrawn(page: Page, windowId: string): Promise<void> {
  const name = `window-open:${windowId}`;
  // The host marks that it was asked for, and measures when its body has been drawn.
  await expect
    .poll(() => page.evaluate((mark) => performance.getEntriesByName(mark, 'measure').length, name))
    .toBeGreaterThan(0);
}

test('every app opens without an error, a flaw for axe, a blurred letter, a sheet or a button cut off, or a full draw, and closes', async ({
  desktop,
  page,
  axe,
  hasTouch,
}) => {
  const all = await manifests();
  const listed = all.filter(({ unlisted }) => unlisted !== true);
  const titles = listed.map(({ title }) => title);
  const drawn = all.filter(({ unlisted, scene }) => unlisted === true && scene !== undefined);
  // What is put in an order by chance is in the same one each time.
  await page.addInitScript(() => (Math.random = () => 0.5));
  if (TWICE) await freezeAnswers(page);
  const requests = requestsOf(page);
  await desktop.open({ mode: 'build', as: 'administrator' });
  // The person has no locker yet; its window may be closed before that is heard.
  desktop.allowErrors(/GET \/api\/locker-info 404/);
  const close = async (): Promise<void> => {
    await page.keyboard.press('Control+Alt+w');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await test.step('the menu of programs has each of them, and opens one', async () => {
    const menu = await desktop.openStartMenu();
    await desktop.press(menu.getByRole('menuitem', { name: 'Programs', exact: true }));
    const found: (string | null)[] = [];
    const folders = await page.getByRole('menu', { name: 'Programs' }).getByRole('menuitem').all();
    for (const folder of folders) {
      await desktop.press(folder);
      const label = (await folder.getAttribute('aria-label')) ?? '';
      const programs = page.getByRole('menu', { name: label, exact: true }).getByRole('menuitem');
      await expect(programs.first()).toBeVisible();
      found.push(
        ...(await programs.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')))),
      );
      // On a phone it lies over the next one; a second tap closes it.
      if (hasTouch && folder !== folders.at(-1)) await desktop.press(folder);
    }
    expect(found).toEqual(expect.arrayContaining(titles));
    await desktop.press(page.getByRole('menu').last().getByRole('menuitem').first());
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await close();
    await page.evaluate(() => performance.clearMeasures());
  });
  const layouts = new Map<string, readonly LaidOut[]>();
  for (const manifest of listed) {
    const { id, title } = manifest;
    await test.step(title, async () => {
      await page.evaluate((app) => window.desktopProbe?.open(app), id);
      await isDrawn(page, id);
      // A phone's window is larger, and has the same in it.
      if (!hasTouch) expect(await axe(), title).toEqual([]);
      expect(await lettersBetweenPixels(page), title).toEqual([]);
      expect(await fullDraws(page), title).toEqual([]);
      if (isSheet(manifest) && !hasTouch) expect(await cutOff(page), title).toEqual([]);
      // A list lays its rows out anew when more of it has come.
      if (!PANNED.has(id)) await expect.poll(() => cutActions(page), title).toEqual([]);
      await expect.poll(() => requests.size, title).toBe(0);
      if (TWICE && !hasTouch) layouts.set(id, await layoutOfBody(page));
      await close();
    });
  }
  for (const { id, title } of drawn) {
    await test.step(title, async () => {
      const params = OPENED_WITH[id];
      if (params === undefined) throw new Error(`nothing says what a window of ${id} is opened with`);
      await page.evaluate((what) => window.desktopProbe?.open(...what), [id, params] as const);
      await isDrawn(page, `${id}:${params}`);
      expect(await fullDraws(page), title).toEqual([]);
      await close();
    });
  }
  if (hasTouch || !TWICE) return;
  // Style sheets stay: of two programs one came without the other's in one of the two orders.
  await desktop.reload();
  // The server says once more that an administrator needs no code.
  await expect(desktop.taskbar).toBeVisible();
  for (const { id, title } of listed.reverse()) {
    await test.step(`${title} again, looking the same`, async () => {
      await page.evaluate((app) => window.desktopProbe?.open(app), id);
      await isDrawn(page, id);
      const before = layouts.get(id) ?? [];
      await expect.poll(async () => movedSince(before, await layoutOfBody(page)), title).toEqual([]);
      await close();
    });
  }
});
