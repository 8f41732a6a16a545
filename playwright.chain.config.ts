import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

// They have servers of their own.
const { globalSetup: _, ...settings } = browser;

/** Journeys over a real emulator of Flow (npm run test:chain). They share one, so they run one after the other. */
export default defineConfig({
  ...settings,
  testDir: 'e2e/chain',
  testIgnore: [],
  workers: 1,
  projects: (browser.projects ?? []).filter(({ name }) => name === 'desktop'),
});
