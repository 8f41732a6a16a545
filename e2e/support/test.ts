import AxeBuilder from '@axe-core/playwright';
import { expect as baseExpect, test as base } from '@playwright/test';
import { Desktop } from './desktop.ts';
import { startServer, type RunningServer } from './server.ts';
import { Troubles } from './watch.ts';

export interface TestOptions {
  /** Which renderer draws; by default the page decides, as it does for everyone. */
  renderer: 'canvas' | 'webgl' | undefined;
  /** True: a server of its own with untouched data, for tests that change what others see, or that stop it. */
  ownServer: boolean;
}

interface TestFixtures extends TestOptions {
  server: RunningServer;
  troubles: Troubles;
  desktop: Desktop;
  /** What axe finds wrong with the page, a readable line each. */
  axe: () => Promise<string[]>;
}

interface WorkerFixtures {
  sharedServer: RunningServer;
}

/** A server that starts beside others may take its time, and not the test's. */
const SERVER_TIMEOUT = { timeout: 150_000 };

/** A test with a desktop to use. It fails on any error, policy violation or crash that nobody expected. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  renderer: [undefined, { option: true }],
  ownServer: [false, { option: true }],
  sharedServer: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', ...SERVER_TIMEOUT },
  ],
  server: [
    async ({ sharedServer, ownServer }, use) => {
      if (!ownServer) return use(sharedServer);
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    SERVER_TIMEOUT,
  ],
  // Asks for the server, so that this one goes after the page: what it cut off would look like a trouble.
  troubles: async ({ server: _server, context }, use) => {
    const troubles = new Troubles();
    await troubles.watch(context);
    await use(troubles);
    baseExpect(troubles.list, 'errors that the test did not expect').toEqual([]);
  },
  desktop: async ({ troubles, page, server, renderer, hasTouch }, use) => {
    const { origin } = server;
    await use(
      new Desktop(page, { origin, troubles, touch: hasTouch, defaults: { ...(renderer && { renderer }) } }),
    );
  },
  axe: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
      );
    });
  },
});

export const expect = baseExpect;
