import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const resolve = { alias: { '@bundles': fileURLToPath(new URL('.build/assets', import.meta.url)) } };
/** Pixi and React want a document; what imports them is tested in jsdom, everything else in Node alone. */
const view = ['src/**/*.test.tsx', 'src/engine/**/*.test.ts', 'src/overlays/**/*.test.ts'];

/** Nothing waits so long on a quiet machine; a busy one may stop anything for seconds. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.test.ts', 'supabase/functions/**/*.test.ts', '{assets,scripts}/**/*.test.mjs'],
          exclude: view,
          ...PATIENCE,
        },
      },
      { resolve, test: { name: 'view', environment: 'jsdom', include: view, ...PATIENCE } },
      {
        resolve,
        test: {
          name: 'database',
          environment: 'node',
          include: ['supabase/{tests,local}/**/*.test.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
});
