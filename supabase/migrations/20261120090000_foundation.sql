-- The schema that the Data API does not expose, and the one role that the API function acts as.
create schema app;
revoke all on schema app from public, anon, authenticated;

do $$
begin
  if not exists (select from pg_roles where rolname = 'gum_api') then
    create role gum_api nologin noinherit;
  end if;
  -- Whoever migrates may take the role, as `set local role` needs from PostgreSQL 16 on.
  execute format('grant gum_api to %I', current_user);
end
$$;
grant usage on schema app to gum_api;

create domain app.address as text check (value ~ '^0x[0-9a-f]{16}$');

-- The database's clock. Only tests set app.now, through the clock option of the SQL port.
create function app.now() returns timestamptz language sql stable as $$
  select coalesce(nullif(pg_catalog.current_setting('app.now', true), '')::timestamptz, pg_catalog.now())
$$;

create function app.today() returns date language sql stable as $$
  select (app.now() at time zone 'UTC')::date
$$;

-- The wallet that the transaction acts for; null before a wallet is proven. Policies ask for it.
create function app.current_wallet() returns text language sql stable as $$
  select nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'wallet'
$$;

revoke all on all functions in schema app from public, anon, authenticated;
grant execute on function app.now(), app.today(), app.current_wallet() to gum_api;
