import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../lib/ports.mjs';
import { say } from './figures.ts';

/** Times `npm start` on a fresh clone of the last commit, with a warm package cache, and again when all is built. */
export async function benchStart(): Promise<void> {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '.', clone]);
    const first = await timeStart(clone);
    say('fresh clone to the URL', first.ready);
    say('  of it', first.parts);
    const second = await timeStart(clone);
    say('second start', second.ready);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

async function timeStart(folder: string): Promise<{ ready: string; parts: string }> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  try {
    return await new Promise((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (!/^Ready in/m.test(output)) return;
        const ready = `${((performance.now() - began) / 1000).toFixed(1)} s`;
        resolve({ ready, parts: /^Installed in.*$/m.exec(output)?.[0] ?? '' });
      });
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
    });
  } finally {
    // npm and what it started are one process group.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    // npm ends before the server has given its database back.
    while (child.pid !== undefined && lives(-child.pid)) await setTimeout(100);
  }
}

/** Whether there is such a process; a group of them is named by minus its number. */
function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
