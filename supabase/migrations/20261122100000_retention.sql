-- What is kept how long. Everything else is kept for ever.
create table app.retention (
  -- Where it is deleted first, so that no session takes many tokens along.
  position integer primary key,
  table_name text not null unique,
  -- The column that says how old a row is.
  aged_by text not null,
  keep interval not null check (keep >= interval '0')
);
insert into app.retention (position, table_name, aged_by, keep) values
  (1, 'nonces', 'expires_at', '1 hour'),
  (2, 'rate_limits', 'window_start', '1 day'),
  (3, 'idempotency_keys', 'created_at', '1 day'),
  (4, 'access_grants', 'expires_at', '1 day'),
  -- As long as any session lasts: a used token that comes back ends its session.
  (5, 'refresh_tokens', 'created_at', '31 days'),
  (6, 'sessions', 'expires_at', '31 days'),
  (7, 'audit', 'at', '400 days');
create index refresh_tokens_age on app.refresh_tokens (created_at);
create index audit_age on app.audit (at);

-- Deletes up to `portion` rows of each table that are older than they are kept, oldest first, and answers how many
-- went. Several may run at once; none waits for a row that is in use.
create function app.delete_old(portion integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept record;
  gone integer;
  total integer := 0;
begin
  for kept in select * from app.retention order by position loop
    execute format(
      'delete from app.%1$I where ctid = any (array(
         select ctid from app.%1$I where %2$I < app.now() - $1 order by %2$I limit $2 for update skip locked))',
      kept.table_name, kept.aged_by) using kept.keep, portion;
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total;
end
$$;

-- The audit stays append-only but for this, by the real clock, which no setting moves.
create function app.refuse_early_end() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.at <= pg_catalog.now() - (select keep from app.retention where table_name = 'audit') then
    return old;
  end if;
  raise exception 'audit is append-only' using errcode = 'insufficient_privilege';
end
$$;
drop trigger append_only on app.audit;
create trigger append_only before update or truncate on app.audit
  for each statement execute function app.refuse_change();
create trigger no_early_end before delete on app.audit
  for each row execute function app.refuse_early_end();

-- gum_api deletes by this function alone.
drop policy gum_api_see_old_keys on app.idempotency_keys;
drop policy gum_api_drop_old_keys on app.idempotency_keys;
drop policy gum_api_drop_old_grants on app.access_grants;
drop policy gum_api_drop_old_sessions on app.sessions;
revoke delete on app.nonces, app.rate_limits, app.idempotency_keys, app.access_grants, app.sessions from gum_api;

alter table app.retention enable row level security;
revoke all on app.retention from public, anon, authenticated;
revoke all on all functions in schema app from public, anon, authenticated;
grant execute on function app.delete_old(integer) to gum_api;
