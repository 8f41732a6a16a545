import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureBytes } from '@shared/chain/pictures.ts';
import type { PictureStore } from '@shared/works/pictureStore.ts';
import { portraitsOf, storageSettings, supabaseStore } from '@shared/works/supabaseStore.ts';
import { SECRET_KEY, SERVICE_KEY, startStorage, type StorageService } from '../tests/support/storage.ts';
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

describe('Supabase Storage', () => {
  let storage: StorageService;
  beforeAll(async () => {
    storage = await startStorage({ works: 'private', portraits: 'public' });
  });
  afterAll(() => storage.stop());
  const store = (key = SERVICE_KEY, bucket = 'works') => supabaseStore({ url: storage.url, key, bucket });
  contract(store);

  it('has portraits in a public bucket, which are kept for good (PORTRAIT-1)', async () => {
    const { url } = storage;
    const portraits = portraitsOf({ url, key: SERVICE_KEY, bucket: 'works', portraitsBucket: 'portraits' });
    const file = `${'e'.repeat(32)}-96.webp`;
    expect(await portraits.put(file, pictureOf('x'))).toMatchObject({ ok: true });
    await store().put(name('e'), pictureOf('x'));
    const kept = [`portraits/${file}`, `works/${name('e')}`].map(
      (at) => storage.objects.get(at)?.cacheControl,
    );
    expect(kept).toEqual(['public, max-age=31536000, immutable', 'no-cache']);
    const past = (at: string) => fetch(`${url}/storage/v1/object/public/${at}`);
    expect((await past(`portraits/${file}`)).status).toBe(200);
    expect((await past(`works/${name('e')}`)).status).toBe(400);
  });

  it('is opened by a secret key alone', async () => {
    expect(await store(SECRET_KEY).put(name('b'), pictureOf('x'))).toMatchObject({ ok: true });
  });

  it('says only that it does not answer where it refuses the key, or has no such bucket', async () => {
    for (const refused of [store('another'), store(SERVICE_KEY, 'other')]) {
      expect(await refused.put(name('a'), pictureOf('x'))).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    }
    expect(await store('another').read(name('a'))).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  });

  it('does not answer where it is broken or away', async () => {
    storage.isUp = false;
    const away = supabaseStore({ url: 'http://127.0.0.1:1', key: SERVICE_KEY, bucket: 'works' });
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
