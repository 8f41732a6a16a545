import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAddress } from '@shared/kernel/units.ts';
import type { Transaction } from '@shared/db/port.ts';
import { onBothEngines, type Engine } from '../support/engines.ts';

const ROLES = ['anon', 'authenticated', 'gum_api'] as const;

/** Tables of which rows may be deleted by a call. Everything else that is old goes by `delete_old`. */
const DELETED_FROM = [
  'case_readings',
  'chat_blocks',
  'chat_reactions',
  'disk_deletions',
  'disk_entries',
  'disk_pictures',
  'emails',
  'flow_transfers',
  'help_places',
  'lock_codes',
  'portrait_files',
  'presence',
  'push_subscriptions',
  'scheduled_episodes',
  'story_facts',
  'theme_entries',
  'theme_votes',
  'work_reactions',
];

/** What is only written to, or only by triggers: a right too many on these would undo the books. */
const NEVER_CHANGED: Readonly<Record<string, readonly string[]>> = {
  audit: ['INSERT'],
  audit_log: ['INSERT', 'SELECT'],
  gum_accounts: ['SELECT'],
  gum_entries: ['SELECT'],
  gum_transactions: ['INSERT', 'SELECT'],
};

/** Each column of each table and view of the schema app, with each right that a role can have on it. */
const RIGHTS = `with relation as (
    select oid, relname, relacl from pg_class
    where relnamespace = 'app'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
  ), field as (
    select relation.*, attname, attnum, attacl from relation join pg_attribute on attrelid = relation.oid
    where attnum > 0 and not attisdropped
  )`;

/** What a role can do in the end: by its own name, as the owner, as a member of another role, or as all can. */
const EFFECTIVE = `${RIGHTS}
  select relname || '.' || attname as "column", verb from field cross join (values ('SELECT'), ('INSERT'), ('UPDATE')) as v (verb)
    where has_column_privilege($1, oid, attnum, verb)
  union select relname || '.*', verb from relation cross join (values ('DELETE'), ('TRUNCATE'), ('TRIGGER'), ('REFERENCES')) as v (verb)
    where has_table_privilege($1, oid, verb)
  order by 1, 2`;

/** What the migrations granted to a role by its name. */
const BY_NAME = `${RIGHTS}, grants as (
    select relname || '.' || attname as "column", privilege_type as verb, grantee
      from field, aclexplode(coalesce(attacl, '{}') || coalesce(relacl, '{}'))
      where privilege_type in ('SELECT', 'INSERT', 'UPDATE')
    union select relname || '.*', privilege_type, grantee from relation, aclexplode(relacl)
      where privilege_type in ('DELETE', 'TRUNCATE', 'TRIGGER', 'REFERENCES')
  )
  select "column", verb from grants where grantee = $1::regrole order by 1, 2`;

onBothEngines('roles', (open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  const rights = (which: string, role: string) =>
    engine.db.asOwner<{ column: string; verb: string }>(which, [role]);

  it('can do on each table and view what a migration grants by name, and nothing else (DATA-1, GUM-15)', async () => {
    for (const role of ROLES) {
      const can = await rights(EFFECTIVE, role);
      expect([role, can]).toEqual([role, await rights(BY_NAME, role)]);
      // A page reads and writes through the function alone.
      if (role !== 'gum_api') expect([role, can]).toEqual([role, []]);
    }
  });

  it('delete few things, change named columns alone, and never the books (DATA-1, GUM-7)', async () => {
    const can = await rights(EFFECTIVE, 'gum_api');
    expect(can.length).toBeGreaterThan(100);
    const whole = can.filter(({ column }) => column.endsWith('.*'));
    expect(whole).toEqual(DELETED_FROM.map((table) => ({ column: `${table}.*`, verb: 'DELETE' })));
    for (const [table, verbs] of Object.entries(NEVER_CHANGED)) {
      const found = can.filter(({ column }) => column.startsWith(`${table}.`)).map(({ verb }) => verb);
      expect([table, [...new Set(found)].sort()]).toEqual([table, verbs]);
    }
    const updatedWhole = await engine.db.asOwner(
      `select relname from pg_class, aclexplode(relacl)
       where relnamespace = 'app'::regnamespace and grantee = 'gum_api'::regrole and privilege_type = 'UPDATE'`,
      [],
    );
    // The counters of limits: rows that no person reads.
    expect(updatedWhole).toEqual([{ relname: 'rate_limits' }]);
  });

  it('can call the functions that a migration grants by name, and no other', async () => {
    const called = await engine.db.asOwner<{ name: string; role: string; granted: boolean }>(
      `select p.proname as name, r.role,
         exists (select from aclexplode(p.proacl) where grantee = to_regrole(r.role)::oid) as granted
       from pg_proc p cross join (values ('anon'), ('authenticated'), ('gum_api'), ('public')) as r (role)
       where p.pronamespace = 'app'::regnamespace and has_function_privilege(r.role, p.oid, 'execute') order by 1`,
      [],
    );
    expect(called.filter(({ granted }) => !granted)).toEqual([]);
    // Its policies on realtime.messages call them; the schema is closed to it.
    expect(called.filter(({ role }) => role !== 'gum_api').map(({ name, role }) => [role, name])).toEqual([
      ['authenticated', 'may_hear'],
      ['authenticated', 'may_meet'],
      ['authenticated', 'may_watch'],
    ]);
    expect(called.length).toBeGreaterThan(20);
  });

  it('are kept apart by row level security on every table, and by views that act as their caller (DATA-1)', async () => {
    const open = await engine.db.asOwner(
      `select relname from pg_class where relnamespace = 'app'::regnamespace and (
         (relkind in ('r', 'p') and not relrowsecurity) or
         (relkind = 'v' and not coalesce(reloptions::text like '%security_invoker=true%', false)) or relkind = 'm')`,
      [],
    );
    expect(open).toEqual([]);
    const policies = await engine.db.asOwner<{ roles: string }>(
      `select distinct roles::text as roles from pg_policies where schemaname = 'app'`,
      [],
    );
    expect(policies).toEqual([{ roles: '{gum_api}' }]);
    const [role] = await engine.db.asOwner(
      `select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole,
         exists (select from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = 'gum_api'`,
      [],
    );
    expect(role).toEqual({
      rolcanlogin: false,
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      owns: false,
    });
  });

  it('let the function act for the wallet of the session alone (LEVEL-8)', async () => {
    const own = parseAddress('0x00000000000000a1');
    const other = parseAddress('0x00000000000000b2');
    if (own === null || other === null) throw new Error('not addresses');
    const create = (wallet: typeof own) =>
      engine.db.transaction(wallet, (tx) =>
        tx.query('insert into app.wallets (wallet) values ($1)', [wallet]),
      );
    await create(own);
    await create(other);
    const pay =
      (wallet: string, by: string = 'wallet') =>
      (tx: Transaction) =>
        tx.query(
          `insert into app.gum_transactions (wallet, system_account, amount, source, caused_by)
         values ($1, 'issuance', 5, 'x', $2)`,
          [wallet, by],
        );
    await engine.db.transaction(own, pay(own));
    await expect(engine.db.transaction(own, pay(other))).rejects.toThrow(/row-level security/);
    await expect(engine.db.transaction(null, pay(own))).rejects.toThrow(/row-level security/);
    // An operator's name, without being one.
    await expect(engine.db.transaction(own, pay(own, own))).rejects.toThrow(/row-level security/);
    await expect(engine.db.transaction(own, pay(own, other))).rejects.toThrow(/row-level security/);
    await expect(engine.db.transaction(own, pay(other, own))).rejects.toThrow(/row-level security/);
    const hold = (tx: Transaction) =>
      tx.query<{ wallet: string }>('select wallet from app.hold_gum_accounts(array[$1, $2])', [own, other]);
    expect(await engine.db.transaction(own, hold)).toEqual([{ wallet: own }]);
    expect(await engine.db.transaction(null, hold)).toEqual([]);
    const moved = (tx: Transaction) =>
      tx.query<{ today: number }>(`select today from app.gum_facts($1, 'x', false)`, [other]);
    expect(await engine.db.transaction(own, moved)).toEqual([]);
    expect(await engine.db.transaction(other, moved)).toHaveLength(1);
    const seen = await engine.db.transaction(other, async (tx) => [
      ...(await tx.query('select wallet::text as wallet from app.gum_accounts')),
      ...(await tx.query('select account as wallet from app.gum_entries')),
    ]);
    expect(seen).toEqual([{ wallet: other }]);
    const hours = `insert into app.time_config (day_start_hour, night_start_hour, timezone) values (0, 1, 'UTC')`;
    await expect(engine.db.transaction(own, (tx) => tx.query(hours))).rejects.toThrow(/row-level security/);
    const setRole = (change: string) =>
      engine.db.asOwner(`update app.wallets set ${change} where wallet = '${own}'`);
    await setRole(`role = 'ADMIN', banned_at = now()`);
    await expect(engine.db.transaction(own, (tx) => tx.query(hours))).rejects.toThrow(/row-level security/);
    const readFeedback = (tx: Transaction) => tx.query('select * from app.feedback');
    await engine.db.asOwner(
      `insert into app.feedback (user_name, suggestions) values ('Rosie', 'More bells')`,
    );
    expect(await engine.db.transaction(own, readFeedback)).toEqual([]);
    await expect(engine.db.transaction(own, pay(other, own))).rejects.toThrow(/row-level security/);
    await setRole('banned_at = null');
    expect(await engine.db.transaction(own, readFeedback)).toHaveLength(1);
    expect(await engine.db.transaction(own, hold)).toEqual([{ wallet: own }, { wallet: other }]);
    expect(await engine.db.transaction(own, moved)).toHaveLength(1);
    await engine.db.transaction(own, pay(other, own));
    // Not as another wallet, and not as if the wallet had done it.
    for (const by of ['wallet', 'system', other]) {
      await expect(engine.db.transaction(own, pay(other, by))).rejects.toThrow(/row-level security/);
    }
    await setRole('role = null');
    const save = (tx: Transaction) => tx.query('insert into app.settings (wallet) values ($1)', [own]);
    await expect(engine.db.transaction(other, save)).rejects.toThrow(/row-level security/);
    await engine.db.transaction(own, save);
    const settings = (tx: Transaction) =>
      tx.query('update app.settings set updated_at = now() returning wallet::text as wallet');
    expect(await engine.db.transaction(other, settings)).toEqual([]);
    expect(await engine.db.transaction(own, settings)).toEqual([{ wallet: own }]);
    const makeAdmin = `insert into app.wallets (wallet, role) values ('0x00000000000000c3', 'ADMIN')`;
    await expect(engine.db.transaction(own, (tx) => tx.query(makeAdmin))).rejects.toThrow(
      /permission denied/,
    );
  });
});
