import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../scripts/lib/serverProcess.ts';
import { freePort } from '../../scripts/lib/ports.mjs';

const CLOCK_AHEAD = new URL('../../scripts/lib/clockAhead.mjs', import.meta.url).href;

/** The product as it is served: the built page and the real server over a database of its own. */
export interface RunningServer {
  readonly origin: string;
  /** Stops it as a power cut would, and keeps its data for `start`. */
  stop(): Promise<void>;
  /** Starts it again on the same port and data, `aheadMs` milliseconds ahead of the true time. */
  start(aheadMs?: number): Promise<void>;
  /** Stops it and throws its data away. */
  dispose(): Promise<void>;
}

/**
 * Starts the built server on a free port of localhost, with fresh data.
 *
 * @param root the checkout that it is built in
 * @throws with what the server wrote, when it ends or says nothing for two minutes
 */
export async function startServer(env: NodeJS.ProcessEnv = {}, root?: string): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'desktop-'));
  const port = await freePort();
  const server = await startServerProcess({
    port,
    env: { CHAIN: 'demo', ...env, DATA_DIR: data },
    log: join(data, 'server.log'),
    // The database's WebAssembly is compiled once, quickly: what it would gain by a second time, no journey lasts for.
    flags: ['--liftoff-only'],
    ...(root !== undefined && { root }),
  });
  return {
    origin: `http://localhost:${port}`,
    stop: () => server.kill(),
    start: (aheadMs = 0) => server.start({ NODE_OPTIONS: `--import=${CLOCK_AHEAD}?ms=${aheadMs}` }),
    dispose: async () => {
      await server.kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}
