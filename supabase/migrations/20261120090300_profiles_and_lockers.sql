create table app.profiles (
  wallet app.address primary key references app.wallets,
  username text not null check (username ~ '^[A-Za-z0-9_]{3,20}$'),
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now()
);
create unique index profiles_username on app.profiles (lower(username));

create table app.lockers (
  number integer primary key check (number > 0),
  -- A locker needs a profile first (LOCKER-5).
  wallet app.address not null unique references app.profiles,
  assigned_at timestamptz not null default app.now()
);

alter table app.profiles enable row level security;
alter table app.lockers enable row level security;
-- Who has which locker is public (locker-info asks without a session); only one's own is written.
create policy gum_api_read_profiles on app.profiles for select to gum_api using (true);
create policy gum_api_create_profile on app.profiles for insert to gum_api
  with check (wallet = (select app.current_wallet()));
create policy gum_api_edit_profile on app.profiles for update to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_read_lockers on app.lockers for select to gum_api using (true);
create policy gum_api_assign_locker on app.lockers for insert to gum_api
  with check (wallet = (select app.current_wallet()));

revoke all on all tables in schema app from public, anon, authenticated;
grant select, insert (wallet, username), update (username, updated_at) on app.profiles to gum_api;
grant select, insert (number, wallet) on app.lockers to gum_api;
