import type { Page } from '@playwright/test';
import { cutActions, cutOff } from './support/cutOff.ts';
import { fullDraws } from './support/fullDraws.ts';
import {
  freezeAnswers,
  layoutOfBody,
  movedSince,
  requestsOf,
  restingLayout,
  type LaidOut,
} from './support/layout.ts';
import { lettersBetweenPixels } from './support/letters.ts';
import { isSheet, manifests } from './support/manifests.ts';
import { expect, test } from './support/test.ts';

/** The windows that are a picture which a phone shows a part of. */
const PANNED = new Set(['bulletin-board']);

/** What the windows with a scene are opened with that no menu offers. */
const OPENED_WITH: Readonly<Record<string, string>> = { location: 'arcade', graduation: '1' };

/** With `--all` every window is opened twice, and looks the same. */
const TWICE = process.env['TEST_ALL'] === 'yes';

/** Opens a program, and waits until its body has been drawn: in the page, as it is done a hundred times. */
function open(page: Page, ...program: readonly [id: string, params?: string]): Promise<void> {
  return page.evaluate(async (what) => {
    // The host marks that it was asked for, and measures when its body has been drawn.
    const mark = `window-open:${what.join(':')}`;
    window.desktopProbe?.open(...what);
    while (performance.getEntriesByName(mark, 'measure').length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }, program);
}

/** Closes the window by its keys, in the page. */
function close(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const keys = { key: 'w', code: 'KeyW', ctrlKey: true, altKey: true, bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', keys));
    while (document.querySelector('[role=dialog]') !== null) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
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
  if (TWICE && !hasTouch) await freezeAnswers(page);
  const requests = requestsOf(page);
  await desktop.open({ mode: 'build', as: 'administrator' });
  // The person has no locker yet; its window may be closed before that is heard.
  desktop.allowErrors(/GET \/api\/locker-info 404/);
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
    if (!hasTouch) expect(await axe()).toEqual([]);
    await close(page);
    await page.evaluate(() => performance.clearMeasures());
  });
  const layouts = new Map<string, readonly LaidOut[]>();
  for (const manifest of listed) {
    const { id, title } = manifest;
    await test.step(title, async () => {
      await open(page, id);
      // A phone's window is larger, and has the same in it; what lies around it is the same for all.
      if (!hasTouch) expect(await axe('[role=dialog]'), title).toEqual([]);
      expect(await lettersBetweenPixels(page), title).toEqual([]);
      expect(await fullDraws(page), title).toEqual([]);
      if (isSheet(manifest) && !hasTouch) expect(await cutOff(page), title).toEqual([]);
      // A list lays its rows out anew when more of it has come.
      if (!PANNED.has(id)) await expect.poll(() => cutActions(page), title).toEqual([]);
      await expect.poll(() => requests.size, title).toBe(0);
      if (TWICE && !hasTouch) layouts.set(id, await restingLayout(page, requests));
      await close(page);
    });
  }
  for (const { id, title } of drawn) {
    await test.step(title, async () => {
      const params = OPENED_WITH[id];
      if (params === undefined) throw new Error(`nothing says what a window of ${id} is opened with`);
      await open(page, id, params);
      expect(await fullDraws(page), title).toEqual([]);
      await close(page);
    });
  }
  if (hasTouch || !TWICE) return;
  // Style sheets stay: of two programs one came without the other's in one of the two orders.
  await desktop.reload();
  // The server says once more that an administrator needs no code.
  await expect(desktop.taskbar).toBeVisible();
  for (const { id, title } of listed.reverse()) {
    await test.step(`${title} again, looking the same`, async () => {
      await open(page, id);
      const before = layouts.get(id) ?? [];
      await expect.poll(async () => movedSince(before, await layoutOfBody(page)), title).toEqual([]);
      await close(page);
    });
  }
});
