-- MyPlace pages of people: how each looks and what it says. A wallet without a row has the page that everybody begins with.
create table app.myplace_pages (
  wallet app.address primary key references app.wallets,
  color text not null check (color ~ '^[a-z]{1,20}$'),
  pattern text not null check (pattern ~ '^[a-zA-Z]{1,20}$'),
  layout text not null check (layout in ('left', 'right', 'one')),
  -- A tune of the product; null: the page is silent.
  song text check (song ~ '^[a-z-]{1,30}$'),
  mood text not null check (char_length(mood) <= 60),
  about text not null check (char_length(about) <= 600),
  -- Its lists by their names (domain/myPlace.ts).
  lists jsonb not null check (jsonb_typeof(lists) = 'object' and char_length(lists::text) <= 6000),
  -- The wallets of its top friends, in their order.
  friends app.address[] not null check (cardinality(friends) <= 6),
  updated_at timestamptz not null default app.now()
);

alter table app.myplace_pages enable row level security;
create policy gum_api_read_pages on app.myplace_pages for select to gum_api using (true);
create policy gum_api_make_page on app.myplace_pages for insert to gum_api
  with check (wallet = (select app.current_wallet()) and not (select app.is_muted()));
create policy gum_api_change_page on app.myplace_pages for update to gum_api
  using (wallet = (select app.current_wallet()) and not (select app.is_muted()))
  with check (wallet = (select app.current_wallet()) and not (select app.is_muted()));

-- What people wrote under each other's pages.
create table app.myplace_comments (
  id bigint generated always as identity primary key,
  -- Whose page it stands on.
  page app.address not null references app.wallets,
  wallet app.address not null references app.wallets,
  text text not null check (char_length(text) between 1 and 240),
  created_at timestamptz not null default app.now(),
  -- When it was taken away; null: everybody reads it.
  removed_at timestamptz
);
create index myplace_comments_pages on app.myplace_comments (page, created_at, id) where removed_at is null;
create index myplace_comments_writers on app.myplace_comments (wallet);

alter table app.myplace_comments enable row level security;
create policy gum_api_read_comments on app.myplace_comments for select to gum_api
  using (
    removed_at is null
    or (select app.current_wallet()) in (page, wallet)
    or (select app.is_admin()));
create policy gum_api_write_comment on app.myplace_comments for insert to gum_api
  with check (wallet = (select app.current_wallet()) and not (select app.is_muted()));
create policy gum_api_remove_comment on app.myplace_comments for update to gum_api
  using ((select app.current_wallet()) in (page, wallet) or (select app.is_admin()))
  with check ((select app.current_wallet()) in (page, wallet) or (select app.is_admin()));

revoke all on app.myplace_pages, app.myplace_comments from public, anon, authenticated;
grant select, insert (wallet, color, pattern, layout, song, mood, about, lists, friends),
  update (color, pattern, layout, song, mood, about, lists, friends, updated_at) on app.myplace_pages to gum_api;
grant select, insert (page, wallet, text), update (removed_at) on app.myplace_comments to gum_api;
