-- What people make and pin to the wall of the Bulletin Board (WORK-1). The pictures lie in a store beside the database.
create table app.works (
  id bigint generated always as identity primary key,
  -- Its name stands under it.
  wallet app.address not null references app.profiles,
  kind text not null check (kind ~ '^[a-z-]{1,20}$'),
  title text not null check (char_length(title) between 1 and 60),
  -- By which it was published: an act that is repeated publishes once.
  act text not null unique check (act ~ '^[0-9a-f]{64}$'),
  -- What its pictures are called in the store. It follows from the act and all that was sent.
  file text not null unique check (file ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('image/jpeg', 'image/webp')),
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  created_at timestamptz not null default app.now(),
  -- Until an operator has released it, its maker alone sees it.
  held_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('author', 'operator')),
  check ((removed_at is null) = (removed_by is null))
);
create index works_wall on app.works (created_at, id) where removed_at is null;
create index works_makers on app.works (wallet, created_at);
create index works_held on app.works (id) where held_at is not null;
create index works_removed on app.works (created_at, id) where removed_by = 'operator';

create table app.work_reactions (
  work bigint not null references app.works on delete cascade,
  wallet app.address not null references app.wallets,
  reaction text not null check (reaction ~ '^[a-z-]{1,20}$'),
  primary key (work, reaction, wallet)
);

alter table app.works enable row level security;
alter table app.work_reactions enable row level security;
create policy gum_api_read_works on app.works for select to gum_api
  using ((held_at is null and removed_at is null) or wallet = (select app.current_wallet()) or (select app.is_admin()));
create policy gum_api_publish on app.works for insert to gum_api
  with check (wallet = (select app.current_wallet()) and not (select app.is_muted()));
-- Its maker takes it down, in their own name, and puts nothing back.
create policy gum_api_remove_work on app.works for update to gum_api
  using (removed_at is null and wallet = (select app.current_wallet()))
  with check (removed_by = 'author' and wallet = (select app.current_wallet()));
create policy gum_api_decide_work on app.works for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));
-- How many there are of each is for everybody; who reacted is told to no one.
create policy gum_api_count_reactions on app.work_reactions for select to gum_api using (true);
create policy gum_api_react on app.work_reactions for insert to gum_api
  with check (wallet = (select app.current_wallet()));
create policy gum_api_take_reaction_back on app.work_reactions for delete to gum_api
  using (wallet = (select app.current_wallet()));
revoke all on app.works, app.work_reactions from public, anon, authenticated;
grant select, insert (wallet, kind, title, act, file, type, width, height, held_at),
  update (removed_at, removed_by, held_at) on app.works to gum_api;
grant select, insert (work, wallet, reaction), delete on app.work_reactions to gum_api;

-- They are reported as all that people write for others is.
alter table app.reports
  add column work bigint references app.works on delete cascade,
  drop constraint reports_of_one_text,
  add constraint reports_of_one_text check (num_nonnulls(message, comment, line, signature, work) = 1);
create unique index reports_of_work on app.reports (work, wallet) where work is not null;
grant insert (work) on app.reports to gum_api;

-- Where the pictures of a work lie, for addresses that were signed for those who may see it. It acts as the owner, because
-- a picture is asked for without a session; what is answered says nothing of whose it is.
create function app.work_picture(work bigint, out file text, out type text, out removed boolean, out held boolean)
returns setof record language sql stable security definer set search_path = '' as $$
  select one.file, one.type, one.removed_at is not null, one.held_at is not null from app.works as one where one.id = work
$$;
revoke all on function app.work_picture(bigint) from public, anon, authenticated;
grant execute on function app.work_picture(bigint) to gum_api;
