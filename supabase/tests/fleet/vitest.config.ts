import { defineConfig } from 'vitest/config';
import { ALIASES } from '../../../scripts/vite/aliases.ts';

/** Tests over whole set-ups of several processes, which `npm test -- --all` runs. */
export default defineConfig({
  resolve: { alias: ALIASES },
  test: {
    include: ['supabase/tests/fleet/*.test.ts'],
    // Each starts more processes than there are cores.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
