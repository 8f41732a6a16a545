-- An administrator changes the hours of day and night: a new row each time, so that the old ones are the history.
create function app.is_admin() returns boolean language sql stable as $$
  select exists (
    select from app.wallets
    where wallet = app.current_wallet() and role = 'ADMIN' and banned_at is null)
$$;

create policy gum_api_new_hours on app.time_config for insert to gum_api
  with check ((select app.is_admin()));
create policy gum_api_end_hours on app.time_config for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));

revoke all on all functions in schema app from public, anon, authenticated;
grant execute on function app.is_admin() to gum_api;
grant insert (day_start_hour, night_start_hour, timezone), update (is_active) on app.time_config to gum_api;
