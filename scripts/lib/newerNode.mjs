import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { ROOT } from './root.mjs';
import { vitest } from './runners.mjs';

/** The newest that people run the server on and that has long support; `npm test` itself runs on the oldest. */
const VERSION = 24;

/** The tests of the database that run on PGlite too. */
const RUN_ON_PGLITE = /\b(onProductionEngine|onBothEngines)\b/;

function filesOnPglite() {
  return readdirSync(join(ROOT, 'supabase/tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `supabase/tests/${name}`)
    .filter(
      (file) => file.endsWith('.test.ts') && RUN_ON_PGLITE.test(readFileSync(join(ROOT, file), 'utf8')),
    );
}

/**
 * The step that runs the tests of the database on PGlite, on the newest Node, which npm brings: routes, sockets, keys and
 * workers are proven on that Node and each statement on that engine by the same run. Those on PostgreSQL run on this Node
 * (`TEST_ENGINE`). Where npm cannot fetch the newest, this one runs both.
 *
 * @returns {import('./steps.mjs').Step}
 */
export const newerNode = () => ({
  name: `database on PGlite, on Node ${VERSION}`,
  run: async () => {
    const fetched = ['--yes', '--package', `node@${VERSION}`, 'node', '--print', 'process.execPath'];
    const { code, output } = await run('npx', fetched);
    const newest = output.trim().split('\n').at(-1) ?? '';
    if (code !== 0)
      console.log(`npm could not fetch Node ${VERSION}, so this Node runs its tests: ${newest}`);
    const node = code === 0 ? newest : process.execPath;
    const env = { TEST_ENGINE: 'PGlite' };
    return vitest(['--project', 'database', ...filesOnPglite()], 'newerNode', env, node);
  },
});
