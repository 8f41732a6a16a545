import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAddress } from '@shared/kernel/units.ts';
import type { Db, Transaction } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { post } from '@shared/db/school/ledger.ts';
import { claimKey } from '@shared/db/system/guards.ts';
import { holderOf } from '@shared/db/town/town.ts';
import { townSnapshot } from '@shared/db/town/townSnapshot.ts';
import { copyOfTemplate } from '../support/template.ts';

/** More than PostgreSQL plans for anew before it keeps a plan. */
const CALLS = 12;
const ROWS = 5_000;

describe('a connection that has kept its plans since a table was empty', () => {
  const wallet = parseAddress('0x00000000000000a1');
  if (wallet === null) throw new Error('not an address');
  let db: Db;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const copy = await copyOfTemplate();
    drop = copy.drop;
    db = openPostgres(copy.url, { max: 1, prepare: true });
    await db.asOwner('insert into app.wallets (wallet) values ($1)', [wallet]);
    for (const table of ['idempotency_keys', 'gum_transactions'])
      await db.asOwner(`vacuum analyze app.${table}`, []);
  });
  afterAll(async () => {
    await db.close();
    await drop();
  });

  /** How many rows a transaction reads of a table by going through the whole of it. */
  const readThrough = async (table: string, work: (tx: Transaction) => Promise<unknown>): Promise<number> =>
    db.transaction(wallet, async (tx) => {
      await work(tx);
      const [row] = await tx.query<{ read: number }>(
        'select seq_tup_read::int as read from pg_stat_xact_user_tables where relid = $1::text::regclass',
        [`app.${table}`],
      );
      return row?.read ?? 0;
    });

  it('finds an Idempotency-Key by its index once there are many', async () => {
    const claim = (tx: Transaction) =>
      claimKey(tx, { wallet, route: 'POST /api/x', key: crypto.randomUUID(), body: '{}' });
    for (let call = 0; call < CALLS; call += 1) await db.transaction(wallet, claim);
    await db.asOwner(
      `insert into app.idempotency_keys (wallet, route, key, body_hash)
       select $1, 'POST /api/x', gen_random_uuid(), '' from generate_series(1, ${ROWS})`,
      [wallet],
    );
    expect(await readThrough('idempotency_keys', claim)).toBe(0);
  });

  it("finds a wallet's movements of GUM by their index once there are many", async () => {
    const checkIn = (tx: Transaction) => post(tx, { wallet, source: 'daily_checkin', by: 'wallet' });
    for (let call = 0; call < CALLS; call += 1) await db.transaction(wallet, checkIn);
    await db.asOwner(
      `insert into app.wallets (wallet) select '0xbe' || lpad(to_hex(n), 14, '0') from generate_series(1, ${ROWS}) as n`,
      [],
    );
    await db.asOwner(
      `insert into app.gum_transactions (wallet, system_account, amount, source, once_key, caused_by)
       select wallet, 'issuance', 5, 'daily_login', 'once', 'system' from app.wallets where wallet like '0xbe%'`,
      [],
    );
    expect(await readThrough('gum_transactions', checkIn)).toBe(0);
  });

  it('finds the wallets whose tokens count for one by their index once there are many', async () => {
    const ask = (tx: Transaction) => holderOf(tx, wallet);
    await db.asOwner('vacuum analyze app.linked_wallets', []);
    for (let call = 0; call < CALLS; call += 1) await db.transaction(wallet, ask);
    await db.asOwner(
      `insert into app.linked_wallets (wallet)
       select '0xde' || lpad(to_hex(n), 14, '0') from generate_series(1, ${ROWS}) as n`,
      [],
    );
    expect(await readThrough('linked_wallets', ask)).toBe(0);
  });

  it('plans a statement without parameters once too', async () => {
    for (let call = 0; call < CALLS; call += 1) await db.transaction(null, townSnapshot);
    const kept = await db.transaction(null, (tx) =>
      tx.query<{ planned: string }>(
        `select (generic_plans + custom_plans)::text as planned from pg_prepared_statements
         where statement like '%from app.town_snapshot%' and statement not like '%for update%'`,
      ),
    );
    // The count itself is such a statement, and is not asked for again.
    expect(kept.map(({ planned }) => Number(planned)).filter((many) => many >= CALLS)).toHaveLength(1);
  });
});
