import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { isOverdue } from '@shared/db/connection.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { claimForChain, makeLedger, migrate, migrations, seedDemo } from '../../local/migrate.ts';
import { startCluster, type Cluster } from '../support/cluster.ts';
import { onBothEngines, onPostgresAlone } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';

onPostgresAlone('the server and a database that goes away', () => {
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
    // postgres.js asks each new connection for its types and is silent when that is cut: open them first.
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

  it('answers 503 and nothing internal while it is gone (API-1)', async () => {
    const stranger = product.visitor();
    expect((await stranger.get('/api/health')).status).toBe(200);
    await cluster?.stop();
    await expect.poll(async () => (await stranger.get('/api/health')).status).toBe(503);
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

  it('gets the ledger of the demo chain once, however many processes start', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    for (let round = 0; round < 10; round += 1) {
      const processes = Array.from({ length: 4 }, () => makeLedger(db).then(() => seedDemo(db)));
      await expect(Promise.all(processes)).resolves.toHaveLength(4);
    }
  });

  it('keeps nothing of a transaction of which a statement failed that was sent with the commit', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await expect(
      db.transaction(null, async (tx) => {
        await tx.query(`insert into app.audit (action) values ('sign-in')`);
        void tx.query('select 1 / $1::int', [0]);
        return 'done';
      }),
    ).rejects.toThrow(/division by zero/);
    expect(await db.asOwner('select action from app.audit', [])).toEqual([]);
    // The connection is good for the next.
    expect(await db.transaction(null, (tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
  });
});

onPostgresAlone('a statement', (open) => {
  it('that takes too long is given up, long before the browser gives up', async () => {
    const { db, close } = await open();
    const slow = db.transaction(null, async (tx) => {
      expect(await tx.query('show statement_timeout')).toEqual([{ statement_timeout: '8s' }]);
      await tx.query(`set local statement_timeout = '50ms'`);
      await tx.query('select pg_sleep(5)');
    });
    expect(isOverdue(await slow.catch((error: unknown) => error))).toBe(true);
    await close();
  });
});

it('refuses two migrations of one version, of which it would leave one out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['lockers', 'gum'])
    writeFileSync(join(folder, `20950927120000_${name}.sql`), 'select 1');
  expect(() => migrations(pathToFileURL(`${folder}/`))).toThrow(
    'Two migrations have the version 20950927120000.',
  );
});

onPostgresAlone('an unexpected fault', (open) => {
  const faults: unknown[] = [];
  const detail = 'relation "app.secrets" of flunks_owner does not exist';
  const product = startProduct(
    async (now) => {
      const { db, close } = await open(now);
      return { db: { ...db, transaction: () => Promise.reject(new Error(detail)) }, close };
    },
    { report: (fault) => faults.push(fault) },
  );

  it('is reported, and answered with 500 and nothing of it (API-1)', async () => {
    const reply = await product.visitor().get('/api/time-config');
    expect(reply.refused()).toEqual([500, 'INTERNAL']);
    expect(JSON.parse(reply.text)).toEqual({
      success: false,
      error: `Something went wrong on the server (error ${reply.headers.get('x-request-id')}).`,
      code: 'INTERNAL',
    });
    expect(faults).toMatchObject([{ message: detail }]);
  });
});
