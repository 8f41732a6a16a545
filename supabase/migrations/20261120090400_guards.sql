-- What keeps the API honest: replays, floods, the record of what was done; and the hours of day and night.
create table app.idempotency_keys (
  wallet app.address not null references app.wallets,
  route text not null,
  key uuid not null,
  body_hash text not null check (body_hash ~ '^[0-9a-f]{64}$'),
  -- Null only inside the transaction that is working on it.
  status integer,
  answer text,
  created_at timestamptz not null default app.now(),
  primary key (wallet, route, key)
);
create index idempotency_keys_age on app.idempotency_keys (created_at);

create table app.rate_limits (
  -- 'wallet:0x...' or 'address:192.0.2.1'
  bucket text primary key,
  window_start timestamptz not null,
  count integer not null
);
create index rate_limits_age on app.rate_limits (window_start);

create table app.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default app.now(),
  wallet app.address,
  action text not null,
  detail jsonb not null default '{}'
);
create trigger append_only before update or delete or truncate on app.audit
  for each statement execute function app.refuse_change();

create table app.time_config (
  id integer generated always as identity primary key,
  day_start_hour integer not null default 6 check (day_start_hour between 0 and 23),
  night_start_hour integer not null default 20 check (night_start_hour between 0 and 23),
  timezone text not null default 'America/Chicago',
  is_active boolean not null default true,
  created_at timestamptz not null default app.now()
);
create unique index time_config_one_active on app.time_config (is_active) where is_active;
insert into app.time_config default values;

alter table app.idempotency_keys enable row level security;
alter table app.rate_limits enable row level security;
alter table app.audit enable row level security;
alter table app.time_config enable row level security;
create policy gum_api_own_keys on app.idempotency_keys to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
-- Housekeeping acts for no wallet, and sees only what is too old to matter.
create policy gum_api_see_old_keys on app.idempotency_keys for select to gum_api
  using (created_at < app.now() - interval '1 day');
create policy gum_api_drop_old_keys on app.idempotency_keys for delete to gum_api
  using (created_at < app.now() - interval '1 day');
create policy gum_api_rate_limits on app.rate_limits to gum_api using (true) with check (true);
create policy gum_api_audit on app.audit for insert to gum_api with check (true);
create policy gum_api_time_config on app.time_config for select to gum_api using (true);

revoke all on all tables in schema app from public, anon, authenticated;
grant select, insert, update (status, answer), delete on app.idempotency_keys to gum_api;
grant select, insert, update, delete on app.rate_limits to gum_api;
grant insert (wallet, action, detail) on app.audit to gum_api;
grant select on app.time_config to gum_api;
