import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../scripts/lib/serverProcess.ts';
import { freePort } from '../../scripts/lib/ports.mjs';

/** The product as it is served: the built page and the real server over a database of its own. */
export interface RunningServer {
  readonly origin: string;
  /** Stops it as a power cut would, and keeps its data for `start`. */
  stop(): Promise<void>;
  /** Starts it again on the same port and data, by the clock that it had. */
  start(): Promise<void>;
  /** It is that time (ms since the epoch) for the server, its database and its answers, and goes on from there. */
  setClock(at: number): Promise<void>;
  /** Stops it and throws its data away. */
  dispose(): Promise<void>;
}

interface ServerOptions {
  /** The checkout that it is built in. */
  readonly root?: string;
  /** True: its clock can be set. */
  readonly hasOwnClock?: boolean;
}

/**
 * Starts the built server on a free port of localhost, with fresh data.
 *
 * @throws with what the server wrote, when it ends or says nothing for two minutes
 */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  { root, hasOwnClock = false }: ServerOptions = {},
): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'desktop-'));
  const port = await freePort();
  const server = await startServerProcess({
    port,
    env: { CHAIN: 'demo', ...env, DATA_DIR: data },
    log: join(data, 'server.log'),
    // The database's WebAssembly is compiled once, quickly: what it would gain by a second time, no journey lasts for.
    flags: ['--liftoff-only'],
    ...(hasOwnClock && { aheadMs: 0 }),
    ...(root !== undefined && { root }),
  });
  return {
    origin: `http://localhost:${port}`,
    stop: () => server.kill(),
    start: () => server.start(),
    setClock: (at) => server.moveClock(at - Date.now()),
    dispose: async () => {
      await server.kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}
