import { describe, expect, it, onTestFinished } from 'vitest';
import { openPglite } from '../functions/_shared/db/pglite.ts';
import { post } from '../functions/_shared/db/ledger.ts';
import type { Db } from '../functions/_shared/db/port.ts';
import { openPostgres } from '../functions/_shared/db/postgres.ts';
import { parseAddress } from '../functions/_shared/kernel/units.ts';
import { migrate, migrations } from '../local/migrate.ts';
import { booksOf } from './support/books.ts';
import { emptyDatabase } from './support/template.ts';

const before = (version: string) => migrations().filter((one) => one.version < version);

async function onEmptyPglite(): Promise<Db> {
  const db = await openPglite();
  onTestFinished(() => db.close());
  return db;
}

async function onEmptyPostgres(): Promise<Db> {
  const { url, drop } = await emptyDatabase();
  const db = openPostgres(url);
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  return db;
}

describe.each([
  ['PGlite', onEmptyPglite],
  ['PostgreSQL', onEmptyPostgres],
])('rows of an earlier time, on %s', (_, open) => {
  it('of the ledger stay as they are, and the sources keep what an operator set', async () => {
    const wallet = parseAddress('0x00000000000000a1');
    if (wallet === null) throw new Error('not an address');
    const db = await open();
    await migrate(db, before('20261123100000'));
    await db.asOwner(`
      insert into app.wallets (wallet) values ('${wallet}');
      insert into app.gum_transactions (wallet, system_account, amount, source, once_key) values
        ('${wallet}', 'issuance', 5, 'daily_login', 'daily_login:' || (app.today() - date '1970-01-01')),
        ('${wallet}', 'issuance', 40, 'pep_rally', null),
        ('${wallet}', 'sink', -10, 'pep_rally', null);
      update app.gum_sources set base_reward = 7, cooldown_minutes = 60 where source_name = 'daily_checkin';
      insert into app.gum_sources (source_name, base_reward, cooldown_minutes) values ('pep_rally', 40, 30);
      insert into app.digital_lock_claims (wallet, token_id) values ('${wallet}', 117)`);
    await migrate(db);
    expect(
      await db.asOwner('select amount, source, caused_by from app.gum_transactions order by id', []),
    ).toEqual([
      { amount: 5, source: 'daily_login', caused_by: 'wallet' },
      { amount: 40, source: 'pep_rally', caused_by: 'wallet' },
      { amount: -10, source: 'pep_rally', caused_by: 'wallet' },
    ]);
    expect(
      await db.asOwner(
        `select label, base_reward, repeats, cooldown_minutes, claim from app.gum_sources
         where source_name in ('daily_login', 'daily_checkin', 'pep_rally') order by id`,
        [],
      ),
    ).toEqual([
      { label: 'Daily login', base_reward: 5, repeats: 'daily', cooldown_minutes: 1440, claim: 'asking' },
      { label: 'Daily check-in', base_reward: 7, repeats: 'daily', cooldown_minutes: 1440, claim: 'asking' },
      { label: 'pep rally', base_reward: 40, repeats: 'cooldown', cooldown_minutes: 30, claim: 'server' },
    ]);
    expect(await db.asOwner('select lock, wallet::text as wallet from app.lock_claims', [])).toEqual([
      { lock: 'under-the-bed', wallet },
    ]);
    const [login, checkin] = await db.transaction(wallet, async (tx) => [
      await post(tx, { wallet, source: 'daily_login', by: 'system' }),
      await post(tx, { wallet, source: 'daily_checkin', by: 'wallet' }),
    ]);
    expect(login).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
    expect(checkin).toMatchObject({ ok: true, value: { amount: 7, balance: 42 } });
    expect(await booksOf(db)).toMatchObject({ sum: 0, wrongBalances: 0 });
  });
});
