import { run } from './process.mjs';
import { vitest } from './runners.mjs';

/** The newest that people run the server on and that has long support; `npm test` itself runs on the oldest. */
const VERSION = 24;

/** What a version of Node may do otherwise: requests and streams, sockets, keys, decoding in a worker. */
const FILES = ['system/server', 'system/signIn', 'school/ledger', 'people/chatRealtime', 'making/works'].map(
  (name) => `supabase/tests/${name}.test.ts`,
);

/**
 * The step that runs a part of the server's tests on the newest Node, which npm brings.
 *
 * @returns {import('./steps.mjs').Step}
 */
export const newerNode = () => ({
  name: `server on Node ${VERSION}`,
  run: async () => {
    const fetched = ['--yes', '--package', `node@${VERSION}`, 'node', '--print', 'process.execPath'];
    const { code, output } = await run('npx', fetched);
    const node = output.trim().split('\n').at(-1) ?? '';
    if (code !== 0) return { leftOut: `npm could not fetch it: ${node}` };
    return vitest(['--project', 'database', ...FILES], 'newerNode', {}, node);
  },
});
