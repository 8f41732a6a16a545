create table app.wallets (
  wallet app.address primary key,
  id uuid not null unique default gen_random_uuid(),
  -- ADMIN is a row here and never comes from a code: gum_api cannot write this column.
  role text check (role in ('ADMIN', 'BETA', 'COMMUNITY')),
  banned_at timestamptz,
  created_at timestamptz not null default app.now()
);

create table app.nonces (
  nonce text primary key check (nonce ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of the cookie of the browser that asked for it.
  pre_session_hash text not null check (pre_session_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  consumed_at timestamptz,
  created_at timestamptz not null default app.now()
);
create index nonces_expiry on app.nonces (expires_at);

create table app.sessions (
  id uuid primary key default gen_random_uuid(),
  wallet app.address not null references app.wallets,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('sign-out', 'reuse', 'replaced')),
  created_at timestamptz not null default app.now(),
  check ((revoked_at is null) = (revoked_because is null))
);
create index sessions_wallet on app.sessions (wallet);

-- A family of refresh tokens is one session. Tokens themselves are never stored.
create table app.refresh_tokens (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  session_id uuid not null references app.sessions,
  rotated_at timestamptz,
  successor_hash text unique check (successor_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default app.now(),
  check ((rotated_at is null) = (successor_hash is null))
);
create index refresh_tokens_session on app.refresh_tokens (session_id);

alter table app.wallets enable row level security;
alter table app.nonces enable row level security;
alter table app.sessions enable row level security;
alter table app.refresh_tokens enable row level security;

-- Sign-in reads and writes these before any wallet is known; what is asked for is the hash of a secret.
create policy gum_api_nonces on app.nonces to gum_api using (true) with check (true);
create policy gum_api_sessions on app.sessions to gum_api using (true) with check (true);
create policy gum_api_refresh_tokens on app.refresh_tokens to gum_api using (true) with check (true);
create policy gum_api_wallets on app.wallets for select to gum_api using (true);
create policy gum_api_new_wallet on app.wallets for insert to gum_api
  with check (wallet = (select app.current_wallet()));

revoke all on all tables in schema app from public, anon, authenticated;
grant select, insert (wallet) on app.wallets to gum_api;
grant select, insert, update (consumed_at), delete on app.nonces to gum_api;
grant select, insert, update (revoked_at, revoked_because) on app.sessions to gum_api;
grant select, insert, update (rotated_at, successor_hash) on app.refresh_tokens to gum_api;
