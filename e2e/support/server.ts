import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STARTS_WITHIN_MS = 120_000;

/** The product as it is served: the built page and the real server over a database of its own. */
export interface RunningServer {
  readonly origin: string;
  /** Stops it as a power cut would, and keeps its data for `start`. */
  stop(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it and throws its data away. */
  dispose(): Promise<void>;
}

/**
 * Starts the built server on a free port of localhost, with fresh data.
 *
 * @param root the checkout that it is built in
 * @throws with what the server wrote, when it ends or says nothing for two minutes
 */
export async function startServer(env: NodeJS.ProcessEnv = {}, root = ROOT): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'desktop-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = { ...process.env, NODE_ENV: 'production', CHAIN: 'demo', HOST: '127.0.0.1', ...env };
  const begin = (): Promise<() => Promise<void>> =>
    launch(root, { ...environment, PORT: String(port), DATA_DIR: data });
  let stop = await begin();
  return {
    origin,
    stop: () => stop(),
    start: async () => {
      stop = await begin();
    },
    dispose: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function launch(cwd: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/serve.ts'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      server.kill('SIGKILL');
      reject(new Error(`The server did not start:\n${output}`));
    };
    const timer = setTimeout(fail, STARTS_WITHIN_MS);
    void ended.then(fail);
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (!output.includes('Ready: ')) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });
  return stop;
}

/** A port of localhost that is not in use just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
