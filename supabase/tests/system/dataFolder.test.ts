import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newSigningKey } from '@shared/auth/keys.ts';
import { makeSchool } from '../../local/dump.ts';
import { ownSecret } from '../../local/files.ts';
import { lockFolder } from '../../local/lock.ts';
import { requireDiskSpace, whileThereIsDiskSpace } from '../../local/diskSpace.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { onPostgres } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { copyOfTemplate } from '../support/template.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-folder-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As a container hides its processes from others, where this machine lets tests do that. */
const HIDDEN = ['unshare', '--pid', '--fork', '--kill-child'];
const canHide = spawnSync('unshare', [...HIDDEN.slice(1), 'true']).status === 0;

/** A process that holds the lock until it is killed. */
async function holderOf(path: string) {
  const code = `import { lockFolder } from './supabase/local/lock.ts';
    await lockFolder(${JSON.stringify(path)});
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const command = [
    ...(canHide ? HIDDEN : []),
    process.execPath,
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    code,
  ];
  const holder = spawn('env', command, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  return holder;
}

describe('what the server keeps on this machine', () => {
  it('is readable by its owner alone, and made once', async () => {
    const path = join(folder, 'data', 'key.json');
    const made = await Promise.all([ownSecret(path, newSigningKey), ownSecret(path, newSigningKey)]);
    expect(made[0]).toBe(made[1]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  });

  it('is an embedded database for one process at a time, in another container too, also after one that was killed (DATA-4)', async () => {
    const path = join(folder, 'db.lock.d');
    const holder = await holderOf(path);
    await expect(lockFolder(path)).rejects.toThrow(/in use by another process/);
    holder.kill('SIGKILL');
    const unlock = await vi.waitFor(() => lockFolder(path));
    expect(readdirSync(path)).toHaveLength(1);
    await expect(lockFolder(path)).rejects.toThrow(/in use by another process/);
    unlock();
    await expect.poll(() => readdirSync(path)).toEqual([]);
  });

  it('is opened by one at most of those who come at once (DATA-4)', async () => {
    const path = join(folder, 'raced.lock.d');
    mkdirSync(path);
    writeFileSync(join(path, 'dead'), '');
    for (let round = 0; round < 10; round += 1) {
      const all = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(path)));
      const won = all.filter((one) => one.status === 'fulfilled');
      expect(won.length).toBeLessThanOrEqual(1);
      for (const { value: unlock } of won) unlock();
    }
    await expect.poll(() => readdirSync(path)).toEqual([]);
  });

  it('is refused in one sentence where there is no room for it', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => requireDiskSpace(join(file, 'data'))).toThrow(
      /^The server cannot keep its data in DATA_DIR, .*: it cannot be made \(E\w+\)\.$/,
    );
    expect(() => requireDiskSpace(folder, Number.MAX_SAFE_INTEGER)).toThrow(/: its disk is full\.$/);
    requireDiskSpace(folder, 1);
  });

  /** As `npm start` starts it, which sends a message when the page is built. */
  const startWithPage = (dataDir: string) =>
    spawn(process.execPath, ['supabase/local/bundled.mjs', 'supabase/local/serve.ts', '--await-page'], {
      env: {
        ...process.env,
        ...{ CHAIN: 'demo', HOST: '', PUBLIC_ORIGIN: '', DATABASE_URL: '', PORT: '0', DATA_DIR: dataDir },
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });

  // The server copies it, as those of other tests do: it would make one of its own otherwise, which takes longer than all else here.
  beforeAll(async () => {
    await makeSchool();
  }, 300_000);

  it('is closed properly when the terminal goes away, or asks twice, after a start that was cut short', async () => {
    const dataDir = join(folder, 'stopped');
    mkdirSync(join(dataDir, 'db-demo.new'), { recursive: true });
    writeFileSync(join(dataDir, 'db-demo.new', 'PG_VERSION'), '18');
    const server = startWithPage(dataDir);
    // Before the server listens for it, as where nothing is to be built.
    server.send('the page is built');
    const [output] = server.stdio.slice(1);
    if (!(output instanceof Readable)) throw new Error('the server has no output');
    await once(output, 'data');
    expect(readdirSync(join(dataDir, 'db-demo.lock.d'))).toHaveLength(1);
    server.kill('SIGHUP');
    server.kill('SIGINT');
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(readdirSync(join(dataDir, 'db-demo.lock.d'))).toEqual([]);
  }, 180_000);

  it('is left alone when the page that it is opened for cannot be built', async () => {
    const server = startWithPage(join(folder, 'without-page'));
    server.disconnect();
    expect(await once(server, 'exit')).toEqual([1, null]);
  }, 180_000);
});

describe('a disk that takes no writes', () => {
  const NOTHING_SAVED = 'The server cannot save anything just now. Please try again later.';
  const faults: unknown[] = [];
  const report = (fault: unknown) => faults.push(fault);

  describe('that holds what the server keeps', () => {
    let missing: string | null = null;
    const product = startProduct(
      async (now) => {
        const { db, close } = await onPostgres(now);
        return { db: whileThereIsDiskSpace(db, () => missing), close };
      },
      { report },
    );

    it('is said in one sentence, and all goes on when there is room again', async () => {
      const browser = await product.member();
      missing = 'its disk is full';
      const reply = await browser.post('/api/daily-checkin', { wallet: browser.wallet });
      expect(reply.refused()).toEqual([503, 'UNAVAILABLE']);
      expect([reply.text, reply.headers.get('retry-after')]).toEqual([
        expect.stringContaining(NOTHING_SAVED),
        '60',
      ]);
      missing = null;
      expect((await browser.post('/api/daily-checkin', { wallet: browser.wallet })).status).toBe(200);
      expect(faults.length).toBeGreaterThan(0);
    });
  });

  describe('of a PostgreSQL', () => {
    const product = startProduct(
      async () => {
        const { url, drop } = await copyOfTemplate();
        const db = openPostgres(`${url}?default_transaction_read_only=on`);
        return { db, close: () => db.close().then(drop) };
      },
      { report },
    );

    it('is said in one sentence, and reads go on', async () => {
      const reply = await product.visitor().post('/api/auth/nonce');
      expect([...reply.refused(), reply.text]).toEqual([
        503,
        'UNAVAILABLE',
        expect.stringContaining(NOTHING_SAVED),
      ]);
      expect((await product.visitor().get('/api/time-config')).status).toBe(200);
    });
  });
});
