import { defineConfig } from 'vitest/config';

/** Tests over a real emulator, which `npm run test:chain` builds. */
export default defineConfig({
  test: {
    include: ['cadence/tests/*.test.ts'],
    // Each file has an emulator of its own.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
