import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { head, milliseconds } from './figures.ts';
import { desktopReady } from './firstScreen.ts';
import { visit, type VisitOptions } from './visit.ts';

/** What browsers call slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const PHONE = 'phone 390x844';
const WAYS: Readonly<Record<string, Omit<VisitOptions, 'renderer'> & { readonly line?: typeof SLOW_4G }>> = {
  'plain, 1440x900': {},
  '4x slower CPU, 1440x900': { slowdown: 4 },
  '4x slower CPU, phone': { slowdown: 4, screen: PHONE },
  '4x slower CPU, phone, slow 4G': { slowdown: 4, screen: PHONE, line: SLOW_4G },
};

/** How soon a person who comes for the first time sees anything, and how soon they can act: no renderer is named. */
export async function benchPaint(bench: Bench): Promise<void> {
  for (const [name, { line, ...way }] of Object.entries(WAYS)) {
    const samples = await inTurns(bench, (build) => come(bench, build, way, line));
    head(name);
    sayMedians('first contentful paint', samples, ({ painted }) => painted, milliseconds);
    sayMedians('ready', samples, ({ ready }) => ready, milliseconds);
  }
}

function come(bench: Bench, build: Build, way: VisitOptions, line: typeof SLOW_4G | undefined) {
  return visit(bench, build, way, async ({ page, session, address }) => {
    if (line !== undefined) await session.send('Network.emulateNetworkConditions', line);
    await page.goto(address, { waitUntil: 'commit' });
    const { after } = await desktopReady(page);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return { painted, ready: after };
  });
}
