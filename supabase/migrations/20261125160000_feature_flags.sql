-- Features that operators set otherwise than they were built (CONSOLE-15). A flag without a row is as it was built; which
-- flags there are says kernel/features.ts.
create table app.feature_flags (
  name text primary key check (name ~ '^[a-z][A-Za-z]{0,39}$'),
  state text not null check (state in ('build', 'on', 'off', 'share')),
  -- The percentage of people for whom it is on.
  share integer check (share between 1 and 99),
  set_at timestamptz not null default app.now(),
  check ((state = 'share') = (share is not null))
);

alter table app.feature_flags enable row level security;
-- Every visitor is told what holds for them.
create policy gum_api_flags on app.feature_flags for select to gum_api using (true);
create policy gum_api_set_flags on app.feature_flags for insert to gum_api with check ((select app.is_admin()));
create policy gum_api_change_flags on app.feature_flags for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));

revoke all on app.feature_flags from public, anon, authenticated;
grant select, insert (name, state, share), update (state, share, set_at) on app.feature_flags to gum_api;
