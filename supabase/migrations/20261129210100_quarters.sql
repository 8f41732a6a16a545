-- Names that people have left at the doors of houses, to be told a quarter of their own codes (QUARTER-3). The digits are kept
-- nowhere. A row stays when its name hangs no longer: it says since when the person waits, and who told them.
create table app.quarter_requests (
  wallet app.address not null references app.wallets,
  house text not null check (house ~ '^[a-z][a-z-]{0,39}$'),
  -- The first time. After a night the quarter lies at the door (QUARTER-6).
  asked_at timestamptz not null default app.now(),
  ends_at timestamptz not null,
  told_by app.address references app.wallets,
  told_at timestamptz,
  primary key (wallet, house),
  check (num_nonnulls(told_by, told_at) <> 1),
  check (told_by <> wallet)
);
create index quarter_requests_board on app.quarter_requests (house, asked_at) where told_at is null;
create index quarter_requests_told_by on app.quarter_requests (told_by) where told_by is not null;

-- Who thanks whom for which quarter, once the code was right (QUARTER-5). It pays nothing.
create table app.quarter_thanks (
  helper app.address not null references app.wallets,
  asker app.address not null references app.wallets,
  house text not null,
  lock text not null,
  created_at timestamptz not null default app.now(),
  primary key (helper, asker, house, lock)
);
create index quarter_thanks_asker on app.quarter_thanks (asker);

alter table app.quarter_requests enable row level security;
alter table app.quarter_thanks enable row level security;
-- A board is read by members of the house, as the server's index knows them; no row has a digit.
create policy gum_api_read_names on app.quarter_requests for select to gum_api using (true);
create policy gum_api_leave_names on app.quarter_requests for insert to gum_api
  with check (wallet = (select app.current_wallet()) and told_at is null);
create policy gum_api_own_names on app.quarter_requests for update to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_tell on app.quarter_requests for update to gum_api
  using (told_at is null and ends_at > app.now()) with check (told_by = (select app.current_wallet()));
create policy gum_api_read_thanks on app.quarter_thanks for select to gum_api
  using ((select app.current_wallet()) in (helper, asker));
create policy gum_api_thank on app.quarter_thanks for insert to gum_api
  with check (asker = (select app.current_wallet()));
revoke all on app.quarter_requests, app.quarter_thanks from public, anon, authenticated;
grant select, insert (wallet, house, ends_at), update (ends_at, told_by, told_at) on app.quarter_requests to gum_api;
grant select, insert (helper, asker, house, lock) on app.quarter_thanks to gum_api;

-- Which locks a person has opened: a board tells no quarter of those. It acts as the owner, because facts are read by their
-- own wallet alone.
create function app.opened_by(person text) returns setof text
language sql stable security definer set search_path = '' as $$
  select known.fact from app.story_facts as known
  where known.wallet = person and known.said_by = 'server' and known.fact ~ '^opened:[a-z-]+$'
$$;

-- Records that a person has helped so many others, as soon as they have: a fact that the server says of another wallet than the
-- one that asks.
create function app.note_helper(person text, enough integer) returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.story_facts (wallet, fact, said_by)
  select person, 'won:ten-helped', 'server'
  where (select count(distinct thanks.asker) from app.quarter_thanks as thanks where thanks.helper = person) >= enough
  on conflict (wallet, fact) do nothing
$$;
revoke all on function app.opened_by(text), app.note_helper(text, integer) from public, anon, authenticated;
grant execute on function app.opened_by(text), app.note_helper(text, integer) to gum_api;

insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because) values
  (80, 'quarter_requests', 'wallet', '{asked_at,house,ends_at,told_at}', null, null),
  (81, 'quarter_thanks', 'asker', '{created_at,house,lock}', null, 'A thank-you stays with who helped.');
