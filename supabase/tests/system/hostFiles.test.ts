import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isSubresource, POLICIES } from '../../local/headers.ts';
import { copyPage, headersFile, redirectsFile } from '../../local/hostFiles.ts';
import { onPostgres } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';

const dist = mkdtempSync(join(tmpdir(), 'host-files-test-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const FILES: Readonly<Record<string, string>> = {
  '/index.html': '<!doctype html><style>p{}</style><script>go()</script>',
  '/index.html.br': 'squeezed',
  '/404.html': '<!doctype html><style>h1{}</style>',
  '/app-icon-192.png': 'icon',
  '/favicon.png': 'icon',
  '/manifest.webmanifest': '{}',
  '/serviceWorker.js': 'keep()',
  '/fonts/win95.ttf': 'letters',
  '/assets/index-D8afn-Cp.js': 'go()',
  '/assets/online/fcl-D8afn-Cp.js': 'go()',
  '/assets/logo-D8afn-Cp.svg': '<svg/>',
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}
const OUTSIDE = { connect: ['https://node.example'], frame: ['https://wallets.example'] };

const SENT = [
  ...POLICIES,
  'cache-control',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
].sort();

/** What a static host sends with a path, as Cloudflare Pages and Netlify read the file: all rules that match, joined. */
function hostHeaders(file: string, path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const rule of file.trim().split('\n\n')) {
    const [pattern = '', ...lines] = rule.split('\n');
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const line of matches ? lines : []) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
    }
  }
  return sent;
}

describe('a static host', () => {
  const product = startProduct(onPostgres, { dist, outside: OUTSIDE, origin: 'https://flunks.example' });

  it('sends every file with the headers that the server sends (OPS-7)', async () => {
    const file = headersFile(dist, OUTSIDE);
    for (const path of ['/', '/picture-day', ...Object.keys(FILES).filter((name) => !name.endsWith('.br'))]) {
      const host = hostHeaders(file, path);
      expect(Object.keys(host).sort()).toEqual(SENT);
      const { headers } = await fetch(`${product.url}${path}`);
      for (const [name, value] of Object.entries(host)) {
        const spared = isSubresource(path) && POLICIES.some((policy) => policy === name);
        expect(`${path} ${name}: ${headers.get(name)}`).toBe(`${path} ${name}: ${spared ? null : value}`);
      }
    }
  });

  it('sends the page with its policies at every address, and no header twice', () => {
    const host = hostHeaders(headersFile(dist, OUTSIDE), '/yearbook');
    expect(host['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^;]+'; style-src 'self' 'sha256-/,
    );
    expect(host['content-security-policy']).toContain("connect-src 'self' https://node.example;");
    expect(host['strict-transport-security']).toBe('max-age=31536000');
  });

  it('has the page at the address of each program with one of its own (OPS-7, PRODUCT-9)', () => {
    copyPage(dist);
    expect(readFileSync(join(dist, 'picture-day.html'), 'utf8')).toBe(FILES['/index.html']);
    rmSync(join(dist, 'picture-day.html'));
  });

  it('is not given a policy that it would cut', () => {
    const connect = Array.from({ length: 100 }, (_, index) => `https://wallet-${index}.example`);
    expect(() => headersFile(dist, { connect, frame: [] })).toThrow(
      /content-security-policy has more than 2000/,
    );
  });

  it('sends calls of the API to the function, where there is one, and portraits past it (PORTRAIT-1)', () => {
    expect(redirectsFile('https://x.supabase.co/functions/v1/api')).toBe(
      '/api/portraits/* https://x.supabase.co/storage/v1/object/public/portraits/:splat 200\n' +
        '/api/* https://x.supabase.co/functions/v1/api/:splat 200\n' +
        '/auth/v1/.well-known/jwks.json https://x.supabase.co/auth/v1/.well-known/jwks.json 200\n',
    );
    expect(redirectsFile(undefined)).toBe('');
  });
});
