-- Operators give roles, mute and ban. ADMIN still never comes from a code, but from a row that an administrator writes;
-- the first one is written by the owner of the database.
alter table app.wallets add column muted_at timestamptz;
create index wallets_newest on app.wallets (created_at);
create index wallets_set_apart on app.wallets (wallet)
  where role is not null or banned_at is not null or muted_at is not null;

alter table app.sessions drop constraint sessions_revoked_because_check;
alter table app.sessions add constraint sessions_revoked_because_check
  check (revoked_because in ('sign-out', 'reuse', 'replaced', 'banned'));

-- An operator changes any wallet but their own: none demotes or bans themselves, and one is always left.
create policy gum_api_operate on app.wallets for update to gum_api
  using ((select app.is_admin()) and wallet <> (select app.current_wallet()))
  with check ((select app.is_admin()) and wallet <> (select app.current_wallet()));

-- A muted wallet writes nothing that others read.
create function app.is_muted() returns boolean language sql stable as $$
  select exists (select from app.wallets where wallet = app.current_wallet() and muted_at is not null)
$$;
drop policy gum_api_sign_guest_book on app.guest_book;
create policy gum_api_sign_guest_book on app.guest_book for insert to gum_api
  with check (wallet = (select app.current_wallet()) and not (select app.is_muted()));

revoke all on all functions in schema app from public, anon, authenticated;
grant execute on function app.is_muted() to gum_api;
grant update (role, banned_at, muted_at) on app.wallets to gum_api;
