import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { newSigningKey } from '@shared/auth/keys.ts';
import { newPushKey } from '@shared/push/pushService.ts';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { newReceiver } from '../support/pushService.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DENO = `${ROOT}node_modules/.bin/deno`;
const RUN = [
  'run',
  '--node-modules-dir=manual',
  '--cached-only',
  '--no-check',
  '--no-prompt',
  '--allow-net',
  '--allow-env',
  '--allow-read',
  'supabase/functions/api/index.ts',
];

const settings = async () => ({
  CHAIN: 'mainnet',
  PUBLIC_ORIGIN: 'https://desktop.example',
  SESSION_SIGNING_KEY: await newSigningKey(),
  PROXY_SECRET: 'a secret of the site',
  // Nothing listens there: what is asked of it answers 503.
  API_DB_URL: 'postgres://nobody@127.0.0.1:1/none',
  SUPABASE_URL: 'https://project.example',
  SUPABASE_SERVICE_ROLE_KEY: 'service key',
});
const start = (env: Record<string, string>) =>
  spawn(DENO, RUN, { cwd: ROOT, env: { ...process.env, ...env } });

describe('the function under Deno', () => {
  it('answers as it does in Node (API-8)', async () => {
    const port = await freePort();
    const child = start({ ...(await settings()), DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` });
    try {
      const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}/api${path}`, init);
      const health = await vi.waitFor(() => call('/health'), { timeout: 50_000, interval: 100 });
      expect([health.status, await health.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
      const post = (body: string) => call('/daily-checkin', { method: 'POST', body });
      expect((await call('/unknown')).status).toBe(404);
      expect((await post('{')).status).toBe(400);
      expect((await post('{"wallet":"0x00000000000000aa"}')).status).toBe(401);
      expect((await post('x'.repeat(70_000))).status).toBe(413);
      const gone = await call('/auth/nonce', { method: 'POST' });
      expect([gone.status, await gone.json()]).toMatchObject([503, { success: false, code: 'UNAVAILABLE' }]);
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('makes a portrait by the same WASM', async () => {
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a00' } });
    const program = `
      import { photonInTurn } from './supabase/functions/_shared/chain/photonInTurn.ts';
      import { photonResizer } from './supabase/functions/_shared/chain/photonResizer.ts';
      const bytes = Uint8Array.from(atob('${(await picture.png().toBuffer()).toString('base64')}'), (one) => one.charCodeAt(0));
      const { type, bySize } = await photonResizer(photonInTurn()).portraits({ bytes, type: 'image/png' });
      console.log(type, btoa(String.fromCharCode(...bySize[96])));`;
    const options = ['--node-modules-dir=manual', '--cached-only', '--no-check'];
    const config = '--config=supabase/functions/pictures/deno.json';
    const { stdout } = await promisify(execFile)(DENO, ['eval', ...options, config, program], { cwd: ROOT });
    const [type, made = ''] = stdout.trim().split(' ');
    const { width, height, format } = await sharp(Buffer.from(made, 'base64')).metadata();
    expect([type, format, width, height]).toEqual(['image/jpeg', 'jpeg', 96, 96]);
  });

  it('encrypts a push by the same WebCrypto (PUSH-3)', async () => {
    const receiver = await newReceiver('deno');
    const { read, ...device } = receiver;
    const message = { tag: '8', title: 'Ann wrote on your page', body: '', app: 'beeper', params: null };
    const env = {
      VAPID_KEY: await newPushKey(),
      VAPID_SUBJECT: 'mailto:a@b.example',
      PUSH_HOSTS: 'push.example',
    };
    const program = `
      import { pushSender, pushSettings } from './supabase/functions/_shared/push/pushService.ts';
      const take = async (_, { body }) => {
        console.log(btoa(String.fromCharCode(...body)));
        return new Response(null, { status: 201 });
      };
      const sender = pushSender(pushSettings((name) => (${JSON.stringify(env)})[name]), take);
      console.log((await sender.send(${JSON.stringify(device)}, ${JSON.stringify(message)}, 60)).became);`;
    const options = ['--node-modules-dir=manual', '--cached-only', '--no-check'];
    const config = '--config=supabase/functions/api/deno.json';
    const { stdout } = await promisify(execFile)(DENO, ['eval', ...options, config, program], { cwd: ROOT });
    const [body = '', became] = stdout.trim().split('\n');
    expect([became, await read(Buffer.from(body, 'base64'))]).toEqual(['taken', message]);
  });

  it('does not start with the demo chain, or without a key', async () => {
    const { SESSION_SIGNING_KEY: _, ...keyless } = await settings();
    const refused: [Record<string, string>, RegExp][] = [
      [{ ...(await settings()), CHAIN: 'demo' }, /CHAIN=demo is refused/],
      [keyless, /SESSION_SIGNING_KEY is missing/],
    ];
    for (const [env, message] of refused) {
      const child = start(env);
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise((ended) => child.once('exit', ended));
      expect(code).not.toBe(0);
      expect(said).toMatch(message);
    }
  });
});
