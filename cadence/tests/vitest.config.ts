import { defineConfig } from 'vitest/config';
import { ALIASES } from '../../scripts/vite/aliases.ts';

/** Tests over a real emulator, which `npm run test:chain` builds. */
export default defineConfig({
  resolve: { alias: ALIASES },
  test: {
    include: ['cadence/tests/*.test.ts'],
    globalSetup: ['cadence/tests/support/oneChain.ts'],
    // They have one emulator, which forgets what an earlier file did, and one thread, which has loaded the server then.
    fileParallelism: false,
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
