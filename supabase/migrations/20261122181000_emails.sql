-- The address that somebody gave for themselves alone, if they did. In a table of its own because profiles are read by
-- everybody: no statement that is not its wallet's finds it.
create table app.emails (
  wallet app.address primary key references app.profiles,
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  updated_at timestamptz not null default app.now()
);

alter table app.emails enable row level security;
create policy gum_api_own_email on app.emails to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.emails from public, anon, authenticated;
grant select, insert (wallet, email), update (email, updated_at), delete on app.emails to gum_api;
