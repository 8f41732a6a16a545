import { defineConfig } from 'vitest/config';
import config from '../vitest.config.ts';

const isDatabase = (project: unknown): boolean => JSON.stringify(project).includes('"name":"database"');

/** The tests of rules and of views: those that need a database would take minutes over each change. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    // A change that leaves a test waiting for ever is noticed by this.
    testTimeout: 20_000,
    // Only a test that fails notices a change. Stryker cannot print what was thrown elsewhere, and would stop.
    onUnhandledError: () => false,
    projects: (config.test?.projects ?? []).filter((project) => !isDatabase(project)),
  },
});
