import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { head, milliseconds } from './figures.ts';
import { untilReady } from './firstScreen.ts';
import { NOON, SCREENS } from './visit.ts';

/** What browsers call slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Way {
  readonly screen: keyof typeof SCREENS;
  readonly slowdown: number;
  readonly line?: typeof SLOW_4G;
}

const WAYS: Readonly<Record<string, Way>> = {
  'plain, 1440x900': { screen: '1440x900', slowdown: 1 },
  '4x slower CPU, 1440x900': { screen: '1440x900', slowdown: 4 },
  '4x slower CPU, phone': { screen: 'phone 390x844', slowdown: 4 },
  '4x slower CPU, phone, slow 4G': { screen: 'phone 390x844', slowdown: 4, line: SLOW_4G },
};

const PAINTED_MS = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;

/** How soon a person who comes for the first time sees anything, and how soon they can act: no renderer is named. */
export async function benchPaint(bench: Bench): Promise<void> {
  for (const [name, way] of Object.entries(WAYS)) {
    const samples = await inTurns(bench, (build) => come(bench, build, way));
    head(name);
    sayMedians('first contentful paint', samples, ({ painted }) => painted, milliseconds);
    sayMedians('ready', samples, ({ ready }) => ready, milliseconds);
  }
}

/** By the protocol alone: what Playwright puts into a page takes some 30 ms of its first 150. */
async function come({ browser }: Bench, { origin }: Build, { screen, slowdown, line }: Way) {
  const context = await browser.newContext(SCREENS[screen]);
  try {
    const session = await context.newCDPSession(await context.newPage());
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (line !== undefined) await session.send('Network.emulateNetworkConditions', line);
    await session.send('Page.navigate', { url: `${origin}/?now=${NOON}` });
    const ready = await untilReady(session);
    const { result } = await session.send('Runtime.evaluate', { expression: PAINTED_MS });
    return { painted: Number(result.value), ready };
  } finally {
    await context.close();
  }
}
