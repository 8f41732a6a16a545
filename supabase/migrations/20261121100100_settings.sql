-- What a person set, each setting with its moment (functions/_shared/domain/settings.ts).
create table app.settings (
  wallet app.address primary key references app.wallets,
  settings jsonb not null default '{}'
    check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 16384),
  updated_at timestamptz not null default app.now()
);

alter table app.settings enable row level security;
create policy gum_api_own_settings on app.settings to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.settings from public, anon, authenticated;
grant select, insert (wallet), update (settings, updated_at) on app.settings to gum_api;
