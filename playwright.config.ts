import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/support/chromium.ts';
import type { TestOptions } from './e2e/support/test.ts';

/** With the journeys through single programs, too (`npm test -- --all`). */
const all = process.env['TEST_ALL'] === 'yes';
const without = (...tags: readonly RegExp[]) => [...tags, ...(all ? [] : [/@all/])];

/** What changes something for every visitor. */
const LAST = /@for-everyone/;

/** Workers of a project of few tests: each starts a Node and a browser of its own, two seconds of CPU. */
const FEW = 1;

const desktop = { viewport: { width: 1280, height: 800 } };
// Software draws every pixel here.
const small = { viewport: { width: 800, height: 600 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

/**
 * Browser tests over the built page and one real server (e2e/support). Every test runs wide and on a phone unless its
 * title says @desktop or @phone, drawn by the canvas renderer: without a graphics card WebGL costs twice as much. Those
 * that are about drawing (@webgl) run with WebGL too, or with it alone (@webgl-alone). A journey through one program, what
 * takes a minute (@all) and WebGL on a phone are left to `npm test -- --all`. What changes something for every visitor
 * (@for-everyone) runs when the others have.
 */
export default defineConfig<TestOptions>({
  testDir: 'e2e',
  // Those want an emulator of Flow, or are visits with other browsers: playwright.{chain,otherBrowsers}.config.ts.
  testIgnore: ['chain/**', 'otherBrowsers/**'],
  globalSetup: './e2e/support/runServer.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/pixels/{arg}{ext}',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // A quiet machine needs half a minute for the longest; a busy one may take its time with any step.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    // Written all the time and thrown away by what passes: a twentieth of the run. `--trace=on` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker that answers from its own store would hide what the tests do to the network; offline.spec.ts lets it.
    serviceWorkers: 'block',
    // Nothing moves but where a test says so: each frame is drawn by software.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  },
  projects: [
    // What takes longest begins first, so that neither worker is left with it alone.
    {
      name: 'desktop-webgl',
      use: { ...desktop, ...small, renderer: 'webgl' },
      workers: FEW,
      grep: /@webgl/,
      grepInvert: without(/@phone/, LAST),
    },
    {
      name: 'phone-webgl',
      use: { ...phone, renderer: 'webgl' },
      workers: FEW,
      grep: /@webgl/,
      // A phone's screen has three times as many pixels for software to draw: all of these are long.
      grepInvert: all ? without(/@desktop/, LAST) : /./,
    },
    { name: 'desktop', use: desktop, grepInvert: without(/@phone/, /@webgl-alone/, LAST) },
    { name: 'phone', use: phone, grepInvert: without(/@desktop/, /@webgl-alone/, LAST) },
    {
      name: 'for-everyone',
      use: desktop,
      grep: LAST,
      grepInvert: without(),
      dependencies: ['desktop', 'phone'],
    },
  ],
});
