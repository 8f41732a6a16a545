import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLOCK_AHEAD = new URL('clockAhead.mjs', import.meta.url).href;
const STARTS_WITHIN_MS = 120_000;

/** The Node server in a process of its own. */
export interface ServerProcess {
  /** Its own address, past any proxy. */
  readonly url: string;
  /** Ends the process at once, in the middle of what it does, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as a deploy does, after what it is in the middle of. */
  stop(): Promise<void>;
  /** Moves its clock so far ahead of the true time (ms), now and when it starts again. Throws where it was started without `aheadMs`. */
  moveClock(aheadMs: number): Promise<void>;
  /** Starts it again at the same address, from now on with these settings beside those that it had. */
  start(env?: NodeJS.ProcessEnv): Promise<void>;
}

export interface ServerProcessOptions {
  readonly port: number;
  /** The settings, beside those of this process (.env.example). */
  readonly env: NodeJS.ProcessEnv;
  /** The file that its log is added to. */
  readonly log: string;
  /** Options of Node. */
  readonly flags?: readonly string[];
  /** How far its clock is ahead of the true time (ms), which a test can move; absent: it reads the true time. */
  readonly aheadMs?: number;
  /** What is run, below `root`; absent: the server. */
  readonly program?: string;
  /** The checkout that it is built in. */
  readonly root?: string;
}

/** supabase/local/bundled.mjs of a checkout. */
interface Bundler {
  bundled(program: string): Promise<string>;
}

/** Waits until it listens. Throws with its log where it ends before, or says nothing for two minutes. */
async function untilReady(child: ChildProcess, log: string): Promise<void> {
  if (child.stdout === null) throw new Error('what the server says is not read');
  const lines = createInterface({ input: child.stdout });
  const outcome = await Promise.race([
    new Promise((resolve) => {
      lines.on('line', (line) => {
        if (line.startsWith('Ready: ')) resolve('ready');
      });
    }),
    once(child, 'exit').then(() => 'ended'),
    sleep(STARTS_WITHIN_MS, 'silent', { ref: false }),
  ]);
  if (outcome === 'ready') return;
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${readFileSync(log, 'utf8')}`);
}

const bundles = new Map<string, Promise<string>>();

/** The one file of a program, which this process has made once: that takes a third of the CPU of a start. */
function bundleOf(program: string, root: string): Promise<string> {
  const path = join(root, program);
  const bundler = pathToFileURL(join(root, 'supabase/local/bundled.mjs')).href;
  const made = bundles.get(path) ?? import(bundler).then(({ bundled }: Bundler) => bundled(program));
  bundles.set(path, made);
  return made;
}

/** Starts a server on a port of 127.0.0.1, and answers when it listens. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { port, log, flags = [], program = 'supabase/local/serve.ts', root = ROOT } = options;
  let { env, aheadMs } = options;
  const file = await bundleOf(program, root);
  const launch = async (): Promise<ChildProcess> => {
    const written = openSync(log, 'a');
    const clock = aheadMs === undefined ? [] : [`--import=${CLOCK_AHEAD}?ms=${aheadMs}`];
    const child = spawn(process.execPath, ['--enable-source-maps', ...flags, ...clock, file], {
      cwd: root,
      stdio: ['ignore', 'pipe', written, ...(aheadMs === undefined ? [] : (['ipc'] as const))],
      env: { ...process.env, NODE_ENV: 'production', ...env, HOST: '127.0.0.1', PORT: String(port) },
    });
    closeSync(written);
    await untilReady(child, log);
    return child;
  };
  let child = await launch();
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (hasEnded()) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    moveClock: async (to) => {
      if (aheadMs === undefined) throw new Error('this server reads the true time');
      aheadMs = to;
      if (hasEnded()) return;
      const moved = once(child, 'message');
      child.send({ aheadMs });
      await moved;
    },
    start: async (more = {}) => {
      env = { ...env, ...more };
      child = await launch();
    },
  };
}
