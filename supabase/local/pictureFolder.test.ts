import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureBytes } from '@shared/chain/pictures.ts';
import type { PictureStore } from '@shared/works/pictureStore.ts';
import { portraitsOf, storageSettings, supabaseStore } from '@shared/works/supabaseStore.ts';
import { pictureFolder } from './pictureFolder.ts';

const name = (letter: string): string => `${letter.repeat(32)}.webp`;
const pictureOf = (text: string): PictureBytes => ({
  bytes: new Uint8Array(Buffer.from(text)),
  type: 'image/webp',
});

/** What every store does. */
function contract(store: () => PictureStore): void {
  it('answers what was put under a name, also a second time', async () => {
    expect(await store().put(name('a'), pictureOf('first'))).toEqual({ ok: true, value: null });
    expect(await store().put(name('a'), pictureOf('second'))).toEqual({ ok: true, value: null });
    expect(await store().read(name('a'))).toEqual({ ok: true, value: pictureOf('second') });
  });

  it('has nothing under another name', async () => {
    expect(await store().read(name('b'))).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  });

  it('forgets what is removed, and passes over what is not there (WORK-5)', async () => {
    const small = `${'c'.repeat(32)}-small.jpg`;
    await store().put(name('c'), pictureOf('whole'));
    await store().put(small, { ...pictureOf('small'), type: 'image/jpeg' });
    expect(await store().remove([name('c'), small, name('d')])).toEqual({ ok: true, value: null });
    for (const gone of [name('c'), small]) {
      expect(await store().read(gone)).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
    }
  });

  it.each(['../secret.webp', 'a.webp', `${'a'.repeat(32)}.svg`, `x/${'a'.repeat(32)}.jpg`])(
    'takes no name such as %s',
    async (bad) => {
      await expect(store().read(bad)).rejects.toThrow(RangeError);
      await expect(store().put(bad, pictureOf('x'))).rejects.toThrow(RangeError);
      await expect(store().remove([bad])).rejects.toThrow(RangeError);
    },
  );
}

describe('a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  contract(() => pictureFolder(join(folder, 'works')));

  it('says so where it cannot be written', async () => {
    const store = pictureFolder('/dev/null/works');
    expect(await store.put(name('a'), pictureOf('x'))).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  });
});

const KEY = 'the service key';
const SECRET_KEY = 'sb_secret_key';

/** A server that answers as Storage does: a private bucket, and 400 with a body of 404 for what is not there. */
function fakeStorage() {
  const objects = new Map<string, { readonly type: string; readonly bytes: Buffer }>();
  /** How long those may keep it who fetch it past us, by its name. */
  const kept = new Map<string, string | undefined>();
  let broken = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    // A request of Node has its body in buffers.
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const say = (status: number, body: string | Buffer, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(body);
    const { authorization, apikey, 'content-type': type = '' } = request.headers;
    const [, under, rest = ''] =
      /^\/storage\/v1\/object\/(authenticated\/)?works\/?(.*)$/.exec(request.url ?? '') ?? [];
    if (broken) say(500, '{}');
    // A secret key is no token, and the service key is.
    else if (apikey === SECRET_KEY ? authorization : apikey !== KEY || authorization !== `Bearer ${KEY}`)
      say(403, '{}');
    else if (request.method === 'POST') {
      if (objects.has(rest) && request.headers['x-upsert'] !== 'true') say(409, '{}');
      else {
        objects.set(rest, { type, bytes: Buffer.concat(chunks) });
        kept.set(rest, request.headers['cache-control']);
        say(200, '{}');
      }
    } else if (request.method === 'DELETE') {
      const { prefixes } = JSON.parse(Buffer.concat(chunks).toString()) as {
        readonly prefixes: readonly string[];
      };
      for (const one of prefixes) objects.delete(one);
      say(200, '[]');
    } else {
      const found = under === undefined ? undefined : objects.get(rest);
      if (found) say(200, found.bytes, found.type);
      else say(400, '{"statusCode":"404","error":"not_found","message":"Object not found"}');
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  return {
    server,
    kept,
    break: () => {
      broken = true;
    },
  };
}

describe('Supabase Storage', () => {
  const fake = fakeStorage();
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => fake.server.listen(0, '127.0.0.1', listening));
    // `address()` is a string only for a server on a pipe.
    url = `http://127.0.0.1:${(fake.server.address() as AddressInfo).port}`;
  });
  afterAll(() => fake.server.close());
  const store = (key = KEY) => supabaseStore({ url, key, bucket: 'works' });
  contract(store);

  it('has portraits in a public bucket, which are kept for good (PORTRAIT-1)', async () => {
    const portraits = portraitsOf({ url, key: KEY, bucket: 'private', portraitsBucket: 'works' });
    const file = `${'e'.repeat(32)}-96.webp`;
    expect(await portraits.put(file, pictureOf('x'))).toMatchObject({ ok: true });
    await store().put(name('e'), pictureOf('x'));
    expect([fake.kept.get(file), fake.kept.get(name('e'))]).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
    ]);
  });

  it('is opened by a secret key alone', async () => {
    expect(await store(SECRET_KEY).put(name('b'), pictureOf('x'))).toMatchObject({ ok: true });
  });

  it('is refused with another key, and says only that it does not answer', async () => {
    expect(await store('another').put(name('a'), pictureOf('x'))).toMatchObject({
      error: { code: 'UNAVAILABLE' },
    });
  });

  it('does not answer where it is broken or away', async () => {
    fake.break();
    const away = supabaseStore({ url: 'http://127.0.0.1:1', key: KEY, bucket: 'works' });
    for (const silent of [store(), away]) {
      expect(await silent.read(name('a'))).toMatchObject({ error: { code: 'UNAVAILABLE' } });
      expect(await silent.put(name('a'), pictureOf('x'))).toMatchObject({ error: { code: 'UNAVAILABLE' } });
      expect(await silent.remove([name('a')])).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    }
  });
});

describe('its settings', () => {
  const read = (env: Readonly<Record<string, string>>) => storageSettings((variable) => env[variable]);

  it('are none without an address, and have a bucket of their own name', () => {
    expect(read({})).toBeNull();
    expect(read({ SUPABASE_URL: 'https://project.example/', SUPABASE_SERVICE_ROLE_KEY: 'k' })).toEqual({
      url: 'https://project.example',
      key: 'k',
      bucket: 'works',
      portraitsBucket: 'portraits',
    });
  });

  it('prefer a secret key, the one that is called default, to the service key', () => {
    const keyOf = (SUPABASE_SECRET_KEYS: string) =>
      read({ SUPABASE_URL: 'https://project.example', SUPABASE_SERVICE_ROLE_KEY: 'k', SUPABASE_SECRET_KEYS })
        ?.key;
    expect(keyOf('{"other":"sb_secret_o","default":"sb_secret_d"}')).toBe('sb_secret_d');
    expect(keyOf('{"other":"sb_secret_o"}')).toBe('sb_secret_o');
    expect(keyOf('{}')).toBe('k');
    expect(() => keyOf('sb_secret_d')).toThrow(/SUPABASE_SECRET_KEYS is no JSON object/);
  });

  it.each([
    [{ SUPABASE_URL: 'https://project.example' }, /SUPABASE_SECRET_KEYS is missing/],
    [{ SUPABASE_URL: 'project', SUPABASE_SERVICE_ROLE_KEY: 'k' }, /SUPABASE_URL is not/],
  ])('name what is wrong in %j', (env, says) => {
    expect(() => read(env)).toThrow(says);
  });
});
