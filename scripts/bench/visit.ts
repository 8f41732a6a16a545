import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { Bench, Build } from './bench.ts';
import type { Renderer } from './firstScreen.ts';
import { benchProbeScript } from './probe.ts';

export const SCREENS = {
  '1440x900': { viewport: { width: 1440, height: 900 } },
  'phone 390x844': {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

/** By day, and early in a minute, so that the clock's text stays as it is while we look. */
export const NOON = '2025-10-01T18:00:02Z';

export interface VisitOptions {
  /** Absent: the page chooses, as it does for everybody. */
  readonly renderer?: Renderer;
  readonly screen?: keyof typeof SCREENS;
  /** How many times slower the page's CPU is. */
  readonly slowdown?: number;
  /** More parameters of the address. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** As after a first visit: the Welcome window does not open by itself. */
  readonly welcomed?: boolean;
  /** False: nothing is kept for a day without a network. */
  readonly kept?: boolean;
}

export interface Visit {
  readonly page: Page;
  /** Talks to the page behind its back. */
  readonly session: CDPSession;
  readonly address: string;
}

/** Opens an empty page with an empty cache, with the probe in all that it will load, and throws it away after `use`. */
export async function visit<Value>(
  { browser }: Pick<Bench, 'browser'>,
  { origin }: Pick<Build, 'origin'>,
  {
    renderer,
    screen = '1440x900',
    slowdown = 1,
    parameters = {},
    welcomed = false,
    kept = true,
  }: VisitOptions,
  use: (visit: Visit) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ ...SCREENS[screen], serviceWorkers: kept ? 'allow' : 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(benchProbeScript);
    if (welcomed) await page.addInitScript(forgoWelcome);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const query = new URLSearchParams({ ...(renderer && { renderer }), now: NOON, ...parameters });
    return await use({ page, session, address: `${origin}/?${query.toString()}` });
  } finally {
    await context.close();
  }
}

/** Runs in the page: the Welcome window does not open by itself. */
export function forgoWelcome(): void {
  const setting = { version: 1, value: { showGettingStartedOnStartup: false } };
  localStorage.setItem('GETTING_STARTED_SETTINGS', JSON.stringify(setting));
}
