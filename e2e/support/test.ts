import AxeBuilder from '@axe-core/playwright';
import { expect as baseExpect, test as base, type BrowserContext } from '@playwright/test';
import { Desktop, type OpenOptions } from './desktop.ts';
import { fullDraws } from './fullDraws.ts';
import { Line } from './line.ts';
import { RUN_ORIGIN } from './runServer.ts';
import { startServer, type RunningServer } from './server.ts';
import { Wallets } from './wallets.ts';
import { Troubles } from './watch.ts';

export interface TestOptions {
  /** Which renderer draws; undefined: the page decides, as it does for everyone. */
  renderer: 'canvas' | 'webgl' | undefined;
  /** True: what sounds is made, for tests about it; otherwise the page is muted. */
  sound: boolean;
  /** True: a server that no other file's tests see at the same time, for tests that change what everybody sees. */
  ownServer: boolean;
  /** True: the wallets that everybody knows, for tests about one of them; otherwise new ones like them. */
  knownWallets: boolean;
}

interface TestFixtures extends TestOptions {
  /** Where the page is, and whether the server is this test's own. */
  site: { readonly origin: string; readonly own: boolean };
  origin: string;
  line: Line;
  wallets: Wallets;
  troubles: Troubles;
  desktop: Desktop;
  /** Opens another browser of a second person, or of the same one. */
  anotherBrowser: () => Promise<Desktop>;
  /** What axe finds wrong with the page, a readable line each. */
  axe: () => Promise<string[]>;
}

interface WorkerFixtures {
  /** The own server of this worker's tests, started for the first of them. */
  ownServers: () => Promise<RunningServer>;
}

const defaultsOf = (renderer: TestOptions['renderer'], sound: boolean): OpenOptions => ({
  muted: !sound,
  ...(renderer && { renderer }),
});

/** A test with a desktop to use. It fails on any error, policy violation or crash that it does not allow. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  renderer: ['canvas', { option: true }],
  sound: [false, { option: true }],
  ownServer: [false, { option: true }],
  knownWallets: [false, { option: true }],
  ownServers: [
    async ({}, use) => {
      let server: Promise<RunningServer> | undefined;
      await use(() => (server ??= startServer()));
      await (await server)?.dispose();
    },
    // A server that starts beside others may take its time, and not the test's.
    { scope: 'worker', timeout: 150_000 },
  ],
  site: [
    async ({ ownServer, ownServers }, use) => {
      if (!ownServer) return use({ origin: process.env[RUN_ORIGIN] ?? '', own: false });
      await use({ origin: (await ownServers()).origin, own: true });
    },
    { timeout: 150_000 },
  ],
  origin: ({ site }, use) => use(site.origin),
  line: ({ context }, use) => use(new Line(context)),
  wallets: async ({ origin, request }, use) => use(new Wallets(origin, request)),
  // Asks for the site, so that this one goes after the page: what it cut off would look like a trouble.
  troubles: async ({ site: _site, context }, use) => {
    const troubles = new Troubles();
    await troubles.watch(context);
    await use(troubles);
    baseExpect(troubles.list, 'errors that the test did not expect').toEqual([]);
  },
  desktop: async (
    { troubles, context, page, site, wallets, knownWallets, renderer, sound, hasTouch },
    use,
  ) => {
    if (!site.own && !knownWallets) await wallets.lend(context);
    const defaults = defaultsOf(renderer, sound);
    await use(new Desktop(page, { origin: site.origin, troubles, wallets, touch: hasTouch, defaults }));
    // A page that the test has closed or broken tells nothing.
    const drawn = await fullDraws(page).catch(() => []);
    baseExpect(drawn, 'effects that have the whole desktop drawn in each frame').toEqual([]);
    // A page that goes away may be about to look for its wallets.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  anotherBrowser: async (
    { troubles, browser, site, wallets, knownWallets, renderer, sound, hasTouch },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      // It has the options of the test's own browser, such as its screen.
      const context = await browser.newContext();
      contexts.push(context);
      await troubles.watch(context);
      if (!site.own && !knownWallets) await wallets.lend(context);
      const defaults = defaultsOf(renderer, sound);
      const page = await context.newPage();
      return new Desktop(page, { origin: site.origin, troubles, wallets, touch: hasTouch, defaults });
    });
    for (const context of contexts) await context.close();
  },
  axe: async ({ page }, use) => {
    await use(async () => {
      // What costs most is to hand over axe itself, a megabyte, and all that it has nothing to say about.
      const isThere = await page.evaluate(() => 'axe' in window);
      const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
        // The page has no frames: without the page that axe opens for their sake it costs two thirds.
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze();
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
      );
    });
  },
});

export const expect = baseExpect;
