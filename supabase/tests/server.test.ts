import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { newSigningKey } from '../functions/_shared/auth/keys.ts';
import { isOverdue } from '../functions/_shared/db/connection.ts';
import { openPostgres } from '../functions/_shared/db/postgres.ts';
import { Misconfigured, settings } from '../local/config.ts';
import { ownSecret } from '../local/files.ts';
import { lockFile } from '../local/lock.ts';
import { claimForChain, migrate } from '../local/migrate.ts';
import { startCluster, type Cluster } from './support/cluster.ts';
import { onBothEngines, onPglite, onPostgres } from './support/engines.ts';
import { startProduct } from './support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** More than the buffers of a connection hold (bytes). */
const LARGE = 32 * 1024 * 1024;

/** How many files under this folder this process, and so the server in it, has open. */
function openFiles(under: string): number {
  const targets = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(under)).length;
}

/** Sends these bytes as they are, and answers the connection. */
async function sendRaw(url: string, text: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  return socket.setEncoding('utf8');
}

const download = 'GET /assets/tune-B4cD9x_Z.webm HTTP/1.1\r\nhost: localhost\r\n\r\n';

function page(): string {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(dist, 'index.html.br'), 'squeezed');
  writeFileSync(join(dist, 'assets', 'main-B4cD9x_Z.js'), '0123456789');
  writeFileSync(join(dist, 'assets', 'tune-B4cD9x_Z.webm'), Buffer.alloc(LARGE));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  return dist;
}

describe('the server', () => {
  const product = startProduct(onPglite, { dist: page() });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${product.url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

  it('gives the page for every path without an extension, and asks each time whether it changed', async () => {
    for (const path of ['/', '/picture-day', '/?open=wallet']) {
      const response = await get(path);
      expect(await response.text()).toContain('<title>Page</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const etag = response.headers.get('etag') ?? '';
      // Not by fetch, which asks for no-cache beside such a header, as no browser that looks again does.
      const again = await sendRaw(
        product.url,
        `GET ${path} HTTP/1.1\r\nhost: localhost\r\nif-none-match: ${etag}\r\n\r\n`,
      );
      const answer: unknown[] = await once(again, 'data');
      expect(answer.join('')).toMatch(/^HTTP\/1.1 304/);
      again.destroy();
    }
    expect((await get('/missing.png')).status).toBe(404);
    expect((await fetch(product.url, { method: 'POST' })).status).toBe(405);
  });

  it('gives files named by their content for ever, and parts of them', async () => {
    const whole = await get('/assets/main-B4cD9x_Z.js');
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(whole.headers.get('content-type')).toContain('text/javascript');
    const part = await get('/assets/main-B4cD9x_Z.js', { range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
  });

  it('gives what the build has compressed to browsers that take it', async () => {
    const response = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('accept-encoding');
  });

  it('sends a part that no file has as such, and parts that make no sense as the whole', async () => {
    const part = (range: string) => get('/assets/main-B4cD9x_Z.js', { range });
    expect((await part('bytes=20-30')).status).toBe(416);
    expect(await (await part('bytes=-3')).text()).toBe('789');
    for (const range of ['bytes=5-2', 'bytes=a-b', 'lines=1-2']) {
      expect((await part(range)).status, range).toBeLessThan(500);
    }
  });

  it('looks at a long path no longer than at a short one', async () => {
    const before = process.cpuUsage();
    for (let request = 0; request < 10; request += 1) {
      expect((await get(`/assets/${'-'.repeat(15_000)}`)).headers.get('cache-control')).toBe('no-cache');
    }
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(1_000);
  });

  it('closes its files when a connection asks for several and breaks off', async () => {
    const socket = await sendRaw(product.url, download.repeat(5));
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    socket.destroy();
    await expect.poll(() => openFiles(folder), { timeout: 5_000 }).toBe(0);
    expect((await get('/')).status).toBe(200);
  });

  it('answers what is no HTTP in the API’s words', async () => {
    const socket = await sendRaw(product.url, 'HELLO\r\n\r\n');
    const answer: unknown[] = await once(socket, 'data');
    expect(answer.join('')).toMatch(/^HTTP\/1.1 400 Bad Request.*"code":"BAD_REQUEST"/s);
  });

  it('never leaves its folder', async () => {
    for (const path of [
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%00.txt',
      '/%.txt',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('sends the security headers with every answer, the API’s and errors included', async () => {
    for (const path of ['/', '/missing.png', '/api/health', '/api/unknown']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy.split('; ')).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('a client that sends a byte now and then', () => {
  const product = startProduct(onPglite, { patience: 300 });

  it('is cut off, so that a few such do not take all connections', async () => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
    socket.write('POST /api/auth/nonce HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{');
    const answer: unknown[] = await once(socket.setEncoding('utf8'), 'data');
    expect(answer.join('')).toContain('408 Request Timeout');
    socket.destroy();
  });
});

describe('a client that goes away while it sends', () => {
  const faults: unknown[] = [];
  const lines: string[] = [];
  const product = startProduct(onPglite, {
    report: (fault) => faults.push(fault),
    log: (line) => lines.push(line),
  });

  it('is one line in the log, and no fault of the server or its database', async () => {
    for (const length of ['content-length: 20', 'transfer-encoding: chunked']) {
      const socket = await sendRaw(
        product.url,
        `POST /api/auth/nonce HTTP/1.1\r\nhost: localhost\r\n${length}\r\n\r\n1\r\n{`,
      );
      setTimeout(() => socket.destroy(), 100);
    }
    await expect
      .poll(() => lines, { timeout: 5_000 })
      .toEqual(['POST /api/auth/nonce broke off', 'POST /api/auth/nonce broke off']);
    expect(faults).toEqual([]);
  });
});

describe('a client that asks for a file and does not read it', () => {
  const product = startProduct(onPglite, { dist: page(), patience: 300 });

  it('is cut off, and the file is closed', async () => {
    const socket = await sendRaw(product.url, download);
    socket.pause();
    await expect.poll(() => openFiles(folder), { timeout: 5_000 }).toBe(1);
    await expect.poll(() => openFiles(folder), { timeout: 10_000 }).toBe(0);
    socket.destroy();
  });
});

describe('a server behind https', () => {
  const product = startProduct(onPglite, { origin: 'https://flunks.example' });

  it('tells browsers to stay with https', async () => {
    const { headers } = await fetch(`${product.url}/api/health`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

describe('the counters of writes', () => {
  const product = startProduct(onPostgres);

  it('are cleared away without waiting for one that is being counted', async () => {
    await product.db.transaction(null, (tx) =>
      tx.query(
        `insert into app.rate_limits (bucket, window_start, count)
         select 'address:192.0.2.' || n, app.now() - interval '2 days', 1 from generate_series(1, 2) n`,
      ),
    );
    await product.db.transaction(null, async (tx) => {
      await tx.query(`update app.rate_limits set count = 2 where bucket = 'address:192.0.2.1'`);
      expect((await product.visitor().post('/api/auth/nonce')).status).toBe(200);
    });
    const left = await product.db.asOwner(
      `select bucket from app.rate_limits where bucket like 'address:192%'`,
      [],
    );
    expect(left).toEqual([{ bucket: 'address:192.0.2.1' }]);
  });
});

describe('the server and a database that goes away', () => {
  let cluster: Cluster | undefined;
  const faults: unknown[] = [];
  const product = startProduct(
    async () => {
      cluster = await startCluster();
      const db = openPostgres(await cluster.database('product'));
      await migrate(db);
      return { db, close: () => db.close() };
    },
    { clock: systemClock, report: (fault) => faults.push(fault) },
  );

  it('goes on by itself when its connections were cut, in the middle of work too', async () => {
    const browser = await product.member();
    const ask = async () => (await browser.get('/api/gum/sources')).status;
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    const many = () => Promise.all(Array.from({ length: 30 }, ask));
    // postgres.js asks each new connection for its types and lets nobody hear when that is cut: open them first.
    await many();
    const during = many();
    await product.db.asOwner(cut, []);
    for (const status of await during) expect([200, 503]).toContain(status);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await product.db.asOwner(cut, []);
    // The pool learns of a cut when it next writes: at most one refusal for each connection.
    const after: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) after.push(await ask());
    expect(after.at(-1)).toBe(200);
  });

  it('answers 503 and nothing internal while it is gone', async () => {
    const stranger = product.visitor();
    expect((await stranger.get('/api/health')).status).toBe(200);
    await cluster?.stop();
    await expect.poll(async () => (await stranger.get('/api/health')).status, { timeout: 5_000 }).toBe(503);
    const reply = await stranger.get('/api/locker-info?wallet_address=0x00000000000000aa');
    expect(reply.refused()).toEqual([503, 'UNAVAILABLE']);
    expect(reply.headers.get('retry-after')).toBe('5');
    expect(reply.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|select/i);
    expect(faults.length).toBeGreaterThan(0);
  });
});

onBothEngines('the database', (open) => {
  it('belongs to the chain that began on it, and to no other', async () => {
    const { db, close } = await open();
    await claimForChain(db, 'mainnet');
    await claimForChain(db, 'mainnet');
    await expect(claimForChain(db, 'demo')).rejects.toThrow(/this database is the mainnet chain's/);
    await close();
  });

  it('is migrated once, however many processes start', async () => {
    const { db, close } = await open();
    expect(await Promise.all([migrate(db), migrate(db)])).toEqual([0, 0]);
    await close();
  });
});

describe('a statement', () => {
  it('that takes too long is given up, long before the browser gives up', async () => {
    const { db, close } = await onPostgres();
    const slow = db.transaction(null, async (tx) => {
      expect(await tx.query('show statement_timeout')).toEqual([{ statement_timeout: '8s' }]);
      await tx.query(`set local statement_timeout = '50ms'`);
      await tx.query('select pg_sleep(5)');
    });
    expect(isOverdue(await slow.catch((error: unknown) => error))).toBe(true);
    await close();
  });
});

describe('the settings', () => {
  const read = (env: Record<string, string>) => settings(env, '/root');
  const key = 'a key';

  it('want a chain, and everything that the chain and the database need', () => {
    expect(() => read({})).toThrow(/CHAIN is missing/);
    expect(() => read({ CHAIN: 'dogecoin' })).toThrow(Misconfigured);
    expect(() => read({ CHAIN: 'emulator' })).toThrow(/FLOW_ACCESS_NODE/);
    expect(() => read({ CHAIN: 'emulator', FLOW_ACCESS_NODE: 'http://127.0.0.1:8888' })).toThrow(
      /FLOW_FCL_CRYPTO/,
    );
    expect(() => read({ CHAIN: 'mainnet', DATABASE_URL: 'postgres://db.example/x' })).toThrow(
      /SESSION_SIGNING_KEY/,
    );
    expect(() => read({ CHAIN: 'mainnet' })).toThrow(/PUBLIC_ORIGIN/);
    expect(read({ CHAIN: 'mainnet', PUBLIC_ORIGIN: 'https://flunks.example' })).toMatchObject({
      chain: { fclCrypto: '0xb4b82a1c9d21d284' },
      port: 9595,
    });
  });

  it('refuse the demo chain on the database of another machine, unless told to', () => {
    const far = { CHAIN: 'demo', SESSION_SIGNING_KEY: key, DATABASE_URL: 'postgres://db.example/x' };
    expect(() => read(far)).toThrow(/refused/);
    expect(read({ ...far, ALLOW_DEMO: '1' }).chain).toEqual({ name: 'demo' });
    expect(read({ ...far, DATABASE_URL: 'postgres://localhost/x' }).chain).toEqual({ name: 'demo' });
  });

  it('refuse the demo chain on the network, where everyone could be its administrator, unless told to', () => {
    for (const far of [{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_ORIGIN: 'https://flunks.example' }]) {
      expect(() => read({ CHAIN: 'demo', ...far })).toThrow(/refused/);
      expect(read({ CHAIN: 'demo', ALLOW_DEMO: '1', ...far }).chain).toEqual({ name: 'demo' });
      expect(read({ CHAIN: 'mainnet', PUBLIC_ORIGIN: 'https://flunks.example', ...far }).chain.name).toBe(
        'mainnet',
      );
    }
    expect(read({ CHAIN: 'demo', HOST: '::1', PUBLIC_ORIGIN: 'http://localhost:5173' }).host).toBe('::1');
  });

  it('know an origin from an address that no browser would ever name', () => {
    const origin = (text: string) => read({ CHAIN: 'mainnet', PUBLIC_ORIGIN: text }).origin;
    expect(origin('https://Flunks.Example:443/')).toBe('https://flunks.example');
    for (const text of ['flunks.example', 'https://flunks.example/app', 'ftp://flunks.example']) {
      expect(() => origin(text)).toThrow(/PUBLIC_ORIGIN/);
    }
    expect(() => read({ CHAIN: 'demo', DATABASE_CONNECTIONS: '0' })).toThrow(/DATABASE_CONNECTIONS/);
  });

  it('can raise the limits and not lower them', () => {
    const limits = (asked: unknown) => read({ CHAIN: 'demo', API_LIMITS: JSON.stringify(asked) }).limits;
    expect(limits({ wallet: 5000 })).toEqual({ wallet: 5000 });
    const code = 'POST /api/validate-access';
    expect(limits({ wallet: 1, [code]: 1 })).toEqual({ wallet: 60, [code]: 20 });
    for (const asked of ['many', { wallets: 5000 }, { 'GET /api/health': 5000 }]) {
      expect(() => limits(asked)).toThrow(/API_LIMITS/);
    }
    expect(() => read({ CHAIN: 'demo', API_LIMITS: '{' })).toThrow(/API_LIMITS/);
  });
});

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
