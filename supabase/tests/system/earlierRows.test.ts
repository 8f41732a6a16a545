import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenFacets } from '@shared/db/collection/tokenFacets.ts';
import { tokenPage } from '@shared/db/collection/tokenPage.ts';
import { post } from '@shared/db/school/ledger.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { saveProfile } from '@shared/db/people/profiles.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { migrate, migrations } from '../../local/migrate.ts';
import { booksOf } from '../support/books.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { emptyDatabase } from '../support/template.ts';

const addressOf = (text: string): Address => {
  const address = parseAddress(text);
  if (address === null) throw new Error(`${text} is not an address`);
  return address;
};
const STUDENT = addressOf('0x00000000000000a1');
const FIRST = addressOf('0x00000000000000b1');
const SECOND = addressOf('0x00000000000000b2');
const THIRD = addressOf('0x00000000000000b3');

/** Rows as they were before a migration, in the order of these. */
const EARLIER: readonly { readonly before: string; readonly rows: string }[] = [
  {
    before: '20261123100000',
    rows: `
      insert into app.wallets (wallet) values ('${STUDENT}');
      insert into app.gum_transactions (wallet, system_account, amount, source, once_key) values
        ('${STUDENT}', 'issuance', 5, 'daily_login', 'daily_login:' || (app.today() - date '1970-01-01')),
        ('${STUDENT}', 'issuance', 40, 'pep_rally', null),
        ('${STUDENT}', 'sink', -10, 'pep_rally', null);
      update app.gum_sources set base_reward = 7, cooldown_minutes = 60 where source_name = 'daily_checkin';
      insert into app.gum_sources (source_name, base_reward, cooldown_minutes) values ('pep_rally', 40, 30);
      insert into app.digital_lock_claims (wallet, token_id) values ('${STUDENT}', 117)`,
  },
  {
    before: '20261128141000',
    rows: `
      insert into app.wallets (wallet) values ('${FIRST}'), ('${SECOND}'), ('${THIRD}');
      insert into app.profiles (wallet, username, created_at) values
        ('${FIRST}', 'Vic95', '2025-01-01'), ('${SECOND}', 'Vlc95', '2025-01-02'), ('${THIRD}', 'Sloane', '2025-01-03')`,
  },
  {
    before: '20261128200000',
    rows: `
      insert into app.templates (collection, template_id, name, clique, traits) values
        ('Flunks', 1, 'Flunk #1', 'GEEK', '{Clique:Geek,Head:Cap}'), ('Flunks', 2, '', null, '{}'),
        ('Flunks', 3, 'Flunk #3', 'GEEK', '{Clique:Geek,Head:Crown}');
      insert into app.tokens (collection, token_id, template_id, owner) values
        ('Flunks', 11, 1, '0x00000000000000a1'), ('Flunks', 12, 2, '0x00000000000000a1'),
        ('Flunks', 13, 3, null), ('Flunks', 14, null, '0x00000000000000a1')`,
  },
];

/** Migrates an empty database as its operator did, who had these rows when each migration came. */
async function withEarlierRows(db: Db): Promise<void> {
  for (const { before, rows } of EARLIER) {
    await migrate(
      db,
      migrations().filter((one) => one.version < before),
    );
    await db.asOwner(rows);
  }
  await migrate(db);
}

onPostgresAlone('rows of an earlier time', () => {
  // All migrations from the first take some seconds: they run once for all rows.
  let db: Db;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const empty = await emptyDatabase();
    ({ drop } = empty);
    db = openPostgres(empty.url);
    await withEarlierRows(db);
  });
  afterAll(async () => {
    await db.close();
    await drop();
  });

  it('of the ledger stay as they are, and the sources keep what an operator set', async () => {
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
      { lock: 'under-the-bed', wallet: STUDENT },
    ]);
    const [login, checkin] = await db.transaction(STUDENT, async (tx) => [
      await post(tx, { wallet: STUDENT, source: 'daily_login', by: 'system' }),
      await post(tx, { wallet: STUDENT, source: 'daily_checkin', by: 'wallet' }),
    ]);
    expect(login).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
    expect(checkin).toMatchObject({ ok: true, value: { amount: 7, balance: 42 } });
    expect(await booksOf(db)).toMatchObject({ sum: 0, wrongBalances: 0 });
  });

  it('of profiles keep names that look alike, and no other name may look so (PROFILE-1)', async () => {
    const save = (wallet: Address, username: string) =>
      db.transaction(wallet, (tx) => saveProfile(tx, wallet, { username }));
    expect(await save(SECOND, 'VLC95')).toMatchObject({ ok: true, value: { username: 'VLC95' } });
    expect(await save(THIRD, 'V1c95')).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
    const forced = db.asOwner(`update app.profiles set username = 'V1c95' where wallet = '${THIRD}'`);
    await expect(forced).rejects.toThrow(/profiles_skeleton/);
    expect(await db.asOwner('select username from app.profiles order by wallet')).toEqual([
      { username: 'Vic95' },
      { username: 'VLC95' },
      { username: 'Sloane' },
    ]);
  });

  it('of the collection are listed, counted and ranked (CHAIN-11, RARITY-1)', async () => {
    const page = await tokenPage(db, {}, { sort: 'number', offset: 0, limit: 9 });
    expect(page.tokens.map(({ tokenId, name, rank }) => ({ tokenId, name, rank }))).toEqual([
      { tokenId: '11', name: 'Flunk #1', rank: 1 },
      { tokenId: '12', name: 'Flunks #2', rank: 1 },
    ]);
    expect(page.counts).toEqual({ Flunks: 2, Backpack: 0 });
    const { tokens } = await tokenPage(db, { search: 'cap #1' }, { sort: 'number', offset: 0, limit: 9 });
    expect(tokens.map(({ tokenId }) => tokenId)).toEqual(['11']);
    expect((await tokenFacets(db, {})).cliques).toEqual({ GEEK: 1, JOCK: 0, PREP: 0, FREAK: 0 });
  });
});
