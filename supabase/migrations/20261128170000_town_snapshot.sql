-- Who is where, for twenty thousand people. A beat changes one row in its place: no index has what it changes, half of a
-- page is free for the new version, and what is true for minutes is not worth the log.
drop index app.presence_age;
alter table app.presence set (fillfactor = 50);
alter table app.presence set unlogged;

create policy gum_api_move_presence on app.presence for update to gum_api
  using (wallet is null or wallet = (select app.current_wallet()))
  with check (wallet is null or wallet = (select app.current_wallet()));
grant update (place, seen_at) on app.presence to gum_api;

-- What everybody sees in town: counts, faces and floodlights, the same for all. One caller in five seconds writes it
-- (db/town/townSnapshot.ts), all others read it.
create table app.town_snapshot (
  only_row boolean primary key default true check (only_row),
  -- PresenceAnswer (contract/town/town.ts). No wallet is in it.
  shown jsonb not null check (jsonb_typeof(shown) = 'object' and pg_column_size(shown) <= 65536),
  made_at timestamptz not null
);
-- No call answers this one: it is too old.
insert into app.town_snapshot (shown, made_at) values ('{}', '1970-01-01');

alter table app.town_snapshot enable row level security;
create policy gum_api_see_town on app.town_snapshot for select to gum_api using (true);
create policy gum_api_refresh_town on app.town_snapshot for update to gum_api using (true) with check (true);

revoke all on app.town_snapshot from public, anon, authenticated;
grant select, update (shown, made_at) on app.town_snapshot to gum_api;
