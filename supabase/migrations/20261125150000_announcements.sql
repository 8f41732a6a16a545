-- What operators announce, with the time in which people see it. What was written stays as it was: an operator takes it back
-- and puts it back, and that is all that changes.
create table app.announcements (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default app.now(),
  created_by app.address not null references app.wallets,
  title text not null check (char_length(title) between 1 and 60),
  text text not null check (char_length(text) between 1 and 400),
  place text not null check (place in ('whats-new', 'bulletin-board', 'both')),
  starts_at timestamptz not null default app.now(),
  -- Null: until it is withdrawn.
  ends_at timestamptz check (ends_at > starts_at),
  withdrawn_at timestamptz
);
create index announcements_newest on app.announcements (created_at, id);
create index announcements_shown on app.announcements (starts_at, id) where withdrawn_at is null;
create trigger no_end before delete or truncate on app.announcements
  for each statement execute function app.refuse_change();
-- Every column but withdrawn_at.
create trigger written_once before update of id, created_at, created_by, title, text, place, starts_at, ends_at
  on app.announcements for each statement execute function app.refuse_change();

alter table app.announcements enable row level security;
create policy gum_api_shown_now on app.announcements for select to gum_api
  using (withdrawn_at is null and starts_at <= app.now() and (ends_at is null or ends_at > app.now()));
create policy gum_api_all_announcements on app.announcements for select to gum_api using ((select app.is_admin()));
create policy gum_api_announce on app.announcements for insert to gum_api
  with check ((select app.is_admin()) and created_by = (select app.current_wallet()));
create policy gum_api_withdraw on app.announcements for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));

revoke all on app.announcements from public, anon, authenticated;
grant select, insert (created_by, title, text, place, starts_at, ends_at), update (withdrawn_at) on app.announcements to gum_api;
