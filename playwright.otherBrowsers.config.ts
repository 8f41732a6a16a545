import { defineConfig } from '@playwright/test';
import type { OtherBrowserOptions } from './e2e/otherBrowsers/test.ts';
import browser from './playwright.config.ts';

const { globalSetup, timeout, expect, reporter } = browser;

/** A short run in Firefox and in WebKit (docs/TESTING.md): Playwright runs the tests, e2e/otherBrowsers the browsers. */
export default defineConfig<OtherBrowserOptions>({
  testDir: 'e2e/otherBrowsers',
  globalSetup: globalSetup ?? '',
  outputDir: 'test-results/otherBrowsers',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 1,
  timeout: timeout ?? 0,
  expect: expect ?? {},
  reporter: reporter ?? 'line',
  projects: [
    { name: 'firefox', use: { otherBrowser: 'firefox' } },
    { name: 'webkit', use: { otherBrowser: 'webkit' } },
  ],
});
