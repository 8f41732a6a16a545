import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAddress } from '@shared/kernel/units.ts';
import type { Db, Transaction } from '@shared/db/port.ts';
import { onPglite, onPostgres, type Engine } from '../support/engines.ts';

const ROLES = ['anon', 'authenticated', 'gum_api'] as const;
const VERBS = ['select', 'insert', 'update', 'delete', 'truncate'] as const;

/** What the function's role may do; every other role may do nothing at all. */
const GRANTED: Readonly<Record<string, readonly string[]>> = {
  access_codes: ['select', 'insert', 'update uses revoked_at'],
  access_grants: ['select', 'insert', 'update entered_at expires_at'],
  announcements: ['select', 'insert', 'update withdrawn_at'],
  audit: ['insert'],
  audit_log: ['select', 'insert'],
  backpack_claims: ['select', 'insert', 'update signer'],
  chain_index: ['select', 'insert', 'update height indexed_at rescanned_at holder leased_until learned_to'],
  chat_blocks: ['select', 'insert', 'delete'],
  chat_messages: ['select', 'insert', 'update edited_at held_at message_text removed_at removed_by'],
  chat_rooms: ['select', 'update last_message written'],
  digital_lock_attempts: ['insert'],
  emails: ['select', 'insert', 'update email updated_at', 'delete'],
  feature_flags: ['select', 'insert', 'update state share set_at'],
  feedback: ['select', 'insert', 'update done_at'],
  firsts: ['select', 'insert'],
  floodlights: ['select', 'insert', 'update lit wallet switched_at'],
  flow_transfers: ['select', 'insert', 'delete'],
  followed_accounts: ['select', 'insert', 'update height balance since'],
  game_days: ['select', 'insert'],
  game_links: ['select', 'insert'],
  game_runs: [
    'select',
    'insert',
    'update state followed_at closed_at refusal closed_with version steps score log expires_at opening',
  ],
  game_scores: ['select', 'insert', 'update run score reached_at token_id'],
  graduations: ['select', 'insert', 'update wallet graduated_at'],
  guest_book: ['select', 'insert', 'update removed_at held_at removed_by'],
  gum_accounts: ['select'],
  gum_caps: ['select', 'update daily_limit raised_by raised_from'],
  gum_entries: ['select'],
  gum_sources: ['select', 'update base_reward daily_limit is_active raised_by raised_from'],
  gum_transactions: ['select', 'insert'],
  idempotency_keys: ['select', 'insert', 'update status answer'],
  linked_wallets: ['select', 'insert', 'update linked read_at'],
  lock_claims: ['select', 'insert'],
  lock_codes: ['select', 'insert', 'update hash set_at', 'delete'],
  lock_failures: ['select', 'insert', 'update failures failed_at'],
  lockers: ['select', 'insert'],
  myplace_comments: ['select', 'insert', 'update removed_at held_at removed_by'],
  myplace_pages: ['select', 'insert', 'update color pattern layout song mood about lists friends updated_at'],
  nonces: ['select', 'insert', 'update consumed_at'],
  objectives: ['select'],
  persona_talks: ['select', 'insert', 'update memory talked_at'],
  picture_day_votes: ['select', 'insert'],
  portraits: ['select', 'insert'],
  presence: ['select', 'insert', 'delete'],
  prize_purchases: ['select', 'insert'],
  prizes: ['select'],
  profiles: ['select', 'insert', 'update username bio profile_icon renamed_at updated_at'],
  rate_limits: ['select', 'insert', 'update bucket calls window_start'],
  reconciliations: ['select'],
  refresh_tokens: ['select', 'insert', 'update rotated_at successor_hash'],
  reports: ['select', 'insert', 'update settled_at'],
  reward_claims: ['select', 'insert'],
  school_visits: ['select', 'insert', 'update visits'],
  sessions: ['select', 'insert', 'update revoked_at revoked_because'],
  settings: ['select', 'insert', 'update settings updated_at'],
  story_facts: ['select', 'insert', 'update said_by'],
  struck_runs: ['select'],
  templates: ['select', 'insert', 'update name image pixel_image graduated traits clique changed_at read_at'],
  terminal_activity: ['select', 'insert'],
  terminal_tracking: ['insert'],
  time_config: ['select', 'insert', 'update is_active'],
  tokens: [
    'select',
    'insert',
    'update template_id owner owner_since held_since staked_at staking_since asked_since',
  ],
  wallets: ['select', 'insert', 'update role banned_at muted_at'],
  work_reactions: ['select', 'insert', 'delete'],
  works: ['select', 'insert', 'update removed_at held_at removed_by'],
  yearbook_signatures: ['select', 'insert', 'update removed_at held_at removed_by'],
  zoltar_plays: ['select', 'insert'],
};
const GRANTED_FUNCTIONS = [
  'chat_changes',
  'counted',
  'current_author',
  'current_wallet',
  'delete_old',
  'gum_facts',
  'has_picture_day_ballot',
  'hold_gum_accounts',
  'is_admin',
  'is_muted',
  'is_same_person',
  'is_struck',
  'kept_answer',
  'last_reconciliation',
  'lock_openings',
  'now',
  'page_findings',
  'picture_day_results',
  'reconcile',
  'restore_run',
  'room_topic',
  'shown_icon',
  'shown_message',
  'strike_run',
  'take_persona_call',
  'today',
  'town_news',
  'use_zoltar_seed',
  'wallets_of',
  'work_picture',
  'zoltar_commitment',
];

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** No right to it, a column that the database alone writes, and views that cannot be written. */
const REFUSALS = ['42501', '428C9', '55000', '42809'];

/** Tries one statement as a role and undoes it. */
async function allowed(db: Db, role: string, statement: string): Promise<boolean> {
  const code = await db.asOwner(`begin; set local role ${role}; ${statement}; rollback`).then(
    () => 'ok',
    (error: unknown) => codeOf(error),
  );
  return !REFUSALS.includes(code);
}

describe.each([
  ['PGlite', onPglite],
  ['PostgreSQL', onPostgres],
])('roles, on %s', (_, open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  const relations = async () =>
    engine.db.asOwner<{ name: string; columns: string[] }>(
      `select c.relname as name, json_agg(a.attname order by a.attname) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
       group by c.relname order by c.relname`,
      [],
    );

  it('can do on each table and view what is granted by name, and nothing else (DATA-1, GUM-15)', async () => {
    const found: Record<string, Record<string, string[]>> = {};
    for (const role of ROLES) {
      const can = (found[role] = {} as Record<string, string[]>);
      for (const { name, columns } of await relations()) {
        const verbs: string[] = [];
        for (const verb of VERBS) {
          if (verb === 'select' && (await allowed(engine.db, role, `select * from app.${name}`)))
            verbs.push(verb);
          if (verb === 'delete' && (await allowed(engine.db, role, `delete from app.${name} where false`)))
            verbs.push(verb);
          if (verb === 'truncate' && (await allowed(engine.db, role, `truncate app.${name} cascade`)))
            verbs.push(verb);
          if (verb === 'insert') {
            const [row] = await engine.db.asOwner<{ can: boolean }>(
              `select has_any_column_privilege($1, $2, 'insert') as can`,
              [role, `app.${name}`],
            );
            if (row?.can) verbs.push(verb);
          }
          if (verb === 'update') {
            const writable: string[] = [];
            for (const column of columns) {
              const update = `update app.${name} set ${column} = null where false`;
              if (await allowed(engine.db, role, update)) writable.push(column);
            }
            if (writable.length > 0) verbs.push([verb, ...writable].join(' '));
          }
        }
        if (verbs.length > 0) can[name] = verbs;
      }
    }
    const sorted = (verbs: readonly string[]) => verbs.map((verb) => verb.split(' ').sort().join(' ')).sort();
    const expected = Object.entries(GRANTED).map(([name, verbs]) => [name, sorted(verbs)]);
    expect(Object.entries(found['gum_api'] ?? {}).map(([name, verbs]) => [name, sorted(verbs)])).toEqual(
      expected,
    );
    expect(found).toMatchObject({ anon: {}, authenticated: {} });
    expect(Object.keys({ ...found['anon'], ...found['authenticated'] })).toEqual([]);
  });

  it('can call the functions that are granted by name, and no other', async () => {
    const rows = await engine.db.asOwner<{ name: string; role: string }>(
      `select p.proname as name, r.role from pg_proc p
       cross join (values ('anon'), ('authenticated'), ('gum_api'), ('public')) as r (role)
       where p.pronamespace = 'app'::regnamespace and has_function_privilege(r.role, p.oid, 'execute') order by 1`,
      [],
    );
    const granted = (role: string) => rows.filter((row) => row.role === role).map(({ name }) => name);
    expect(granted('gum_api')).toEqual(GRANTED_FUNCTIONS);
    // Its policies on realtime.messages call them; the schema is closed to it.
    expect(granted('authenticated')).toEqual(['may_hear', 'may_meet']);
    expect(rows).toHaveLength(GRANTED_FUNCTIONS.length + 2);
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
    const makeAdmin = `insert into app.wallets (wallet, role) values ('0x00000000000000c3', 'ADMIN')`;
    await expect(engine.db.transaction(own, (tx) => tx.query(makeAdmin))).rejects.toThrow(
      /permission denied/,
    );
  });
});
