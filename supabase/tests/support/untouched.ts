import type { Db } from '@shared/db/port.ts';

const TABLES = `select relname from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r'`;

/** Each table with what is written into it: the database works out the others by itself. */
const WRITTEN = `select relname, string_agg(quote_ident(attname), ', ')
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'app'::regnamespace and relkind = 'r'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname`;

/** Keeps a copy of every row of the schema app, for `restore`. */
export async function remember(db: Db): Promise<void> {
  await db.asOwner(`
    create schema untouched;
    do $$
    declare kept text;
    begin
      for kept in ${TABLES} loop
        execute format('create table untouched.%1$I as table app.%1$I', kept);
      end loop;
    end
    $$`);
}

/**
 * Puts every row of the schema app back as it was remembered, and throws the demo chain's ledger and what was broadcast away.
 * Most tables are empty and stay so: to delete the rows of the others takes a tenth of what it takes to truncate all.
 * Only for a superuser, whose word triggers and foreign keys take: the ledger can be emptied in no other way.
 */
export async function restore(db: Db): Promise<void> {
  await db.asOwner(`
    begin;
    drop schema if exists demo cascade;
    delete from realtime.messages;
    set local session_replication_role = replica;
    do $$
    declare kept text; written text;
    begin
      for kept, written in ${WRITTEN} loop
        execute format('delete from app.%1$I', kept);
        execute format(
          'insert into app.%1$I (%2$s) overriding system value select %2$s from untouched.%1$I', kept, written);
      end loop;
    end
    $$;
    commit`);
}
