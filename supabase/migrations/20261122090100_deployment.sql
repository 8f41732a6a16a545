-- The chain whose wallets this database knows, written once: a server of another chain refuses to start on it.
-- This file and the next once had one version, so that a database has either of them already.
create table if not exists app.deployment (
  only_row boolean primary key default true check (only_row),
  chain text not null check (chain in ('demo', 'emulator', 'testnet', 'mainnet')),
  created_at timestamptz not null default now()
);
alter table app.deployment enable row level security;
revoke all on app.deployment from public, anon, authenticated;
