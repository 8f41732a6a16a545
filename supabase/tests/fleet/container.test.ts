import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { carryOut } from './dockerfile.ts';

const MADE = fileURLToPath(new URL('../../../.build/db', import.meta.url));

it('what the Dockerfile copies suffices to build the page and to start the server, which is not root', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const { root, folder, user, env, command, check } = carryOut('Dockerfile', parent);
  expect(user).toBe('node');
  // The data folder that is made here of the same migrations and the same school, by their hash: to make it takes 20 s of CPU.
  mkdirSync(join(folder, '.build'), { recursive: true });
  symlinkSync(MADE, join(folder, '.build/db'));

  const port = String(await freePort());
  const settings = {
    ...process.env,
    ...env,
    ...{ CHAIN: 'demo', HOST: '127.0.0.1', PORT: port, DATA_DIR: join(root, env['DATA_DIR'] ?? '') },
  };
  const run = ([program = '', ...args]: readonly string[]) =>
    [program, args, { cwd: folder, env: settings }] as const;
  const server = spawn(...run(command));
  const said: unknown[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (words) => said.push(words));
  const gone = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await gone;
  });
  expect(spawnSync(...run(check)).status).toBe(1);
  for (let status: number | null = 1; status !== 0;) {
    await sleep(1_000);
    ({ status } = spawnSync(...run(check)));
    expect(server.exitCode, said.join('')).toBeNull();
  }
  for (const [path, type] of Object.entries({ '/': 'text/html', '/api/health': 'application/json' })) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
  }
}, 300_000);
