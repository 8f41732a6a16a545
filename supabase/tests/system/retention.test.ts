import { expect, it } from 'vitest';
import { deleteOld } from '@shared/db/system/retention.ts';
import { keepHouse } from '../../local/housekeeping.ts';
import { onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { startProduct, type Product } from '../support/product.ts';

const DAY = 24 * 60 * 60_000;

const count = async ({ db }: Product, rows: string): Promise<number> => {
  const [row] = await db.asOwner<{ count: number }>(`select count(*)::int as count from ${rows}`, []);
  return row?.count ?? 0;
};
/** Counters of writes that are two days old. */
const addOldCounters = ({ db }: Product, many: number) =>
  db.transaction(null, (tx) =>
    tx.query(
      `insert into app.rate_limits (bucket, window_start)
       select 'address:old-' || n, app.now() - interval '2 days' from generate_series(1, ${many}) n`,
    ),
  );
const OLD_COUNTERS = `app.rate_limits where bucket like 'address:old-%'`;

onProductionEngine('what is no longer kept', (open) => {
  const product = startProduct(open);

  it('goes, and what is kept stays (DATA-3, LOCK-11)', async () => {
    const early = await product.member();
    await early.post('/api/auth/refresh');
    const owner = (sql: string) => product.db.asOwner(sql);
    await owner(
      `insert into app.audit (action, at) values ('old', now() - interval '401 days'), ('young', now())`,
    );
    await owner(
      `insert into app.idempotency_keys (route, key, body_hash, created_at)
       values ('old', gen_random_uuid(), repeat('0', 64), '2025-06-01T11:59:59Z')`,
    );
    const sessions = `app.sessions where wallet = '${early.wallet ?? ''}'`;
    const tokens = `app.refresh_tokens where session_id in (select id from ${sessions})`;
    await owner(
      `insert into app.feedback (user_name, suggestions, created_at)
       values ('Old', 'More gum', '2024-04-28T11:59:59Z'), ('Young', 'More gum', '2024-04-28T12:00:01Z')`,
    );
    await deleteOld(product.db, 100);
    expect(await count(product, `app.feedback where user_name = 'Old'`)).toBe(0);
    expect(await count(product, `app.feedback where user_name = 'Young'`)).toBe(1);
    expect(await count(product, `app.idempotency_keys where route = 'old'`)).toBe(0);
    expect([await count(product, sessions), await count(product, tokens)]).toEqual([1, 2]);
    product.passTime(32 * DAY);
    const late = await product.member();
    await deleteOld(product.db, 100);
    expect([await count(product, sessions), await count(product, tokens)]).toEqual([1, 0]);
    product.passTime(30 * DAY);
    await deleteOld(product.db, 100);
    expect(await count(product, `app.sessions where wallet = '${early.wallet ?? ''}'`)).toBe(0);
    expect(await count(product, `app.sessions where wallet = '${late.wallet ?? ''}'`)).toBe(1);
    expect(await count(product, 'app.nonces')).toBe(0);
    expect(await count(product, `app.gum_transactions`)).toBe(2);
  });

  it('goes from what was broadcast too, after three days', async () => {
    const faults: unknown[] = [];
    const broadcast = (event: string, age: string) =>
      product.db.asOwner(
        `insert into realtime.messages (topic, extension, event, inserted_at)
         values ('t', 'broadcast', $1, now() - $2::text::interval)`,
        [event, age],
      );
    await broadcast('old', '73 hours');
    await broadcast('young', '71 hours');
    await new Promise<void>((done) => {
      const stop = keepHouse(
        product.db,
        (fault) => faults.push(fault),
        () => void stop().then(done),
      );
    });
    expect(await product.db.asOwner('select event from realtime.messages', [])).toEqual([{ event: 'young' }]);
    expect(faults).toEqual([]);
  });

  it('has no entry of the audit that is younger than 400 days, whatever the clock of the database is set to', async () => {
    await product.db.asOwner(
      `insert into app.audit (action, at) values ('old', now() - interval '401 days'), ('young', now())`,
    );
    product.setTime('2099-01-01T00:00:00Z');
    await expect(deleteOld(product.db, 100)).rejects.toThrow(/append-only/);
    product.setTime('2025-06-02T12:00:00Z');
    expect(await count(product, `app.audit where action = 'young'`)).toBeGreaterThan(0);
  });
});

onPostgresAlone('very many old counters', (open) => {
  const product = startProduct(open);

  it('are left alone by a sign-in, and go in portions, except one that is in use', async () => {
    await addOldCounters(product, 20_000);
    await product.member();
    expect(await count(product, OLD_COUNTERS)).toBe(20_000);
    expect(await deleteOld(product.db, 500)).toBe(500);
    await product.db.transaction(null, async (tx) => {
      await tx.query(`update app.rate_limits set calls = '{1}' where bucket = 'address:old-20000'`);
      const faults: unknown[] = [];
      const stop = keepHouse(product.db, (fault) => faults.push(fault));
      await expect.poll(() => count(product, OLD_COUNTERS), { interval: 200 }).toBe(1);
      await stop();
      expect(faults).toEqual([]);
    });
  });
});
