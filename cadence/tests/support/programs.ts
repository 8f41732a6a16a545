import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STARTS_WITHIN_MS = 60_000;

/**
 * Starts one of the programs that `npm run test:chain` built, and waits until it answers at a URL. Answers how to end it,
 * which it does as a power cut would.
 *
 * @throws when it does not answer within a minute
 */
export async function launch(
  program: 'emulator' | 'wallet',
  args: readonly string[],
  url: string,
): Promise<() => Promise<void>> {
  const programs = process.env['FLOW_PROGRAMS'];
  if (programs === undefined) throw new Error('These tests want an emulator: npm run test:chain');
  // The emulator leaves a folder wherever it runs.
  const cwd = await mkdtemp(join(tmpdir(), `${program}-`));
  const child = spawn(join(programs, program), args, { cwd, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
    await rm(cwd, { recursive: true, force: true });
  };
  if (await answers(url)) return stop;
  await stop();
  throw new Error(`${program} does not answer at ${url}`);
}

async function answers(url: string): Promise<boolean> {
  const until = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < until) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
