import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import type { Db } from '@shared/db/port.ts';
import { settings } from '../../local/config.ts';
import { Misconfigured } from '../../local/misconfigured.ts';
import { openToServe } from '../../local/openDatabase.ts';
import { startFromEnvironment } from '../../local/start.ts';
import { startCluster, type Cluster } from '../support/cluster.ts';
import { visitor } from '../support/visitor.ts';

describe('a PostgreSQL of its own, with no role in it but an administrator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'owner-test-'));
  let cluster: Cluster;
  let administrator: Db;
  beforeAll(async () => {
    cluster = await startCluster();
    administrator = openPostgres(await cluster.database('administration'), { max: 1 });
  });
  afterAll(async () => {
    await administrator.close();
    await cluster.stop();
    rmSync(folder, { recursive: true });
  });

  const urlOf = (user: string, database: string) =>
    `${cluster.url.replace('owner@', `${user}@`)}/${database}`;
  const newDatabase = async (owner: string) => {
    await administrator.asOwner(`create database "of_${owner}" owner "${owner}"`, []);
    return `of_${owner}`;
  };
  const start = async (env: Record<string, string>) =>
    startFromEnvironment({
      CHAIN: 'demo',
      PORT: '0',
      SESSION_SIGNING_KEY: await newSigningKey(),
      DATA_DIR: folder,
      ...env,
    });

  it('is migrated and served by a plain owner who may make roles, and gets none that passes row level security (DATA-1)', async () => {
    await administrator.asOwner('create role maker login createrole');
    const server = await start({ DATABASE_URL: urlOf('maker', await newDatabase('maker')) });
    expect((await visitor(server.url).get('/api/health')).status).toBe(200);
    await server.close();
    const roles = await administrator.asOwner<{ name: string }>(
      `select rolname as name from pg_roles where rolname !~ '^pg_' and not rolsuper order by 1`,
      [],
    );
    expect(roles.map(({ name }) => name)).toEqual(['anon', 'authenticated', 'gum_api', 'maker']);
    const passing = await administrator.asOwner(
      'select 1 from pg_roles where rolbypassrls and not rolsuper',
      [],
    );
    expect(passing).toEqual([]);
  });

  it('is migrated by an owner, and served by a role that may do nothing but act as the function', async () => {
    await administrator.asOwner(`
      create role plain login;
      create role server login noinherit;
      grant gum_api to plain with admin option`);
    const database = await newDatabase('plain');
    const urls = { DATABASE_URL: urlOf('server', database), MIGRATE_DATABASE_URL: urlOf('plain', database) };
    await expect(start(urls)).rejects.toThrow(/grant gum_api to/);
    await administrator.asOwner('grant gum_api to server');
    const running = await start(urls);
    expect((await visitor(running.url).post('/api/auth/nonce')).status).toBe(200);
    const users = await administrator.asOwner(
      `select distinct usename as name from pg_stat_activity where datname = '${database}'`,
      [],
    );
    expect(users).toEqual([{ name: 'server' }]);
    await running.close();
    const serving = openPostgres(urls.DATABASE_URL, { max: 1 });
    for (const statement of ['select * from app.wallets', 'create table app.mine ()', 'create schema mine']) {
      await expect(serving.asOwner(statement)).rejects.toThrow(/permission denied/);
    }
    await serving.close();
  });

  it('is refused in one sentence to a user who may not migrate it', async () => {
    await administrator.asOwner('create role stranger login');
    await expect(start({ DATABASE_URL: urlOf('stranger', 'of_plain') })).rejects.toThrow(
      /DATABASE_URL may not migrate the database .* docs\/DEPLOY.md/,
    );
  });

  it('says once that it is served with another key than before (OPS-6)', async () => {
    const DATABASE_URL = urlOf('maker', 'of_maker');
    const said: string[] = [];
    const open = async (key: string) => {
      const config = settings({ CHAIN: 'demo', SESSION_SIGNING_KEY: key, DATABASE_URL }, folder);
      const keys = await sessionKeys(key);
      await (await openToServe(config, keys, (level, event) => said.push(`${level}: ${event}`))).close();
    };
    const [one, other] = [await newSigningKey(), await newSigningKey()];
    await open(one);
    said.length = 0;
    await open(one);
    expect(said).toEqual([]);
    await open(other);
    await open(other);
    expect(said).toEqual([expect.stringMatching(/^warn: SESSION_SIGNING_KEY is another one than/)]);
  });

  it('is told in one sentence why it cannot be asked, without its URL', async () => {
    const { port } = new URL(cluster.url);
    const refusals: [string, RegExp][] = [
      [urlOf('nobody', 'postgres'), /^DATABASE_URL: the database refuses this user or password\.$/],
      [urlOf('maker', 'nowhere'), /^DATABASE_URL: the server has no database of this name\.$/],
      [cluster.url.replace(port, '1'), /^DATABASE_URL: the database does not answer \(ECONNREFUSED\)\.$/],
    ];
    for (const [DATABASE_URL, sentence] of refusals) {
      const refused: unknown = await start({ DATABASE_URL }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(Misconfigured);
      expect(refused).toMatchObject({ message: expect.stringMatching(sentence) as string });
    }
  });
});
