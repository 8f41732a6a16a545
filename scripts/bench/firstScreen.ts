import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';

export type Renderer = 'canvas' | 'webgl';

export interface FirstScreen {
  /** Bytes of bodies as served (compressed), of scripts and of everything, asked for until the icons take clicks. */
  readonly javascript: number;
  readonly total: number;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
}

/** What the first screen may weigh with each renderer, in bytes as served. */
export const FIRST_SCREEN_BUDGETS = {
  canvas: { javascript: 190_000, total: 235_000 },
  webgl: { javascript: 200_000, total: 250_000 },
} as const satisfies Readonly<Record<Renderer, object>>;

/** Loads the page into an empty cache and weighs what it asked for until the desktop was ready. */
export async function weighFirstScreen(
  browser: Browser,
  origin: string,
  renderer: Renderer,
): Promise<FirstScreen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const finished: Request[] = [];
    context.on('requestfinished', (request) => finished.push(request));
    const page = await context.newPage();
    await page.goto(`${origin}/?renderer=${renderer}`);
    const ready = await desktopReady(page);
    await page.waitForLoadState('networkidle');
    const asked = finished.filter(
      (request) => request.url().startsWith(origin) && request.timing().startTime < ready.at,
    );
    const files = await Promise.all(
      asked.map(async (request) => ({
        path: new URL(request.url()).pathname,
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
    const weigh = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      javascript: weigh(files.filter(({ path }) => path.endsWith('.js'))),
      total: weigh(files),
      files: files.sort((a, b) => b.bytes - a.bytes),
    };
  } finally {
    await context.close();
  }
}

/** Waits for the desktop: `after` the start of the navigation in ms, and `at` that moment in ms since 1970. */
export async function desktopReady(page: Page): Promise<{ after: number; at: number }> {
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('desktop-ready')[0]?.startTime,
    undefined,
    { polling: 50, timeout: 60_000 },
  );
  const after = (await mark.jsonValue()) ?? 0;
  const origin = await page.evaluate(() => performance.timeOrigin);
  return { after, at: origin + after };
}

const READY_MS = `performance.getEntriesByName('desktop-ready')[0]?.startTime`;

/** Waits for the desktop by the protocol alone, where scripts of Playwright in the page would be measured; ms as above. */
export async function untilReady(session: CDPSession): Promise<number> {
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression: READY_MS });
    if (typeof result.value === 'number') return result.value;
    await setTimeout(250);
  }
}
