import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STARTS_WITHIN_MS = 60_000;
const ASKED_EVERY_MS = 50;
const ANSWERS_WITHIN_MS = 1_000;
/** The emulator answers for a moment and ends then, where it cannot open the last of its ports. */
const SETTLES_MS = 250;
const TRIES = 3;
/** Both throw most of what they make away: to collect it seldom, as Go does with room for it, takes less CPU. */
const ROOM_FOR_GARBAGE = { GOGC: '800', GOMEMLIMIT: '1GiB' };
/** How much of a program's last output an error quotes, in characters. */
const TOLD = 2_000;

/** How a program is started, and where it answers when it is ready. */
export interface Start {
  readonly args: readonly string[];
  readonly origin: string;
  readonly path: string;
}

/** A program that is ready. */
export interface Launched {
  readonly origin: string;
  /** Ends it as a power cut would. */
  stop(): Promise<void>;
}

/**
 * Starts one of the programs that `npm run test:chain` built, and waits until it answers. A port that is free when it is
 * looked for may be taken before the program opens it, which ends the program: `choose` then chooses other ports.
 *
 * @throws with what the program printed, when it has ended three times, or does not answer within a minute
 */
export async function launch(
  program: 'emulator' | 'wallet',
  choose: () => Promise<Start>,
): Promise<Launched> {
  const programs = process.env['FLOW_PROGRAMS'];
  if (programs === undefined) throw new Error('These tests want an emulator: npm run test:chain');
  let printed = '';
  for (let tried = 0; tried < TRIES; tried += 1) {
    const start = await choose();
    const running = await run(join(programs, program), start.args);
    const outcome = await outcomeOf(start, running);
    if (outcome === 'ready') return { origin: start.origin, stop: running.stop };
    await running.stop();
    printed = running.printed();
    if (outcome === 'silent') throw new Error(`${program} does not answer at ${start.origin}:\n${printed}`);
  }
  throw new Error(
    `${program} ended before it answered, ${TRIES} times. The last time it printed:\n${printed}`,
  );
}

interface Running {
  hasEnded(): boolean;
  /** The last of what it printed. */
  printed(): string;
  stop(): Promise<void>;
}

async function run(file: string, args: readonly string[]): Promise<Running> {
  // The emulator leaves a folder wherever it runs.
  const cwd = await mkdtemp(join(tmpdir(), 'flow-'));
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...ROOM_FOR_GARBAGE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-TOLD);
    });
  }
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      over = true;
      resolve();
    };
    // When what it printed has been read too.
    child.once('close', end);
    child.once('error', (fault) => {
      printed += fault.message;
      end();
    });
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    hasEnded: () => over,
    printed: () => printed,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
      await rm(cwd, { recursive: true, force: true });
    },
  };
}

async function outcomeOf(
  { origin, path }: Start,
  { hasEnded }: Running,
): Promise<'ready' | 'ended' | 'silent'> {
  const until = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < until && !hasEnded()) {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    const response = await fetch(`${origin}${path}`, { signal }).catch(() => null);
    const answers = response?.ok === true;
    await wait(answers ? SETTLES_MS : ASKED_EVERY_MS);
    if (answers && !hasEnded()) return 'ready';
  }
  return hasEnded() ? 'ended' : 'silent';
}
