import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../e2e/support/server.ts';
import { newKey, type Key } from './keys.ts';

const STARTS_WITHIN_MS = 60_000;

/** Where `npm run test:chain` put the emulator and the wallet. */
const programs = (): string => {
  const folder = process.env['FLOW_PROGRAMS'];
  if (folder === undefined) throw new Error('These tests want an emulator: npm run test:chain');
  return folder;
};

export interface Emulator {
  /** The REST address of its access node. */
  readonly accessNode: string;
  readonly serviceKey: Key;
  /** Ends it as a power cut would. */
  stop(): Promise<void>;
}

/** Starts Flow's emulator on free ports of 127.0.0.1, with the standard contracts and a key of its own. */
export async function startEmulator(): Promise<Emulator> {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-'));
  const [rest, grpc, admin, debug] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const serviceKey = newKey();
  const stop = await launch('emulator', folder, [
    '--contracts',
    // A thousand tokens would need more FLOW than a new account has.
    '--storage-limit=false',
    '--host=127.0.0.1',
    `--rest-port=${rest}`,
    `--port=${grpc}`,
    `--admin-port=${admin}`,
    `--debugger-port=${debug}`,
    `--service-priv-key=${serviceKey.privateHex}`,
  ]);
  const accessNode = `http://127.0.0.1:${rest}`;
  await answers(`${accessNode}/v1/blocks?height=sealed`);
  return {
    accessNode,
    serviceKey,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one of the programs. Answers how to end it. */
export async function launch(
  program: string,
  cwd: string,
  args: readonly string[],
): Promise<() => Promise<void>> {
  const child = spawn(join(programs(), program), args, { cwd, stdio: 'ignore' });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', reject);
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
}

/** Waits until a URL answers. Throws when it does not within a minute. */
export async function answers(url: string): Promise<void> {
  const until = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok === true) return;
    if (performance.now() > until) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
