import { flowPrograms } from './flowPrograms.mjs';
import { vitest } from './runners.mjs';

/** The step that runs what is proven on a real emulator of Flow. */
export const CHAIN_TESTS = { name: "Flow's emulator", run: chainTests };

async function chainTests() {
  const programs = await flowPrograms();
  if ('leftOut' in programs) return programs;
  return vitest(['--config', 'cadence/tests/vitest.config.ts'], 'chain', { FLOW_PROGRAMS: programs.folder });
}
