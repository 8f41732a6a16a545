import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

const { globalSetup, timeout, expect, reporter } = browser;

/**
 * A short run in Firefox and in WebKit (docs/TESTING.md): Playwright runs the tests, e2e/otherBrowsers the browsers, one after the
 * other in one worker.
 */
export default defineConfig({
  testDir: 'e2e/otherBrowsers',
  globalSetup: globalSetup ?? '',
  outputDir: 'test-results/otherBrowsers',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 1,
  timeout: timeout ?? 0,
  expect: expect ?? {},
  reporter: reporter ?? 'line',
});
