import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newSigningKey } from '../functions/_shared/auth/keys.ts';
import { ownSecret } from '../local/files.ts';
import { lockFile } from '../local/lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-folder-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what the server keeps on this machine', () => {
  it('is readable by its owner alone, and made once', async () => {
    const path = join(folder, 'data', 'key.json');
    const made = await Promise.all([ownSecret(path, newSigningKey), ownSecret(path, newSigningKey)]);
    expect(made[0]).toBe(made[1]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  });

  it('is an embedded database for one process at a time, also after one that was killed', () => {
    const path = join(folder, 'db.lock');
    writeFileSync(path, '1');
    expect(() => lockFile(path)).toThrow(/in use by process 1/);
    writeFileSync(path, '999999999');
    const unlock = lockFile(path);
    unlock();
    lockFile(path)();
  });

  it('is opened by one of two processes that find the same dead lock at once', () => {
    const path = join(folder, 'raced.lock');
    writeFileSync(path, '999999999');
    writeFileSync(`${path}.turn`, '');
    expect(() => lockFile(path)).toThrow(/Another process is opening/);
    rmSync(`${path}.turn`);
    lockFile(path)();
    expect(readdirSync(folder).filter((name) => name.startsWith('raced'))).toEqual([]);
  });

  it('is closed properly when the terminal goes away, or asks twice, after a start that was cut short', async () => {
    const dataDir = join(folder, 'stopped');
    mkdirSync(join(dataDir, 'db-demo.new'), { recursive: true });
    writeFileSync(join(dataDir, 'db-demo.new', 'PG_VERSION'), '18');
    const env = { ...process.env, CHAIN: 'demo', HOST: '', PUBLIC_ORIGIN: '', DATABASE_URL: '', PORT: '0' };
    const server = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/serve.ts'], {
      env: { ...env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    expect(readdirSync(dataDir)).toContain('db-demo.lock');
    server.kill('SIGHUP');
    server.kill('SIGINT');
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(readdirSync(dataDir)).not.toContain('db-demo.lock');
  }, 60_000);
});
