-- The web site of the school: how often it was visited, and what people wrote into its guest book.
create table app.school_visits (
  only_row boolean primary key default true check (only_row),
  visits bigint not null check (visits > 0)
);

alter table app.school_visits enable row level security;
create policy gum_api_read_visits on app.school_visits for select to gum_api using (true);
create policy gum_api_first_visit on app.school_visits for insert to gum_api with check (visits = 1);
create policy gum_api_count_visit on app.school_visits for update to gum_api using (true) with check (true);

revoke all on app.school_visits from public, anon, authenticated;
grant select, insert (visits), update (visits) on app.school_visits to gum_api;

create table app.guest_book (
  id bigint generated always as identity primary key,
  wallet app.address not null references app.wallets,
  line text not null check (char_length(line) between 1 and 120),
  created_at timestamptz not null default app.now(),
  -- When an administrator took it away; null: everybody reads it.
  removed_at timestamptz
);
create index guest_book_pages on app.guest_book (created_at, id) where removed_at is null;

alter table app.guest_book enable row level security;
create policy gum_api_read_guest_book on app.guest_book for select to gum_api
  using (removed_at is null or (select app.is_admin()));
create policy gum_api_sign_guest_book on app.guest_book for insert to gum_api
  with check (wallet = (select app.current_wallet()));
create policy gum_api_remove_line on app.guest_book for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));

revoke all on app.guest_book from public, anon, authenticated;
grant select, insert (wallet, line), update (removed_at) on app.guest_book to gum_api;
