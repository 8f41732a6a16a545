import { expect, it, onTestFinished } from 'vitest';
import type { Db } from '@shared/db/port.ts';
import { onBothEngines } from '../support/engines.ts';

/** Each of what a query of the catalog names, which is what should not be there. */
async function named(db: Db, query: string): Promise<readonly string[]> {
  const rows = await db.asOwner<{ name: string }>(query, []);
  return rows.map(({ name }) => name);
}

onBothEngines('the catalog of the database', (open) => {
  it('has an index for each foreign key, so that a row is deleted without reading all that may refer to it', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const without = await named(
      db,
      `select c.conrelid::regclass || ' (' || (
           select string_agg(a.attname, ', ' order by k.at)
           from unnest(c.conkey) with ordinality as k (attnum, at)
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum) || ')' as name
       from pg_constraint c
       join pg_namespace n on n.oid = c.connamespace
       where c.contype = 'f' and n.nspname in ('app', 'public') and not exists (
         select from pg_index i
         where i.indrelid = c.conrelid
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '% IS NOT NULL)')
           and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] operator(pg_catalog.@>) c.conkey)
       order by 1`,
    );
    expect(without).toEqual([]);
  });

  it('has no index with what a call changes of a counter, of presence or of a crowd, so that each row changes in its place', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const changing = await named(
      db,
      `select indexrelid::regclass::text as name
       from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey::int2[])
       where (indrelid::regclass::text, attname) in (
         ('app.rate_limits', 'window_start'), ('app.rate_limits', 'calls'), ('app.presence', 'place'), ('app.presence', 'seen_at'),
         ('app.chat_rooms', 'written'), ('app.chat_rooms', 'last_message'), ('app.chat_rooms', 'untold'), ('app.chat_rooms', 'told_at'))`,
    );
    expect(changing).toEqual([]);
  });

  it('keeps what everybody sees in town as it is sent, neither compressed nor outside of its row', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const shown = Object.fromEntries(
      Array.from({ length: 100 }, (_, nth) => [`place-${nth}`, 'x'.repeat(50)]),
    );
    await db.asOwner('update app.town_snapshot set shown = $1::text::json', [JSON.stringify(shown)]);
    const elsewhere = await named(
      db,
      `select 'compressed' as name from app.town_snapshot where pg_column_compression(shown) is not null
       union all
       select 'outside' from pg_class where oid = 'app.town_snapshot'::regclass and pg_relation_size(reltoastrelid) > 0`,
    );
    expect(elsewhere).toEqual([]);
  });

  it('has functions that no search path leads elsewhere', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const elsewhere = await named(
      db,
      `select p.oid::regprocedure::text as name
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('app', 'public') and p.prosqlbody is null and not exists (
         select from unnest(p.proconfig) as setting where setting like 'search_path=%')
       order by 1`,
    );
    expect(elsewhere).toEqual([]);
  });

  it('has one permissive policy at most for what a role may do with a table', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const twice = await named(
      db,
      `select p.polrelid::regclass || ' ' || verb || ' ' || coalesce(r.rolname, 'public') as name
       from pg_policy p
       cross join unnest(case p.polcmd when '*' then array['r', 'a', 'w', 'd'] else array[p.polcmd::text] end) as verb
       cross join unnest(p.polroles) as role
       left join pg_roles r on r.oid = role
       join pg_class t on t.oid = p.polrelid join pg_namespace n on n.oid = t.relnamespace
       where p.polpermissive and n.nspname in ('app', 'public')
       group by 1 having count(*) > 1 order by 1`,
    );
    expect(twice).toEqual([]);
  });
});
