-- Administrators make access codes and take them back. A code is told once and kept as a hash, as before.
alter table app.access_codes
  -- What it is for; null: it was made on the command line.
  add column name text check (char_length(name) between 1 and 60),
  add column created_by app.address references app.wallets;
create index access_codes_newest on app.access_codes (created_at, id);

create policy gum_api_new_code on app.access_codes for insert to gum_api
  with check ((select app.is_admin()) and created_by = (select app.current_wallet()));
-- Entering a code counts its uses; whether it is revoked is for administrators alone to change.
create policy gum_api_revoke_code on app.access_codes as restrictive for update to gum_api
  using (revoked_at is null or (select app.is_admin())) with check (revoked_at is null or (select app.is_admin()));

grant insert (hash, level, max_uses, expires_at, name, created_by), update (revoked_at) on app.access_codes to gum_api;
