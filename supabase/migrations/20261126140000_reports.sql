-- What people write for others can be reported, held and put back, whatever it is: a message of a room, a comment on a
-- page of MyPlace, a line of the guest book.
create table app.reports (
  message bigint references app.chat_messages on delete cascade,
  comment bigint references app.myplace_comments on delete cascade,
  line bigint references app.guest_book on delete cascade,
  wallet app.address not null references app.wallets,
  reason text not null check (reason in ('spam', 'scam', 'harassment', 'hate', 'other')),
  created_at timestamptz not null default app.now(),
  -- When an operator decided; null: it waits for one.
  settled_at timestamptz,
  check (num_nonnulls(message, comment, line) = 1)
);
create unique index reports_of_message on app.reports (message, wallet) where message is not null;
create unique index reports_of_comment on app.reports (comment, wallet) where comment is not null;
create unique index reports_of_line on app.reports (line, wallet) where line is not null;
create index reports_open on app.reports (created_at) where settled_at is null;

insert into app.reports (message, wallet, reason, created_at, settled_at)
  select message, wallet, reason, created_at, settled_at from app.chat_reports;
drop table app.chat_reports;

alter table app.reports enable row level security;
create policy gum_api_read_reports on app.reports for select to gum_api
  using (wallet = (select app.current_wallet()) or (select app.is_admin()));
create policy gum_api_report on app.reports for insert to gum_api
  with check (wallet = (select app.current_wallet()));
create policy gum_api_settle_reports on app.reports for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));
revoke all on app.reports from public, anon, authenticated;
grant select, insert (message, comment, line, wallet, reason), update (settled_at) on app.reports to gum_api;

-- Comments: until an operator has released one, its author alone reads it. Of one that was taken away a tombstone stays,
-- which everybody reads without its text.
alter table app.myplace_comments
  add column held_at timestamptz,
  add column removed_by text check (removed_by in ('author', 'owner', 'operator'));
update app.myplace_comments set removed_by = 'owner' where removed_at is not null;
alter table app.myplace_comments
  add constraint myplace_comments_removed check ((removed_at is null) = (removed_by is null));

drop index app.myplace_comments_pages, app.myplace_comments_writers;
create index myplace_comments_pages on app.myplace_comments (page, created_at, id);
create index myplace_comments_writers on app.myplace_comments (wallet, id);
create index myplace_comments_held on app.myplace_comments (id) where held_at is not null;
create index myplace_comments_removed on app.myplace_comments (created_at, id) where removed_by = 'operator';

drop policy gum_api_read_comments on app.myplace_comments;
create policy gum_api_read_comments on app.myplace_comments for select to gum_api
  using (held_at is null or wallet = (select app.current_wallet()) or (select app.is_admin()));
-- Those who wrote one and those on whose page it stands take it away, in their own name, and put nothing back.
drop policy gum_api_remove_comment on app.myplace_comments;
create policy gum_api_remove_comment on app.myplace_comments for update to gum_api
  using (removed_at is null and (select app.current_wallet()) in (page, wallet))
  with check (
    (select app.current_wallet()) = case removed_by when 'author' then wallet when 'owner' then page end);
create policy gum_api_decide_comment on app.myplace_comments for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));
grant insert (held_at), update (removed_by, held_at) on app.myplace_comments to gum_api;

-- Lines of the guest book, which administrators alone take away.
alter table app.guest_book
  add column held_at timestamptz,
  add column removed_by text check (removed_by in ('operator'));
update app.guest_book set removed_by = 'operator' where removed_at is not null;
alter table app.guest_book
  add constraint guest_book_removed check ((removed_at is null) = (removed_by is null));

drop index app.guest_book_pages;
create index guest_book_pages on app.guest_book (created_at, id);
create index guest_book_writers on app.guest_book (wallet, id);
create index guest_book_held on app.guest_book (id) where held_at is not null;
create index guest_book_removed on app.guest_book (created_at, id) where removed_by = 'operator';

drop policy gum_api_read_guest_book on app.guest_book;
create policy gum_api_read_guest_book on app.guest_book for select to gum_api
  using (held_at is null or wallet = (select app.current_wallet()) or (select app.is_admin()));
grant insert (held_at), update (removed_by, held_at) on app.guest_book to gum_api;
