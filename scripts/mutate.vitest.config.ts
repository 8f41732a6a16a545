import { defineConfig } from 'vitest/config';
import config from '../vitest.config.ts';

const isRules = (project: unknown): boolean => JSON.stringify(project).includes('"name":"rules"');

/** The tests of rules: those that need a database or a document take minutes over each change. */
export default defineConfig({
  ...config,
  test: { ...config.test, projects: (config.test?.projects ?? []).filter(isRules) },
});
