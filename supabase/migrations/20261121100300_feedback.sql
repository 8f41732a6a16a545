-- Report Card: what people think of the product, guests too; administrators read it.
create table app.feedback (
  id bigint generated always as identity primary key,
  user_name text not null check (char_length(user_name) between 1 and 80),
  issues_found text check (char_length(issues_found) between 1 and 4000),
  suggestions text check (char_length(suggestions) between 1 and 4000),
  -- Null: a guest's.
  wallet app.address references app.wallets,
  created_at timestamptz not null default app.now(),
  check (issues_found is not null or suggestions is not null)
);

alter table app.feedback enable row level security;
create policy gum_api_send_feedback on app.feedback for insert to gum_api
  with check (wallet is not distinct from (select app.current_wallet()));
create policy gum_api_read_feedback on app.feedback for select to gum_api
  using ((select app.is_admin()));

revoke all on app.feedback from public, anon, authenticated;
grant select, insert (user_name, issues_found, suggestions, wallet) on app.feedback to gum_api;

-- Guests repeat requests as well. Their keys have no wallet; the key comes first because it finds the row alone.
alter table app.idempotency_keys drop constraint idempotency_keys_pkey;
alter table app.idempotency_keys alter column wallet drop not null;
alter table app.idempotency_keys add unique nulls not distinct (key, route, wallet);
drop policy gum_api_own_keys on app.idempotency_keys;
create policy gum_api_own_keys on app.idempotency_keys to gum_api
  using (wallet is not distinct from (select app.current_wallet()))
  with check (wallet is not distinct from (select app.current_wallet()));
