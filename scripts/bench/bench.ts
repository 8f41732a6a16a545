import { chromium, type Browser } from '@playwright/test';
import { basename, resolve } from 'node:path';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { startServer } from '../../e2e/support/server.ts';
import { median, say } from './figures.ts';
import type { Renderer } from './firstScreen.ts';

/** A build of the product that is served, to be visited. */
export interface Build {
  readonly name: string;
  readonly origin: string;
}

/** What the parts about the page measure with: one browser, and one build, or several to compare. */
export interface Bench {
  readonly browser: Browser;
  /** Whether a graphics card draws; there is none unless CHROMIUM_ARGS ask for it (e2e/support/chromium.ts). */
  readonly hasGraphicsCard: boolean;
  readonly builds: readonly Build[];
  readonly renderers: readonly Renderer[];
  /** How often each figure is measured; its median is printed. */
  readonly runs: number;
}

export interface BenchOptions {
  /** The folder of another checkout with a build, measured in turns with this one. */
  readonly against: string | undefined;
  readonly renderers: readonly Renderer[];
  readonly runs: number;
}

/** Serves the builds, starts a browser, says what draws and which build has which column, and ends all when `use` is done. */
export async function withBench(options: BenchOptions, use: (bench: Bench) => Promise<void>): Promise<void> {
  const folders = ['.', ...(options.against === undefined ? [] : [options.against])];
  const servers = await Promise.all(folders.map((folder) => startServer({}, { root: resolve(folder) })));
  const browser = await chromium.launch(chromiumOptions);
  try {
    const builds = servers.map(({ origin }, index) => ({
      origin,
      name: index === 0 ? 'this build' : basename(resolve(folders[index] ?? '.')),
    }));
    const driver = await webglDriver(browser);
    say('WebGL is drawn by', driver);
    if (builds.length > 1) say('', columns(builds.map(({ name }) => name)));
    await use({
      browser,
      hasGraphicsCard: isGraphicsCard(driver),
      builds,
      renderers: options.renderers,
      runs: options.runs,
    });
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.dispose()));
  }
}

/** What was measured of each build, in the order of the builds. */
export type Samples<Sample> = readonly (readonly Sample[])[];

/** Measures every build in turns, so that what else the machine does at the time meets them alike. */
export async function inTurns<Sample>(
  { builds, runs }: Pick<Bench, 'builds' | 'runs'>,
  measure: (build: Build) => Promise<Sample>,
): Promise<Samples<Sample>> {
  const samples = builds.map((): Sample[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, build] of builds.entries()) samples[index]?.push(await measure(build));
  }
  return samples;
}

/** Prints the median of one figure of the samples, a column a build; a build that does not have it shows a dash. */
export function sayMedians<Sample>(
  what: string,
  samples: Samples<Sample>,
  figure: (sample: Sample) => number | undefined,
  format: (value: number) => string,
): void {
  const texts = samples.map((ofBuild) => {
    const values = ofBuild.map(figure).filter((value) => value !== undefined);
    return values.length === 0 ? '-' : format(median(values));
  });
  say(what, columns(texts));
}

const columns = (texts: readonly string[]): string =>
  texts
    .map((text) => text.padEnd(14))
    .join('')
    .trimEnd();

/** Whether what draws WebGL is no software. */
export const isGraphicsCard = (driver: string): boolean =>
  !/swiftshader|llvmpipe|software|nobody/i.test(driver);

/** Headless Chromium never says that WebGL is done by software; its driver does. */
export async function webglDriver(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { gpu } = await session.send('SystemInfo.getInfo');
  await session.detach();
  const attributes = { glRenderer: undefined as unknown, ...gpu.auxAttributes };
  return typeof attributes.glRenderer === 'string' ? attributes.glRenderer : 'nobody';
}
