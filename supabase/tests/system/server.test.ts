import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Refusal } from '@shared/contract/errors.ts';
import { onPostgres } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';

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

const PAGE =
  '<!doctype html><title>Page</title><style>p{}</style><script src="/a.js"></script><script data-a="b">go()</script>';

const PAGE_404 = '<!doctype html><style>b{}</style><a href="/">Back</a>';
/** What stands in a page, as a policy names it. */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Files that only a page loads, whose policies bind them. */
const SUBRESOURCES = [
  '/assets/index-D8afn-Cp.js',
  '/assets/online/fcl-D8afn-Cp.js',
  '/assets/place.town-D8afn-Cp.css',
  '/assets/win95-D8afn-Cp.ttf',
  '/assets/nothing-you-could-do-D8afn-Cp.woff2',
  '/assets/atlas-D8afn-Cp.webp',
  '/assets/tune-D8afn-Cp.m4a',
];
/** Files that a browser may show or run by themselves. */
const OTHERS = [
  '/serviceWorker.js',
  '/manifest.webmanifest',
  '/assets/page-D8afn-Cp.html',
  '/assets/logo-D8afn-Cp.svg',
  '/assets/paper-D8afn-Cp.pdf',
];

const EARLIER = join(folder, 'earlier');

function page(): string {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'index.html.br'), 'squeezed');
  writeFileSync(join(dist, '404.html'), PAGE_404);
  writeFileSync(join(dist, 'app-icon-192.png'), 'icon');
  writeFileSync(join(dist, 'assets', 'main-B4cD9x_Z.js'), '0123456789');
  writeFileSync(join(dist, 'assets', 'tune-B4cD9x_Z.webm'), Buffer.alloc(LARGE));
  for (const file of [...SUBRESOURCES, ...OTHERS]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), 'content');
  }
  mkdirSync(join(EARLIER, 'assets'), { recursive: true });
  for (const file of ['assets/main-B4cD9x_Z.js', 'assets/main-Aa8fn_Cp.js', 'index.html']) {
    writeFileSync(join(EARLIER, file), `earlier ${file}`);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  return dist;
}

describe('the server', () => {
  const product = startProduct(onPostgres, { dist: page(), earlier: EARLIER });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${product.url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

  it('gives the page for its addresses, whatever it asks for, and asks each time whether it changed', async () => {
    for (const path of ['/', '/?open=wallet', '/picture-day']) {
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
    expect((await fetch(product.url, { method: 'POST' })).status).toBe(405);
  });

  it('says at any other address that there is no page, with the way back and styles that its policy allows (PRODUCT-9)', async () => {
    for (const path of ['/yearbook', '/picture-day/', '/index', '/a/b', '//', '/%zz']) {
      const response = await get(path, { 'accept-encoding': 'br' });
      expect([response.status, response.headers.get('content-type')], path).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toContain('<a href="/">');
      expect(response.headers.get('content-security-policy')).toContain(hash('b{}'));
    }
    const missing = await get('/missing.png');
    expect([missing.status, await missing.text()]).toEqual([404, 'Not found']);
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

  it('gives what only an earlier build has, for tabs that still run it, and pages of this build alone (OFFLINE-6)', async () => {
    const gone = await get('/assets/main-Aa8fn_Cp.js');
    expect([gone.status, await gone.text()]).toEqual([200, 'earlier assets/main-Aa8fn_Cp.js']);
    expect(gone.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await (await get('/assets/main-B4cD9x_Z.js')).text()).toBe('0123456789');
    expect(await (await get('/')).text()).toContain('<title>Page</title>');
    expect((await get('/assets/main-D8afn-Cp.js')).status).toBe(404);
  });

  it('gives what is compressed to browsers that take it, also what is compressed later', async () => {
    const response = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const script = (): Promise<Response> => get('/assets/main-B4cD9x_Z.js', { 'accept-encoding': 'br' });
    expect((await script()).headers.get('content-encoding')).toBeNull();
    const later = join(folder, 'dist', 'assets', 'main-B4cD9x_Z.js.br');
    writeFileSync(later, brotliCompressSync('0123456789'));
    expect((await script()).headers.get('content-encoding')).toBe('br');
    rmSync(later);
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
    await expect.poll(() => openFiles(folder)).toBe(0);
    expect((await get('/')).status).toBe(200);
  });

  it('answers what is no HTTP in the API’s words', async () => {
    const socket = await sendRaw(product.url, 'HELLO\r\n\r\n');
    const answer: unknown[] = await once(socket, 'data');
    expect(answer.join('')).toMatch(/^HTTP\/1.1 400 Bad Request.*"code":"BAD_REQUEST"/s);
  });

  it('answers a call that is written otherwise as the API does, and does nothing for it (API-1)', async () => {
    for (const path of [
      '//api/health',
      '/api//health',
      '/API/health',
      '///Api/x.png',
      '/%61pi/health',
      '/api/',
    ]) {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${product.url}${path}?x=1`, {
          method,
          body: method === 'GET' ? null : '{}',
        });
        expect([path, response.status, Refusal.strict().parse(await response.json()).code]).toEqual([
          path,
          404,
          'NOT_FOUND',
        ]);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    }
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

  it('sends the security headers with every answer, the API’s and errors included (API-7, CHAIN-14)', async () => {
    const missing = ['/missing.png', '/assets/missing.js', '/assets', '/assets/.js'];
    for (const path of ['/', ...missing, '/api/health', '/api/unknown', ...OTHERS]) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const rule of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]) {
        expect(policy.split('; ')).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('leaves subresources to the policies of their page, and to no page of others', async () => {
    const policies =
      /^(content-security-policy|cross-origin-opener-policy|permissions-policy|referrer-policy)$/;
    for (const path of SUBRESOURCES) {
      const { status, headers } = await get(path);
      expect(status, path).toBe(200);
      expect([...headers.keys()].filter((name) => policies.test(name))).toEqual([]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    const outside = await get('/assets/..%2fserviceWorker.js');
    expect(outside.headers.has('content-security-policy')).toBe(true);
  });

  it('lets run what stands in its page, and nothing else that does not come from it (API-7)', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain(`script-src 'self' ${hash('go()')}`);
    expect(policy.split('; ')).toContain(`style-src 'self' ${hash('p{}')} ${hash('b{}')}`);
  });

  it('lets pages of wallets show its icon, and nothing else', async () => {
    const { headers } = await get('/app-icon-192.png');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('a client that sends a byte now and then', () => {
  const product = startProduct(onPostgres, { patience: 300 });

  it('is cut off, so that a few such do not take all connections (OPS-2)', async () => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
    socket.write('POST /api/auth/nonce HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{');
    const answer: unknown[] = await once(socket.setEncoding('utf8'), 'data');
    expect(answer.join('')).toContain('408 Request Timeout');
    socket.destroy();
  });
});

describe('a client that goes away while it sends', () => {
  const faults: unknown[] = [];
  const lines: unknown[] = [];
  const product = startProduct(onPostgres, {
    report: (fault) => faults.push(fault),
    log: (_level, event, fields) => event === 'broke off' && lines.push(fields?.['route']),
  });

  it('is one line in the log, and no fault of the server or its database', async () => {
    for (const length of ['content-length: 20', 'transfer-encoding: chunked']) {
      const socket = await sendRaw(
        product.url,
        `POST /api/auth/nonce HTTP/1.1\r\nhost: localhost\r\n${length}\r\n\r\n1\r\n{`,
      );
      setTimeout(() => socket.destroy(), 100);
    }
    await expect.poll(() => lines).toEqual(['POST /api/auth/nonce', 'POST /api/auth/nonce']);
    expect(faults).toEqual([]);
  });
});

describe('a client that asks for a file and does not read it', () => {
  const product = startProduct(onPostgres, { dist: page(), patience: 300 });

  it('is cut off, and the file is closed', async () => {
    const socket = await sendRaw(product.url, download);
    socket.pause();
    await expect.poll(() => openFiles(folder)).toBe(1);
    await expect.poll(() => openFiles(folder)).toBe(0);
    socket.destroy();
  });
});

describe('a server behind https', () => {
  const product = startProduct(onPostgres, { origin: 'https://flunks.example' });

  it('tells browsers to stay with https', async () => {
    const { headers } = await fetch(`${product.url}/api/health`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
