-- The locks of Arcadia (domain/locks.ts): their codes, who tried them in vain, and what was claimed under the bed.
create table app.lock_codes (
  lock text not null check (lock in ('under-the-bed', 'cellar', 'shed')),
  chapter integer not null check (chapter between 1 and 4),
  -- Keyed with a secret of the server (auth/keys.ts): of four digits a plain hash would be as good as the code.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (lock, chapter)
);

-- Wrong codes by whom they count against: 'wallet:0x...', 'visitor:<hash of a cookie>' or 'network:192.0.2.1'.
create table app.lock_failures (
  lock text not null,
  subject text not null,
  failures integer not null default 0 check (failures >= 0),
  failed_at timestamptz not null default app.now(),
  primary key (lock, subject)
);
create index lock_failures_age on app.lock_failures (failed_at);

-- What wallets entered at the digital lock (LOCK-11). Only operators read it: gum_api has no select.
create table app.digital_lock_attempts (
  id bigint generated always as identity primary key,
  wallet_address app.address not null references app.wallets,
  username text,
  code_entered text not null check (code_entered ~ '^[0-9]{4}$'),
  success boolean not null,
  created_at timestamptz not null default app.now()
);
create index digital_lock_attempts_age on app.digital_lock_attempts (created_at);

-- One claim a wallet, and one a Flunk, whoever holds it later.
create table app.digital_lock_claims (
  wallet app.address primary key references app.wallets,
  token_id app.uint64 not null unique,
  created_at timestamptz not null default app.now()
);

alter table app.lock_codes enable row level security;
alter table app.lock_failures enable row level security;
alter table app.digital_lock_attempts enable row level security;
alter table app.digital_lock_claims enable row level security;
create policy gum_api_codes on app.lock_codes for select to gum_api using (true);
-- Visitors and networks have no wallet to ask for.
create policy gum_api_failures on app.lock_failures to gum_api using (true) with check (true);
create policy gum_api_attempts on app.digital_lock_attempts for insert to gum_api
  with check (wallet_address = (select app.current_wallet()));
create policy gum_api_claims on app.digital_lock_claims to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.lock_codes, app.lock_failures, app.digital_lock_attempts, app.digital_lock_claims
  from public, anon, authenticated;
grant select on app.lock_codes to gum_api;
grant select, insert (lock, subject), update (failures, failed_at) on app.lock_failures to gum_api;
grant insert (wallet_address, code_entered, success) on app.digital_lock_attempts to gum_api;
grant select, insert (wallet, token_id) on app.digital_lock_claims to gum_api;

insert into app.retention (position, table_name, aged_by, keep) values
  (9, 'lock_failures', 'failed_at', '1 day'),
  (10, 'digital_lock_attempts', 'created_at', '400 days');
