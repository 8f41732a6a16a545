import { defineConfig } from 'vitest/config';
import { ALIASES } from './scripts/vite/aliases.ts';

/** Pixi and React want a document; what imports them is tested in jsdom, everything else in Node alone. */
const view = ['src/**/*.test.tsx', 'src/engine/**/*.test.ts', 'src/overlays/**/*.test.ts'];

export default defineConfig({
  resolve: { alias: ALIASES },
  test: {
    // The files of a thread share what they import; src/testing/afterEach.ts keeps a test from seeing another.
    pool: 'threads',
    isolate: false,
    // By itself it leaves one core to others, and that is half of a small machine.
    maxWorkers: '100%',
    setupFiles: ['src/testing/afterEach.ts'],
    // Nothing waits so long on a quiet machine; a busy one may stop anything for seconds.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'src/**/*.test.ts',
            'supabase/{functions,local}/**/*.test.ts',
            '{assets,scripts}/**/*.test.{mjs,ts}',
            'cadence/tests/support/**/*.test.ts',
          ],
          exclude: view,
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'view',
          environment: 'jsdom',
          // React as it is built for people: what it does in development alone takes an eighth of these tests' CPU.
          env: { NODE_ENV: 'production' },
          include: view,
          // It names a file of react-reconciler as only bundlers find it.
          server: { deps: { inline: ['@pixi/react'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          globalSetup: ['supabase/tests/support/template.ts'],
        },
      },
    ],
  },
});
