import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSigningKey } from '@shared/auth/keys.ts';
import { SILENT_SOURCE } from '@shared/chain/silent.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { createApi } from '../../functions/api/app.ts';
import { hostedDeps } from '../../functions/api/hosted.ts';
import { newPushKey } from '@shared/push/pushService.ts';
import { copyOfTemplate } from '../support/template.ts';

describe('the function on Supabase', () => {
  let url = '';
  let drop: () => Promise<void>;
  let watch: postgres.Sql;
  beforeAll(async () => {
    ({ url, drop } = await copyOfTemplate());
    watch = postgres(url, { max: 1 });
  });
  afterAll(async () => {
    await watch.end();
    await drop();
  });

  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const env: Readonly<Record<string, string>> = {
      CHAIN: 'mainnet',
      PUBLIC_ORIGIN: 'https://flunks.example',
      SESSION_SIGNING_KEY: await newSigningKey(),
      API_DB_URL: url,
      SUPABASE_URL: 'https://project.example',
      PROXY_SECRET: 'a secret of the site',
      ...more,
    };
    return hostedDeps((name) => env[name], systemClock);
  };
  const lacks = async (more?: Readonly<Record<string, string>>) => {
    const deps = await start(more);
    const answer: unknown = await (await createApi(deps).request('/api/health')).json();
    await Promise.all([deps.db.close(), deps.watchDb.close()]);
    return answer;
  };
  const connections = async () => {
    const [row] = await watch<{ open: number }[]>`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    return row?.open;
  };

  it('starts without the keys of Storage and of what draws, and its health says so (OPS-3)', async () => {
    expect(await lacks()).toMatchObject({ success: true, lacks: ['storage', 'drawing'] });
    const drawing = { PICTURES_SECRET: 'a secret that both functions have' };
    expect(await lacks({ ...drawing, SUPABASE_SERVICE_ROLE_KEY: 'key' })).toMatchObject({ lacks: [] });
    const SUPABASE_SECRET_KEYS = '{"default":"sb_secret_key"}';
    expect(await lacks({ ...drawing, SUPABASE_SECRET_KEYS })).toMatchObject({ lacks: [] });
  });

  it('pushes news once it has a key for it, and does not start with one that is none (PUSH-7)', async () => {
    expect(await lacks()).toMatchObject({ push: false });
    expect(await lacks({ VAPID_KEY: await newPushKey() })).toMatchObject({ push: true });
    await expect(start({ VAPID_KEY: '{"x":"no"}' })).rejects.toThrow('VAPID_KEY is not a key');
    await expect(start({ VAPID_KEY: await newPushKey(), VAPID_SUBJECT: 'me' })).rejects.toThrow(
      'VAPID_SUBJECT',
    );
    await expect(start({ VAPID_KEY: await newPushKey(), PUSH_HOSTS: '10.0.0.1/x' })).rejects.toThrow(
      'PUSH_HOSTS',
    );
  });

  it('opens two connections however much is asked, and one for those who watch', async () => {
    const { db, watchDb } = await start();
    await Promise.all(
      Array.from({ length: 12 }, () => db.transaction(null, (tx) => tx.query('select pg_sleep(0.02)'))),
    );
    await watchDb.statement('select 1', []);
    expect(await connections()).toBe(3);
    await Promise.all([db.close(), watchDb.close()]);
  });

  it('makes portraits for the schedule, however silent the chain is (PORTRAIT-5)', async () => {
    const INDEX_SECRET = 'what the schedule sends, 32 characters';
    const keys = { SUPABASE_SERVICE_ROLE_KEY: 'key', PICTURES_SECRET: 'a secret that both functions have' };
    const without = await start({ INDEX_SECRET });
    expect(without.schedule?.makePortraits).toBeUndefined();
    const deps = await start({ INDEX_SECRET, ...keys });
    if (!deps.schedule?.makePortraits) throw new Error('it makes none');
    let made = 0;
    const schedule = {
      ...deps.schedule,
      source: SILENT_SOURCE,
      makePortraits: async () => {
        made += 1;
      },
    };
    const call = async (secret: string) => {
      const body = JSON.stringify({ secret });
      return (
        await createApi({ ...deps, schedule }).request('/api/collection/index', { method: 'POST', body })
      ).status;
    };
    expect([await call('a guess'), made]).toEqual([403, 0]);
    expect([await call(INDEX_SECRET), made]).toEqual([503, 1]);
    // Nothing is due.
    await deps.schedule.makePortraits();
    for (const { db, watchDb } of [without, deps]) await Promise.all([db.close(), watchDb.close()]);
  });

  it('gives a connection back that nothing asks for', async () => {
    const db = openPostgres(url, { max: 2, idleTimeout: 1 });
    await db.transaction(null, (tx) => tx.query('select 1'));
    expect(await connections()).toBe(1);
    await expect.poll(connections).toBe(0);
    await db.close();
  });
});
