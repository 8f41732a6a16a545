-- What a hosted Supabase database already has before the first migration, as far as the migrations name it. For other
-- databases; runs again safely. The two roles can log in nowhere and may do nothing.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
end
$$;

-- The history table of the Supabase CLI, so that `supabase db push` and the local server agree on what was applied.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
