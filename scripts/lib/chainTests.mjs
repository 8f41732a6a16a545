import { uncounted } from './cpu.mjs';
import { flowPrograms } from './flowPrograms.mjs';
import { playwright, vitest } from './runners.mjs';

/**
 * The step that runs what is proven on a real emulator of Flow: scripts and transactions by themselves, then journeys in
 * the browser.
 *
 * @param {() => Promise<unknown>} [build] makes what the browser needs, once it is known that there is an emulator
 * @returns {import('./steps.mjs').Step}
 */
export const chainTests = (build = async () => {}) => ({
  name: "Flow's emulator",
  run: async () => {
    const programs = await uncounted(flowPrograms);
    if ('leftOut' in programs) return programs;
    await build();
    const env = { FLOW_PROGRAMS: programs.folder };
    const cadence = await vitest(['--config=cadence/tests/vitest.config.ts'], 'chain', env);
    const browser = await playwright(['--config=playwright.chain.config.ts'], 'chain-browser', env);
    return {
      passed: cadence.passed + browser.passed,
      failed: cadence.failed + browser.failed,
      output: [cadence, browser].map(({ failed, output }) => (failed > 0 ? output : '')).join('\n'),
    };
  },
});
