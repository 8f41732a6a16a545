-- GUM: an append-only double-entry ledger (GUM-7).
create table app.gum_sources (
  id integer generated always as identity primary key,
  source_name text not null unique check (source_name ~ '^[a-z][a-z0-9_]{0,39}$'),
  base_reward integer not null check (base_reward > 0),
  cooldown_minutes integer not null check (cooldown_minutes >= 0),
  -- GUM a UTC day; null means no limit.
  daily_limit integer check (daily_limit > 0),
  is_active boolean not null default true
);
insert into app.gum_sources (source_name, base_reward, cooldown_minutes, daily_limit) values
  ('daily_login', 5, 1440, 5),
  ('daily_checkin', 15, 1440, 15);

-- Only wallets have a stored balance. Accounts of the system are summed: a stored one makes every award wait for it.
create table app.gum_accounts (
  wallet app.address primary key references app.wallets,
  balance integer not null default 0 check (balance >= 0)
);

-- One row is both entries: `amount` enters the wallet's account and leaves the system's (negative: the other way
-- round), so no transaction can be out of balance. The view gum_entries shows the two sides.
create table app.gum_transactions (
  id bigint generated always as identity primary key,
  wallet app.address not null references app.gum_accounts,
  system_account text not null check (system_account in ('issuance', 'sink')),
  amount integer not null check (amount <> 0 and abs(amount) <= 1000000),
  source text not null check (source ~ '^[a-z][a-z0-9_]{0,39}$'),
  -- What may happen once to a wallet: 'daily_checkin:<day>', later an objective or a claim.
  once_key text check (length(once_key) between 1 and 100),
  metadata jsonb not null default '{}',
  day date not null default app.today(),
  created_at timestamptz not null default app.now(),
  unique (wallet, once_key),
  check ((system_account = 'issuance') = (amount > 0))
);
create index gum_transactions_history on app.gum_transactions (wallet, id desc);
create index gum_transactions_by_day on app.gum_transactions (wallet, day, source);

create view app.gum_entries with (security_invoker = true) as
  select id as transaction_id, wallet::text as account, amount from app.gum_transactions
  union all
  select id, 'system:' || system_account, -amount from app.gum_transactions;

-- The only writers of balances are these two triggers, which act as the owner: gum_api has no grant to change one.
create function app.open_gum_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.gum_accounts (wallet) values (new.wallet);
  return null;
end
$$;
create trigger open_gum_account after insert on app.wallets
  for each row execute function app.open_gum_account();

create function app.post_gum() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.gum_accounts set balance = balance + new.amount where wallet = new.wallet;
  return null;
end
$$;
create trigger post_gum after insert on app.gum_transactions
  for each row execute function app.post_gum();

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger append_only before update or delete or truncate on app.gum_transactions
  for each statement execute function app.refuse_change();

alter table app.gum_sources enable row level security;
alter table app.gum_accounts enable row level security;
alter table app.gum_transactions enable row level security;
create policy gum_api_sources on app.gum_sources for select to gum_api using (true);
create policy gum_api_account on app.gum_accounts for select to gum_api
  using (wallet = (select app.current_wallet()));
create policy gum_api_history on app.gum_transactions for select to gum_api
  using (wallet = (select app.current_wallet()));
create policy gum_api_post on app.gum_transactions for insert to gum_api
  with check (wallet = (select app.current_wallet()));

revoke all on all tables in schema app from public, anon, authenticated;
revoke all on all functions in schema app from public, anon, authenticated;
grant select on app.gum_sources, app.gum_accounts, app.gum_entries to gum_api;
grant select, insert (wallet, system_account, amount, source, once_key, metadata)
  on app.gum_transactions to gum_api;
