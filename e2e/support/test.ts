import { expect as baseExpect, test as base, type BrowserContext } from '@playwright/test';
import { flawsOf } from './axe.ts';
import { Desktop, type OpenOptions } from './desktop.ts';
import { fullDraws } from './fullDraws.ts';
import { Line } from './line.ts';
import { API_LIMITS, RUN_ORIGIN } from './runServer.ts';
import { startServer, type RunningServer } from './server.ts';
import { Wallets } from './wallets.ts';
import { Troubles } from './watch.ts';

export interface TestOptions {
  /** Which renderer draws; undefined: the page decides, as it does for everyone. */
  renderer: 'canvas' | 'webgl' | undefined;
  /** True: what sounds is made, for tests about it; otherwise the page is muted. */
  sound: boolean;
  /** True: the wallets that everybody knows, for tests about one of them; otherwise new ones like them. */
  knownWallets: boolean;
}

interface TestFixtures extends TestOptions {
  /** A server of the test's own, whose clock can be moved; the page is there where `origin` says so. */
  server: RunningServer;
  /** Where the page is. */
  origin: string;
  line: Line;
  wallets: Wallets;
  troubles: Troubles;
  desktop: Desktop;
  /** Opens another browser of a second person, or of the same one. */
  anotherBrowser: () => Promise<Desktop>;
  /** What axe finds wrong with the page, or within elements of it (a CSS selector), a readable line each. */
  axe: (within?: string) => Promise<string[]>;
}

const defaultsOf = (renderer: TestOptions['renderer'], sound: boolean): OpenOptions => ({
  muted: !sound,
  ...(renderer && { renderer }),
});

/** A test with a desktop to use. It fails on any error, policy violation or crash that it does not allow. */
export const test = base.extend<TestFixtures>({
  renderer: ['canvas', { option: true }],
  sound: [false, { option: true }],
  knownWallets: [false, { option: true }],
  server: async ({}, use) => {
    const server = await startServer({ API_LIMITS }, { hasOwnClock: true });
    await use(server);
    await server.dispose();
  },
  origin: ({}, use) => use(process.env[RUN_ORIGIN] ?? ''),
  line: ({ context }, use) => use(new Line(context)),
  wallets: async ({ origin, request }, use) => use(new Wallets(origin, request)),
  // Asks for the origin: a server of the test's own goes after the page, where what it cut off would look like a trouble.
  troubles: async ({ origin: _origin, context }, use) => {
    const troubles = new Troubles();
    await troubles.watch(context);
    await use(troubles);
    baseExpect(troubles.list, 'errors that the test did not expect').toEqual([]);
  },
  desktop: async (
    { troubles, context, page, origin, wallets, knownWallets, renderer, sound, hasTouch },
    use,
  ) => {
    if (!knownWallets) await wallets.lend(context);
    const defaults = defaultsOf(renderer, sound);
    await use(new Desktop(page, { origin, troubles, wallets, touch: hasTouch, defaults }));
    // A page that the test has closed or broken tells nothing.
    const drawn = await fullDraws(page).catch(() => []);
    baseExpect(drawn, 'effects that have the whole desktop drawn in each frame').toEqual([]);
    // A page that goes away may be about to look for its wallets.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  anotherBrowser: async (
    { troubles, browser, origin, wallets, knownWallets, renderer, sound, hasTouch },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      // It has the options of the test's own browser, such as its screen.
      const context = await browser.newContext();
      contexts.push(context);
      await troubles.watch(context);
      if (!knownWallets) await wallets.lend(context);
      const defaults = defaultsOf(renderer, sound);
      const page = await context.newPage();
      return new Desktop(page, { origin, troubles, wallets, touch: hasTouch, defaults });
    });
    for (const context of contexts) await context.close();
  },
  axe: ({ page }, use) => use((within) => flawsOf(page, within)),
});

export const expect = baseExpect;
