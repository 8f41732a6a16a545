import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { ALIASES } from './scripts/vite/aliases.ts';

/**
 * Pixi and React want a document; what imports them is tested in jsdom, everything else in Node alone. So are files that
 * ask for it in their first line: among the others each would start a thread of its own, for two seconds of CPU. Those
 * that replace modules or read them anew want one, as files of a thread share what they import.
 */
const view = [
  'src/**/*.test.tsx',
  'src/engine/**/*.test.ts',
  'src/overlays/**/*.test.ts',
  ...['src', 'supabase/local'].flatMap(thatAskForJsdom),
];

function thatAskForJsdom(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => {
      const source = readFileSync(file, 'utf8');
      return (
        source.startsWith('// @vitest-environment jsdom\n') &&
        !/\bvi\.(doMock|mock|resetModules)\(/.test(source)
      );
    });
}

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
          // They have a set-up of their own, and a step of `npm test -- --all`.
          exclude: ['supabase/tests/fleet/**'],
          globalSetup: ['supabase/tests/support/template.ts'],
        },
      },
    ],
  },
});
