import { test as base } from '@playwright/test';
import { findPrograms } from '../../scripts/lib/otherBrowsers.mjs';
import { pageScript } from '../support/pageScript.ts';
import { RUN_ORIGIN } from '../support/runServer.ts';
import { controlsIn } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { openLine, type Line } from './line.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';
import type { Control, Driver, Size, Wishes } from './driver.ts';

/** The browsers that visit, and what each is called. */
export const BROWSERS = [
  ['firefox', 'Firefox'],
  ['webkit', 'WebKit'],
] as const;

type OtherBrowser = (typeof BROWSERS)[number][0];

interface OtherBrowserOptions {
  /** Which browser visits. */
  otherBrowser: OtherBrowser;
  /** How large its page is, and whether fingers press where it has such. */
  device: Size & { readonly touch: boolean };
}

interface Fixtures extends OtherBrowserOptions {
  origin: string;
  /** The way to the server, which a test can cut. */
  line: Line;
  visitor: Visitor;
}

interface WorkerFixtures {
  /** The script of inPage.ts. */
  script: string;
  /** The controls of some windows as Chromium tells of them, which each of the browsers is compared with. */
  inChromium: readonly (readonly Control[])[];
}

/** A test with a person at another browser. Tests in each of them share a worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  otherBrowser: ['firefox', { option: true }],
  device: [{ width: 1280, height: 800, touch: false }, { option: true }],
  script: [async ({}, use) => use(await pageScript('../otherBrowsers/inPage.ts')), { scope: 'worker' }],
  inChromium: [
    async ({}, use) => use(await controlsIn(process.env[RUN_ORIGIN] ?? '')),
    { scope: 'worker', timeout: 150_000 },
  ],
  origin: async ({}, use) => use(process.env[RUN_ORIGIN] ?? ''),
  line: async ({}, use) => {
    const line = await openLine();
    await use(line);
    line.cut();
  },
  visitor: async ({ otherBrowser, device: { touch, ...size }, script, line }, use, testInfo) => {
    const driver = await start(otherBrowser, { touch, before: script, proxy: line.proxy });
    try {
      const visitor = new Visitor(driver, script);
      await visitor.resize(size);
      await use(visitor);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('page', { body: await driver.screenshot(), contentType: 'image/png' });
      }
    } finally {
      await driver.close();
    }
  },
});

function start(browser: OtherBrowser, wishes: Wishes): Promise<Driver> {
  if (browser === 'firefox') {
    return startFirefox(there(findPrograms('firefox')).FIREFOX, wishes);
  }
  const { WEBKIT_DRIVER, WEBKIT_BROWSER, XVFB } = there(findPrograms('webkit'));
  return startWebKit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, screen: XVFB }, wishes);
}

function there<Programs>(programs: Programs | null): Programs {
  if (programs === null) throw new Error('this browser is not installed (docs/TESTING.md)');
  return programs;
}
