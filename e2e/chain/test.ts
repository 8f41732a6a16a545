import type { BrowserContext } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';
import type { Troubles } from '../support/watch.ts';
import { startFlowSite, type FlowSite } from './flowSite.ts';
import { FlowWallet } from './flowWallet.ts';

interface FlowFixtures {
  wallet: FlowWallet;
}

/**
 * A test with a desktop over one emulator, which starts with the first test that asks for it and serves all. Journeys without
 * one are made of it too: tests of one kind share a worker and its browser.
 */
export const test = base.extend<FlowFixtures, { flow: FlowSite }>({
  flow: [
    async ({}, use) => {
      const flow = await startFlowSite();
      await use(flow);
      await flow.dispose();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  knownWallets: true,
  origin: ({ flow }, use) => use(flow.server.origin),
  wallet: async ({ desktop, troubles, context, page }, use) => {
    await keepWalletQuiet(context, troubles);
    await use(new FlowWallet(desktop, page));
  },
});

/** What the development wallet's pages ask of other hosts, and what they say when they do not get it. */
async function keepWalletQuiet(context: BrowserContext, troubles: Troubles): Promise<void> {
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await context.route('https://avatars.onflow.org/**', (route) => route.fulfill(picture));
  await context.route('https://cdn.jsdelivr.net/**', (route) => route.abort());
  troubles.allow(/cdn\.jsdelivr\.net|^Uncaught: Event$/);
}

export { expect };
