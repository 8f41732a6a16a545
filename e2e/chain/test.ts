import { expect as baseExpect, test as base, type BrowserContext } from '@playwright/test';
import { Desktop } from '../support/desktop.ts';
import { Troubles } from '../support/watch.ts';
import { startFlowSite, type FlowSite } from './flowSite.ts';
import { FlowWallet } from './flowWallet.ts';

interface FlowFixtures {
  troubles: Troubles;
  desktop: Desktop;
  wallet: FlowWallet;
}

/** A desktop over one emulator for all tests. It fails on any error or policy violation that it does not allow. */
export const test = base.extend<FlowFixtures, { flow: FlowSite }>({
  flow: [
    async ({}, use) => {
      const flow = await startFlowSite();
      await use(flow);
      await flow.dispose();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  troubles: async ({ context }, use) => {
    const troubles = new Troubles();
    await troubles.watch(context);
    await keepWalletQuiet(context, troubles);
    await use(troubles);
    baseExpect(troubles.list, 'errors that the test did not expect').toEqual([]);
  },
  desktop: async ({ flow, troubles, page }, use) => {
    const defaults = { renderer: 'canvas' } as const;
    await use(new Desktop(page, { origin: flow.server.origin, troubles, touch: false, defaults }));
  },
  wallet: ({ desktop, page }, use) => use(new FlowWallet(desktop, page)),
});

/** What the development wallet's pages ask of other hosts, and what they say when they do not get it. */
async function keepWalletQuiet(context: BrowserContext, troubles: Troubles): Promise<void> {
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await context.route('https://avatars.onflow.org/**', (route) => route.fulfill(picture));
  await context.route('https://cdn.jsdelivr.net/**', (route) => route.abort());
  troubles.allow(/cdn\.jsdelivr\.net|^Uncaught: Event$/);
}

export const expect = baseExpect;
