import { join } from 'node:path';
import { run, runNode } from './process.mjs';

/** Of the family that Supabase runs; what develops here is newer. */
const DENO = '2.1.14';

/** The program of that Deno, which npm brings; null: it could not be fetched. */
async function fetchedDeno() {
  // The package fetches its program when it is first called, and lays it beside what npm calls.
  const found = 'deno --version >&2 && dirname "$(readlink -f "$(command -v deno)")"';
  const { code, output } = await run('npx', ['--yes', `--package=deno@${DENO}`, '--call', found]);
  const folder = output.split('\n').find((line) => line.startsWith('/'));
  return code === 0 && folder !== undefined ? join(folder, 'deno') : null;
}

/**
 * The step that runs the functions as they are deployed, by Supabase's Deno, or by the one of development where npm cannot
 * fetch that.
 *
 * @returns {import('./steps.mjs').Step}
 */
export const deployedFunctions = () => ({
  name: 'functions as they are deployed',
  run: async () => {
    const deno = await fetchedDeno();
    const env = deno === null ? {} : { DENO: deno };
    const { code, output } = await runNode(['--import', 'tsx', 'scripts/checks/functions.ts'], { env });
    return { passed: Number(code === 0), failed: Number(code !== 0), output };
  },
});
