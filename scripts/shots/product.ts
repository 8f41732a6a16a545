import { chromium, type BrowserContextOptions } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { Desktop } from '../../e2e/support/desktop.ts';
import { API_LIMITS } from '../../e2e/support/runServer.ts';
import { startServer } from '../../e2e/support/server.ts';
import { Wallets } from '../../e2e/support/wallets.ts';
import { Troubles } from '../../e2e/support/watch.ts';

export const DAY = '2025-10-01T18:00:00Z';
export const NIGHT = '2025-10-02T03:00:00Z';

/** What a window is about, where it is about one of several things; the tokens are the administrator's. */
export const SHOWN: Readonly<Record<string, string>> = {
  location: 'arcade',
  lock: 'cellar',
  'token-details': 'Flunks/23',
  'partner-items': 'Flunks/23',
  'claim-form': '26',
  graduation: '26',
};

export type Device = 'wide' | 'phone' | 'turned';

const PHONE = { hasTouch: true, isMobile: true };
const DEVICES: Readonly<Record<Device, BrowserContextOptions>> = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, ...PHONE },
  turned: { viewport: { width: 844, height: 390 }, ...PHONE },
};

export interface Product {
  /** A browser of its own, with an empty page. */
  visit: (device: Device, options?: BrowserContextOptions) => Promise<Desktop>;
  /** Ends it, and fails the program when a page came upon an error. */
  close: () => Promise<void>;
}

/** A server with data of its own and a browser, to be photographed. */
export async function openProduct(): Promise<Product> {
  const server = await startServer({ API_LIMITS });
  const browser = await chromium.launch(chromiumOptions);
  const troubles = new Troubles();
  return {
    visit: async (device, options) => {
      const kind = { ...DEVICES[device], ...options };
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...kind });
      await troubles.watch(context);
      const { origin } = server;
      const touch = kind.hasTouch === true;
      const wallets = new Wallets(origin, context.request);
      return new Desktop(await context.newPage(), { origin, troubles, wallets, touch, defaults: {} });
    },
    close: async () => {
      await browser.close();
      await server.dispose();
      if (troubles.list.length === 0) return;
      console.error(troubles.list.join('\n'));
      process.exitCode = 1;
    },
  };
}
