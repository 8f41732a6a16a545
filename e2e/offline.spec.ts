import type { Locator, Page } from '@playwright/test';
import { deploysOf, isSecondVersion } from './support/deploys.ts';
import { Desktop } from './support/desktop.ts';
import { expect, test } from './support/test.ts';
import { DesktopWindow } from './support/window.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser has kept what every start needs, and what the page asks for goes through its keeper. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}

/** As after the machine was left alone for half a minute: the programs that everybody has are kept as well. */
async function leftAlone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const keepNext = () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_NEXT', of: 'soon' }, [port2]);
      });
    while ((await keepNext()) === true);
  });
}

test('without a network the desktop opens as it was left, and says what needs one (DRAW-6, OFFLINE-1, SHELL-6) @desktop', async ({
  desktop,
  page,
  line,
  troubles,
}) => {
  await desktop.open({ as: 'full-collection' });
  await kept(page);
  const refused = desktop.window('Error Starting Program');
  const settings = desktop.window('Settings');
  troubles.allow(/Failed to load resource/);
  // What is just being loaded for later when the line is cut: the synthesiser, pictures of the map.
  troubles.allow(/dynamically imported module: .*toneVoices|preload CSS|source image cannot be decoded/);

  await test.step('what is not kept yet says so, and opens when the network is back (OFFLINE-1, OFFLINE-4)', async () => {
    await line.cut();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await desktop.choose('Settings');
    // A machine that needs over a second to find that nothing is kept opens the window, which says so itself.
    const said = refused.locator.getByText('Settings is not on this computer yet');
    const empty = settings.locator.getByText('This program could not be loaded.');
    await expect(said.or(empty).first()).toBeVisible();
    if (await said.isVisible()) await desktop.press(refused.button('OK'));
    else await settings.close();
    await line.mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await desktop.openApp('Settings');
    await desktop.press(settings.titleButton('Close'));
  });

  const map = await desktop.openApp('Town Map');
  // What has been seen is kept.
  await expect(map.button(/Arcade/).first()).toBeVisible();
  await leftAlone(page);
  await line.cut();

  await desktop.reload();
  await map.isOpen();
  await expect(map.button(/Arcade/).first()).toBeVisible();
  await map.close();
  await expect(desktop.taskbar.getByRole('button', { name: /Offline/ })).toBeVisible();
  await desktop.choose('My Locker');
  await refused.says('My Locker needs the network');
  for (const [program, window] of [
    ['Help', 'Help'],
    ['Game Manual', 'Semester Zero Game Manual'],
  ] as const) {
    await desktop.choose(program);
    await desktop.window(window).isOpen();
  }
});

test('a new version takes over when the person agrees, and not before (OFFLINE-3) @desktop @all', async ({
  context,
  page,
  origin,
  troubles,
}) => {
  const site = await deploysOf(origin);
  const defaults = { renderer: 'canvas', muted: true } as const;
  const inTab = async (tab: Page) => {
    const desktop = new Desktop(tab, { origin: site.origin, troubles, touch: false, defaults });
    await desktop.open();
    await kept(tab);
    return desktop;
  };
  const setup = (desktop: Desktop) => desktop.window('Flunks 95 Setup');
  const restart = async (desktop: Desktop, button: Locator) => {
    const restarted = desktop.page.waitForEvent('load');
    await desktop.press(button);
    await restarted;
    await desktop.ready();
    const script = await desktop.page.locator('script[type=module]').first().getAttribute('src');
    expect(isSecondVersion(script ?? ''), 'it is the new version').toBe(true);
    await setup(desktop).isClosed();
  };
  const tabs = [
    await inTab(page),
    await inTab(await context.newPage()),
    await inTab(await context.newPage()),
  ];
  const [first, second, third] = tabs as [Desktop, Desktop, Desktop];
  troubles.allow(/Failed to load resource|Failed to fetch dynamically imported module|preload CSS/);
  troubles.allow(/^Refused: GET \/assets\//);
  await page.bringToFront();
  await first.choose('Help');
  const topics = (desktop: Desktop) => desktop.window('Help').locator.getByRole('article');
  await expect(topics(first)).toBeVisible();

  await test.step('each tab asks, and Later leaves it as it is', async () => {
    site.deploy();
    first.expects('GET /yearbook', 404);
    const unknown = await page.goto(`${site.origin}/yearbook`);
    expect(unknown?.status(), 'the browser shows no desktop where the server has no page').toBe(404);
    await page.getByRole('link', { name: 'Back to the desktop' }).click();
    for (const { page: tab } of tabs) {
      await tab.bringToFront();
      const dialog = new DesktopWindow(tab, 'Flunks 95 Setup');
      await dialog.says('A new version of Flunks 95 is ready.');
      await expect(dialog.button('Later')).toBeFocused();
    }
    await third.press(setup(third).button('Later'));
  });

  await test.step('what the server no longer has says so, and restarts in the new version (OFFLINE-6)', async () => {
    await third.reload();
    await setup(third).says('A new version of Flunks 95 is ready.');
    await third.press(setup(third).button('Later'));
    await third.choose('Settings');
    const settings = third.window('Settings');
    await settings.says('There is a new version of Flunks 95.');
    await restart(third, settings.button('Restart'));
    await settings.isOpen();
    await expect(settings.locator.getByRole('tab').first()).toBeVisible();
  });

  await test.step('a tab of the old version goes on, with what was kept for it (OFFLINE-6)', async () => {
    await second.page.bringToFront();
    await second.choose('Help');
    await expect(topics(second)).toBeVisible();
    await restart(second, setup(second).button('Restart'));
    await first.page.bringToFront();
    await restart(first, setup(first).button('Restart'));
  });

  await test.step('what only the old version needs is gone with its last tab (OFFLINE-6)', async () => {
    const keptFiles = () =>
      page.evaluate(async () => {
        const caches = await Promise.all(
          (await window.caches.keys())
            .filter((name) => name !== 'seen-files')
            .map(async (name) => (await window.caches.open(name)).keys()),
        );
        return caches.flat().map(({ url }) => url);
      });
    const isOld = (url: string) => url.includes('/assets/') && !isSecondVersion(url);
    await expect.poll(async () => (await keptFiles()).filter(isOld)).toEqual([]);
  });

  // What the pages still ask for would be cut off.
  for (const { page: tab } of tabs) await tab.goto('about:blank');
  site.close();
});
