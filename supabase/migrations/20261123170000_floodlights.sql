-- The floodlights of the football field: who switched them last, how, and when. One row; until then they are off.
create table app.floodlights (
  only_row boolean primary key default true check (only_row),
  lit boolean not null,
  wallet app.address not null references app.wallets,
  switched_at timestamptz not null default app.now()
);

alter table app.floodlights enable row level security;
-- Everybody in town sees them; a wallet switches them in its own name.
create policy gum_api_see_floodlights on app.floodlights for select to gum_api using (true);
create policy gum_api_first_switch on app.floodlights for insert to gum_api
  with check (wallet = (select app.current_wallet()));
create policy gum_api_switch_floodlights on app.floodlights for update to gum_api
  using (true) with check (wallet = (select app.current_wallet()));

revoke all on app.floodlights from public, anon, authenticated;
grant select, insert (lit, wallet), update (lit, wallet, switched_at) on app.floodlights to gum_api;
