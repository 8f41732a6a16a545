import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

// Each journey has a server of its own.
const { globalSetup: _, ...settings } = browser;

/** Journeys over a real emulator of Flow (npm run test:chain). Each starts one, so they run one after the other. */
export default defineConfig({
  ...settings,
  testDir: 'e2e/chain',
  testIgnore: [],
  workers: 1,
  projects: (browser.projects ?? []).filter(({ name }) => name === 'desktop'),
});
