import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { ALIASES } from './scripts/vite/aliases.ts';

/**
 * Pixi and React want a document; what imports them is tested in jsdom, everything else in Node alone. So are files that
 * ask for it in their first line. Those of them that replace modules or read them anew have threads of their own, in which
 * each reads all of the product anew, as files of a thread share what they import; among files that run in Node, each would
 * end a thread that has loaded what those share.
 */
const asking = ['src', 'supabase/local'].flatMap(thatAskForJsdom);
const replacing = asking.filter((file) =>
  /\bvi\.(doMock|mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);
const view = [
  'src/**/*.test.tsx',
  'src/engine/**/*.test.ts',
  'src/overlays/**/*.test.ts',
  ...asking.filter((file) => !replacing.includes(file)),
];

function thatAskForJsdom(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom\n'));
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
    testTimeout: 240_000,
    hookTimeout: 240_000,
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
          exclude: [...view, ...replacing],
        },
      },
      {
        extends: true,
        test: {
          name: 'replacing',
          environment: 'jsdom',
          include: replacing,
          setupFiles: ['src/testing/anew.ts'],
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
