-- Access codes, and who entered them. A code is 80 random bits, which nobody finds by trying hashes, so a plain SHA-256
-- keeps it, and one look into the index finds it.
create table app.access_codes (
  id integer generated always as identity primary key,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  -- ADMIN is a row of app.wallets and never comes from a code.
  level text not null check (level in ('BETA', 'COMMUNITY')),
  -- Browsers; null means no limit.
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses between 0 and coalesce(max_uses, uses)),
  -- Ends the code and what it granted; null means never.
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default app.now()
);

-- One row a browser and code, so that entering a code again costs no second use.
create table app.access_grants (
  -- SHA-256 of the browser's cookie.
  visitor_hash text not null check (visitor_hash ~ '^[0-9a-f]{64}$'),
  code_id integer not null references app.access_codes,
  -- The level of a browser is that of the code it entered last.
  entered_at timestamptz not null default app.now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default app.now(),
  primary key (visitor_hash, code_id)
);
create index access_grants_expiry on app.access_grants (expires_at);

alter table app.access_codes enable row level security;
alter table app.access_grants enable row level security;
-- A guest has no wallet to ask for; what is asked for is the hash of a secret.
create policy gum_api_find_code on app.access_codes for select to gum_api using (true);
create policy gum_api_use_code on app.access_codes for update to gum_api using (true) with check (true);
create policy gum_api_grants on app.access_grants to gum_api using (true) with check (true);
create policy gum_api_drop_old_grants on app.access_grants as restrictive for delete to gum_api
  using (expires_at < app.now());

revoke all on app.access_codes, app.access_grants from public, anon, authenticated;
grant select, update (uses) on app.access_codes to gum_api;
grant select, insert (visitor_hash, code_id, expires_at), update (entered_at, expires_at), delete
  on app.access_grants to gum_api;
